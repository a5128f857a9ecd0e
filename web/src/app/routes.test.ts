import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allPermissions, holderOf } from '../../../server/src/domain/policy';
import { mayOpen } from './backOffice/access';
import { routes } from './routes';

test('nobody opens the public screens only', () => {
  expect(routes.filter((row) => mayOpen(row, null)).map(({ title }) => title)).toEqual([
    'Home',
    'About',
    'Contact',
    'Login',
    'Forget Password',
    'Reset Password',
    'Account Activation',
    'Set up',
  ]);
});

/** As specified; a screen that is in neither list is left to the policy. */
const memberScreens = ['Dashboard', 'Consignment', 'Cargo', 'Manifest', 'Locations', 'Customers', 'Change Password'];
const adminScreens = ['Users', 'Vendors', 'Expenses', 'Invoices', 'Trackings', 'Visits', 'Notifications', 'Enquiries'];

test("a member opens all but the admin's screens, an admin all", () => {
  const refused = routes.filter((row) => !mayOpen(row, holderOf('Member'))).map(({ title }) => title);
  const opened = routes.filter((row) => mayOpen(row, holderOf('Member'))).map(({ title }) => title);
  expect(opened).toEqual(expect.arrayContaining([...memberScreens, 'My profile', 'Playground']));
  expect(refused).toEqual(expect.arrayContaining([...adminScreens, 'Invoice']));
  expect(opened.filter((title) => refused.includes(title))).toEqual([]);
  expect(routes.filter((row) => !mayOpen(row, holderOf('Admin')))).toEqual([]);
});

test('a permission that no operation requires is required by a screen', () => {
  const required = routes.map(({ permission }) => String(permission));
  const ofScreens = allPermissions.filter((permission) => permission.endsWith(':screen'));
  expect(ofScreens.filter((permission) => !required.includes(permission))).toEqual([]);
});

/** The page files that some route loads, as 'pages/CargoPage' and 'print/InvoicePrint'. */
const loaded = [
  'companyScreens.ts',
  'routes.tsx',
  'papers.ts',
  'publicScreens.ts',
  'referenceScreens.ts',
  'userScreens.ts',
].flatMap((table) =>
  [...readFileSync(join(__dirname, table), 'utf8').matchAll(/import\('\.\.\/((?:pages|print)\/\w+)'\)/g)].map(
    ([, file = '']) => file,
  ),
);

const pageFiles = ['pages', 'print'].flatMap((folder) =>
  readdirSync(join(__dirname, '..', folder))
    .filter((name) => /^\w+(Page|Print)\.tsx$/.test(name))
    .map((name) => `${folder}/${name.replace('.tsx', '')}`),
);

test('every page has a route', () => {
  expect(pageFiles.filter((file) => !loaded.includes(file))).toEqual([]);
  expect(pageFiles.length).toBeGreaterThan(20);
});

test('every path and every shortcut key stands once', () => {
  const paths = routes.map(({ path }) => path);
  // After `g`, and alone.
  const keys = routes.flatMap(({ key, letter }) => [key && `g ${key}`, letter].filter(Boolean));
  expect(paths).toEqual([...new Set(paths)]);
  expect(keys).toEqual([...new Set(keys)]);
});
