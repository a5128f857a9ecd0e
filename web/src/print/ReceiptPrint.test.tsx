import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { ReceiptPrintDocument } from '../graphql.generated';
import { paths } from '../paths';
import { companyOfAnyDay } from '../testing/printCompany';
import { renderScreen, signInAs } from '../testing/renderScreen';
import ReceiptPrint from './ReceiptPrint';

const allocation = (uniqueId: string, invoice: object | null, cash: number, tds: number) => ({
  __typename: 'Allocation',
  ...{ uniqueId, invoice, cash, tds },
});
const invoice = (uniqueId: string, invoiceNumber: string, totalAmount: number) => ({
  __typename: 'Invoice',
  branchId: 1,
  invoiceDate: '2026-11-01',
  ...{ uniqueId, invoiceNumber, totalAmount },
});
const [first, second] = [invoice('i1', 'INV/26-27/1', 11_800), invoice('i2', 'INV/26-27/2', 5_900)];

/** One invoice is paid with TDS, another was paid and taken back, and 0.10 and 0.20 are added without a rest. */
const payment = {
  __typename: 'CustomerPayment',
  branchId: 1,
  uniqueId: 'p1',
  number: 'RCT/26-27/9',
  customer: {
    __typename: 'Customer',
    uniqueId: 'c4',
    company: 'Cauvery Spices',
    name: 'Lakshmi',
    address: '90 Chickpet',
    contact: '90000 13736',
    gst: '29ABACS0877M1ZS',
  },
  receivedOn: '2026-11-12',
  amount: 12_000,
  tdsAmount: 200,
  certificateNo: null,
  mode: 'Cheque',
  reference: '204777',
  bankName: 'Canara Bank',
  chequeDate: '2026-11-11',
  remark: 'Collected by Arun',
  allocatedCash: 11_600.3,
  refunded: 0,
  placeOfSupply: '29',
  advanceTax: { __typename: 'AdvanceTax', taxable: 338.73, igst: 60.97, cgst: 0, sgst: 0, taxPercent: 18 } as
    object | null,
  reversedOn: null,
  reversalReason: null,
  allocations: [
    allocation('a1', first, 11_600, 200),
    allocation('a2', second, 1_000, 0),
    allocation('a3', second, -1_000, 0),
    allocation('a4', null, 0.1, 0),
    allocation('a5', null, 0.2, 0),
  ],
};

const open = (result: MockLink.MockedResponse['result']) =>
  renderScreen(
    <Routes>
      <Route path={paths.receiptPrint(':uniqueId')} element={<ReceiptPrint />} />
    </Routes>,
    {
      mocks: [companyOfAnyDay(), { request: { query: ReceiptPrintDocument, variables: { uniqueId: 'p1' } }, result }],
      at: paths.receiptPrint('p1'),
    },
  );
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

let print: jest.SpyInstance;

beforeEach(() => {
  signInAs('Admin');
  print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  jest.spyOn(window, 'close').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

test('a receipt says what was received, what it pays and what is left', async () => {
  open({ data: { customerPayment: payment } });
  await screen.findByRole('table', { name: 'Documents' });
  expect(rowsOf('Documents')).toEqual([
    ['#', 'Document', 'Date', 'Total (₹)', 'Received (₹)', 'TDS (₹)'],
    ['1', 'INV/26-27/1', '01-Nov-2026', '11,800.00', '11,600.00', '200.00'],
    ['2', 'Opening balance', '', '', '0.30', '0.00'],
  ]);
  expect(rowsOf('Total')).toEqual([
    ['For the documents above', '₹ 11,600.30'],
    ['Held on your account', '₹ 399.70'],
    ['Total', '₹ 12,000.00'],
  ]);
  for (const text of [
    'RCT/26-27/9',
    '12-Nov-2026',
    'Cheque',
    '204777',
    'Canara Bank',
    '11-Nov-2026',
    'Twelve Thousand Rupees Only',
    'Collected by Arun',
    'Valid when the cheque has been paid.',
    'Tax deducted at source: ₹ 200.00, please send us the certificate.',
  ])
    expect(screen.getByText(text)).toBeVisible();
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
});

test('an advance lists no documents, and a certificate is named', async () => {
  const advance = {
    allocations: [],
    allocatedCash: 0,
    mode: 'BankTransfer',
    certificateNo: 'TDS-77',
    chequeDate: null,
  };
  open({ data: { customerPayment: { ...payment, ...advance } } });
  await screen.findByRole('table', { name: 'Total' });
  expect(rowsOf('Total')).toEqual([
    ['Held on your account', '₹ 12,000.00'],
    ['Total', '₹ 12,000.00'],
  ]);
  expect(screen.queryByRole('table', { name: 'Documents' })).toBeNull();
  expect(screen.getByText('Tax deducted at source: ₹ 200.00, certificate TDS-77.')).toBeVisible();
  expect(screen.queryByText('Valid when the cheque has been paid.')).toBeNull();
});

test('what is an advance makes it a receipt voucher, with rate, tax and place of supply', async () => {
  open({ data: { customerPayment: payment } });
  await screen.findByRole('heading', { name: 'Receipt Voucher' });
  expect(rowsOf('Advance')).toEqual([
    ['Particulars', 'Taxable (₹)', 'IGST 18% (₹)'],
    ['Advance for courier and cargo services', '338.73', '60.97'],
  ]);
  expect(screen.getByText('29-Karnataka')).toBeVisible();
  expect(screen.getByText('Tax is payable on reverse charge: No.')).toBeVisible();
});

test('one without an advance is a receipt, and says what was paid back', async () => {
  open({ data: { customerPayment: { ...payment, allocatedCash: 12_000, refunded: 399.7, advanceTax: null } } });
  await screen.findByRole('heading', { name: 'Receipt' });
  expect(rowsOf('Total')).toEqual([
    ['For the documents above', '₹ 11,600.30'],
    ['Paid back to you', '₹ 399.70'],
    ['Total', '₹ 12,000.00'],
  ]);
  expect(screen.queryByRole('table', { name: 'Advance' })).toBeNull();
});

test('a reversed one is no longer valid and lists nothing', async () => {
  const reversal = {
    ...{ reversedOn: '2026-11-14', reversalReason: 'Funds insufficient' },
    ...{ allocatedCash: 0, advanceTax: null },
  };
  open({ data: { customerPayment: { ...payment, ...reversal } } });
  expect(await screen.findByText('Reversed on 14-Nov-2026')).toBeVisible();
  expect(screen.getByText('Funds insufficient. This receipt is no longer valid.')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

test('a member is told why there is nothing to print', async () => {
  open({ errors: [{ message: 'You are not authorized', extensions: { code: 'FORBIDDEN' } }] });
  expect(await screen.findByRole('alert')).toHaveTextContent('You are not authorized');
  expect(print).not.toHaveBeenCalled();
});
