import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { productTexts } from '../../../server/src/domain/productTexts';
import { addDays, formatDate } from '../../../server/src/domain/values/dates';
import { companyToday } from '../companyToday';
import {
  ApproveCargoDocument,
  BookCargoDocument,
  CargoConsignmentsDocument,
  CargoInvoicePreviewsDocument,
  CargoDetailDocument,
  CustomerSuggestionsDocument,
  GenerateCargoInvoicesDocument,
  PayCargoDocument,
  ServicesDocument,
  UpdateCargoDocument,
  VendorSuggestionsDocument,
} from '../graphql.generated';
import { aCargo } from '../testing/aCargo';
import { renderScreen, signInAs } from '../testing/renderScreen';
import CargoPage from './CargoPage';

const list = (rows: readonly object[], sortBy = 'bookingDate'): MockLink.MockedResponse => ({
  request: {
    query: CargoConsignmentsDocument,
    variables: { search: { skip: 0, take: 50, sortBy, sortOrder: 'DESC' } },
  },
  result: { data: { cargoConsignments: { __typename: 'CargoConsignmentPage', rows, rowCount: rows.length } } },
});

const detail = (cargo: object): MockLink.MockedResponse => ({
  request: { query: CargoDetailDocument, variables: { uniqueId: 'k1' } },
  result: { data: { cargoConsignment: cargo } },
});

const services: MockLink.MockedResponse = {
  request: { query: ServicesDocument },
  maxUsageCount: Infinity,
  result: { data: { services: { __typename: 'ServicePage', rows: [], rowCount: 0 } } },
};

const suggestions: MockLink.MockedResponse[] = [
  {
    request: { query: VendorSuggestionsDocument, variables: () => true },
    maxUsageCount: Infinity,
    result: {
      data: {
        vendorSuggestions: [
          { __typename: 'VendorSuggestion', id: 35, name: 'Blue Courier', type: 'Courier' },
          { __typename: 'VendorSuggestion', id: 61, name: 'Bluewing Air Cargo', type: 'Cargo' },
        ],
      },
    },
  },
  {
    request: { query: CustomerSuggestionsDocument, variables: () => true },
    maxUsageCount: Infinity,
    result: { data: { customerSuggestions: [{ __typename: 'Suggestion', id: 7, name: 'Gateway Print House' }] } },
  },
];

const field = (label: string) => within(screen.getByRole('dialog')).getByLabelText(label);
const actions = () =>
  within(screen.getByRole('toolbar', { name: 'Actions' }))
    .queryAllByRole('button')
    .map((button) => button.textContent);

test('what is missing is said in order, carriers only are offered, and a weight too small is cleared', async () => {
  signInAs('Member');
  const { user } = renderScreen(<CargoPage />, { at: '/?new=1', mocks: [services, ...suggestions, list([])] });
  await screen.findByText('Create Consignment');
  await user.click(screen.getByText('Create', { selector: 'button *' }));
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'AwbNo is required',
    'Cargo name is required',
    'Service Type is required',
    'Sender is required',
    'Receiver is required',
    'Payment Mode is required',
    'Actual Weight is required',
    'Chargeable Weight is required',
    'Packet is required',
  ]);
  await user.type(field('Cargo Name'), 'blue');
  expect(await screen.findByTitle('Bluewing Air Cargo')).toBeVisible();
  expect(screen.queryByTitle('Blue Courier')).toBeNull();
  await user.type(field('Actual Weight'), '12.5');
  await user.type(field('Chargeable Weight'), '10');
  await user.click(field('Packet'));
  expect(field('Chargeable Weight')).toHaveValue('');
});

test.each(['/', '/?sort=createdOn&order=DESC'])('after a booking at %s the newest are listed first', async (at) => {
  signInAs('Member');
  const sameHere = {
    awbNo: 'cg-1001',
    bookingDate: companyToday(),
    serviceType: 'Surface',
    paymentMode: 'ToPay',
    packet: 3,
    actualWeight: 12.5,
    chargeableWeight: 14,
    toPayAmount: 1450.5,
    deliveryCharge: null,
    service: null,
    remark: '',
  };
  const company = { id: 7, name: 'Gateway Print House' };
  localStorage.setItem(
    'draft:Member-1:cargo',
    JSON.stringify({
      savedAt: '2026-03-05T08:33:09.000Z',
      version: null,
      values: { ...sameHere, cargoId: { id: 61, name: 'Bluewing Air Cargo' }, senderId: company, receiverId: company },
    }),
  );
  const { user, address } = renderScreen(<CargoPage />, {
    at,
    mocks: [
      services,
      list([], at === '/' ? 'bookingDate' : 'createdOn'),
      {
        request: {
          query: BookCargoDocument,
          variables: { input: { ...sameHere, cargoId: 61, senderId: 7, receiverId: 7 } },
        },
        result: { data: { bookCargo: { __typename: 'CargoConsignment', uniqueId: 'k1', awbNo: 'CG-1001' } } },
      },
      list([aCargo(), aCargo({ uniqueId: 'k2', awbNo: 'CG-1000' })], 'createdOn'),
    ],
  });
  await screen.findByText(productTexts.noConsignments);
  await user.click(screen.getByLabelText('Create Consignment'));
  expect(await screen.findByText(/^Draft of 05 Mar 26 14:03:09 restored/)).toBeInTheDocument();
  await user.click(screen.getByText('Create', { selector: 'button *' }));
  expect(await screen.findByText('Consignment created successfully')).toBeVisible();
  expect((await screen.findByText('CG-1001')).closest('tr')).toHaveAttribute('data-tone', 'current');
  expect(screen.getByText('CG-1000').closest('tr')).not.toHaveAttribute('data-tone');
  expect(address()).toBe('/?sort=createdOn&order=DESC');
  expect(localStorage.getItem('draft:Member-1:cargo')).toBeNull();
});

test('AWB number and cargo stay as they were booked', async () => {
  signInAs('Member');
  const input = {
    uniqueId: 'k1',
    version: 1,
    awbNo: 'CG-1001',
    cargoId: 61,
    bookingDate: '2026-11-19',
    serviceType: 'Surface',
    senderId: 7,
    receiverId: 8,
    paymentMode: 'ToPay',
    packet: 4,
    actualWeight: 12.5,
    chargeableWeight: 14,
    toPayAmount: 1450.5,
    deliveryCharge: 80,
    service: null,
    remark: '',
  };
  const { user } = renderScreen(<CargoPage />, {
    at: '/?edit=k1',
    mocks: [
      services,
      list([aCargo()]),
      detail(aCargo()),
      {
        request: { query: UpdateCargoDocument, variables: { input } },
        result: { data: { updateCargo: aCargo({ packet: 4, version: 2 }) } },
      },
    ],
  });
  await screen.findByText('Update Consignment CG-1001');
  await waitFor(() => expect(field('Packet')).toHaveValue('3'));
  expect(field('Awb No')).toBeDisabled();
  expect(field('Cargo Name')).toBeDisabled();
  await user.clear(field('Packet'));
  await user.type(field('Packet'), '4{Enter}');
  expect(await screen.findByText('Consignment updated successfully')).toBeVisible();
});

test('the amounts of a paid consignment are locked', async () => {
  signInAs('Member');
  const paid = aCargo({ paymentStatus: 'Paid', paymentDate: '2026-11-20' });
  renderScreen(<CargoPage />, { at: '/?edit=k1', mocks: [services, list([paid]), detail(paid)] });
  await waitFor(() => expect(field('Packet')).toHaveValue('3'));
  for (const label of ['Amount', 'Delivery Charge']) expect(field(label)).toBeDisabled();
  expect(field('Remark')).toBeEnabled();
});

test('an admin approves and pays, each with one request; only Paid can be chosen, and the lock stays', async () => {
  signInAs('Admin');
  const approved = aCargo({ isApproved: true, version: 2 });
  const { user } = renderScreen(<CargoPage />, {
    at: '/?open=k1',
    mocks: [
      services,
      list([aCargo()]),
      detail(aCargo()),
      {
        request: { query: ApproveCargoDocument, variables: { input: { uniqueId: 'k1', version: 1 } } },
        result: { data: { approveCargo: approved } },
      },
      {
        request: {
          query: PayCargoDocument,
          variables: {
            input: {
              uniqueId: 'k1',
              version: 2,
              deliveryCharge: 80,
              paymentDate: companyToday(),
              paymentStatus: 'Paid',
              isApproved: true,
            },
          },
        },
        result: { data: { payCargo: { ...approved, paymentStatus: 'Paid', paymentDate: companyToday(), version: 3 } } },
      },
    ],
  });
  await screen.findByText('Consignment No CG-1001');
  expect(actions()).toEqual(['Edit', 'Payment', 'Approve', 'Delete']);
  await user.click(screen.getByText('Approve'));
  const [, question] = await screen.findAllByText(productTexts.areYouSureTo('lock consignment for further editing'));
  await user.click(within(question!.closest<HTMLElement>('[role="dialog"]')!).getByText('Approve'));
  expect(await screen.findByText('Consignment approved successfully')).toBeVisible();
  expect(actions()).toEqual(['Payment']);

  await user.click(within(screen.getByRole('toolbar')).getByText('Payment'));
  await screen.findByText('Payment of CG-1001');
  expect(screen.getByLabelText('Lock consignment for further editing')).toBeDisabled();
  expect(screen.getByLabelText('Lock consignment for further editing')).toBeChecked();
  expect(screen.getByLabelText('Pending')).toBeDisabled();
  await user.click(screen.getByText('Update Payment'));
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['PaymentStatus is required']);
  await user.click(screen.getByLabelText('Paid'));
  await user.click(screen.getByText('Update Payment'));
  expect(await screen.findByText('Consignment payment status updated successfully')).toBeVisible();
  await waitFor(() => expect(actions()).toEqual([]));
  expect(within(screen.getByRole('table', { name: 'Cargo consignments' })).getByText('Paid')).toBeVisible();
});

test('a member neither approves nor takes payments, and does not ask who booked', async () => {
  signInAs('Member');
  renderScreen(<CargoPage />, {
    at: '/?open=k1&createdById=5~Asha',
    mocks: [services, list([aCargo()]), detail(aCargo())],
  });
  await screen.findByText('Consignment No CG-1001');
  expect(actions()).toEqual(['Edit', 'Delete']);
  expect(screen.queryByLabelText('Users (created by)')).toBeNull();
});

describe('the heading of an update', () => {
  const open = (delay = 0) => {
    signInAs('Member');
    renderScreen(<CargoPage />, {
      at: '/?edit=k1',
      mocks: [services, list([aCargo()]), { ...detail(aCargo()), delay }],
    });
  };

  test('says what is being done before the record has come', async () => {
    open(Infinity);
    expect(await screen.findByText(/^(Create|Update) Consignment/, { selector: '.ant-modal-title' })).toHaveTextContent(
      /^Update Consignment$/,
    );
  });

  test('names the record when it has come', async () => {
    open();
    expect(await screen.findByText('Update Consignment CG-1001')).toBeInTheDocument();
  });
});

test('an edit from the detail window asks for the record when it is opened and for its edit, and not again after saving', async () => {
  signInAs('Member');
  const asked = jest.fn();
  const answers = {
    ...detail(aCargo()),
    result: () => (asked(), { data: { cargoConsignment: aCargo() } }),
    maxUsageCount: Infinity,
  };
  const { user } = renderScreen(<CargoPage />, {
    at: '/?open=k1',
    mocks: [
      services,
      list([aCargo()]),
      answers,
      {
        request: { query: UpdateCargoDocument, variables: ({ input }) => input.packet === 4 },
        result: { data: { updateCargo: aCargo({ packet: 4, version: 2 }) } },
      },
    ],
  });
  await screen.findByText('Consignment No CG-1001');
  await user.click(within(screen.getByRole('toolbar', { name: 'Actions' })).getByText('Edit'));
  await screen.findByText('Update Consignment CG-1001');
  const packet = await screen.findByLabelText('Packet');
  await waitFor(() => expect(packet).toHaveValue('3'));
  const before = asked.mock.calls.length;
  await user.clear(packet);
  await user.type(packet, '4{Enter}');
  expect(await screen.findByText('Consignment updated successfully')).toBeVisible();
  const again = (await screen.findByText('Consignment No CG-1001')).closest<HTMLElement>('[role="dialog"]');
  await waitFor(() => expect(within(again ?? document.body).getByText('4')).toBeInTheDocument());
  expect(asked).toHaveBeenCalledTimes(before);
});

test('a booking date that is emptied or not yet come is refused, and stays as it was typed', async () => {
  signInAs('Member');
  const { user } = renderScreen(<CargoPage />, { at: '/?new=1', mocks: [services, ...suggestions, list([])] });
  await screen.findByText('Create Consignment');
  await user.clear(field('Booking Date'));
  await user.click(screen.getByText('Create', { selector: 'button *' }));
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toContain('Booking is required');
  const tomorrow = formatDate(addDays(companyToday(), 1));
  await user.type(field('Booking Date'), `${tomorrow}{Enter}`);
  expect(field('Booking Date')).toHaveValue(tomorrow);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toContain(
    'Booking date cannot be in the future',
  );
});

test('a payment without its date is refused, and what was begun is there again after a reload', async () => {
  signInAs('Admin');
  const mocks = [list([aCargo()]), detail(aCargo())];
  const openPayment = async () => {
    const { user, unmount } = renderScreen(<CargoPage />, { at: '/?open=k1', mocks });
    await screen.findByText('Consignment No CG-1001');
    await user.click(within(screen.getByRole('toolbar', { name: 'Actions' })).getByText('Payment'));
    await screen.findByText('Payment of CG-1001');
    return { user, unmount };
  };
  const { user, unmount } = await openPayment();
  await user.click(screen.getByLabelText('Paid'));
  await user.clear(screen.getByLabelText('Payment Received Date'));
  await user.click(screen.getByText('Update Payment'));
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    productTexts.paymentReceivedDateRequired,
  ]);

  window.dispatchEvent(new Event('pagehide'));
  unmount();
  await openPayment();
  expect(await screen.findByText(/^Draft of .* restored/)).toBeInTheDocument();
  expect(screen.getByLabelText('Paid')).toBeChecked();
  expect(screen.getByLabelText('Payment Received Date')).toHaveValue('');
});

test('selected cargo is invoiced to who pays, as the server says it beforehand', async () => {
  signInAs('Admin');
  const bill = {
    __typename: 'CargoInvoicePreview',
    customerId: 8,
    company: 'Deccan Valves',
    service: 'Goods transport by road',
    charge: 'ReverseCharge',
    isCash: false,
    totalConsignments: 1,
    actualAmount: 1450.5,
    ...{ igst: 0, cgst: 0, sgst: 0 },
    totalAmount: 1450.5,
    taxExplanation:
      'Goods transport by road, the recipient pays 5% on reverse charge: the place of supply is Karnataka.',
  };
  const previews = (payer: string, bills: readonly object[]): MockLink.MockedResponse => ({
    request: { query: CargoInvoicePreviewsDocument, variables: { input: { cargoIds: [1], payer } } },
    result: { data: { cargoInvoicePreviews: bills } },
  });
  const dates = { invoiceDate: companyToday(), invoiceMonth: '2026-11' };
  const { user } = renderScreen(<CargoPage />, {
    mocks: [
      list([aCargo()]),
      previews('Receiver', [bill]),
      {
        request: {
          query: GenerateCargoInvoicesDocument,
          variables: { input: { cargoIds: [1], payer: 'Receiver', ...dates } },
        },
        result: {
          data: {
            generateCargoInvoices: [
              {
                __typename: 'Invoice',
                uniqueId: 'i1',
                cargoConsignments: [{ __typename: 'CargoConsignment', uniqueId: 'k1', version: 2, invoiceId: 5 }],
              },
            ],
          },
        },
      },
      list([aCargo({ version: 2, invoiceId: 5 })]),
    ],
  });
  await screen.findByText('CG-1001');
  await user.click(screen.getByText('Select'));
  await user.click(screen.getByRole('checkbox', { name: 'Select row 1' }));
  await user.click(await screen.findByText('Generate Invoice'));
  expect(await screen.findByText('Deccan Valves, Goods transport by road')).toBeVisible();
  expect(screen.getByText(/the recipient pays 5% on reverse charge/)).toBeVisible();
  await user.click(screen.getByText('Generate', { selector: 'button *' }));
  expect(await screen.findByText('1 invoice created successfully')).toBeVisible();
});
