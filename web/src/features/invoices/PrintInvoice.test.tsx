import { screen } from '@testing-library/react';
import { renderScreen, signInAs } from '../../testing/renderScreen';
import { PrintInvoice } from './PrintInvoice';

test('one paper is printed by one click, marked copies by choice', async () => {
  signInAs('Admin');
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  const { user } = renderScreen(<PrintInvoice uniqueId="i1" />);
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(open).toHaveBeenLastCalledWith('/invoice/print/i1', '_blank');
  await user.click(screen.getByRole('button', { name: 'Copies' }));
  await user.click(screen.getByRole('menuitem', { name: 'Original and duplicate' }));
  expect(open).toHaveBeenLastCalledWith('/invoice/print/i1?copies=2', '_blank');
  open.mockRestore();
});
