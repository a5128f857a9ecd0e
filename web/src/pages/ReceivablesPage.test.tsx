import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { firstOfQuarter, lastOfQuarter, quarterOf } from '../../../server/src/domain/values/quarters';
import { companyToday } from '../companyToday';
import {
  AgeingDocument,
  ApproveWriteOffDocument,
  CustomerPaymentsDocument,
  DeleteWriteOffDocument,
  TdsQuartersDocument,
  WriteOffsDocument,
} from '../graphql.generated';
import { paths } from '../paths';
import { quartersUntil } from '../features/receivables/quarters';
import { givenCompanySettings } from '../testing/companySettings';
import { ageingSums } from '../testing/ageingSums';
import { answerQuestion } from '../testing/answerQuestion';
import { openRowMenu } from '../testing/openRowMenu';
import { renderScreen, signInAs } from '../testing/renderScreen';
import ReceivablesPage from './ReceivablesPage';

const asOf = '2026-11-30';
const row = {
  __typename: 'AgeingRow',
  ...{ customerId: 4, customerUniqueId: 'k1', company: 'Cauvery Spices', contact: '90000 13736' },
  ...ageingSums,
};
const item = (number: string, dueDate: string, days: number, bucket: string, outstanding: number) => ({
  __typename: 'AgeingItem',
  ...{ invoiceUniqueId: number.toLowerCase(), number, date: dueDate, dueDate, days, bucket, outstanding },
  totalAmount: outstanding,
});
const items = [
  item('INV/26-27/1', '2026-07-25', 128, 'Days180', 2360),
  item('INV/26-27/2', '2026-10-11', 50, 'Days60', 5900),
  item('INV/26-27/3', '2026-12-05', -5, 'NotDue', 23_600),
];
const ageing = (customerId: string | null, branchId?: string[], day = asOf): MockLink.MockedResponse => ({
  request: {
    query: AgeingDocument,
    variables: { search: { asOf: day, ...(branchId && { branchId }), ...(customerId && { customerId }) } },
  },
  result: {
    data: {
      ageing: {
        __typename: 'Ageing',
        asOf,
        rows: [row],
        total: { __typename: 'AgeingSums', ...ageingSums },
        items: customerId ? items : [],
      },
    },
  },
});

beforeEach(() => signInAs('Admin'));

describe('case 6: the ageing', () => {
  const opened = () => screen.findByRole('table', { name: 'Open invoices' });
  const numbers = async () =>
    within(await opened())
      .getAllByRole('link')
      .map(({ textContent }) => textContent);

  test('opens the invoices of a bucket by its sum, and all of the customer from there', async () => {
    const at = paths.receivables({ tab: 'ageing', asOf });
    const { user, address } = renderScreen(<ReceivablesPage />, { at, mocks: [ageing(null), ageing('k1')] });
    const bucket = await screen.findByRole('link', { name: '₹ 5,900.00, 31–60 days of Cauvery Spices' });
    expect(bucket).toHaveTextContent('₹ 5,900.00');
    expect(screen.queryByRole('link', { name: /Over 180 days of Cauvery Spices/ })).toBeNull();
    await user.click(bucket);
    expect(await numbers()).toEqual(['INV/26-27/2']);
    expect(address()).toBe(paths.receivables({ tab: 'ageing', asOf, customer: 'k1', bucket: 'Days60' }));
    await user.click(screen.getByText('All open invoices'));
    expect(await numbers()).toEqual(items.map(({ number }) => number));
    expect(address()).toBe(paths.receivables({ tab: 'ageing', asOf, customer: 'k1' }));
  });

  test('has the sums of all customers below them, without links', async () => {
    renderScreen(<ReceivablesPage />, { at: paths.receivables({ tab: 'ageing', asOf }), mocks: [ageing(null)] });
    const table = await screen.findByRole('table', { name: 'Ageing as of 30-Nov-2026' });
    const rows = within(table).getAllByRole('row');
    const texts = within(rows.at(-1)!)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    expect([texts[0], texts.at(-3), texts.at(-1)]).toEqual(['Total', '₹ 3,200.00', '₹ 41,640.00']);
    expect(within(rows.at(-1)!).queryByRole('link')).toBeNull();
  });

  test('opens all open invoices by the row', async () => {
    const at = paths.receivables({ tab: 'ageing', asOf });
    const { user } = renderScreen(<ReceivablesPage />, { at, mocks: [ageing(null), ageing('k1')] });
    await user.click(await screen.findByText('Cauvery Spices'));
    expect(await numbers()).toHaveLength(3);
  });
});

describe('in a company of branches', () => {
  afterEach(() => givenCompanySettings());
  beforeEach(() => {
    const branches = ['Mumbai', 'Pune'].map((name, at) => ({ id: at + 1, name }));
    givenCompanySettings({ branches });
    signInAs('Admin', 2);
  });

  test('the ageing is of the own branch while the address says nothing, and its links keep the branch', async () => {
    const [today, branchId] = [companyToday(), '2~Pune'];
    const mocks = [ageing(null, ['2'], today), ageing('k1', ['2'], today)];
    const { user, address } = renderScreen(<ReceivablesPage />, { at: paths.receivables({ tab: 'ageing' }), mocks });
    await user.click(await screen.findByRole('link', { name: '₹ 5,900.00, 31–60 days of Cauvery Spices' }));
    const shown = { tab: 'ageing', asOf: today, branchId, customer: 'k1' };
    expect(address()).toBe(paths.receivables({ ...shown, bucket: 'Days60' }));
    await user.click(await screen.findByText('All open invoices'));
    expect(address()).toBe(paths.receivables(shown));
  });

  test('the ageing of all branches is one click away, and stays so', async () => {
    const at = paths.receivables({ tab: 'ageing', asOf, branchId: '2~Pune' });
    const { user, address } = renderScreen(<ReceivablesPage />, { at, mocks: [ageing(null, ['2']), ageing(null)] });
    await screen.findByText('Cauvery Spices');
    await user.click(document.querySelector('.ant-select-clear')!);
    await waitFor(() => expect(address()).toBe(paths.receivables({ tab: 'ageing', asOf })));
    expect(await screen.findByText('Cauvery Spices')).toBeVisible();
  });

  test('the register of tax deducted and its quarters are of the branch that is chosen', async () => {
    const searches: object[] = [];
    const empty = { customerPayments: { __typename: 'CustomerPaymentPage', rows: [], rowCount: 0 } };
    const noted = (query: typeof TdsQuartersDocument | typeof CustomerPaymentsDocument, data: object) => ({
      request: { query, variables: () => true },
      maxUsageCount: Number.POSITIVE_INFINITY,
      result: ({ search }: Record<string, unknown>) => {
        searches.push((search ?? {}) as object);
        return { data: data as Record<string, unknown> };
      },
    });
    const mocks = [noted(TdsQuartersDocument, { tdsQuarters: [] }), noted(CustomerPaymentsDocument, empty)];
    const at = paths.receivables({ tab: 'tds', hasCertificate: 'false', branchId: '2' });
    renderScreen(<ReceivablesPage />, { at, mocks });
    expect(await screen.findByText('No tax was deducted')).toBeVisible();
    expect(searches).toHaveLength(2);
    for (const search of searches) expect(search).toMatchObject({ branchId: ['2'] });
  });
});

test('the register of tax deducted names the section, and is of one quarter if that is chosen', async () => {
  const searches: object[] = [];
  const payment = {
    __typename: 'CustomerPayment',
    branchId: 1,
    ...{ uniqueId: 'p1', id: 1, version: 1, number: 'RCT/26-27/1', receivedOn: '2026-08-10', mode: 'BankTransfer' },
    customer: { __typename: 'Customer', uniqueId: 'k1', id: 4, company: 'Cauvery Spices' },
    ...{
      amount: 11_600,
      tdsAmount: 200,
      unallocated: 0,
      refunded: 0,
      tdsSection: '393(1) Table 6(i)',
      source: 'Entered',
    },
    ...{ reference: null, bankName: null, chequeDate: null, certificateNo: null, remark: null },
    ...{ reversedOn: null, reversalKind: null, reversalReason: null, createdOn: '2026-08-10T06:30:00.000Z' },
  };
  const register: MockLink.MockedResponse = {
    request: { query: CustomerPaymentsDocument, variables: () => true },
    maxUsageCount: Number.POSITIVE_INFINITY,
    result: ({ search }) => {
      searches.push(search as object);
      return { data: { customerPayments: { __typename: 'CustomerPaymentPage', rows: [payment], rowCount: 1 } } };
    },
  };
  const quarter = { __typename: 'TdsQuarter', payments: 2, tdsAmount: 450, withoutCertificate: 200 };
  const earlier = { ...quarter, quarter: '2026-04-01', payments: 1, withoutCertificate: 0 };
  const quarters: MockLink.MockedResponse = {
    request: { query: TdsQuartersDocument },
    result: { data: { tdsQuarters: [{ ...quarter, quarter: '2026-07-01' }, earlier] } },
  };
  const at = paths.receivables({ tab: 'tds', quarter: '2026-07-01' });
  const { user } = renderScreen(<ReceivablesPage />, { at, mocks: [register, quarters] });
  const found = await screen.findByRole('row', { name: /RCT/ });
  expect(found).toHaveTextContent('Q2 26-27');
  expect(found).toHaveTextContent('393(1) Table 6(i)');
  expect(screen.getByLabelText('Quarter').closest('.ant-select')).toHaveTextContent('Q2 26-27');
  expect(searches.at(-1)).toMatchObject({ hasTds: true, fromDate: '2026-07-01', toDate: '2026-09-30' });
  expect(searches.at(-1)).not.toHaveProperty('quarter');

  const sums = (await screen.findByText('Q2 26-27 · 2 payments')).closest('button')!;
  expect(sums).toHaveTextContent('₹ 450.00₹ 200.00 without certificate');
  expect(sums).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByText('Q1 26-27 · 1 payment'));
  await waitFor(() => expect(searches.at(-1)).toMatchObject({ fromDate: '2026-04-01', toDate: '2026-06-30' }));
  expect(screen.getByText('All with certificate').closest('button')).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByText('Q1 26-27 · 1 payment'));
  await waitFor(() => expect(searches.at(-1)).not.toHaveProperty('fromDate'));
});

test('quarters are those of the financial year', () => {
  expect(['2026-01-31', '2026-03-31', '2026-04-01', '2026-11-22'].map(firstOfQuarter)).toEqual([
    '2026-01-01',
    '2026-01-01',
    '2026-04-01',
    '2026-10-01',
  ]);
  expect(lastOfQuarter('2026-01-01')).toBe('2026-03-31');
  expect(['2026-01-01', '2026-04-01', '2026-12-31'].map(quarterOf)).toEqual(['Q4 25-26', 'Q1 26-27', 'Q3 26-27']);
  const all = quartersUntil('2026-11-22');
  expect([all[0], all.at(-1), all.length]).toEqual(['2026-10-01', '2023-01-01', 16]);
});

describe('write-offs', () => {
  const waiting = {
    __typename: 'WriteOff',
    ...{ uniqueId: 'w1', id: 1, version: 1, number: null, writtenOffOn: '2026-11-20', amount: 1180, status: 'Waiting' },
    customer: { __typename: 'Customer', uniqueId: 'k1', company: 'Cauvery Spices' },
    invoice: { __typename: 'Invoice', uniqueId: 'i1', id: 7, invoiceNumber: 'INV/26-27/7' },
    reason: 'Shop closed',
    createdBy: { __typename: 'PersonName', firstName: 'Asha', lastName: 'Rao' },
    approvedBy: null,
  };
  const approved = {
    ...waiting,
    ...{ version: 2, number: 'WRO/26-27/1', status: 'Approved' },
    approvedBy: { __typename: 'PersonName', firstName: 'Rohan', lastName: 'Mehta' },
  };
  const listed = (...rows: object[]): MockLink.MockedResponse => ({
    request: { query: WriteOffsDocument, variables: () => true },
    maxUsageCount: Infinity,
    result: { data: { writeOffs: { __typename: 'WriteOffPage', rows, rowCount: rows.length } } },
  });
  const input = { uniqueId: 'w1', version: 1 };
  const open = (...mocks: MockLink.MockedResponse[]) =>
    renderScreen(<ReceivablesPage />, { at: paths.receivables({ tab: 'writeoffs' }), mocks });

  test('one that waits is approved after a question, or deleted', async () => {
    const { user } = open(listed(waiting), {
      request: { query: ApproveWriteOffDocument, variables: { input } },
      result: { data: { approveWriteOff: approved } },
    });
    const row = await screen.findByRole('row', { name: /INV\/26-27\/7/ });
    for (const text of ['Asha Rao', 'Shop closed', 'Waiting', '₹ 1,180.00']) expect(row).toHaveTextContent(text);
    await user.click(within(row).getByText('Approve'));
    await answerQuestion(user, 'Write off ₹ 1,180.00 of INV/26-27/7 of Cauvery Spices? It is not undone.', 'Approve');
    expect(await screen.findByText('Written off by WRO/26-27/1')).toBeVisible();
  });

  test('whoever entered it is told that somebody else has to approve', async () => {
    const message = 'Somebody else has to approve what you have entered';
    const { user } = open(listed(waiting), {
      request: { query: ApproveWriteOffDocument, variables: { input } },
      result: { errors: [{ message, extensions: { code: 'CONFLICT' } }] },
    });
    await user.click(await screen.findByText('Approve'));
    await answerQuestion(user, 'Write off ₹ 1,180.00 of INV/26-27/7 of Cauvery Spices? It is not undone.', 'Approve');
    expect(await screen.findByText(message)).toBeVisible();
  });

  test('is deleted after a question, and once approved has no actions', async () => {
    const { user } = open(listed(waiting, { ...approved, uniqueId: 'w2', id: 2 }), {
      request: { query: DeleteWriteOffDocument, variables: { input } },
      result: { data: { deleteWriteOff: { __typename: 'WriteOff', uniqueId: 'w1' } } },
    });
    const done = await screen.findByRole('row', { name: /WRO\/26-27\/1/ });
    expect(done).toHaveTextContent('Rohan Mehta');
    expect(within(done).queryByText('Approve', { selector: 'button *' })).toBeNull();
    await openRowMenu(user, 'INV/26-27/7 of Cauvery Spices');
    await user.click(screen.getByText('Delete'));
    await answerQuestion(user, 'Delete the write-off of INV/26-27/7 of Cauvery Spices?', 'Delete');
    expect(await screen.findByText('Write-off deleted successfully')).toBeVisible();
  });
});
