import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderScreen, signInAs } from '../../../testing/renderScreen';
import { BulkBar } from '../../../ui/bulk/BulkBar';
import Palette from './Palette';

const pressed: string[] = [];

function Selected() {
  const [open, setOpen] = useState(false);
  const buttons = ['Update Status', 'Dispatch', 'Track'].map((name) => (
    <button key={name} type="button" disabled={name === 'Track'} onClick={() => pressed.push(name)}>
      {name}
    </button>
  ));
  return (
    <>
      <BulkBar label="Selected consignments" status="3 selected" onClear={() => setOpen(true)}>
        {buttons}
      </BulkBar>
      <Palette open={open} onClose={() => undefined} onFind={() => undefined} />
    </>
  );
}

test('what is selected comes first, and is done by the button that the screen has for it', async () => {
  signInAs('Member');
  const { user } = renderScreen(<Selected />);
  await user.click(screen.getByText('Clear'));
  const field = await screen.findByRole('combobox', { hidden: true });
  const options = () => screen.getAllByRole('option', { hidden: true }).map(({ textContent }) => textContent);
  expect(options().slice(0, 2)).toEqual(['Update StatusSelected consignments', 'DispatchSelected consignments']);
  expect(options()).not.toContain('TrackSelected consignments');
  await user.type(field, 'disp{Enter}');
  expect(pressed).toEqual(['Dispatch']);
});
