import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { InvoicePrintDocument } from '../graphql.generated';
import { paths } from '../paths';
import { companyOfAnyDay } from '../testing/printCompany';
import { renderScreen, signInAs } from '../testing/renderScreen';
import InvoicePrint from './InvoicePrint';

const consignment = {
  __typename: 'Consignment',
  uniqueId: 'w1',
  bookingDate: '2026-10-05',
  awbNo: 'WE0007',
  receiver: 'Jaya Das',
  deliveryCity: { __typename: 'City', uniqueId: 't1', name: 'Kochi' },
  serviceType: 'Surface',
  parcelType: 'Box',
  chargeableWeight: 2.5,
  customerAmount: 1000,
  vppCommission: null,
  insuranceCommission: null,
  invoiceId: 7,
  commissionBillId: null,
};
const invoice = {
  __typename: 'Invoice',
  branchId: 1,
  uniqueId: 'i1',
  id: 7,
  customer: {
    __typename: 'Customer',
    uniqueId: 'c4',
    company: 'Cauvery Spices',
    name: 'Lakshmi',
    address: '90 Chickpet',
    contact: '90000 13736',
    gst: '29ABACS0877M1ZS',
  },
  buyerName: 'Cauvery Spices',
  buyerGstin: '29ABACS0877M1ZS',
  buyerAddress: '90 Chickpet',
  invoiceNumber: 'INV/26-27/15',
  invoiceMonth: '2026-10',
  invoiceDate: '2026-11-02',
  paymentDate: null,
  dueDate: '2026-12-02',
  invoiceStatus: 'Approved',
  invoiceType: 'Automatic',
  totalConsignments: 1,
  actualAmount: 1000,
  additionalCharges: 0,
  chargesTaxable: false,
  additionalRemark: null,
  remark: null,
  igst: 180,
  cgst: 0,
  sgst: 0,
  totalAmount: 1180,
  outstanding: 1180,
  taxPercent: 18,
  service: 'Courier',
  sac: null,
  charge: 'Forward',
  placeOfSupply: '29',
  supplyType: 'B2B',
  irn: null,
  ackNo: null,
  ackDate: null,
  signedQr: null,
  cancelledOn: null,
  deletedOn: null,
  consignments: [consignment],
  cargoConsignments: [],
};

function open(
  result: MockLink.MockedResponse['result'],
  { company = {}, copies }: { company?: object; copies?: number } = {},
) {
  renderScreen(
    <Routes>
      <Route path={paths.invoicePrint(':uniqueId')} element={<InvoicePrint />} />
    </Routes>,
    {
      mocks: [
        companyOfAnyDay(company),
        { request: { query: InvoicePrintDocument, variables: { uniqueId: 'i1' } }, result },
      ],
      at: paths.invoicePrint('i1', copies),
    },
  );
}

let print: jest.SpyInstance;

beforeEach(() => {
  signInAs('Admin');
  print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  jest.spyOn(window, 'close').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

test('a counter bill of many bookings prints a line for each service', async () => {
  const consignments = Array.from({ length: 3000 }, (_, at) => ({
    ...consignment,
    uniqueId: `w${at}`,
    serviceType: at % 3 === 0 ? 'Air' : 'Surface',
    customerAmount: 1.18,
  }));
  const customer = { ...invoice.customer, company: 'Counter Sales', gst: null };
  const amounts = { actualAmount: 3000, igst: 0, cgst: 270, sgst: 270, totalAmount: 3540 };
  const buyer = { buyerName: 'Counter Sales', buyerGstin: null, buyerAddress: null };
  const counter = {
    ...invoice,
    ...amounts,
    ...buyer,
    customer,
    invoiceType: 'Counter',
    totalConsignments: 3000,
    consignments,
  };
  open({ data: { invoice: counter } });
  const services = within(await screen.findByRole('table', { name: 'Services' }));
  expect(services.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'Courier service of 02-Nov-2026BookingsWeight (Kg)Amount with tax (₹)',
    'Air, Box1,0002500.0001,180.00',
    'Surface, Box2,0005000.0002,360.00',
  ]);
  expect(screen.queryByRole('table', { name: 'Consignments' })).toBeNull();
});

test('an invoice prints seven columns, its tax, its words, terms and bank', async () => {
  open({ data: { invoice } });
  const lines = within(await screen.findByRole('table', { name: 'Consignments' }));
  expect(lines.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'SR#',
    'Date',
    'Awb No',
    'Receiver',
    'Destination',
    'Weight (Kg)',
    'Amount (₹)',
  ]);
  expect(lines.getByRole('row', { name: '1 05-Oct-2026 WE0007 Jaya Das Kochi 2.500 1,000.00' })).toBeVisible();
  const sums = within(screen.getByRole('table', { name: 'Total' }));
  expect(sums.getByRole('row', { name: 'IGST 18% ₹ 180.00' })).toBeVisible();
  expect(sums.queryByText(/CGST/)).toBeNull();
  expect(sums.getByRole('row', { name: 'Total ₹ 1,180.00' })).toBeVisible();
  for (const text of [
    'One Thousand One Hundred Eighty Rupees Only',
    '996812',
    '29-Karnataka',
    'GSTIN 27AAPFU0939F1ZV',
    'GSTIN 29ABACS0877M1ZS',
    'Pay within ten days.',
    'Interest of 21% per annum if not paid within 5 days.',
    '000105001818',
    'SBIN0000300',
  ])
    expect(screen.getAllByText(text)[0]).toBeVisible();
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
});

const byUpi = { upiId: 'waybill@okaxis' };
const code = () => screen.queryByRole('img', { name: 'QR code to pay by UPI' });

test('an unpaid invoice prints a code for what is outstanding, if the company takes UPI', async () => {
  open({ data: { invoice: { ...invoice, outstanding: 680.5 } } }, { company: byUpi });
  expect(await screen.findByText('Pay ₹ 680.50 by UPI')).toBeVisible();
  expect(screen.getByText('waybill@okaxis')).toBeVisible();
  expect(code()).toBeVisible();
});

test.each([
  ['without a UPI id', invoice, {}],
  ['when it is paid', { ...invoice, invoiceStatus: 'Paid', paymentDate: '2026-11-10', outstanding: 0 }, byUpi],
  ['when it is cancelled', { ...invoice, cancelledOn: '2026-11-10' }, byUpi],
  ['when nothing is outstanding', { ...invoice, outstanding: 0 }, byUpi],
])('an invoice prints no such code %s', async (_, given, company) => {
  open({ data: { invoice: given } }, { company });
  expect(await screen.findByText('Authorised signatory')).toBeVisible();
  expect(code()).toBeNull();
});

const changed = { ...invoice.customer, company: 'Kaveri Foods', address: '1 New Road', gst: null };

test('an approved invoice names its buyer as it was approved', async () => {
  open({ data: { invoice: { ...invoice, customer: changed } } });
  for (const text of ['Cauvery Spices', '90 Chickpet', 'GSTIN 29ABACS0877M1ZS'])
    expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByText('Kaveri Foods')).toBeNull();
});

test('a draft names the customer as it is', async () => {
  open({
    data: { invoice: { ...invoice, customer: changed, invoiceNumber: null, invoiceStatus: 'Generated' } },
  });
  for (const text of ['Kaveri Foods', '1 New Road', 'GSTIN: not registered'])
    expect(await screen.findByText(text)).toBeVisible();
});

test('past nine digits the words overflow; what is not approved says so', async () => {
  open({
    data: {
      invoice: {
        ...invoice,
        invoiceType: 'Manual',
        invoiceStatus: 'Generated',
        invoiceNumber: null,
        consignments: [],
        totalConsignments: 12,
        totalAmount: 1_000_000_000,
      },
    },
  });
  expect(await screen.findByText('overflow')).toBeVisible();
  expect(screen.getByText('Draft: not yet approved')).toBeVisible();
  expect(screen.getByText('Courier and cargo services of October-2026, 12 consignments')).toBeVisible();
});

const tax = async () => within(await screen.findByRole('table', { name: 'Tax by SAC/HSN' }));

test('the tax stands by service code, and who owes it; the due date follows from the credit days', async () => {
  open({
    data: { invoice: { ...invoice, additionalCharges: 200, chargesTaxable: true, igst: 216, totalAmount: 1416 } },
  });
  const [titles, row] = (await tax()).getAllByRole('row').map((each) => each.textContent);
  expect([titles, row]).toEqual(['SAC/HSNTaxable (₹)IGST 18% (₹)Tax (₹)', '9968121,200.00216.00216.00']);
  expect(screen.getByText('Tax is payable on reverse charge: No')).toBeVisible();
  expect(screen.getByText('Due Date').parentElement).toHaveTextContent('02-Dec-2026');
  expect(screen.queryByText(/Supply to SEZ/)).toBeNull();
  expect(screen.queryByText(/^(Original|Duplicate|Triplicate)/)).toBeNull();
});

test('case 7: goods transport by road says that the tax is payable on reverse charge, by its own code', async () => {
  const road = { service: 'Goods transport by road', sac: '996791', charge: 'ReverseCharge', taxPercent: 5 };
  open({ data: { invoice: { ...invoice, ...road, igst: 0, totalAmount: 1000 } } });
  const [, row] = (await tax()).getAllByRole('row').map((each) => each.textContent);
  expect(row).toBe('9967911,000.000.00');
  expect(screen.getByText('Tax is payable on reverse charge: Yes')).toBeVisible();
  expect(screen.getByText('Service').parentElement).toHaveTextContent('Goods transport by road');
});

test('what is exempt is on a bill of supply', async () => {
  open({ data: { invoice: { ...invoice, charge: 'Exempt', taxPercent: 0, igst: 0, totalAmount: 1000 } } });
  expect(await screen.findByText('Bill of Supply')).toBeVisible();
  expect(screen.queryByText('Tax Invoice')).toBeNull();
});

test.each([
  ['paid', { invoiceStatus: 'Paid', paymentDate: '2026-11-20' }, '20-Nov-2026'],
  ['cancelled', { cancelledOn: '2026-11-20' }, 'Cancelled on 20-Nov-2026'],
  ['deleted', { deletedOn: '2026-11-20T06:30:00.000Z' }, 'Invoice is deleted'],
])('an invoice that is %s says so, and asks for nothing any more', async (_, given, says) => {
  open({ data: { invoice: { ...invoice, ...given } } }, { company: byUpi });
  expect(await screen.findByText(says)).toBeVisible();
  expect(screen.getByText('Invoice Date')).toBeVisible();
  for (const text of [/^Interest of/, /^Pay /, 'Due Date', 'Bank details', '000105001818', byUpi.upiId])
    expect(screen.queryByText(text)).toBeNull();
  expect(code()).toBeNull();
});

test('a supply to a special economic zone says so, and bears no tax under a letter of undertaking', async () => {
  open({ data: { invoice: { ...invoice, supplyType: 'SEZWOP', igst: 0, totalAmount: 1000 } } });
  const [, row] = (await tax()).getAllByRole('row').map((each) => each.textContent);
  expect(row).toBe('9968121,000.000.00');
  expect(screen.getByText(/^Supply to SEZ .* without payment of integrated tax$/)).toBeVisible();
});

test('copies say whose they are, in the order of the law', async () => {
  open({ data: { invoice } }, { copies: 3 });
  expect(await screen.findAllByText('INV/26-27/15')).toHaveLength(3);
  const marks = screen.getAllByText(/^(Original|Duplicate|Triplicate)/).map(({ textContent }) => textContent);
  expect(marks).toEqual(['Original for recipient', 'Duplicate for supplier', 'Triplicate']);
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
});

test('a member is told why there is nothing to print', async () => {
  open({ errors: [{ message: 'You are not authorized', extensions: { code: 'FORBIDDEN' } }] });
  expect(await screen.findByRole('alert')).toHaveTextContent('You are not authorized');
  expect(print).not.toHaveBeenCalled();
});
