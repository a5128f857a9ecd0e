import { screen, within } from '@testing-library/react';
import { addDays, formatDate, startOfDayInstant } from '../../../../server/src/domain/values/dates';
import { companySettings } from '../../companySettings';
import { companyToday } from '../../companyToday';
import { NightlyCheckFindingsDocument, NightlyChecksDocument } from '../../graphql.generated';
import { renderScreen, signInAs } from '../../testing/renderScreen';
import { NightlyCheck } from './NightlyCheck';

const today = companyToday();
const threeAm = (day: string) =>
  new Date(startOfDayInstant(day, companySettings().timezone).getTime() + 3 * 3_600_000).toISOString();

function run(day: string, differences: number | null) {
  const finishedOn = differences === null ? null : threeAm(day);
  return { __typename: 'ConsistencyResult', day, startedOn: threeAm(day), finishedOn, differences };
}

const answering = (...rows: object[]) => ({
  request: { query: NightlyChecksDocument },
  result: { data: { consistencyRuns: { __typename: 'ConsistencyResultPage', rows } } },
});

const finding = {
  __typename: 'ConsistencyFinding',
  rule: 'The total of an invoice is the sum of its parts',
  place: 'invoice_number WB/26-27/1',
  stored: '11801',
  actual: '11800',
};

beforeEach(() => signInAs('Admin'));

test('says quietly that nothing differs, with the date unless it is today', async () => {
  const yesterday = addDays(today, -1);
  const { unmount } = renderScreen(<NightlyCheck>Page</NightlyCheck>, {
    mocks: [answering(run(today, 0), run(yesterday, 3))],
  });
  expect(await screen.findByText('Checked 3:00 am, no differences')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  unmount();
  renderScreen(<NightlyCheck>Page</NightlyCheck>, { mocks: [answering(run(today, null), run(yesterday, 0))] });
  expect(await screen.findByText(`Checked ${formatDate(yesterday)} 3:00 am, no differences`)).toBeVisible();
});

test('alerts to differences and shows them', async () => {
  const findings = {
    request: { query: NightlyCheckFindingsDocument },
    result: {
      data: {
        consistencyRuns: {
          __typename: 'ConsistencyResultPage',
          rows: [{ __typename: 'ConsistencyResult', day: today, findings: [finding] }],
        },
      },
    },
  };
  const { user } = renderScreen(<NightlyCheck>Page</NightlyCheck>, { mocks: [answering(run(today, 1)), findings] });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Checked 3:00 am: 1 difference between stored values and a recount');
  await user.click(within(alert).getByRole('button', { name: 'Show differences' }));
  const drawer = await screen.findByRole('dialog', { name: `Check of ${formatDate(today)}` });
  expect(await within(drawer).findByText(finding.rule)).toBeVisible();
  expect(drawer).toHaveTextContent(`${finding.place}Stored 11801, recounted 11800`);
});
