import { screen } from '@testing-library/react';
import { paths } from '../../paths';
import { renderScreen, signInAs } from '../../testing/renderScreen';
import { PrintMenu } from './PrintMenu';

test('Print prints the copies; labels and their paper are in the menu beside it, by keys too', async () => {
  signInAs('Member');
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  const { user } = renderScreen(<PrintMenu uniqueId="c1" />);
  await user.tab();
  expect(screen.getByRole('button', { name: 'Print' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(open.mock.calls).toEqual([[paths.consignmentPrint('c1'), '_blank']]);
  expect(screen.queryByRole('menuitem')).toBeNull();

  await user.tab();
  expect(screen.getByRole('button', { name: 'More to print' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('menuitem', { name: 'Labels' })).toBeVisible();
  expect(screen.getByRole('menuitem', { name: /Label printer/ })).toBeVisible();
  open.mockRestore();
});
