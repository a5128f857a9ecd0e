import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { productTexts } from '../../../server/src/domain/productTexts';
import { signInAs, signOut } from '../testing/renderScreen';
import { testCompanySettings } from '../testing/companySettings';
import { Root } from './Root';

type Body = { query: string; variables: { input?: Record<string, unknown> } };

/** Mock server: chooses the answer by the first field of the request. */
function serve(answers: Record<string, object>) {
  const asked: { field: string; input: Record<string, unknown> | undefined }[] = [];
  globalThis.fetch = async (_url, init) => {
    const { query, variables } = JSON.parse(String(init?.body)) as Body;
    const field = /\{\s*(\w+)/.exec(query)?.[1] ?? '';
    asked.push({ field, input: variables.input });
    return Response.json(answers[field] ?? { data: { [field]: true, company: testCompanySettings } });
  };
  return asked;
}

const refused = (message: string) => ({
  errors: [{ message, extensions: { code: 'BAD_USER_INPUT', messages: [message], fields: {} } }],
});

function openAt(path: string) {
  window.history.replaceState(null, '', path);
  render(<Root />);
  return userEvent.setup();
}

const link = '?EmailAddress=asha%2Bdesk%40waybill.test&Guid=secret&Id=u1';
const resetLink = { email: 'asha+desk@waybill.test', guid: 'secret', id: 'u1' };
const bullets = () => screen.getAllByRole('listitem').map((item) => item.textContent);

const realFetch = globalThis.fetch;
afterEach(() => {
  signOut();
  globalThis.fetch = realFetch;
});

test('a forgotten password is asked for by mail, whether or not there is such an account', async () => {
  const asked = serve({});
  const user = openAt('/forget-password');
  await user.click(await screen.findByRole('button', { name: 'Send recovery mail' }));
  expect(bullets()).toEqual(['Please enter email address']);

  await user.type(screen.getByLabelText('Email address'), ' asha@waybill.test{Enter}');
  expect(await screen.findByText(/If there is an account for/)).toBeVisible();
  expect(asked.filter(({ field }) => field === 'forgotPassword')).toEqual([
    { field: 'forgotPassword', input: { emailAddress: 'asha@waybill.test' } },
  ]);
  expect(screen.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/login');
});

test('the link of a mail is verified, sets a password and leads to the login', async () => {
  const asked = serve({});
  signInAs('Member');
  const user = openAt(`/reset-password/${link}`);
  await user.click(await screen.findByRole('button', { name: 'Reset Password' }));
  expect(bullets()).toEqual(['Please enter new password', 'Please enter confirm password']);

  await user.type(screen.getByLabelText('New Password'), 'Monsoon@2026');
  await user.type(screen.getByLabelText('Confirm Password'), 'Monsoon@2027{Enter}');
  expect(bullets()).toEqual([productTexts.passwordsDiffer]);
  expect(screen.getByLabelText('Confirm Password')).toHaveFocus();

  await user.clear(screen.getByLabelText('Confirm Password'));
  await user.type(screen.getByLabelText('Confirm Password'), 'Monsoon@2026{Enter}');
  expect(await screen.findByText('Password reset successfully')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Sign in to Waybill' })).toBeVisible();
  expect(window.location.pathname + window.location.search).toBe('/login');
  expect(asked.filter(({ input }) => input)).toEqual([
    { field: 'verifyResetLink', input: { resetLink, emailAddress: resetLink.email } },
    { field: 'resetPassword', input: { resetLink, emailAddress: resetLink.email, password: 'Monsoon@2026' } },
  ]);
  expect(asked.map(({ field }) => field)).toContain('logout');
});

test('a link that was used or is too old shows no form', async () => {
  serve({ verifyResetLink: refused('This link is not valid or has expired') });
  openAt(`/account-activation/${link}`);
  expect(await screen.findByText('This link is not valid or has expired')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Account Activation' })).toBeVisible();
  expect(screen.queryByLabelText('New Password')).toBeNull();
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/forget-password');
  await waitFor(() => expect(document.title).toBe('Account Activation | Waybill'));
});

test('without what a link carries, the screen leads home', async () => {
  const asked = serve({});
  openAt('/reset-password/?EmailAddress=asha%40waybill.test');
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  expect(asked.map(({ field }) => field)).not.toContain('verifyResetLink');
});

test.each([
  `/reset-password/x${link}`,
  `/reset-password/foo/bar${link}`,
  '/account-activation/foo',
  '/Reset-Password/x',
])('any other path below the recovery screens leads home: %s', async (path) => {
  const asked = serve({});
  openAt(path);
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  expect(screen.queryByText('Page not found')).toBeNull();
  expect(asked.map(({ field }) => field)).not.toContain('verifyResetLink');
});

test('an address that only begins alike is an unknown one', async () => {
  serve({});
  openAt('/reset-passwords');
  expect(await screen.findByText('Page not found')).toBeVisible();
  expect(window.location.pathname).toBe('/reset-passwords');
});
