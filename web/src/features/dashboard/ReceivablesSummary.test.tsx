import { screen, within } from '@testing-library/react';
import { ReceivablesSummaryDocument } from '../../graphql.generated';
import { givenCompanySettings } from '../../testing/companySettings';
import { ageingSums } from '../../testing/ageingSums';
import { renderScreen, signInAs } from '../../testing/renderScreen';
import ReceivablesSummary from './ReceivablesSummary';

const ageing = { __typename: 'AgeingSums', ...ageingSums };
const summary = {
  __typename: 'ReceivablesSummary',
  receivable: 44_840,
  overdue: 21_240,
  advances: 3200,
  tdsWithoutCertificate: 400,
  ageing,
  trend: [
    { __typename: 'ReceivableTrendDay', day: '2026-10-31', balance: 9440 },
    { __typename: 'ReceivableTrendDay', day: '2026-11-30', balance: 41_640 },
  ],
};
const answer = { request: { query: ReceivablesSummaryDocument }, result: { data: { receivablesSummary: summary } } };

beforeEach(() => signInAs('Admin'));

test('case 6: each figure leads to its list, and the bars add up to the balance', async () => {
  renderScreen(<ReceivablesSummary />, { mocks: [answer], at: '/dashboard' });
  const region = within(await screen.findByRole('region', { name: 'Receivables' }));
  const figures = await region.findAllByRole('link');
  expect(figures.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['₹ 44.8K', '/receivables?tab=ageing'],
    ['₹ 21.2K', '/receivables?tab=ageing'],
    ['₹ 3.2K', '/receivables?isAdvance=true'],
    ['₹ 400.00', '/receivables?tab=tds&hasCertificate=false'],
  ]);
  const bars = within(region.getByRole('list', { name: 'What is owed by days after the due date' }));
  expect(bars.getAllByRole('listitem').map((bar) => bar.textContent)).toEqual([
    'Not due₹ 23,600.00',
    '1–30 days₹ 11,800.00',
    '31–60 days₹ 5,900.00',
    '61–90 days₹ 1,180.00',
    '91–180 days₹ 2,360.00',
    'Over 180 days₹ 0.00',
    'Balanceafter advances of ₹ 3,200.00₹ 41,640.00',
  ]);
  expect(region.getByRole('img', { name: /^Balance by month/ })).toBeInTheDocument();
});

test('of one branch its lists are led to', async () => {
  const variables = { search: { branchId: ['2'] } };
  renderScreen(<ReceivablesSummary branchId={2} />, {
    mocks: [{ ...answer, request: { ...answer.request, variables } }],
    at: '/dashboard',
  });
  const links = await within(await screen.findByRole('region', { name: 'Receivables' })).findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/receivables?tab=ageing&branchId=2',
    '/receivables?tab=ageing&branchId=2',
    '/receivables?isAdvance=true&branchId=2',
    '/receivables?tab=tds&hasCertificate=false&branchId=2',
  ]);
});

test('of all branches its lists are so too, though they would begin with the own one', async () => {
  givenCompanySettings({ branches: ['Mumbai', 'Pune'].map((name, at) => ({ id: at + 1, name })) });
  renderScreen(<ReceivablesSummary />, { mocks: [answer], at: '/dashboard' });
  const links = await within(await screen.findByRole('region', { name: 'Receivables' })).findAllByRole('link');
  expect(links).toHaveLength(4);
  for (const link of links) expect(link.getAttribute('href')).toMatch(/&branchId=$/);
  givenCompanySettings();
});

test('what could not be loaded is said, and loaded again', async () => {
  const failing = { request: { query: ReceivablesSummaryDocument }, error: new Error('down') };
  const { user } = renderScreen(<ReceivablesSummary />, { mocks: [failing, answer], at: '/dashboard' });
  await user.click(await screen.findByText('Try again'));
  expect(await screen.findByText('₹ 44.8K')).toBeVisible();
});
