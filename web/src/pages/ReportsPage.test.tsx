import type { MockLink } from '@apollo/client/testing';
import { screen, within } from '@testing-library/react';
import { ConsignmentTotalsDocument, PaymentTotalsDocument, type ReportSearch } from '../graphql.generated';
import { renderScreen, signInAs } from '../testing/renderScreen';
import ReportsPage from './ReportsPage';

const none = {
  ...{ count: null, packets: null, weight: null, freight: null, commissions: null, cost: null, margin: null },
  ...{ daysToDeliver: null, tax: null, amount: null, outstanding: null, tds: null, unallocated: null },
};
const figures = (given: Partial<Record<keyof typeof none, number>>) => ({
  __typename: 'ReportFigures',
  ...none,
  ...given,
});
const sums = (now: object, before: object | null = null) => ({
  __typename: 'ReportSums',
  figures: figures(now),
  compared: before && figures(before),
});
const row = (keys: readonly [value: string, label: string][], now: object, before: object | null = null) => ({
  ...sums(now, before),
  __typename: 'ReportRow',
  keys: keys.map(([value, label]) => ({ __typename: 'ReportKey', value, label })),
});

const report = (rows: object[], total: object, rest: object | null = null, rowCount = rows.length) => ({
  __typename: 'Report',
  ...{ fromDate: '2026-01-15', toDate: '2026-03-20', rowCount, rows, rest, total },
});

const asked: ReportSearch[] = [];
beforeEach(() => {
  asked.length = 0;
});

const answering = (answer: object): MockLink.MockedResponse => ({
  request: {
    query: ConsignmentTotalsDocument,
    variables: ({ search }) => asked.push(search as ReportSearch) > 0,
  },
  maxUsageCount: Number.POSITIVE_INFINITY,
  result: { data: { consignmentTotals: answer } },
});

const byMonthAndVendor = report(
  [
    row(
      [
        ['2026-01', 'January 2026'],
        ['35', 'DTDC'],
      ],
      { margin: 120.5, count: 3 },
    ),
    row(
      [
        ['2026-02', 'February 2026'],
        ['35', 'DTDC'],
      ],
      { margin: -20, count: 1 },
    ),
  ],
  sums({ margin: 130.5, count: 5 }),
  sums({ margin: 30, count: 1 }),
  3,
);

const at = '/reports?period=2026-01-15_2026-03-20&by=Month,Vendor&show=Margin,Count';

test('an address is the report: rows, rest and total, each row with the list of what it has summed', async () => {
  signInAs('Admin');
  renderScreen(<ReportsPage />, { at, mocks: [answering(byMonthAndVendor)] });
  const table = within(await screen.findByRole('table', { name: 'Report' }));
  expect(await table.findByRole('link', { name: 'January 2026' })).toHaveAttribute(
    'href',
    '/consignments?vendorId=35%7EDTDC&fromDate=2026-01-15&toDate=2026-01-31',
  );
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'MonthVendorMarginCount',
    'January 2026DTDC₹ 120.503',
    'February 2026DTDC-₹ 20.001',
    'Rest: 1 row₹ 30.001',
    'Total₹ 130.505',
  ]);
  expect(asked[0]).toEqual({
    ...{ fromDate: '2026-01-15', toDate: '2026-03-20' },
    ...{ groups: ['Month', 'Vendor'], measures: ['Margin', 'Count'] },
  });
  expect(
    screen.getByRole('img', { name: /^Margin by month, January 2026 to February 2026\. Highest: ₹ 120\.50/ }),
  ).toBeVisible();
});

test('case: the filters of the list narrow the report, stay in the address, and its rows lead to the list with them', async () => {
  signInAs('Admin');
  const { user, address } = renderScreen(<ReportsPage />, {
    at: `${at}&deliveryStatus=Delivered&isVpp=true&senderId=7~Shreeji`,
    mocks: [answering(byMonthAndVendor)],
  });
  const table = within(await screen.findByRole('table', { name: 'Report' }));
  expect(await table.findByRole('link', { name: 'January 2026' })).toHaveAttribute(
    'href',
    '/consignments?senderId=7%7EShreeji&deliveryStatus=Delivered&isVpp=true&vendorId=35%7EDTDC&fromDate=2026-01-15&toDate=2026-01-31',
  );
  expect(asked[0]).toMatchObject({ deliveryStatus: ['Delivered'], isVpp: true, senderId: ['7'] });
  await user.click(within(screen.getByRole('group', { name: 'Filters' })).getByLabelText('Approved'));
  await user.click(await screen.findByTitle('No'));
  expect(address()).toContain('isApproved=false');
  await user.click(screen.getByRole('button', { name: 'Filters (4) ▴' }));
  expect(screen.queryByRole('group', { name: 'Filters' })).toBeNull();
});

test('a comparison stands beside each figure, with the change; months are compared with months', async () => {
  signInAs('Admin');
  const compared = report(
    [
      row([['64-1', 'Pune → Mumbai']], { freight: 150 }, { freight: 100 }),
      row([['64-2', 'Pune → Nashik']], { freight: 0 }, { freight: 0 }),
    ],
    sums({ freight: 150 }, { freight: 100 }),
  );
  renderScreen(<ReportsPage />, {
    at: '/reports?period=2026-02-01_2026-02-28&by=Lane&show=Freight&compare=Before',
    mocks: [answering(compared)],
  });
  expect(await screen.findByText('Compared with 01-Jan-2026 to 31-Jan-2026')).toBeVisible();
  const table = within(await screen.findByRole('table', { name: 'Report' }));
  // The list has no filter for lanes.
  expect((await table.findByText('Pune → Mumbai')).closest('a')).toBeNull();
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'LaneFreightFreight beforeChange %',
    'Pune → Mumbai₹ 150.00₹ 100.0050',
    'Pune → Nashik₹ 0.00₹ 0.00',
    'Total₹ 150.00₹ 100.0050',
  ]);
  expect(asked[0]).toMatchObject({ compareFrom: '2026-01-01', compareTo: '2026-01-31' });
  const bars = within(screen.getByRole('list', { name: 'Freight by lane' }));
  expect(bars.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Pune → Mumbai₹ 150.00',
    'Pune → Nashik₹ 0.00',
  ]);
});

test('what is chosen goes into the address', async () => {
  signInAs('Admin');
  const payments: MockLink.MockedResponse = {
    request: { query: PaymentTotalsDocument, variables: () => true },
    maxUsageCount: Number.POSITIVE_INFINITY,
    result: { data: { paymentTotals: report([], sums({ count: 0, amount: 0 })) } },
  };
  const { user, address } = renderScreen(<ReportsPage />, { at, mocks: [answering(byMonthAndVendor), payments] });
  await screen.findByRole('link', { name: 'January 2026' });
  await user.click(screen.getByRole('combobox', { name: 'Report of' }));
  await user.click(await screen.findByTitle('Payments'));
  expect(await screen.findByText(/^There is nothing in this period/)).toBeVisible();
  expect(new URLSearchParams(address().split('?')[1]).get('of')).toBe('payments');
  expect(screen.getByRole('button', { name: 'Excel' })).toBeDisabled();
});

test('a member is offered neither costs nor clerks, and a link with them asks for the rest', async () => {
  signInAs('Member');
  const { user } = renderScreen(<ReportsPage />, {
    at: `${at},Cost`,
    mocks: [
      answering(
        report(
          [
            row(
              [
                ['2026-01', 'January 2026'],
                ['35', 'DTDC'],
              ],
              { count: 3 },
            ),
          ],
          sums({ count: 3 }),
        ),
      ),
    ],
  });
  await screen.findByRole('link', { name: 'January 2026' });
  expect(asked[0]?.measures).toEqual(['Count']);
  await user.click(screen.getByRole('combobox', { name: 'Show' }));
  expect(await screen.findByTitle('Packets')).toBeInTheDocument();
  expect(screen.queryByTitle('Margin')).toBeNull();
  await user.click(screen.getByRole('combobox', { name: 'Report of' }));
  expect(await screen.findByTitle('Cargo')).toBeInTheDocument();
  expect(screen.queryByTitle('Invoices')).toBeNull();
});
