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
