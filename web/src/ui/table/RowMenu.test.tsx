import { screen } from '@testing-library/react';
import { openRowMenu } from '../../testing/openRowMenu';
import { renderScreen, signInAs } from '../../testing/renderScreen';
import { RowMenu } from './RowMenu';

const ran = jest.fn<undefined, [string]>();
const entry = (label: string) => ({ label, run: () => ran(label) });

beforeEach(() => ran.mockClear());

test('the first action is a button, the others are in a menu that the keys go through and Esc closes', async () => {
  signInAs('Admin');
  const remove = { ...entry('Delete'), danger: true };
  const { user } = renderScreen(<RowMenu name="DTDC" actions={[entry('Edit'), false, entry('Copy'), remove]} />, {});
  await user.click(screen.getByLabelText('Edit DTDC'));
  expect(ran).toHaveBeenLastCalledWith('Edit');

  await openRowMenu(user, 'DTDC');
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Copy', 'Delete']);
  await user.keyboard('{ArrowUp}');
  expect(screen.getByLabelText('Delete DTDC')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByLabelText('Copy DTDC')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(ran).toHaveBeenLastCalledWith('Copy');
  expect(screen.queryByRole('menu')).toBeNull();

  await openRowMenu(user, 'DTDC');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(screen.getByLabelText('More for DTDC')).toHaveFocus();
});

test('what the role forbids is left out, and one action needs no menu', () => {
  signInAs('Member');
  renderScreen(
    <RowMenu
      name="DTDC"
      actions={[
        { ...entry('Edit'), action: 'updateVendor' },
        { ...entry('View'), action: 'vendors' },
      ]}
    />,
    {},
  );
  expect(screen.getByRole('button', { name: 'View DTDC' })).toBeVisible();
  expect(screen.getAllByRole('button')).toHaveLength(1);
});
