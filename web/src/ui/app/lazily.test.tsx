import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { lazily } from './lazily';

function aPart() {
  const line = { works: false };
  const Part = lazily(async () => {
    if (!line.works) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: ({ name }: { name: string }) => <h2>{name}</h2> };
  });
  render(
    <Suspense>
      <Part name="Parcels" />
    </Suspense>,
  );
  return line;
}

test('a part that cannot be fetched says so in its place, and is fetched on demand', async () => {
  const line = aPart();
  expect(await screen.findByRole('alert')).toHaveTextContent('No connection');
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByRole('heading', { name: 'Parcels' })).toBeNull();
  line.works = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Parcels' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a part that could not be fetched is fetched when the network returns', async () => {
  const line = aPart();
  await screen.findByRole('alert');
  line.works = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: 'Parcels' })).toBeVisible();
});

test('a part that could not be fetched comes by itself, though nothing says that the server is back', async () => {
  jest.useFakeTimers();
  try {
    const line = aPart();
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByRole('alert')).toHaveTextContent('No connection');
    line.works = true;
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(screen.getByRole('heading', { name: 'Parcels' })).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});

test('every part in a chunk of its own is loaded so', () => {
  const root = join(__dirname, '..', '..');
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path));
  const bare = sources.filter((path) => /\blazy\b[^;]*from 'react'/.test(readFileSync(join(root, path), 'utf8')));
  expect(bare).toEqual([join('ui', 'app', 'lazily.tsx')]);
});
