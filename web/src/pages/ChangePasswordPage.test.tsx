import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor } from '@testing-library/react';
import { productTexts } from '../../../server/src/domain/productTexts';
import { ChangePasswordDocument } from '../graphql.generated';
import { renderScreen, signInAs } from '../testing/renderScreen';
import ChangePasswordPage from './ChangePasswordPage';

const request = {
  query: ChangePasswordDocument,
  variables: { input: { oldPassword: 'Waybill@2026', newPassword: 'Monsoon@2026' } },
};
const message = 'Old password is not correct';
const refused: MockLink.MockedResponse = {
  request,
  result: {
    errors: [
      { message, extensions: { code: 'BAD_USER_INPUT', messages: [message], fields: { oldPassword: [message] } } },
    ],
  },
};
const done: MockLink.MockedResponse = { request, result: { data: { changePassword: true } } };

const bullets = () => screen.getAllByRole('listitem').map((item) => item.textContent);
const field = (label: string) => screen.getByLabelText(label);

test('a password is changed by whoever knows the old one', async () => {
  signInAs('Member');
  const { user } = renderScreen(<ChangePasswordPage />, { mocks: [refused, done] });
  const submit = () => user.click(screen.getByRole('button', { name: 'Change Password' }));
  await submit();
  expect(bullets()).toEqual([
    'Please enter new password',
    'Please enter old password',
    'Please enter confirm password',
  ]);
  await user.type(field('Old Password'), 'Waybill@2026');
  await user.type(field('New Password'), 'Monsoon@2026');
  await user.type(field('Confirm Password'), 'Monsoon@2025');
  expect(bullets()).toEqual([productTexts.passwordsDiffer]);

  await user.clear(field('Confirm Password'));
  await user.type(field('Confirm Password'), 'Monsoon@2026');
  await submit();
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  await submit();
  expect(await screen.findByText('Password changed successfully')).toBeVisible();
  await waitFor(() => expect(field('New Password')).toHaveValue(''));
});
