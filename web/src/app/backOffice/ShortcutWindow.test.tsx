import { screen, within } from '@testing-library/react';
import { renderScreen, signInAs } from '../../testing/renderScreen';
import ShortcutWindow from './ShortcutWindow';

test('the keys that open screens are listed with the names of the screens that the role has', () => {
  signInAs('Member');
  renderScreen(<ShortcutWindow open onClose={() => undefined} />);
  const screens = within(screen.getByRole('region', { name: 'Go to', hidden: true }));
  const keysOf = (name: string) => screens.getByText(name).previousElementSibling?.textContent;
  expect(keysOf('Cargo')).toBe('gk');
  expect(keysOf('Locations')).toBe('gl');
  expect(screens.queryByText('Users')).toBeNull();
});

test.each([
  ['/customers/ledger/c1', 'Handbook page of this screen', '/help/receivables'],
  ['/consignments', 'Handbook page of this screen', '/help/consignments'],
  ['/label/print/c1', 'Handbook', '/help'],
])('at %s the handbook is offered beside the screen', (at, name, href) => {
  signInAs('Admin');
  renderScreen(<ShortcutWindow open onClose={() => undefined} />, { at });
  const link = screen.getByRole('link', { name, hidden: true });
  expect(link).toHaveAttribute('href', href);
  expect(link).toHaveAttribute('target', '_blank');
});
