import { screen } from '@testing-library/react';
import { useState } from 'react';
import type { ScanSessionFragment } from '../../graphql.generated';
import { renderScreen, signInAs } from '../../testing/renderScreen';
import { useFinishSession } from './useFinishSession';

const session = { uniqueId: 's1', kind: 'Status', input: '{}' } as ScanSessionFragment;

function Waiting() {
  const [unanswered, setUnanswered] = useState(4);
  const queue = { scans: [], unanswered, isUnreachable: false, add: () => true, clear: () => Promise.resolve() };
  const { start, waitsTo, stopWaiting } = useFinishSession(session, queue, () => undefined);
  return (
    <>
      <button onClick={() => start('close')}>Close</button>
      <button onClick={() => start('create')}>Create</button>
      <button onClick={stopWaiting}>Do not wait</button>
      <button onClick={() => setUnanswered(0)}>All answered</button>
      <p role="note">{waitsTo ?? 'nothing'}</p>
    </>
  );
}

const press = (name: string) => screen.getByRole('button', { name });

beforeEach(() => signInAs('Member'));

test('what is pressed while scans wait is done once when all have their answer', async () => {
  const { user } = renderScreen(<Waiting />);
  await user.click(press('Close'));
  expect(screen.getByRole('note')).toHaveTextContent('close');
  expect(screen.queryByText('Close the session?')).toBeNull();
  await user.click(press('All answered'));
  expect(await screen.findAllByRole('dialog', { name: 'Close the session?' })).toHaveLength(1);
  expect(screen.getByRole('note')).toHaveTextContent('nothing');
});

test('a manifest of which no scan was good is not created, and says so', async () => {
  const { user } = renderScreen(<Waiting />);
  await user.click(press('Create'));
  expect(screen.getByRole('note')).toHaveTextContent('create');
  await user.click(press('All answered'));
  expect(await screen.findByText('No consignment is scanned for a manifest')).toBeVisible();
});

test('waiting can be given up', async () => {
  const { user } = renderScreen(<Waiting />);
  await user.click(press('Close'));
  await user.click(press('Do not wait'));
  await user.click(press('All answered'));
  expect(screen.queryByText('Close the session?')).toBeNull();
});
