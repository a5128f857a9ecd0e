import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { RefundPrintDocument } from '../graphql.generated';
import { paths } from '../paths';
import { companyOfAnyDay } from '../testing/printCompany';
import { renderScreen, signInAs } from '../testing/renderScreen';
import RefundPrint from './RefundPrint';

const refund = {
  __typename: 'Refund',
  uniqueId: 'f1',
  number: 'RFD/26-27/3',
  customer: {
    __typename: 'Customer',
    ...{ uniqueId: 'c4', company: 'Cauvery Spices', name: 'Lakshmi', address: '90 Chickpet', contact: '90000 13736' },
    gst: '29ABACS0877M1ZS',
  },
  payment: { __typename: 'CustomerPayment', uniqueId: 'p1', number: 'RCT/26-27/9', receivedOn: '2026-11-12' },
  creditNote: null as object | null,
  ...{ refundedOn: '2026-11-20', mode: 'BankTransfer', reference: 'UTR77', remark: null },
  ...{ amount: 118, taxable: 100, igst: 18, cgst: 0, sgst: 0, taxPercent: 18, placeOfSupply: '29' },
};

function open(shown: object) {
  signInAs('Admin');
  renderScreen(
    <Routes>
      <Route path={paths.refundPrint(':uniqueId')} element={<RefundPrint />} />
    </Routes>,
    {
      mocks: [
        companyOfAnyDay(),
        { request: { query: RefundPrintDocument, variables: { uniqueId: 'f1' } }, result: { data: { refund: shown } } },
      ],
      at: paths.refundPrint('f1'),
    },
  );
}
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

let print: jest.SpyInstance;
beforeEach(() => {
  print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  jest.spyOn(window, 'close').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('the voucher of an advance names the receipt, the tax within and the place of supply', async () => {
  open(refund);
  await screen.findByRole('heading', { name: 'Refund Voucher' });
  expect(document.body.innerHTML).toContain("--page-foot: 'Computer generated refund voucher'");
  expect(rowsOf('Refunded')).toEqual([
    ['Particulars', 'Taxable (₹)', 'IGST 18% (₹)'],
    ['Advance for courier and cargo services, for which no invoice was made', '100.00', '18.00'],
  ]);
  expect(rowsOf('Total')).toEqual([['Total', '₹ 118.00']]);
  for (const text of ['RFD/26-27/3', '20-Nov-2026', 'RCT/26-27/9', '12-Nov-2026', 'UTR77', '29-Karnataka'])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText('Tax is payable on reverse charge: No.')).toBeVisible();
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
});

test('that of a credit note names the note, which has reduced the tax', async () => {
  const creditNote = {
    __typename: 'CreditNote',
    ...{ uniqueId: 'n1', number: 'CRN/26-27/1', noteDate: '2026-11-02' },
    invoice: {
      __typename: 'Invoice',
      ...{ uniqueId: 'i1', buyerName: 'Cauvery Spices LLP', buyerAddress: 'Chickpet', buyerGstin: null },
    },
  };
  open({ ...refund, payment: null, creditNote });
  expect(await screen.findByText('Cauvery Spices LLP')).toBeVisible();
  expect(screen.getByText('The tax was reduced by credit note CRN/26-27/1.')).toBeVisible();
  expect(screen.getByText('02-Nov-2026')).toBeVisible();
});
