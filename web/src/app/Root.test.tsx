import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signInAs, signOut } from '../testing/renderScreen';
import { testCompanySettings } from '../testing/companySettings';
import { Root } from './Root';

type Body = { query: string; variables: Record<string, unknown> };

const defaultAnswers: Record<string, object> = {
  company: { data: { company: testCompanySettings } },
  me: { data: { me: null } },
  notifications: { data: { notifications: { __typename: 'NotificationPage', rows: [] } } },
};

/** Mock server: chooses the answer by the first field of the request. What nobody looks at is not answered. */
function serve(answers: Record<string, object>) {
  const requests: { body: Body; headers: Headers }[] = [];
  globalThis.fetch = async (_input, init) => {
    const body = JSON.parse(String(init?.body)) as Body;
    requests.push({ body, headers: new Headers(init?.headers) });
    const field = /\{\s*(\w+)/.exec(body.query)?.[1] ?? '';
    const answer = { ...defaultAnswers, ...answers }[field];
    return answer ? Response.json(answer) : new Promise<Response>(() => {});
  };
  return requests;
}

const noCustomers = { data: { customers: { __typename: 'CustomerPage', rows: [], rowCount: 0 } } };
const refused = (code: string, message: string) => ({
  errors: [{ message, extensions: { code, messages: [message], fields: {} } }],
});

const address = () => window.location.pathname + window.location.search;

function openAt(path: string) {
  window.history.replaceState(null, '', path);
  render(<Root />);
  return userEvent.setup();
}

const realFetch = globalThis.fetch;
afterEach(() => {
  signOut();
  globalThis.fetch = realFetch;
});

test('nobody is asked to sign in, and then gets where they were going', async () => {
  const names = { uniqueId: 'u1', firstName: 'Asha', lastName: 'Nair', role: 'Admin', imagePath: null };
  const admin = { ...names, userRole: { name: 'Admin', actions: ['customers:read'] } };
  const requests = serve({
    customers: noCustomers,
    authenticate: { data: { authenticate: { user: admin } } },
  });
  const user = openAt('/customers?searchText=tex');
  await screen.findByRole('heading', { name: 'Sign in to Waybill' });
  expect(address()).toBe('/login?next=%2Fcustomers%3FsearchText%3Dtex');
  await waitFor(() => expect(document.title).toBe('Login | Waybill'));

  await user.type(screen.getByLabelText('Email address'), 'admin@waybill.test');
  await user.type(screen.getByLabelText('Password'), 'Waybill@2026');
  document.cookie = 'signedIn=1; Path=/';
  await user.click(screen.getByRole('button', { name: 'Login' }));

  await screen.findByRole('heading', { name: 'Manage Customers' });
  expect(address()).toBe('/customers?searchText=tex');
  const [signIn] = requests.filter(({ body }) => body.query.includes('authenticate'));
  expect(signIn?.headers.get('apollo-require-preflight')).toBe('true');
  expect(JSON.parse(localStorage.getItem('profile') ?? '{}')).toEqual({
    isLoggedIn: true,
    name: 'Asha Nair',
    image: '/dynamic/images/profile',
    role: 'Admin',
    roleName: 'Admin',
    permissions: ['customers:read'],
    currentUserId: 'u1',
  });
});

test('the login says what is missing, in order, and what the server refuses', async () => {
  const requests = serve({ authenticate: refused('UNAUTHENTICATED', 'Invalid email address or password') });
  const user = openAt('/login');
  await user.click(await screen.findByRole('button', { name: 'Login' }));
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Please enter email address',
    'Please enter password',
  ]);
  expect(screen.getByLabelText('Email address')).toHaveFocus();

  await user.type(screen.getByLabelText('Email address'), 'admin@waybill.test');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Please enter password']);
  expect(requests.some(({ body }) => body.query.includes('authenticate'))).toBe(false);

  await user.type(screen.getByLabelText('Password'), 'wrong{Enter}');
  expect(await screen.findByText('Invalid email address or password')).toBeVisible();
});

test('another site is not where one was going', async () => {
  serve({});
  signInAs('Member');
  openAt('/login?next=%2F%2Fevil.example%2Fcustomers');
  await screen.findByRole('navigation', { name: 'Main' });
  expect(address()).toBe('/dashboard');
});

test('a member on an admin screen is refused in place', async () => {
  serve({});
  signInAs('Member');
  openAt('/users');
  await screen.findByRole('heading', { name: 'You are not authorized to view this page' });
  expect(address()).toBe('/users');
});

test('an unknown address is the not-found page, signed in or not', async () => {
  serve({});
  openAt('/nowhere');
  await screen.findByRole('heading', { name: 'Page not found' });
  await waitFor(() => expect(document.title).toBe('Not Found | Waybill'));
});

test('signing out in one tab signs out the others', async () => {
  serve({ customers: noCustomers });
  signInAs('Member');
  openAt('/customers');
  await screen.findByRole('heading', { name: 'Manage Customers' });

  localStorage.removeItem('profile');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'profile' })));
  await screen.findByRole('heading', { name: 'Sign in to Waybill' });
  expect(address()).toBe('/login?next=%2Fcustomers');
});

test('a session that the server no longer knows leads to the login', async () => {
  serve({ customers: refused('UNAUTHENTICATED', 'Please sign in') });
  signInAs('Member');
  openAt('/customers');
  await screen.findByRole('heading', { name: 'Sign in to Waybill' });
  expect(localStorage.getItem('profile')).toBeNull();
  expect(screen.getByText(/^Your session has ended/)).toBeVisible();
  act(() => signInAs('Member'));
  act(() => signOut());
  await screen.findByRole('heading', { name: 'Sign in to Waybill' });
  expect(screen.queryByText(/^Your session has ended/)).toBeNull();
});

test('logging out ends the session and shows the public site', async () => {
  const requests = serve({ customers: noCustomers, logout: { data: { logout: true } } });
  signInAs('Admin');
  const { currentUserId } = JSON.parse(localStorage.getItem('profile') ?? '{}') as { currentUserId: string };
  const theirs = [`draft:${currentUserId}:customer`, `recent:${currentUserId}:sender`, 'recent:sender'];
  const kept = ['draft:another:customer', 'recent:another:sender', `counter:${currentUserId}:tab`];
  for (const key of [...theirs, `recentTargets:${currentUserId}`, ...kept]) localStorage.setItem(key, '[]');
  const user = openAt('/customers');
  await user.click(await screen.findByRole('button', { name: 'Logout', hidden: true }));
  await screen.findByRole('navigation', { name: 'Site' });
  expect(address()).toBe('/');
  expect(localStorage.getItem('profile')).toBeNull();
  expect(requests.some(({ body }) => body.query.includes('logout'))).toBe(true);
  await waitFor(() =>
    expect(
      Object.keys(localStorage)
        .filter((key) => /^(draft|recent|recentTargets|counter):/.test(key))
        .sort(),
    ).toEqual([...kept].sort()),
  );
  for (const key of kept) localStorage.removeItem(key);
});
