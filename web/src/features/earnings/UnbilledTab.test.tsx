import type { DocumentNode } from '@apollo/client';
import type { MockLink } from '@apollo/client/testing';
import { screen, within } from '@testing-library/react';
import { EarningsOfMonthDocument, UnbilledEarningsDocument } from '../../graphql.generated';
import { renderScreen, signInAs } from '../../testing/renderScreen';
import { UnbilledTab } from './UnbilledTab';

const earning = (kind: string, state: string, consignments: number, amount: number) => ({
  __typename: 'Earning',
  ...{ kind, state, consignments, amount },
});
const sums: MockLink.MockedResponse = {
  request: {
    query: EarningsOfMonthDocument,
    variables: { search: { fromDate: '2026-02-01', toDate: '2026-02-28', monthly: true } },
  },
  result: {
    data: {
      earnings: [
        earning('Freight', 'Unbilled', 2, 400.2),
        earning('Freight', 'Billed', 1, 1000.1),
        earning('Freight', 'Cancelled', 1, 99),
        earning('VppCommission', 'Unbilled', 1, 75),
      ],
    },
  },
};
const row = {
  __typename: 'Consignment',
  ...{ uniqueId: 'w1', id: 1, awbNo: 'WE1', bookingDate: '2026-02-05', receiver: 'Meera', paymentMode: 'Cash' },
  sender: { __typename: 'Customer', uniqueId: 'c1', company: 'Arihant Textiles' },
  ...{ customerAmount: 100.1, vppCommission: 75, insuranceCommission: null, invoiceId: null, commissionBillId: null },
};
const list = (given: object, rows: object[]): MockLink.MockedResponse => ({
  request: { query: UnbilledEarningsDocument, variables: ({ search }) => containsAll(search as object, given) },
  result: { data: { unbilledEarnings: { __typename: 'UnbilledEarningPage', rows, rowCount: rows.length } } },
});
const anyOther = (query: DocumentNode): MockLink.MockedResponse => ({
  request: { query, variables: () => true },
  delay: Number.POSITIVE_INFINITY,
  result: { data: null },
});
const containsAll = (search: object, given: object) =>
  Object.entries({ month: '2026-02', ...given }).every(
    ([name, value]) => JSON.stringify(search[name as keyof object]) === JSON.stringify(value),
  );

beforeEach(() => signInAs('Admin'));

test('shows what is earned, billed and unbilled, and the bookings; freight on an invoice is billed', async () => {
  const billed = { ...row, uniqueId: 'w2', id: 2, awbNo: 'WE2', invoiceId: 7 };
  const { user, address } = renderScreen(<UnbilledTab />, {
    at: '/invoices?tab=unbilled&month=2026-02',
    // Leaving the page takes its month out of the address.
    mocks: [sums, list({}, [row, billed]), anyOther(EarningsOfMonthDocument), anyOther(UnbilledEarningsDocument)],
  });
  const figures = within(await screen.findByRole('table', { name: 'Earned, billed and unbilled' }));
  expect(await figures.findByText('₹ 1,400.30')).toBeVisible();
  expect(figures.getByText('₹ 400.20')).toBeVisible();
  expect(
    screen.getByText(/^To-pay freight and commissions are billed on the day on which they are paid/),
  ).toBeVisible();
  const bookings = within(await screen.findByRole('table', { name: 'Unbilled bookings' }));
  const textOf = async (awbNo: string) => (await bookings.findByText(awbNo)).closest('tr')?.textContent;
  expect(await textOf('WE1')).toContain('₹ 175.10');
  expect(await textOf('WE2')).not.toContain('₹ 100.10');
  await user.click(screen.getByLabelText('View WE2'));
  expect(address()).toBe('/consignments?open=w2');
});

test('a month in which everything is billed says so', async () => {
  renderScreen(<UnbilledTab />, {
    at: '/invoices?month=2026-02&kind=Freight',
    mocks: [sums, list({ kind: ['Freight'] }, [])],
  });
  expect(await screen.findByText('There are no unbilled bookings')).toBeVisible();
});
