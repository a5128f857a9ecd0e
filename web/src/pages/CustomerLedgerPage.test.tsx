import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { addDays } from '../../../server/src/domain/values/dates';
import { companyToday } from '../companyToday';
import {
  CustomerAccountDocument,
  CustomerLedgerDocument,
  LiftCreditDocument,
  MailStatementDocument,
  SetCreditDocument,
} from '../graphql.generated';
import { paths } from '../paths';
import { renderScreen, signInAs } from '../testing/renderScreen';
import CustomerLedgerPage from './CustomerLedgerPage';

const customer = {
  __typename: 'Customer',
  uniqueId: 'k1',
  version: 4,
  company: 'Cauvery Spices',
  name: 'Lakshmi',
  contact: '90000 13736',
  gst: '29ABACS0877M1ZS',
  email: 'accounts@cauvery.example',
  creditLimit: 50_000,
  creditDays: null,
};

/** The figures of case 7. */
const credit = {
  __typename: 'CustomerCredit',
  creditLimit: 50_000,
  creditDays: null,
  exposure: 42_140,
  outstanding: 30_000,
  generated: 5900,
  unbilled: 8000,
  advances: 3200,
  overdueSince: null,
  liftedUntil: null,
  refusal: null,
};

const line = (day: string, kind: string, document: string, amount: number, balance: number, more: object = {}) => ({
  __typename: 'LedgerLine',
  ...{ day, kind, document, balance, invoiceUniqueId: null, paymentUniqueId: null, creditNoteUniqueId: null },
  remittanceUniqueId: null,
  refundUniqueId: null,
  debit: Math.max(amount, 0),
  credit: Math.max(-amount, 0),
  ...more,
});

/** The movements of cases 1 and 5: an invoice, its payment with TDS, which bounces. */
const ledger = {
  __typename: 'CustomerLedger',
  from: '2026-11-01',
  to: '2026-11-20',
  openingBalance: 0,
  closingBalance: 11_800,
  vpp: { __typename: 'VppLedger', openingBalance: 0, closingBalance: 0, lines: [] },
  lines: [
    line('2026-11-01', 'Invoice', 'INV/26-27/1', 11_800, 11_800, { invoiceUniqueId: 'i1' }),
    line('2026-11-10', 'Payment', 'RCT/26-27/1', -11_600, 200, { paymentUniqueId: 'p1' }),
    line('2026-11-10', 'Tds', 'RCT/26-27/1', -200, 0, { paymentUniqueId: 'p1' }),
    line('2026-11-20', 'Reversal', 'RCT/26-27/1', 11_800, 11_800, { paymentUniqueId: 'p1' }),
  ],
};
const days = { from: '2026-11-01', to: '2026-11-20' };

const account = (customerCredit: object = credit, given: object = {}): MockLink.MockedResponse => ({
  request: { query: CustomerAccountDocument, variables: { uniqueId: 'k1' } },
  result: { data: { customer: { ...customer, ...given }, customerCredit } },
});
const movements = (period = days, answer: object = ledger): MockLink.MockedResponse => ({
  request: { query: CustomerLedgerDocument, variables: { input: { uniqueId: 'k1', ...period } } },
  result: { data: { customerLedger: answer } },
});

const open = (mocks: MockLink.MockedResponse[], search = '?from=2026-11-01&to=2026-11-20') =>
  renderScreen(
    <Routes>
      <Route path={paths.customerLedger(':uniqueId')} element={<CustomerLedgerPage />} />
      <Route path="/invoices" element={<p>Invoices</p>} />
    </Routes>,
    { mocks, at: paths.customerLedger('k1') + search },
  );

const rows = () =>
  within(screen.getByRole('table', { name: 'Ledger' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent));

beforeEach(() => signInAs('Admin'));

test('cases 1 and 5: the ledger runs from what was brought forward to the closing balance, with links', async () => {
  const { user, address } = open([account(), movements()]);
  expect(await screen.findByRole('heading', { name: 'Cauvery Spices' })).toBeVisible();
  await screen.findByText('Closing balance');
  expect(rows()).toEqual([
    ['01-Nov-2026', 'Brought forward', '', '', '', '₹ 0.00'],
    ['01-Nov-2026', 'Invoice', 'INV/26-27/1', '₹ 11,800.00', '', '₹ 11,800.00'],
    ['10-Nov-2026', 'Payment', 'RCT/26-27/1', '', '₹ 11,600.00', '₹ 200.00'],
    ['10-Nov-2026', 'TDS', 'RCT/26-27/1', '', '₹ 200.00', '₹ 0.00'],
    ['20-Nov-2026', 'Reversal', 'RCT/26-27/1', '₹ 11,800.00', '', '₹ 11,800.00'],
    ['20-Nov-2026', 'Closing balance', '', '', '', '₹ 11,800.00'],
  ]);
  expect(screen.getAllByRole('link', { name: 'RCT/26-27/1' })[0]).toHaveAttribute('href', '/receivables?open=p1');
  await user.click(screen.getByRole('link', { name: 'INV/26-27/1' }));
  expect(address()).toBe('/invoices?open=i1');
});

test('VPP money is a table of its own, with links to its consignments and remittances', async () => {
  const vppLine = (kind: string, document: string, more: object) => ({
    ...{ __typename: 'VppLedgerLine', day: '2026-11-05', kind, document },
    ...{ collected: 0, remitted: 0, remittanceUniqueId: null },
    ...more,
  });
  const lines = [
    vppLine('VppCollected', 'WE0007', { collected: 1250, balance: 1250 }),
    vppLine('VppCollected', 'WE0008', { collected: 300, balance: 1550 }),
    vppLine('VppRemitted', 'VPR/26-27/4', { remitted: 300, balance: 1250, remittanceUniqueId: 'v1' }),
  ];
  const vpp = { __typename: 'VppLedger', openingBalance: 0, closingBalance: 1250, lines };
  open([account(), movements(days, { ...ledger, vpp })]);
  const table = within(await screen.findByRole('table', { name: 'VPP' }));
  expect(table.getByRole('row', { name: /Owed to the customer/ })).toHaveTextContent('₹ 1,250.00');
  expect(table.getByRole('link', { name: 'WE0007' })).toHaveAttribute('href', '/consignments?awbNo=WE0007');
  const remittance = table.getByRole('link', { name: 'VPR/26-27/4' });
  expect(remittance).toHaveAttribute('href', '/receivables?tab=vpp&remittance=v1');
});

test('other days stand in the address', async () => {
  const later = { from: '2026-11-15', to: '2026-11-20' };
  const { user, address } = open([
    account(),
    movements(),
    movements(later, { ...ledger, ...later, openingBalance: 0, lines: ledger.lines.slice(3) }),
  ]);
  await screen.findByText('Closing balance');
  const from = screen.getByLabelText('From');
  await user.clear(from);
  expect(from).toHaveValue('');
  await user.type(from, '15 Nov 2026');
  await user.tab();
  await waitFor(() => expect(address()).toContain('from=2026-11-15&to=2026-11-20'));
  await waitFor(() => expect(rows()).toHaveLength(3));
});

const mailButton = () => screen.getByText('Mail Statement').closest('button') as HTMLButtonElement;

test('the statement is mailed after a confirmation, and not without an address', async () => {
  const mailed = jest.fn(() => ({ data: { mailStatement: { __typename: 'Customer', uniqueId: 'k1' } } }));
  const { user } = open([
    account(),
    movements(),
    { request: { query: MailStatementDocument, variables: { input: { uniqueId: 'k1', ...days } } }, result: mailed },
  ]);
  await screen.findByText('Closing balance');
  await waitFor(() => expect(mailButton()).toBeEnabled());
  await user.click(mailButton());
  const question = 'Mail the statement of 01-Nov-2026 to 20-Nov-2026 to accounts@cauvery.example?';
  const [asked] = await screen.findAllByText(question);
  expect(mailed).not.toHaveBeenCalled();
  const dialog = asked?.closest<HTMLElement>('[role="dialog"]');
  await user.click(within(dialog ?? document.body).getByText('Mail'));
  expect(await screen.findByText('Statement is being mailed')).toBeVisible();
  expect(mailed).toHaveBeenCalledTimes(1);
});

test('nothing is mailed or saved of a customer who has not loaded yet', async () => {
  open([{ ...account(), delay: Infinity }, movements()]);
  await screen.findByText('Closing balance');
  expect(mailButton()).toBeDisabled();
  expect(screen.getByText('Excel').closest('button')).toBeDisabled();
});

test('a customer without an address is not asked about', async () => {
  const { user } = open([account(credit, { email: null }), movements()]);
  await screen.findByText('Closing balance');
  await waitFor(() => expect(mailButton()).toBeEnabled());
  await user.click(mailButton());
  expect(await screen.findByText('Customer has no email address')).toBeVisible();
});

test('case 7: limit and exposure stand above the ledger, and why bookings are refused', async () => {
  const refusal = 'Invoice INV/26-27/1 of Cauvery Spices is overdue by 21 days';
  const overdueSince = addDays(companyToday(), -21);
  open([account({ ...credit, exposure: 50_400, overdueSince, refusal }), movements()]);
  expect(await screen.findByText('₹ 50,000.00')).toBeVisible();
  const exposure = screen.getByText('Exposure').parentElement;
  expect(exposure).toHaveTextContent('₹ 50,400.00');
  expect(exposure?.querySelector('dd')).toHaveClass('wrong');
  expect(screen.getByText('Oldest overdue').parentElement).toHaveTextContent(/, 21 days$/);
  expect(screen.getByText(`Bookings on credit are refused: ${refusal}`)).toBeVisible();
  for (const part of [
    'Outstanding ₹ 30,000.00',
    'Generated ₹ 5,900.00',
    'Unbilled ₹ 8,000.00 before tax',
    'Advances ₹ 3,200.00',
  ])
    expect(screen.getByText(part)).toBeVisible();
});

test('limit and days are set, an emptied limit is none', async () => {
  const input = { uniqueId: 'k1', version: 4, creditLimit: null, creditDays: 30 };
  const saved = { ...customer, version: 5, creditLimit: null, creditDays: 30 };
  const { user } = open([
    account(),
    movements(),
    { request: { query: SetCreditDocument, variables: { input } }, result: { data: { setCredit: saved } } },
    account({ ...credit, creditLimit: null, creditDays: 30 }, saved),
  ]);
  await screen.findByText('Closing balance');
  await user.click(screen.getByText('Set Credit'));
  const limit = await screen.findByLabelText('Credit Limit');
  expect(limit).toHaveValue('50,000.00');
  await user.clear(limit);
  await user.type(screen.getByLabelText('Credit Days'), '400');
  await user.click(screen.getByText('Save'));
  expect(await screen.findAllByText('Credit Days must be from 0 to 365')).not.toHaveLength(0);
  await user.clear(screen.getByLabelText('Credit Days'));
  await user.type(screen.getByLabelText('Credit Days'), '30{Enter}');
  expect(await screen.findByText('Credit saved successfully')).toBeVisible();
  expect(await screen.findByText('No limit')).toBeVisible();
  expect(screen.getByText('30 days')).toBeVisible();
});

test('bookings are allowed for at most 7 days, with a reason', async () => {
  const until = addDays(companyToday(), 7);
  const input = { uniqueId: 'k1', until, reason: 'Cheque is coming' };
  const { user } = open([
    account(),
    movements(),
    {
      request: { query: LiftCreditDocument, variables: { input } },
      result: { data: { liftCredit: { __typename: 'CreditLift', uniqueId: 'l1', until } } },
    },
    account({ ...credit, liftedUntil: until }),
  ]);
  await screen.findByText('Closing balance');
  await user.click(await screen.findByText('Allow Bookings'));
  await user.click(await screen.findByText('Allow'));
  expect(await screen.findAllByText('Please enter the reason')).not.toHaveLength(0);
  const day = screen.getByLabelText('Until');
  await user.type(day, addDays(companyToday(), 8));
  await user.tab();
  expect(await screen.findByText('Until cannot be after 7 days from today')).toBeInTheDocument();
  await user.clear(day);
  await user.type(day, until);
  await user.tab();
  await user.type(screen.getByLabelText('Reason'), `${input.reason}{Enter}`);
  expect(await screen.findAllByText(/^Bookings on credit are allowed until/)).not.toHaveLength(0);
});
