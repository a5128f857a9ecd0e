import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { LogoutDocument } from '../../graphql.generated';
import { getProfile } from '../../session';
import { renderScreen, signInAs } from '../../testing/renderScreen';
import { storeCounts } from '../../waiting/waitingCounts';
import { addWork } from '../../waiting/waitingWork';
import { UserMenu } from './UserMenu';

const logout = { request: { query: LogoutDocument }, result: { data: { logout: true } } };

/** Its content is in a popover, which jsdom never opens. */
const logoutButton = () => screen.getByRole('button', { name: 'Logout', hidden: true });

test('logging out asks about what waits, not about what a count of a moment ago says', async () => {
  signInAs('Member');
  const owner = getProfile()?.currentUserId ?? '';
  storeCounts(owner, { name: 'Rohan', waiting: { booking: 1 }, refused: 0 });
  const { user } = renderScreen(<UserMenu />, { mocks: [logout] });
  await user.click(logoutButton());
  await waitFor(() => expect(getProfile()).toBeNull());
});

test('a booking that waits is asked about', async () => {
  signInAs('Member');
  const owner = getProfile()?.currentUserId ?? '';
  await addWork({ requestKey: 'a', owner, kind: 'booking', state: 'waiting', variables: {}, shown: null });
  const { user } = renderScreen(<UserMenu />, { mocks: [logout] });
  await user.click(logoutButton());
  const question = 'Not sent yet: 1 booking. It waits in this browser until you sign in here again. Sign out?';
  expect(await screen.findByRole('dialog', { name: question })).toBeInTheDocument();
  expect(getProfile()).not.toBeNull();
});
