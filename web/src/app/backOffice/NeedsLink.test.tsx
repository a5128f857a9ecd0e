import { screen, waitFor } from '@testing-library/react';
import { permissionsOf } from '../../../../server/src/domain/policy';
import { NeedsTodayDocument } from '../../graphql.generated';
import { saveProfile } from '../../session';
import { renderScreen, signInAs } from '../../testing/renderScreen';
import { FirstScreenShown } from '../../ui/app/firstScreen';
import { NeedsLink } from './NeedsLink';

const asked = jest.fn();

const answer = (...counts: number[]) => ({
  request: { query: NeedsTodayDocument },
  result() {
    asked();
    const of = ['Undelivered', 'ToBePriced', 'WithoutEway'];
    const needsToday = counts.map((count, at) => ({
      __typename: 'NeedToday',
      kind: of[at],
      count,
      hasMore: false,
      filters: [],
    }));
    return { data: { needsToday } };
  },
});

const link = () => screen.queryByRole('link');

function shown(...counts: number[]) {
  const bar = (
    <>
      <FirstScreenShown />
      <NeedsLink className="bar-needs" refreshes />
      <div hidden>
        <NeedsLink className="menu-needs" />
      </div>
    </>
  );
  renderScreen(bar, { mocks: [answer(...counts)], at: '/customers' });
}

beforeEach(() => asked.mockClear());

test('case: what needs you is counted by its kinds, in one request, and leads to the dashboard', async () => {
  signInAs('Member');
  shown(1200, 0, 3);
  expect(link()).toHaveAccessibleName('Needs you');
  await waitFor(() => expect(link()).toHaveAccessibleName('Needs you 2'));
  expect(link()).toHaveAttribute('href', '/dashboard#needs');
  expect(asked).toHaveBeenCalledTimes(1);
});

test('nothing is counted where nothing waits', async () => {
  signInAs('Member');
  shown(0, 0);
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(link()).toHaveAccessibleName('Needs you'));
});

test('who may not read the dashboard is neither told nor asked for', async () => {
  const actions = [...permissionsOf('Member')].filter((permission) => permission !== 'dashboard:read');
  const userRole = { name: 'Scanner', actions };
  saveProfile({ uniqueId: 'S-1', firstName: 'Ravi', lastName: 'Rao', role: 'Member', imagePath: null, userRole });
  shown(4);
  expect(link()).toBeNull();
  await import('../../features/dashboard/NeedsCount');
  expect(asked).not.toHaveBeenCalled();
});
