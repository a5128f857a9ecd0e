import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { InvoicePrintDocument } from '../graphql.generated';
import { paths } from '../paths';
import { renderScreen, signInAs } from '../testing/renderScreen';
import InvoicePrint from './InvoicePrint';

const company = {
  __typename: 'Company',
  legalName: 'Waybill Couriers',
  address: ['18 Ballard Estate', 'Mumbai 400001'],
  phone: '+91 22 4000 1818',
  email: 'care@waybill.test',
  website: 'www.waybill.test',
  gstin: '27AAPFU0939F1ZV',
  pan: 'AAPFU0939F',
  sacCode: '996812',
  bank: {
    __typename: 'BankAccount',
    accountName: 'Waybill Couriers',
    accountNumber: '000105001818',
    bankName: 'State Bank of India',
    branch: 'Fort, Mumbai',
    ifsc: 'SBIN0000300',
  },
};
const consignment = {
  __typename: 'Consignment',
  uniqueId: 'w1',
  bookingDate: '2026-10-05',
  awbNo: 'WE0007',
  receiver: 'Jaya Das',
  deliveryCity: { __typename: 'City', uniqueId: 't1', name: 'Kochi' },
  chargeableWeight: 2.5,
  customerAmount: 1000,
};
const invoice = {
  __typename: 'Invoice',
  uniqueId: 'i1',
  customer: {
    __typename: 'Customer',
    uniqueId: 'c4',
    company: 'Cauvery Spices',
    name: 'Lakshmi',
    address: '90 Chickpet',
    contact: '90000 13736',
    gst: '29ABACS0877M1ZS',
  },
  invoiceNumber: 'INV/26-27/15',
  invoiceMonth: '2026-10',
  invoiceDate: '2026-11-02',
  paymentDate: null,
  invoiceStatus: 'Approved',
  invoiceType: 'Automatic',
  totalConsignments: 1,
  actualAmount: 1000,
  additionalCharges: 0,
  additionalRemark: null,
  remark: null,
  igst: 180,
  cgst: 0,
  sgst: 0,
  totalAmount: 1180,
  deletedOn: null,
  consignments: [consignment],
};

function open(result: MockLink.MockedResponse['result']) {
  renderScreen(
    <Routes>
      <Route path={paths.invoicePrint(':uniqueId')} element={<InvoicePrint />} />
    </Routes>,
    {
      mocks: [{ request: { query: InvoicePrintDocument, variables: { uniqueId: 'i1' } }, result }],
      at: paths.invoicePrint('i1'),
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

test('an invoice prints seven columns, its tax, its words, terms and bank', async () => {
  open({ data: { company, invoice } });
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
    'Karnataka',
    'GSTIN 27AAPFU0939F1ZV',
    'GSTIN 29ABACS0877M1ZS',
    'Pay within ten days.',
    'Interest of 21% per annum if not paid within 5 days.',
    '000105001818',
    'SBIN0000300',
  ])
    expect(screen.getByText(text)).toBeVisible();
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
});

test('past nine digits the words overflow; what is not approved says so', async () => {
  open({
    data: {
      company,
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

test('a member is told why there is nothing to print', async () => {
  open({ errors: [{ message: 'You are not authorized', extensions: { code: 'FORBIDDEN' } }] });
  expect(await screen.findByRole('alert')).toHaveTextContent('You are not authorized');
  expect(print).not.toHaveBeenCalled();
});
