import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { productTexts } from '../../../../server/src/domain/productTexts';
import { companyToday } from '../../companyToday';
import {
  AddHistoryDocument,
  ApproveConsignmentDocument,
  ChangeLogDocument,
  ConsignmentDetailDocument,
  DeleteConsignmentDocument,
  DeleteHistoryDocument,
  PayConsignmentDocument,
  TrackConsignmentDocument,
  type ConsignmentDetailFragment,
} from '../../graphql.generated';
import { aConsignment, aHistoryRow } from '../../testing/aConsignment';
import { openRowMenu } from '../../testing/openRowMenu';
import { renderScreen, signInAs } from '../../testing/renderScreen';
import { ConsignmentDetailPanel } from './ConsignmentDetailPanel';

const start = aHistoryRow({ uniqueId: 'h0', action: 'Consignment booked', internal: true, nonDeletable: true });
const left = aHistoryRow({ uniqueId: 'h1', action: 'Left Mumbai', deliveryStatus: 'Intransit' });
const arrived = aHistoryRow({ uniqueId: 'h2', action: 'Reached Kochi', deliveryStatus: 'Processing' });
const gone = aHistoryRow({ uniqueId: 'h3', action: 'Typed in error', deletedOn: '2026-05-07T04:30:00.000Z' });

async function openDetail(given: Partial<ConsignmentDetailFragment>, ...mocks: MockLink.MockedResponse[]) {
  const consignment = aConsignment(given);
  const onClose = jest.fn();
  const { user } = renderScreen(
    <ConsignmentDetailPanel uniqueId="c1" neighbours={null} onClose={onClose} onEdit={() => undefined} />,
    {
      mocks: [
        {
          request: { query: ConsignmentDetailDocument, variables: { uniqueId: 'c1' } },
          result: { data: { consignment } },
        },
        ...mocks,
      ],
    },
  );
  await screen.findByText('Consignment No D123');
  return { user, onClose, consignment };
}

const button = (name: string, inside: HTMLElement | null = document.body) =>
  within(inside ?? document.body).getByText(name, { selector: 'button *' });
/** Found by text: in tests antd gives all dialogs the same id, so only the first has an accessible name. */
const asked = async (question: string) =>
  (await screen.findAllByText(question))[0]?.closest<HTMLElement>('[role="dialog"]') ?? null;
const row = (action: string) => screen.getByText(action).closest('tr') as HTMLElement;
const bullets = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

beforeEach(() => signInAs('Admin'));

test('the movement: internal rows are dark, deleted ones say so, and only the last live one can be deleted', async () => {
  const histories = [gone, arrived, left, start];
  const { user } = await openDetail(
    { deliveryStatus: 'Processing', consignmentHistories: histories },
    {
      request: { query: DeleteHistoryDocument, variables: { input: { uniqueId: 'c1', historyUniqueId: 'h2' } } },
      result: {
        data: {
          deleteHistory: aConsignment({
            deliveryStatus: 'Intransit',
            version: 4,
            consignmentHistories: [gone, { ...arrived, deletedOn: gone.deletedOn }, left, start],
          }),
        },
      },
    },
  );
  expect(row('Consignment booked')).toHaveAttribute('data-tone', 'dark');
  expect(within(row('Consignment booked')).queryByText('Edit')).toBeNull();
  expect(row('Typed in error')).toHaveTextContent('Deleted');
  expect(within(row('Typed in error')).queryByText('Edit')).toBeNull();
  expect(within(row('Left Mumbai')).getByText('Edit')).toBeInTheDocument();
  expect(within(row('Left Mumbai')).queryByLabelText(/^More for/)).toBeNull();

  await openRowMenu(user, 'Reached Kochi');
  await user.click(within(row('Reached Kochi')).getByText('Delete'));
  const question = await asked(productTexts.areYouSureTo('delete Consignment history'));
  await user.click(button('Delete', question));
  expect(await screen.findByText('Consignment history deleted successfully')).toBeVisible();
  expect(row('Reached Kochi')).toHaveTextContent('Deleted');
  expect(within(row('Left Mumbai')).getByLabelText('More for Left Mumbai')).toBeInTheDocument();
});

test('an approved and delivered consignment is locked', async () => {
  await openDetail({ isApproved: true, deliveryStatus: 'Delivered', consignmentHistories: [left, start] });
  expect(screen.getByText('Consignment is Approved & Delivered and locked for editing')).toBeInTheDocument();
  expect(within(row('Left Mumbai')).queryByText('Edit')).toBeNull();
});

test('dispatch adds an In Transit row from the booking city', async () => {
  const input = {
    uniqueId: 'c1',
    actionDate: companyToday(),
    deliveryStatus: 'Intransit',
    city: 'Mumbai',
    action: 'Dispatched',
  };
  const { user } = await openDetail(
    {},
    {
      request: { query: AddHistoryDocument, variables: { input } },
      result: {
        data: { addHistory: aConsignment({ deliveryStatus: 'Intransit', consignmentHistories: [left, start] }) },
      },
    },
  );
  await user.click(button('Dispatch'));
  await user.type(await screen.findByLabelText('Remark'), '{Enter}');
  expect(await screen.findByText('Consignment dispatched successfully')).toBeVisible();
  expect(row('Left Mumbai')).toBeInTheDocument();
  expect(screen.queryByText('Delete', { selector: '.window-actions *' })).toBeNull();
});

test('a status needs remark, city and status', async () => {
  const { user } = await openDetail({});
  await user.click(button('Update Status'));
  await user.type(await screen.findByLabelText('Remark'), '{Enter}');
  expect(bullets()).toEqual(['Remark is required', 'City is required', 'Delivery Status is required']);
});

test('a payment, a dispatch and a status without their date are refused; an unfinished payment is kept', async () => {
  const { user } = await openDetail({ customerAmount: 500.5 });
  for (const [opens, label, saves, missing] of [
    ['Dispatch', 'Dispatch Date', 'Dispatch', 'Date is required'],
    ['Update Status', 'Date', 'Save', 'Date is required'],
    ['Payment', 'Payment Received Date', 'Update Payment', productTexts.paymentReceivedDateRequired],
  ] as const) {
    await user.click(button(opens, screen.getByRole('toolbar', { name: 'Actions', hidden: true })));
    const date = await screen.findByLabelText(label);
    const form = date.closest('form');
    await user.clear(date);
    await user.click(button(saves, form));
    expect(bullets()).toContain(missing);
    if (opens === 'Payment') break;
    await user.click(button('Close', form));
    await user.click(button('Discard', await asked('Discard your changes?')));
    await waitFor(() => expect(screen.queryByLabelText(label)).toBeNull());
  }
  window.dispatchEvent(new Event('pagehide'));
  expect(JSON.parse(localStorage.getItem('draft:Admin-1:payment:c1') ?? '{}')).toMatchObject({
    version: 3,
    values: { customerAmount: 500.5, paymentReceivedDate: null },
  });
});

test('a payment says what is missing, and takes Paid alone', async () => {
  const input = {
    uniqueId: 'c1',
    version: 3,
    customerAmount: 500.5,
    vendorAmount: 250.57,
    paymentReceivedDate: companyToday(),
    paymentStatus: 'Paid',
    isApproved: true,
  };
  const { user } = await openDetail(
    {},
    {
      request: { query: PayConsignmentDocument, variables: { input } },
      result: {
        data: {
          payConsignment: aConsignment({
            paymentStatus: 'Paid',
            isApproved: true,
            customerAmount: 500.5,
            paymentReceivedDate: companyToday(),
            version: 4,
          }),
        },
      },
    },
  );
  await user.click(button('Payment'));
  await user.clear(await screen.findByLabelText('Vendor Amount'));
  await user.keyboard('{Enter}');
  expect(bullets()).toEqual(['Customer Amount is required', 'Vendor Amount is required', 'PaymentStatus is required']);
  expect(screen.getByLabelText('Pending')).toBeDisabled();
  await user.type(screen.getByLabelText('Customer Amount'), '500.5');
  await user.type(screen.getByLabelText('Vendor Amount'), '250.57');
  await user.click(screen.getByLabelText('Paid'));
  await user.click(screen.getByLabelText('Lock consignment for further editing'));
  await user.click(button('Update Payment'));
  expect(await screen.findByText('Consignment payment status updated successfully')).toBeVisible();
  for (const name of ['Payment', 'Approve', 'Edit']) {
    expect(screen.queryByText(name, { selector: '.window-actions *' })).toBeNull();
  }
});

test('approving asks first, and the log of changes is asked for when it is shown', async () => {
  const { user } = await openDetail(
    {},
    {
      request: { query: ApproveConsignmentDocument, variables: { input: { uniqueId: 'c1', version: 3 } } },
      result: { data: { approveConsignment: aConsignment({ isApproved: true, version: 4 }) } },
    },
    {
      request: {
        query: ChangeLogDocument,
        variables: { search: { entityName: 'Consignment', primaryKey: 'c1', take: 50 } },
      },
      result: {
        data: {
          changeLog: {
            __typename: 'ChangeLogPage',
            rowCount: 1,
            rows: [
              {
                __typename: 'ChangeLog',
                id: 1,
                createdOn: '2026-05-07T04:30:00.000Z',
                propertyLabel: 'Approved',
                createdBy: { __typename: 'PersonName', firstName: 'Asha', lastName: 'Nair' },
                oldText: 'No',
                newText: 'Yes',
                remark: null,
              },
            ],
          },
        },
      },
    },
  );
  await user.click(button('Approve'));
  const question = await asked(productTexts.areYouSureTo('lock consignment for further editing'));
  await user.click(button('Approve', question));
  expect(await screen.findByText('Consignment approved successfully')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Edit', { selector: '.window-actions *' })).toBeNull());
  await user.click(screen.getByText('Change Log'));
  expect(await screen.findByText('1 of 1 change')).toBeInTheDocument();
  expect(screen.getByText('Yes')).toBeInTheDocument();
});

test('deleting asks first and closes the detail', async () => {
  const { user, onClose } = await openDetail(
    {},
    {
      request: { query: DeleteConsignmentDocument, variables: { input: { uniqueId: 'c1', version: 3 } } },
      result: { data: { deleteConsignment: { __typename: 'Consignment', uniqueId: 'c1' } } },
    },
  );
  await user.click(button('Delete'));
  const question = await asked(productTexts.areYouSureTo('delete Consignment D123'));
  await user.click(button('Delete', question));
  expect(await screen.findByText('Consignment deleted successfully')).toBeVisible();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('online tracking shows what the carrier says, and says when there is nothing', async () => {
  const answer = (...entries: object[]): MockLink.MockedResponse => ({
    request: { query: TrackConsignmentDocument, variables: { input: { uniqueId: 'c1', awbNo: 'D123' } } },
    result: { data: { trackConsignment: { __typename: 'TrackingResult', entries, consignment: aConsignment() } } },
  });
  const { user } = await openDetail(
    {},
    answer(),
    answer({
      __typename: 'OnlineTracking',
      actionDate: '2026-05-07T04:30:00.000Z',
      city: 'Pune',
      deliveryStatus: 'OutForDelivery',
      action: 'With the rider',
    }),
  );
  await user.click(button('Online Tracking'));
  expect(await screen.findByText('No updates found')).toBeVisible();
  await user.click(button('Online Tracking'));
  expect(await screen.findByText('With the rider')).toBeInTheDocument();
});
