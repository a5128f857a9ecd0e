import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  BlockUserDocument,
  CreateUserDocument,
  DeleteUserDocument,
  ResendInvitationDocument,
  RolesDocument,
  UpdateUserDocument,
  UsersDocument,
} from '../graphql.generated';
import { productTexts } from '../../../server/src/domain/productTexts';
import { openRowMenu } from '../testing/openRowMenu';
import { renderScreen, signInAs } from '../testing/renderScreen';
import UsersPage from './UsersPage';

const roleOf = (uniqueId: string, id: number, name: string) => ({ __typename: 'UserRole', uniqueId, id, name });
const [adminRole, memberRole, analystRole] = [
  roleOf('role-admin', 1, 'Admin'),
  roleOf('role-member', 2, 'Member'),
  roleOf('role-analyst', 4, 'Analyst'),
];
const more = { version: 1, isBuiltIn: true, actions: [], createdOn: '2026-05-01T04:30:00.000Z' };
const roles: MockLink.MockedResponse = {
  request: { query: RolesDocument },
  result: {
    data: {
      roles: {
        __typename: 'UserRolePage',
        rows: [adminRole, memberRole, analystRole].map((role) => ({ ...role, ...more })),
        rowCount: 3,
      },
    },
  },
  maxUsageCount: Number.POSITIVE_INFINITY,
};

const asha = {
  __typename: 'User',
  branchId: 1,
  otherBranchIds: [],
  uniqueId: 'Admin-1',
  id: 1,
  version: 2,
  firstName: 'Asha',
  lastName: 'Nair',
  emailAddress: 'asha@waybill.test',
  gender: 'Female',
  role: 'Admin',
  userRole: adminRole,
  state: 'Active',
  isActive: true,
  imagePath: null,
  lastLoginDate: '2026-05-06T04:30:00.000Z',
  lastLogoutDate: null,
  secondFactorOn: null,
  createdOn: '2026-05-01T04:30:00.000Z',
  deletedOn: null,
};
const rohan = {
  ...asha,
  uniqueId: 'u2',
  id: 2,
  firstName: 'Rohan',
  lastName: 'Deshmukh',
  emailAddress: 'rohan@waybill.test',
  gender: 'Male',
  role: 'Member',
  userRole: memberRole,
};

const list = (rows: object[], filters: object = {}): MockLink.MockedResponse => ({
  request: {
    query: UsersDocument,
    variables: { search: { skip: 0, take: 20, sortBy: 'createdOn', sortOrder: 'ASC', ...filters } },
  },
  result: { data: { users: { __typename: 'UserPage', rows, rowCount: rows.length } } },
});

const bullets = () => screen.getAllByRole('listitem', { hidden: true }).map((item) => item.textContent);
const field = (label: string) => screen.getByLabelText(label);

async function answer(question: string, word: string) {
  const found = await screen.findAllByText(question);
  const dialog = found.map((text) => text.closest<HTMLElement>('[role="dialog"]')).find((box) => box !== null);
  if (!dialog) throw new Error(`${question} is not asked`);
  return within(dialog).getByText(word);
}

beforeEach(() => signInAs('Admin'));

test('an account is created; what is missing is told in order', async () => {
  const input = {
    firstName: 'Rohan',
    lastName: 'Deshmukh',
    emailAddress: 'rohan@waybill.test',
    gender: 'Male',
    roleId: 'role-analyst',
  };
  const created = { ...rohan, userRole: analystRole, state: 'Invited', isActive: false, lastLoginDate: null };
  const { user } = renderScreen(<UsersPage />, {
    mocks: [
      roles,
      list([asha]),
      { request: { query: CreateUserDocument, variables: { input } }, result: { data: { createUser: created } } },
      list([asha, created]),
    ],
  });
  await screen.findByText('1-1 of 1');
  await user.click(screen.getByText('Create'));
  expect(bullets()).toEqual([
    'Please enter first name',
    'Please enter last name',
    'Please enter email address',
    'Please select gender',
    'Please select role',
  ]);
  await user.type(field('First Name'), 'Rohan');
  await user.type(field('Last Name'), 'Deshmukh');
  await user.click(within(field('Gender')).getByText('Male'));
  await user.click(screen.getByRole('combobox', { name: 'Role' }));
  await user.click(await screen.findByTitle('Analyst'));
  await user.type(field('Email Address'), ' rohan@waybill.test {Enter}');
  expect(await screen.findByText(productTexts.userCreated)).toBeVisible();
  expect(await screen.findByText('Invited')).toBeVisible();
  await openRowMenu(user, 'Rohan Deshmukh');
  expect(screen.getAllByText('Analyst').some((text) => text.closest('td'))).toBe(true);
  expect(screen.queryByText('De-active')).toBeNull();
});

test('an update tells whose account it was, and nobody gives up their own Admin role', async () => {
  const input = {
    uniqueId: 'u2',
    version: 2,
    firstName: 'Rohit',
    lastName: 'Deshmukh',
    emailAddress: 'rohan@waybill.test',
    gender: 'Male',
    roleId: 'role-member',
  };
  const { user } = renderScreen(<UsersPage />, {
    mocks: [
      roles,
      list([asha, rohan]),
      {
        request: { query: UpdateUserDocument, variables: { input } },
        result: { data: { updateUser: { ...rohan, version: 3, firstName: 'Rohit' } } },
      },
    ],
  });
  await user.click(await screen.findByLabelText('Edit Asha Nair'));
  expect(await screen.findByText('You cannot give up your own Admin role')).toBeVisible();
  await user.click(screen.getByLabelText('Edit Rohan Deshmukh'));
  await waitFor(() => expect(field('First Name')).toHaveValue('Rohan'));
  await user.clear(field('First Name'));
  await user.type(field('First Name'), 'Rohit{Enter}');
  expect(await screen.findByText('User Rohit Deshmukh updated successfully')).toBeVisible();
  expect(await screen.findByText('Create User')).toBeVisible();
});

test('blocking asks first; one can neither block nor delete oneself', async () => {
  const { user } = renderScreen(<UsersPage />, {
    mocks: [
      roles,
      list([asha, rohan]),
      {
        request: { query: BlockUserDocument, variables: { input: { uniqueId: 'u2', version: 2, isActive: false } } },
        result: { data: { blockUser: { ...rohan, version: 3, state: 'Blocked', isActive: false } } },
      },
    ],
  });
  await openRowMenu(user, 'Rohan Deshmukh');
  // Nobody blocks or deletes themself.
  expect(screen.queryByLabelText('More for Asha Nair')).toBeNull();
  await user.click(screen.getByLabelText('Block Rohan Deshmukh'));
  await user.click(await answer(productTexts.areYouSureTo('block User Rohan Deshmukh'), 'Block'));
  expect(await screen.findByText('User Rohan Deshmukh updated successfully')).toBeVisible();
  expect(screen.getByText('De-active')).toBeVisible();
  await openRowMenu(user, 'Rohan Deshmukh');
  expect(screen.getByLabelText('Unblock Rohan Deshmukh')).toBeVisible();
});

test('who has not activated the account yet can be invited again, and blocked', async () => {
  const invited = { ...rohan, state: 'Invited', isActive: false };
  const { user } = renderScreen(<UsersPage />, {
    mocks: [
      roles,
      list([asha, invited]),
      {
        request: { query: ResendInvitationDocument, variables: { input: { uniqueId: 'u2' } } },
        result: { data: { resendInvitation: invited } },
      },
    ],
  });
  expect(await screen.findByText('Invited')).toBeVisible();
  await openRowMenu(user, 'Rohan Deshmukh');
  expect(screen.getByLabelText('Block Rohan Deshmukh')).toBeVisible();
  expect(screen.queryByLabelText('Unblock Rohan Deshmukh')).toBeNull();
  await user.click(screen.getByLabelText('Resend invitation to Rohan Deshmukh'));
  expect(await screen.findByText('Invitation sent to rohan@waybill.test')).toBeVisible();
});

test('a deleted account leaves the list, and comes back with the deleted ones', async () => {
  const deleted = { ...rohan, version: 3, deletedOn: '2026-05-07T04:30:00.000Z' };
  const { user, address } = renderScreen(<UsersPage />, {
    mocks: [
      roles,
      list([asha, rohan]),
      {
        request: { query: DeleteUserDocument, variables: { input: { uniqueId: 'u2', version: 2 } } },
        result: { data: { deleteUser: deleted } },
      },
      list([asha]),
      list([asha, deleted], { includeDeleted: true }),
    ],
  });
  await openRowMenu(user, 'Rohan Deshmukh');
  await user.click(screen.getByLabelText('Delete Rohan Deshmukh'));
  await user.click(await answer(productTexts.areYouSureTo('delete User Rohan Deshmukh'), 'Delete'));
  expect(await screen.findByText('User Rohan Deshmukh deleted successfully')).toBeVisible();
  expect(await screen.findByText('1-1 of 1')).toBeVisible();

  await user.click(screen.getByLabelText('Include deleted'));
  expect(await screen.findByText('Deleted')).toBeVisible();
  expect(address()).toBe('/?includeDeleted=true');
  expect(screen.queryByLabelText('Edit Rohan Deshmukh')).toBeNull();
});

test("a user's last sign-in leads to the events of the account", async () => {
  renderScreen(<UsersPage />, { mocks: [roles, list([asha, { ...rohan, lastLoginDate: null }])] });
  const link = await screen.findByRole('link', { name: 'Never' });
  expect(link).toHaveAttribute('href', '/security?userId=2%7ERohan+Deshmukh');
});
