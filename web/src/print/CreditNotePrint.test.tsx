import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { CreditNotePrintDocument } from '../graphql.generated';
import { paths } from '../paths';
import { companyOfAnyDay } from '../testing/printCompany';
import { renderScreen, signInAs } from '../testing/renderScreen';
import CreditNotePrint from './CreditNotePrint';

const note = {
  __typename: 'CreditNote',
  uniqueId: 'n1',
  kind: 'Credit',
  number: 'CRN/26-27/3',
  noteDate: '2026-11-12',
  customer: {
    __typename: 'Customer',
    uniqueId: 'c4',
    company: 'Cauvery Spices',
    name: 'Lakshmi',
    address: '90 Chickpet',
    contact: '90000 13736',
    gst: '29ABACS0877M1ZS',
  },
  invoice: {
    __typename: 'Invoice',
    branchId: 1,
    uniqueId: 'i1',
    buyerName: 'Cauvery Spices',
    buyerGstin: '29ABACS0877M1ZS',
    buyerAddress: '90 Chickpet',
    invoiceNumber: 'INV/26-27/15',
    invoiceDate: '2026-11-02',
    taxPercent: 18,
    placeOfSupply: '29',
  },
  reason: 'Deficiency',
  remark: 'Two parcels came late',
  taxable: 500,
  igst: 90,
  cgst: 0,
  sgst: 0,
  total: 590,
  status: 'Approved',
  irn: null,
  ackNo: null,
  ackDate: null,
  signedQr: null,
  irnCancelledOn: null,
  deletedOn: null,
};
const reported = { irn: '4f'.repeat(32), ackNo: '112610000000077', ackDate: '2026-11-12T06:00:00.000Z' };

function open(result: MockLink.MockedResponse['result']) {
  renderScreen(
    <Routes>
      <Route path={paths.creditNotePrint(':uniqueId')} element={<CreditNotePrint />} />
    </Routes>,
    {
      mocks: [
        companyOfAnyDay(),
        { request: { query: CreditNotePrintDocument, variables: { uniqueId: 'n1' } }, result },
      ],
      at: paths.creditNotePrint('n1'),
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

test('a credit note prints its invoice, its reason, its taxes and its words', async () => {
  open({ data: { creditNote: note } });
  const sums = within(await screen.findByRole('table', { name: 'Total' }));
  expect(sums.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'Taxable Amount₹ 500.00',
    'IGST 18%₹ 90.00',
    'Total₹ 590.00',
  ]);
  for (const text of [
    'CRN/26-27/3',
    '12-Nov-2026',
    'INV/26-27/15',
    '02-Nov-2026',
    'GSTIN 27AAPFU0939F1ZV',
    'GSTIN 29ABACS0877M1ZS',
    '29-Karnataka',
    'Two parcels came late',
    'Five Hundred Ninety Rupees Only',
  ])
    expect(screen.getByText(text)).toBeVisible();
  const line = 'Courier and cargo services of invoice INV/26-27/15 Deficiency of the service 500.00';
  expect(screen.getByRole('row', { name: line })).toBeVisible();
  expect(screen.queryByText(/^Draft/)).toBeNull();
  expect(screen.queryByText('IRN')).toBeNull();
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
});

test('a credit note that is reported prints its IRN and the QR code of the portal', async () => {
  open({ data: { creditNote: { ...note, ...reported, signedQr: 'signed by the portal' } } });
  expect(await screen.findByText(reported.irn)).toBeVisible();
  expect(screen.getByText(/^112610000000077 · /)).toBeVisible();
  expect(screen.getByRole('img', { name: 'QR code of the credit note' })).toBeVisible();
});

test('an IRN that is cancelled is not printed', async () => {
  open({ data: { creditNote: { ...note, ...reported, irnCancelledOn: '2026-11-12T09:00:00.000Z' } } });
  expect(await screen.findByText('CRN/26-27/3')).toBeVisible();
  expect(screen.queryByText(reported.irn)).toBeNull();
});

test('a draft has no number and says that it is not approved', async () => {
  open({ data: { creditNote: { ...note, number: null, status: 'Draft', igst: 0, cgst: 45, sgst: 45 } } });
  expect(await screen.findByText('Draft: not yet approved')).toBeVisible();
  const sums = within(screen.getByRole('table', { name: 'Total' }));
  expect(sums.getByRole('row', { name: 'CGST 9% ₹ 45.00' })).toBeVisible();
  expect(sums.getByRole('row', { name: 'SGST 9% ₹ 45.00' })).toBeVisible();
  expect(sums.queryByText(/IGST/)).toBeNull();
});

test('a member is told why there is nothing to print', async () => {
  open({ errors: [{ message: 'You are not authorized', extensions: { code: 'FORBIDDEN' } }] });
  expect(await screen.findByRole('alert')).toHaveTextContent('You are not authorized');
  expect(print).not.toHaveBeenCalled();
});

test('a debit note is printed as one', async () => {
  open({ data: { creditNote: { ...note, kind: 'Debit', number: 'DBN/26-27/1', reason: 'Correction' } } });
  expect(await screen.findByRole('heading', { name: 'Debit Note DBN/26-27/1' })).toBeInTheDocument();
  expect(screen.getByText('Debit Note No')).toBeVisible();
  expect(screen.getByText(/^The amount is added to what is due on the invoice\./)).toBeVisible();
  expect(screen.getByRole('table', { name: 'Debited' })).toHaveTextContent('Correction of the invoice');
});
