import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { StatementAgeingDocument, StatementPrintDocument } from '../graphql.generated';
import { paths } from '../paths';
import { companyOfAnyDay } from '../testing/printCompany';
import { ageingSums } from '../testing/ageingSums';
import { renderScreen, signInAs } from '../testing/renderScreen';
import StatementPrint from './StatementPrint';

const days = { from: '2026-11-01', to: '2026-11-30' };
const line = (day: string, kind: string, document: string, amount: number, balance: number) => ({
  __typename: 'LedgerLine',
  ...{ day, kind, document, balance, invoiceUniqueId: null, paymentUniqueId: null, creditNoteUniqueId: null },
  remittanceUniqueId: null,
  debit: Math.max(amount, 0),
  credit: Math.max(-amount, 0),
});
const ledger = {
  __typename: 'CustomerLedger',
  customerUniqueId: 'k1',
  company: 'Cauvery Spices',
  address: '90 Chickpet, Bengaluru',
  gst: '29ABACS0877M1ZS',
  email: null,
  ...days,
  openingBalance: 9440,
  lines: [
    line('2026-11-01', 'Invoice', 'INV/26-27/1', 11_800, 21_240),
    line('2026-11-25', 'Invoice', 'INV/26-27/2', 23_600, 44_840),
    line('2026-11-30', 'Payment', 'RCT/26-27/1', -3200, 41_640),
  ],
  closingBalance: 41_640,
  vpp: { __typename: 'VppLedger', openingBalance: 0, closingBalance: 0, lines: [] as object[] },
};

const total = { __typename: 'AgeingSums', ...ageingSums };

const ageing: MockLink.MockedResponse = {
  request: { query: StatementAgeingDocument, variables: { search: { asOf: days.to, customerId: 'k1' } } },
  result: { data: { ageing: { __typename: 'Ageing', asOf: days.to, total } } },
};

function open(result: MockLink.MockedResponse['result'], mocks: MockLink.MockedResponse[] = [ageing]) {
  const input = { uniqueId: 'k1', ...days };
  renderScreen(
    <Routes>
      <Route path={paths.statementPrint(':uniqueId')} element={<StatementPrint />} />
    </Routes>,
    {
      mocks: [
        companyOfAnyDay(),
        { request: { query: StatementPrintDocument, variables: { input } }, result },
        ...mocks,
      ],
      at: paths.statementPrint('k1', days),
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

test('case 6: a statement prints its movements, what is to be paid in words, and for how long it is due', async () => {
  open({ data: { customerLedger: ledger } });
  const movements = within(await screen.findByRole('table', { name: 'Movements' }));
  const shown = movements.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
  expect(shown).toEqual([
    ['Date', 'Particulars', 'Document', 'Debit (₹)', 'Credit (₹)', 'Balance (₹)'],
    ['01-Nov-2026', 'Brought forward', '9,440.00'],
    ['01-Nov-2026', 'Invoice', 'INV/26-27/1', '11,800.00', '', '21,240.00'],
    ['25-Nov-2026', 'Invoice', 'INV/26-27/2', '23,600.00', '', '44,840.00'],
    ['30-Nov-2026', 'Payment', 'RCT/26-27/1', '', '3,200.00', '41,640.00'],
    ['30-Nov-2026', 'Closing balance', '41,640.00'],
  ]);
  const buckets = within(screen.getByRole('table', { name: /^By days after the due date/ }));
  expect(buckets.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    '23,600.00',
    '11,800.00',
    '5,900.00',
    '1,180.00',
    '2,360.00',
    '0.00',
    '3,200.00',
  ]);
  expect(screen.getByRole('row', { name: 'To be paid ₹ 41,640.00' })).toBeVisible();
  for (const text of [
    'Forty One Thousand Six Hundred Forty Rupees Only',
    'GSTIN 29ABACS0877M1ZS',
    '₹ 35,400.00',
    '000105001818',
  ])
    expect(screen.getByText(text)).toBeVisible();
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
});

test('VPP money that is owed to the customer is a section of its own', async () => {
  const money = (
    day: string,
    kind: string,
    document: string,
    collected: number,
    remitted: number,
    balance: number,
  ) => ({
    ...{ __typename: 'VppLedgerLine', day, kind, document, collected, remitted, balance, remittanceUniqueId: null },
  });
  const vpp = {
    ...{ __typename: 'VppLedger', openingBalance: 0, closingBalance: 250 },
    lines: [
      money('2026-11-05', 'VppCollected', 'WE0007', 1250, 0, 1250),
      money('2026-11-12', 'VppRemitted', 'VPR/26-27/1', 0, 1000, 250),
    ],
  };
  open({ data: { customerLedger: { ...ledger, vpp } } });
  const section = within(await screen.findByRole('table', { name: 'VPP money collected for you' }));
  const shown = section.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
  expect(shown).toEqual([
    ['Date', 'Particulars', 'Document', 'Remitted (₹)', 'Collected (₹)', 'Owed to you (₹)'],
    ['01-Nov-2026', 'Brought forward', '0.00'],
    ['05-Nov-2026', 'VPP collected', 'WE0007', '', '1,250.00', '1,250.00'],
    ['12-Nov-2026', 'VPP paid out', 'VPR/26-27/1', '1,000.00', '', '250.00'],
    ['30-Nov-2026', 'Owed to you', '250.00'],
  ]);
  expect(screen.getByRole('row', { name: 'To be paid ₹ 41,640.00' })).toBeVisible();
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
});

test('an advance is not asked to be paid', async () => {
  const lines = [line('2026-11-30', 'Payment', 'RCT/26-27/1', -3200, -3200)];
  open({ data: { customerLedger: { ...ledger, openingBalance: 0, lines, closingBalance: -3200 } } });
  expect(await screen.findByRole('row', { name: 'Advance ₹ 3,200.00' })).toBeVisible();
  expect(screen.queryByText('To be paid')).toBeNull();
  expect(screen.queryByText('Amount in words')).toBeNull();
  expect(screen.queryByText('VPP money collected for you')).toBeNull();
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
});

test('a member is told why there is nothing to print', async () => {
  open({ errors: [{ message: 'You are not authorized', extensions: { code: 'FORBIDDEN' } }] }, []);
  expect(await screen.findByRole('alert')).toHaveTextContent('You are not authorized');
  expect(print).not.toHaveBeenCalled();
});
