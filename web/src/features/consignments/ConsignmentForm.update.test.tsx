import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ConsignmentDetailDocument, UpdateConsignmentDocument } from '../../graphql.generated';
import { aConsignment } from '../../testing/aConsignment';
import { field, suggestions } from '../../testing/bookingForm';
import { renderScreen, signInAs } from '../../testing/renderScreen';
import { ConsignmentFormModal } from './ConsignmentFormModal';

function openUpdate(...mocks: MockLink.MockedResponse[]) {
  const onSaved = jest.fn();
  const onClose = jest.fn();
  const { user } = renderScreen(
    <ConsignmentFormModal open mode="update" uniqueId="c1" onClose={onClose} onSaved={onSaved} />,
    { mocks: [...suggestions, ...mocks] },
  );
  return { user, onSaved, onClose };
}

const flag = (label: string) => screen.getByLabelText(label, { selector: 'button' });

beforeEach(() => signInAs('Member'));

test('an update starts from the record, and is refused once somebody else has changed it', async () => {
  const shown = (record: object): MockLink.MockedResponse => ({
    request: { query: ConsignmentDetailDocument, variables: { uniqueId: 'c1' } },
    result: { data: { consignment: record } },
  });
  const { user, onClose, onSaved } = openUpdate(
    shown(aConsignment()),
    {
      request: { query: UpdateConsignmentDocument, variables: () => true },
      result: {
        errors: [{ message: 'This record was changed by someone else', extensions: { code: 'CONFLICT' } }],
      },
    },
    shown(aConsignment({ version: 4, remark: 'Theirs' })),
    {
      request: {
        query: UpdateConsignmentDocument,
        variables: ({ input }) =>
          input.version === 4 &&
          input.customerAmount === 500 &&
          input.remark === 'Theirs' &&
          input.uniqueId === 'c1' &&
          input.vendorId === 35 &&
          input.bookingCityId === 64,
      },
      result: { data: { updateConsignment: aConsignment({ version: 5, customerAmount: 500, remark: 'Theirs' }) } },
    },
  );
  await waitFor(() => expect(field('Awb No')).toHaveValue('D123'));
  expect(screen.getByText('DTDC')).toBeInTheDocument();
  await user.type(field('Remark'), 'Mine{Enter}');
  const reload = await screen.findByRole('button', { name: 'Load newer values' });
  expect(field('Remark')).toHaveValue('Mine');
  await user.click(reload);
  expect(field('Remark')).toHaveValue('Theirs');
  expect(screen.queryByRole('button', { name: 'Load newer values' })).toBeNull();
  await user.type(field('Customer Amount'), '500{Enter}');
  expect(await screen.findByText('Consignment updated successfully')).toBeVisible();
  expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ uniqueId: 'c1', awbNo: 'D123' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('amounts of a paid consignment are locked, insurance and VPP too', async () => {
  openUpdate({
    request: { query: ConsignmentDetailDocument, variables: { uniqueId: 'c1' } },
    result: {
      data: { consignment: aConsignment({ paymentStatus: 'Paid', isVpp: true, vppAmount: 500, vppCommission: 5 }) },
    },
  });
  expect(await screen.findByLabelText('VPP Amount')).toBeDisabled();
  for (const label of ['Vendor Amount', 'Customer Amount', 'VPP Commission']) {
    expect(field(label)).toBeDisabled();
  }
  for (const label of ['VPP', 'Insurance']) expect(flag(label)).toBeDisabled();
  for (const label of ['Sender', 'Remark']) expect(field(label)).toBeEnabled();
});

test('sender and amounts of an invoiced consignment are locked; an approved one is locked altogether', async () => {
  const { user } = openUpdate({
    request: { query: ConsignmentDetailDocument, variables: { uniqueId: 'c1' } },
    result: { data: { consignment: aConsignment({ invoiceId: 3, manifestId: 2, isApproved: true }) } },
  });
  await waitFor(() => expect(field('Awb No')).toHaveValue('D123'));
  for (const label of ['Vendor', 'Sender', 'Vendor Amount', 'Customer Amount']) expect(field(label)).toBeDisabled();
  expect(field('Remark')).toBeEnabled();
  expect(screen.getByText('Consignment is approved and locked for editing')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Update' })).toBeDisabled();
  await user.type(field('Remark'), 'More');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reset' }));
  await user.click(await screen.findByText('Discard'));
  await waitFor(() => expect(field('Remark')).toHaveValue(''));
});
