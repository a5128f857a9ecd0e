import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  EndOpenSessionDocument,
  OpenSessionsDocument,
  ProfileDocument,
  SecondFactorDocument,
  UpdateProfileDocument,
} from '../graphql.generated';
import { getProfile } from '../session';
import { answerQuestion } from '../testing/answerQuestion';
import { renderScreen, signInAs } from '../testing/renderScreen';
import ProfilePage from './ProfilePage';

const asha = {
  __typename: 'User',
  uniqueId: 'Member-1',
  version: 4,
  firstName: 'Asha',
  lastName: 'Nair',
  emailAddress: 'asha@waybill.test',
  role: 'Member',
  imagePath: null,
};

const profile = (user: object): MockLink.MockedResponse => ({
  request: { query: ProfileDocument },
  result: { data: { profile: user } },
});

const noSecondFactor: MockLink.MockedResponse = {
  request: { query: SecondFactorDocument },
  result: {
    data: { secondFactor: { __typename: 'SecondFactorState', since: null, recoveryCodesLeft: 0, isDemanded: false } },
  },
};

const session = (given: object) => ({
  __typename: 'OpenSession',
  uniqueId: 'one',
  device: 'Chrome 140, Windows 11',
  network: '10.0.0.1',
  createdOn: '2026-11-20T06:00:00.000Z',
  lastSeenOn: '2026-11-20T07:00:00.000Z',
  isCurrent: true,
  ...given,
});
const elsewhere = session({ uniqueId: 'two', device: 'Firefox 132, Android 15', isCurrent: false });

const listed = (...sessions: object[]): MockLink.MockedResponse => ({
  request: { query: OpenSessionsDocument },
  result: { data: { openSessions: sessions } },
});

const realFetch = globalThis.fetch;
beforeEach(() => {
  signInAs('Member');
  URL.createObjectURL = () => 'blob:chosen';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

test('an image is looked at before it is sent, and the navigation bar shows the new one', async () => {
  const sent: FormData[] = [];
  globalThis.fetch = async (url, init) => {
    expect([String(url), init?.method]).toEqual(['/api/1.0/users/profile/image', 'POST']);
    sent.push(init?.body as FormData);
    return Response.json({ resultObject: { firstName: 'Asha', imagePath: 'new.webp' }, hasErrors: false, errors: [] });
  };
  const { user } = renderScreen(<ProfilePage />, {
    mocks: [
      noSecondFactor,
      listed(session({})),
      profile(asha),
      profile({ ...asha, version: 5, imagePath: 'new.webp' }),
    ],
  });
  const input = await screen.findByLabelText<HTMLInputElement>('Image');
  const upload = () => user.click(screen.getByRole('button', { name: 'Upload Image' }));

  await upload();
  expect(screen.getByText('Please select the Image')).toBeVisible();
  await user.upload(input, new File(['x'.repeat(5 * 1024 * 1024 + 1)], 'big.png', { type: 'image/png' }));
  expect(screen.getByText('The image must be at most 5 MB')).toBeVisible();
  expect(sent).toEqual([]);

  const picture = new File(['small'], 'me.png', { type: 'image/png' });
  await user.upload(input, picture);
  expect(screen.queryByText('The image must be at most 5 MB')).toBeNull();
  expect(await screen.findByAltText('The chosen image')).toHaveAttribute('src', 'blob:chosen');

  await upload();
  expect(await screen.findByText('Image updated successfully')).toBeVisible();
  expect(sent.map((form) => form.get('file'))).toEqual([picture]);
  await waitFor(() => expect(screen.getByAltText('Your image')).toHaveAttribute('src', '/dynamic/images/new.webp'));
  expect(getProfile()?.image).toBe('/dynamic/images/new.webp');
});

test('what the server says of a file that is no image is told', async () => {
  const errors = ['Only PNG, JPEG and WebP images are accepted'];
  globalThis.fetch = async () => Response.json({ resultObject: null, hasErrors: true, errors }, { status: 415 });
  const { user } = renderScreen(<ProfilePage />, { mocks: [noSecondFactor, listed(session({})), profile(asha)] });
  await user.upload(await screen.findByLabelText('Image'), new File(['text'], 'me.png', { type: 'image/png' }));
  await user.click(screen.getByRole('button', { name: 'Upload Image' }));
  expect(await screen.findByText(errors[0] ?? '')).toBeVisible();
  expect(getProfile()?.image).toBe('/dynamic/images/profile');
});

test('a new name is saved, and the navigation bar follows', async () => {
  const { user } = renderScreen(<ProfilePage />, {
    mocks: [
      noSecondFactor,
      listed(session({})),
      profile(asha),
      {
        request: {
          query: UpdateProfileDocument,
          variables: { input: { uniqueId: 'Member-1', version: 4, firstName: 'Aasha', lastName: 'Nair' } },
        },
        result: { data: { updateProfile: { ...asha, version: 5, firstName: 'Aasha' } } },
      },
    ],
  });
  const firstName = await screen.findByLabelText('First Name');
  await waitFor(() => expect(firstName).toHaveValue('Asha'));
  await screen.findByText('This session', { exact: false });
  await user.clear(firstName);
  await user.type(firstName, '{Enter}');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Please enter first name',
    expect.stringContaining('This session'),
  ]);

  await user.type(firstName, 'Aasha{Enter}');
  expect(await screen.findByText('Profile updated successfully')).toBeVisible();
  expect(getProfile()?.name).toBe('Aasha Nair');
});

test('lists where one is signed in, and signs out there after a question', async () => {
  const ended: unknown[] = [];
  const { user } = renderScreen(<ProfilePage />, {
    mocks: [
      noSecondFactor,
      profile(asha),
      listed(session({}), elsewhere),
      {
        request: { query: EndOpenSessionDocument, variables: () => true },
        result: ({ input }) => {
          ended.push(input);
          return { data: { endOpenSession: true } };
        },
      },
      listed(session({})),
    ],
  });
  const list = await screen.findByRole('list', { name: 'Sessions' });
  expect(await within(list).findByText('Chrome 140, Windows 11')).toBeVisible();
  expect(within(list).getAllByText('This session')).toHaveLength(1);
  expect(within(list).getAllByRole('button')).toHaveLength(1);
  await user.click(within(list).getByRole('button', { name: /^Sign out Firefox 132, Android 15/ }));
  await answerQuestion(
    user,
    'Sign out Firefox 132, Android 15? What is typed there and not saved may be lost.',
    'Sign out',
  );
  expect(await screen.findByText('Signed out there')).toBeVisible();
  expect(ended).toEqual([{ uniqueId: 'two' }]);
  expect(await screen.findByText('You are signed in nowhere else.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
});
