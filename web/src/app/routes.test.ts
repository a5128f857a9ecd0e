import { allPermissions } from '../../../server/src/domain/policy';
import { mayOpen, routes } from './routes';

test('nobody opens the public screens only', () => {
  expect(routes.filter((row) => mayOpen(row, undefined)).map(({ title }) => title)).toEqual([
    'Home',
    'About',
    'Contact',
    'Login',
    'Forget Password',
    'Reset Password',
    'Account Activation',
  ]);
});

test("a member opens all but the admin's screens, an admin all", () => {
  expect(routes.filter((row) => !mayOpen(row, 'Member')).map(({ title }) => title)).toEqual([
    'Users',
    'Vendors',
    'Expenses',
    'Invoices',
    'Trackings',
    'Visits',
    'Notifications',
    'Enquiries',
    'Invoice',
  ]);
  expect(routes.filter((row) => !mayOpen(row, 'Admin'))).toEqual([]);
});

test('a permission that no operation requires is required by a screen', () => {
  const required = routes.map(({ permission }) => String(permission));
  const ofScreens = allPermissions.filter((permission) => permission.endsWith(':screen'));
  expect(ofScreens.filter((permission) => !required.includes(permission))).toEqual([]);
});
