import type { MockLink } from '@apollo/client/testing';
import { screen, within } from '@testing-library/react';
import { permissionsOf, type BuiltInRole } from '../../../server/src/domain/policy';
import { RolesDocument, SaveRoleDocument } from '../graphql.generated';
import { openRowMenu } from '../testing/openRowMenu';
import { renderScreen, signInAs } from '../testing/renderScreen';
import RolesPage from './RolesPage';

const builtIn = (key: BuiltInRole, id: number, name: string) => ({
  __typename: 'UserRole',
  uniqueId: `role-${id}`,
  id,
  version: 1,
  name,
  isBuiltIn: true,
  actions: [...permissionsOf(key)],
  createdOn: '2026-05-01T04:30:00.000Z',
});
const member = builtIn('Member', 2, 'Member');
const analyst = builtIn('Analyst', 4, 'Analyst');
const desk = { ...analyst, uniqueId: 'own', id: 9, name: 'Desk', isBuiltIn: false, actions: ['scans:read'] };

const list = (...rows: object[]): MockLink.MockedResponse => ({
  request: { query: RolesDocument },
  result: { data: { roles: { __typename: 'UserRolePage', rows, rowCount: rows.length } } },
});

const saving = (input: object, saved: object): MockLink.MockedResponse => ({
  request: { query: SaveRoleDocument, variables: { input } },
  result: { data: { saveRole: saved } },
});

const tick = (label: string) => screen.getByLabelText(label);

test('a built-in role is looked at and copied; what changes something ticks what shows it', async () => {
  signInAs('Admin');
  const actions = ['scans:write', 'scans:read'];
  const { user } = renderScreen(<RolesPage />, {
    mocks: [
      list(member, analyst),
      saving({ name: 'Desk', actions, uniqueId: null, version: null }, desk),
      list(member, analyst, desk),
    ],
  });
  await user.click(await screen.findByLabelText('View Analyst'));
  const view = await screen.findByRole('dialog', { name: 'Role Analyst' });
  expect(within(view).getByLabelText('See bookings')).toBeChecked();
  expect(within(view).getByLabelText('See bookings')).toBeDisabled();
  expect(within(view).getByLabelText('Approve bookings')).not.toBeChecked();
  await user.click(within(view).getByText('Close'));

  await user.click(screen.getByText('New Role'));
  await user.type(await screen.findByLabelText('Name'), 'Desk');
  await user.click(tick('Scan'));
  expect(tick('See scan sessions')).toBeChecked();
  await user.click(tick('See scan sessions'));
  expect(tick('Scan')).not.toBeChecked();
  await user.click(tick('Scan'));
  await user.click(screen.getByText('Create'));
  expect(await screen.findByText('Role Desk saved successfully')).toBeVisible();
  await openRowMenu(user, 'Analyst');
  expect(screen.getByLabelText('Copy Analyst')).toBeVisible();
  expect(screen.queryByLabelText('Delete Analyst')).toBeNull();
  await openRowMenu(user, 'Desk');
  expect(screen.getByLabelText('Delete Desk')).toBeVisible();
});

test('without one of their own, admins are told how to make it', async () => {
  signInAs('Admin');
  renderScreen(<RolesPage />, { mocks: [list(member, analyst)] });
  expect(await screen.findByText(/^No role of your own yet/)).toBeVisible();
});

test('an analyst looks at roles and changes none', async () => {
  signInAs('Analyst');
  const { user } = renderScreen(<RolesPage />, { mocks: [list(analyst, desk)], at: '/roles?new=1' });
  await user.click(await screen.findByLabelText('View Desk'));
  const view = await screen.findByRole('dialog', { name: 'Role Desk' });
  expect(within(view).getByLabelText('See scan sessions')).toBeDisabled();
  expect(screen.queryByText('New Role')).toBeNull();
  expect(screen.queryByLabelText('More for Desk')).toBeNull();
});
