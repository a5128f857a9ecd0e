import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { BulkBillMonthDocument, InvoicesDocument, MonthToBillDocument } from '../../../graphql.generated';
import { renderScreen, signInAs } from '../../../testing/renderScreen';
import { MonthTab } from './MonthTab';

const customer = (id: number, warnings: readonly string[] = []) => ({
  __typename: 'MonthToBill',
  uniqueId: `c${id}`,
  version: 1,
  customerId: id,
  company: `Company ${id}`,
  consignments: 15,
  open: 1000.5,
  paid: 0,
  warnings,
});
const month = (rows: readonly object[]): MockLink.MockedResponse => ({
  request: { query: MonthToBillDocument, variables: { month: '2026-10' } },
  result: { data: { monthToBill: rows } },
});
const line = (id: number, message: string | null = null) => ({
  __typename: 'BulkBilledMonth',
  uniqueId: `c${id}`,
  awbNo: `Company ${id}`,
  ok: message === null,
  message,
  version: 1,
});

beforeEach(() => signInAs('Admin'));

test('all without a serious warning are ticked and billed; who is refused stays with the reason', async () => {
  const sent: unknown[] = [];
  const { user } = renderScreen(<MonthTab />, {
    at: '/invoices?tab=month&month=2026-10',
    mocks: [
      month([customer(1), customer(2, ['NoEmail']), customer(3, ['AmountMissing']), customer(4)]),
      {
        request: { query: BulkBillMonthDocument, variables: ({ input }) => sent.push(input) > 0 },
        result: { data: { bulkBillMonth: [line(1), line(2), line(4, 'Enter valid Actual amount')] } },
      },
      month([customer(3, ['AmountMissing']), customer(4)]),
    ],
  });
  expect(await screen.findByText('3 customers selected')).toBeVisible();
  expect(screen.getByText(/₹ 3,001.50 before tax/)).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Select row 3' })).not.toBeChecked();
  expect(screen.getByLabelText('Invoice Date')).toHaveValue('31-Oct-2026');
  await user.click(screen.getByRole('button', { name: 'Generate' }));
  const result = within(await screen.findByRole('dialog', { name: '2 billed, 1 refused' }));
  expect(result.getByText(/Enter valid Actual amount/)).toBeVisible();
  expect(sent).toEqual([
    {
      month: '2026-10',
      invoiceDate: '2026-10-31',
      items: [1, 2, 4].map((id) => ({ uniqueId: `c${id}`, version: 1 })),
    },
  ]);
  await waitFor(() => expect(screen.queryByText('Company 1')).toBeNull());
});

test('a month of which everything is billed says so; the next step has its drafts', async () => {
  const search = {
    invoiceMonth: '2026-10',
    invoiceStatus: ['Generated'],
    invoiceType: ['Automatic'],
    take: 5000,
    sortBy: 'customer',
    sortOrder: 'ASC',
  };
  const { user } = renderScreen(<MonthTab />, {
    at: '/invoices?tab=month&month=2026-10',
    mocks: [
      month([]),
      {
        request: { query: InvoicesDocument, variables: { search } },
        result: { data: { invoices: { __typename: 'InvoicePage', rows: [], rowCount: 0 } } },
      },
    ],
  });
  expect(await screen.findByText('Everything of October-2026 is billed')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next: Approve' }));
  expect(await screen.findByText('There is no draft of October-2026')).toBeVisible();
});
