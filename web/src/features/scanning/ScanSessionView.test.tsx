import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import type { ScanSessionFragment } from '../../graphql.generated';
import { renderScreen, signInAs } from '../../testing/renderScreen';
import { countsOf, storeCounts } from '../../waiting/waitingCounts';
import { closeWaitingWork } from '../../waiting/waitingWork';
import { ScanSessionView } from './ScanSessionView';

const aSession = (given: Pick<ScanSessionFragment, 'kind' | 'input'>): ScanSessionFragment =>
  ({
    __typename: 'ScanSession',
    ...{ uniqueId: 's1', version: 1, openedOn: '2026-11-20T06:00:00Z', closedOn: null, done: 0, refused: 0 },
    createdBy: { __typename: 'PersonName', firstName: 'Asha', lastName: 'Nair' },
    ...given,
  }) as ScanSessionFragment;

const carriers = { cargo: { id: 61, name: 'Bluewing Air Cargo' }, courier: { id: 38, name: 'Anjani' } };
const status = { deliveryStatus: 'Intransit', city: 'Pune', action: 'Arrived at the hub' };

afterEach(closeWaitingWork);

test.each([
  ['Manifest', carriers, ['Create Manifest', 'Close session']],
  ['Status', status, ['Close session']],
] as const)('a session of kind %s ends in its own way', async (kind, input, buttons) => {
  signInAs('Member');
  storeCounts('Member-1', { name: '', waiting: { scan: 1 }, refused: 0 });
  const session = aSession({ kind, input: JSON.stringify(input) });
  renderScreen(<ScanSessionView session={session} recorded={[]} onClosed={() => undefined} />);
  expect(await screen.findByText('Nothing is scanned yet')).toBeVisible();
  // What sends waiting scans goes on without the view, until it finds none.
  await waitFor(() => expect(countsOf('Member-1')).toBeNull());
  const shown = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(shown.filter((text) => /Manifest|session/.test(text ?? ''))).toEqual(buttons);
});
