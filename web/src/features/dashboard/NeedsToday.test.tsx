import { screen, within } from '@testing-library/react';
import { NeedKind } from '../../../../server/src/domain/enums';
import { MonthFiguresDocument, NeedsTodayDocument } from '../../graphql.generated';
import { renderScreen, signInAs } from '../../testing/renderScreen';
import { MonthFigures } from './MonthFigures';
import { needLines } from './needLines';
import { NeedsToday } from './NeedsToday';

type Counts = Partial<Record<NeedKind, number>>;

const filters = [
  { __typename: 'NeedFilter', name: 'isApproved', value: 'false' },
  { __typename: 'NeedFilter', name: 'toDate', value: '2026-11-19' },
];
const answer = (counts: Counts, of: readonly NeedKind[] = Object.values(NeedKind), ending: object[] = []) => ({
  request: { query: NeedsTodayDocument },
  result: {
    data: {
      needsToday: of.map((kind) => ({
        __typename: 'NeedToday',
        kind,
        count: counts[kind] ?? 0,
        hasMore: counts[kind] === 1000,
        filters: kind === 'Unapproved' ? filters : counts[kind] ? ending : [],
      })),
    },
  },
});
const region = () => within(screen.getByRole('region', { name: 'Needs you today' }));
const lines = () => region().getAllByRole('listitem').length;

test('each number opens its list; a line keeps its place before it is loaded and where nothing waits', async () => {
  signInAs('Admin');
  renderScreen(<NeedsToday />, { mocks: [answer({ Unapproved: 7, ToBePriced: 1000, Gstr1Due: 1 })], at: '/dashboard' });
  expect(lines()).toBe(Object.keys(needLines).length);
  expect(region().queryByRole('link')).toBeNull();
  expect(await region().findByRole('link', { name: '7 Unapproved for more than 2 days' })).toHaveAttribute(
    'href',
    '/consignments?isApproved=false&toDate=2026-11-19',
  );
  expect(
    region()
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['1,000+ To be priced', '7 Unapproved for more than 2 days', '1 GSTR-1 to be filed']);
  expect(region().getByText('Overdue invoices').parentElement).toHaveTextContent('0 Overdue invoices');
  expect(lines()).toBe(Object.keys(needLines).length);
});

test('a member has the lines of what he may do', async () => {
  signInAs('Member');
  const of = [
    'Undelivered',
    'OutOnRunSheets',
    'ToBePriced',
    'WithoutEway',
    'AwaitingManifest',
    'OpenCashDays',
    'OnPhones',
    'LateEvents',
    'MissingParcels',
  ] as const;
  renderScreen(<NeedsToday />, { mocks: [answer({ WithoutEway: 2 }, of)], at: '/dashboard' });
  expect(lines()).toBe(of.length);
  expect(await region().findByRole('link', { name: '2 Without e-way bill number' })).toBeVisible();
});

test('a receipt book that ends is named', async () => {
  signInAs('Admin');
  const ending = [
    { __typename: 'NeedFilter', name: 'branch', value: 'Pune' },
    { __typename: 'NeedFilter', name: 'left', value: '40' },
  ];
  renderScreen(<NeedsToday />, { mocks: [answer({ ReceiptBooks: 1 }, undefined, ending)] });
  expect(await region().findByRole('link', { name: '1 Receipt book of Pune ends in 40 numbers' })).toHaveAttribute(
    'href',
    '/branches?tab=books',
  );
});

test('a mail that is refused is named, and several are counted', async () => {
  signInAs('Admin');
  const filters = [
    { __typename: 'NeedFilter', name: 'state', value: 'Failing' },
    { __typename: 'NeedFilter', name: 'to', value: 'ravi@deccan.example' },
  ];
  renderScreen(<NeedsToday />, { mocks: [answer({ FailingMails: 1 }, undefined, filters)] });
  const link = await region().findByRole('link', { name: '1 Mail to ravi@deccan.example, refused by a mail server' });
  expect(link).toHaveAttribute('href', '/mail?state=Failing');
  expect(needLines.FailingMails.named?.({ state: 'Failing' })).toBe('Mails refused by a mail server');
});

test('nothing waits: all done', async () => {
  signInAs('Admin');
  renderScreen(<NeedsToday />, { mocks: [answer({})], at: '/dashboard' });
  expect(await region().findByText('All done')).toBeVisible();
  expect(region().queryByRole('link')).toBeNull();
});

test('what could not be loaded is said, and loaded again', async () => {
  signInAs('Admin');
  const failing = { request: { query: NeedsTodayDocument }, error: new Error('down') };
  const { user } = renderScreen(<NeedsToday />, { mocks: [failing, answer({ Gstr1Due: 1 })], at: '/dashboard' });
  await user.click(await region().findByText('Try again'));
  expect(await region().findByRole('link', { name: '1 GSTR-1 to be filed' })).toBeVisible();
});

test('the month stands beside the same days of the last one', async () => {
  signInAs('Member');
  const figure = (title: string, unit: string, month: number, lastMonth: number) => ({
    __typename: 'MonthFigure',
    title,
    unit,
    month,
    lastMonth,
    days: [0, month],
  });
  const monthFigures = [
    figure('Bookings', 'Count', 1_120, 1_000),
    figure('Weight (Kg)', 'Kg', 450, 500),
    figure('Amount', 'Rupees', 2_50_000, 0),
    figure('Per booking', 'Rupees', 100, 100.2),
  ];
  const mock = { request: { query: MonthFiguresDocument }, result: { data: { monthFigures } } };
  renderScreen(<MonthFigures />, { mocks: [mock], at: '/dashboard' });
  const tile = async (title: string) => within(await screen.findByRole('region', { name: `${title} this month` }));
  expect((await tile('Bookings')).getByText('▲ 12 % on last month')).toBeVisible();
  expect((await tile('Bookings')).getByText('1.1K')).toHaveAttribute('title', '1,120');
  expect((await tile('Weight (Kg)')).getByText('▼ 10 % on last month')).toBeVisible();
  expect((await tile('Amount')).getByText('Nothing last month')).toBeVisible();
  const unchanged = (await tile('Per booking')).getByText('As last month');
  expect(unchanged).toHaveAttribute('title', 'The same days of last month: ₹ 100.20');
  expect((await tile('Bookings')).getByRole('img', { name: /^Bookings, last 30 days/ })).toBeInTheDocument();
});
