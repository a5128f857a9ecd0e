import { ResetPasswordForm } from '../../../../server/src/modules/parties/accounts/account.inputs';
import { checkInput } from '../../ui/form/checkInput';
import { checkNewPassword } from './newPassword';

const long = 'x'.repeat(201);

test.each([
  ['', ''],
  ['   ', '  '],
  ['short', 'short'],
  ['long enough', ''],
  ['long enough', 'long enoug'],
  [long, long],
  ['', 'repeated'],
  ['long enough', 'long enough'],
  ['😀😀😀😀', '😀😀😀😀'],
  ['पासवर्ड१२३', 'पासवर्ड१२३'],
])('the public pages object to %j, %j as the server does', (newPassword, confirmPassword) => {
  const { messages } = checkInput(ResetPasswordForm, { newPassword, confirmPassword });
  const objections = checkNewPassword({ newPassword, confirmPassword });
  expect([objections.newPassword, objections.confirmPassword].filter((text) => text !== undefined)).toEqual(messages);
});
