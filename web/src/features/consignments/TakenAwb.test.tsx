import { screen } from '@testing-library/react';
import { field, suggestions, takenAwbNo } from '../../testing/bookingForm';
import { renderScreen, signInAs } from '../../testing/renderScreen';
import { ConsignmentFormModal } from './ConsignmentFormModal';

test('a number that is taken is told when its field is left, before anything is saved', async () => {
  signInAs('Member');
  const { user } = renderScreen(
    <ConsignmentFormModal open mode="create" uniqueId={null} onClose={() => undefined} onSaved={() => undefined} />,
    { mocks: suggestions },
  );
  const said = `AwbNo ${takenAwbNo} is already taken`;
  await user.type(await screen.findByLabelText('Awb No'), takenAwbNo.toLowerCase());
  expect(screen.queryByText(said)).toBeNull();
  await user.tab();
  expect(await screen.findByText(said)).toBeVisible();
  await user.type(field('Awb No'), '2');
  expect(screen.queryByText(said)).toBeNull();
});
