import { screen } from '@testing-library/react';
import { renderScreen, signInAs } from '../../../testing/renderScreen';
import Palette from './Palette';

test('what nothing is called is told so, and what is found stands alone', async () => {
  signInAs('Member');
  const { user } = renderScreen(<Palette open onClose={() => undefined} onFind={() => undefined} />);
  const field = await screen.findByRole('combobox', { hidden: true });
  await user.type(field, 'm');
  expect(screen.getAllByRole('option', { hidden: true })[0]).toHaveTextContent('Manifest');
  expect(screen.queryByText(/^Nothing found for/)).toBeNull();
  await user.clear(field);
  await user.type(field, '?');
  expect(screen.queryAllByRole('option', { hidden: true })).toEqual([]);
  expect(screen.getByText('Nothing found for ‘?’')).toBeVisible();
});

test('pages of the handbook and their headings are found behind the screens', async () => {
  signInAs('Member');
  const { user, address } = renderScreen(<Palette open onClose={() => undefined} onFind={() => undefined} />);
  const field = await screen.findByRole('combobox', { hidden: true });
  await user.type(field, 'counter');
  const groups = screen.getAllByRole('option', { hidden: true }).map((line) => line.textContent);
  expect(groups[0]).toMatch(/^Counter/);
  expect(groups).toContain('CounterHandbook');
  await user.clear(field);
  await user.type(field, 'move it on{Enter}');
  expect(address()).toBe('/help/consignments');
  await user.clear(field);
  await user.type(field, 'keys');
  expect(screen.queryAllByText('Keys')).toEqual([]);
  // Members may not open that screen.
  await user.clear(field);
  await user.type(field, 'vendor bills');
  expect(screen.queryAllByRole('option', { hidden: true })).toEqual([]);
});
