/** Signing in: by the form as people do, or by the API for journeys about something else. */
import type { APIRequest, BrowserContext, Cookie, Page } from '@playwright/test';
import { authenticate } from '../web/src/features/accounts/accounts.queries';
import type { Profile, SignedInUser } from '../web/src/session';

export type Role = 'admin' | 'member';

/** What the login page leaves in the browser. */
export interface Session {
  cookies: Cookie[];
  profile: string;
}

export const password = 'Waybill@2026';
export const addressOf = (role: Role): string => `${role}@waybill.test`;

export async function newSession(request: APIRequest, origin: string, role: Role): Promise<Session> {
  const api = await request.newContext({ baseURL: origin });
  try {
    const variables = { input: { emailAddress: addressOf(role), password } };
    const answer = await api.post('/graphql', { data: { query: authenticate, variables } });
    const { data } = (await answer.json()) as { data: { authenticate: { user: SignedInUser } } };
    const { cookies } = await api.storageState();
    return { cookies, profile: JSON.stringify(profileOf(data.authenticate.user)) };
  } finally {
    await api.dispose();
  }
}

/**
 * Signs a browser in. The first page stores the profile, as a cookie tells it: Playwright's `storageState` would open a
 * page for that alone.
 */
export async function take(context: BrowserContext, { cookies, profile }: Session): Promise<void> {
  const [{ domain, path } = { domain: '', path: '' }] = cookies;
  await context.addCookies([...cookies, { name: 'profile', value: 'due', domain, path }]);
  await context.addInitScript((text) => {
    // An empty page has no cookies.
    if (location.protocol === 'about:' || !document.cookie.split('; ').includes('profile=due')) return;
    localStorage.setItem('profile', text);
    document.cookie = 'profile=; Max-Age=0; Path=/';
  }, profile);
}

/** As `saveProfile` of the web keeps it. */
const profileOf = ({ uniqueId, firstName, lastName, role, branchId, userRole }: SignedInUser): Profile => ({
  isLoggedIn: true,
  name: `${firstName} ${lastName}`,
  image: '/dynamic/images/profile',
  role,
  roleName: userRole?.name ?? role,
  permissions: userRole?.actions ?? null,
  currentUserId: uniqueId,
  ...(branchId !== undefined && { branchId }),
});

export async function signIn(page: Page, email: string, secret = password): Promise<void> {
  if (!page.url().includes('/login')) await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(secret);
  await page.keyboard.press('Enter');
  await page
    .getByRole('button', { name: /user menu|account/i })
    .or(page.locator('.shell-bar'))
    .first()
    .waitFor();
}
