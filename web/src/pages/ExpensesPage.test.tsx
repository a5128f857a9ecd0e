import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { productTexts } from '../../../server/src/domain/productTexts';
import { addDays, formatDate } from '../../../server/src/domain/values/dates';
import { companyToday } from '../companyToday';
import {
  CreateExpenseDocument,
  DeleteExpenseDocument,
  ExpensesDocument,
  UpdateExpenseDocument,
} from '../graphql.generated';
import { givenCompanySettings } from '../testing/companySettings';
import { openRowMenu } from '../testing/openRowMenu';
import { renderScreen, signInAs } from '../testing/renderScreen';
import ExpensesPage from './ExpensesPage';

const today = companyToday();
const diesel = {
  __typename: 'Expense',
  branchId: 1,
  uniqueId: 'e1',
  version: 1,
  date: addDays(today, -9),
  amount: 1250.5,
  remark: 'Diesel',
  createdOn: '2026-05-01T04:30:00.000Z',
};

const list = (...rows: object[]): MockLink.MockedResponse => ({
  request: {
    query: ExpensesDocument,
    variables: { search: { skip: 0, take: 50, sortBy: 'date', sortOrder: 'DESC' } },
  },
  result: { data: { expenses: { __typename: 'ExpensePage', rows, rowCount: rows.length } } },
});

/** Only the form's error list: date inputs have other lists. */
const bullets = () => [...document.querySelectorAll('[role="alert"] li')].map((item) => item.textContent);
const field = (label: string) => screen.getByLabelText(label);

beforeEach(() => signInAs('Admin'));

test('an expense of today is added, in rupees', async () => {
  const input = { date: today, amount: 99.5, remark: 'Tea' };
  const added = { ...diesel, ...input, uniqueId: 'e2' };
  const { user } = renderScreen(<ExpensesPage />, {
    mocks: [
      list(diesel),
      { request: { query: CreateExpenseDocument, variables: { input } }, result: { data: { createExpense: added } } },
      list(added, diesel),
    ],
  });
  await screen.findByText('1-1 of 1');
  await user.click(screen.getByText('Add'));
  expect(bullets()).toEqual(['Please enter remark', 'Please enter date', 'Please enter amount']);
  await user.type(field('Date'), `${formatDate(addDays(today, -1))}{Enter}`);
  await user.type(field('Amount'), '0.99');
  await user.type(field('Remark'), 'Tea{Enter}');
  expect(bullets()).toEqual(['Date cannot be before today', 'Please enter amount']);

  await user.clear(field('Date'));
  await user.type(field('Date'), `${formatDate(today)}{Enter}`);
  await user.clear(field('Amount'));
  await user.type(field('Amount'), '99.5');
  await user.type(field('Remark'), '{Enter}');
  expect(await screen.findByText('Expense added successfully')).toBeVisible();
  expect(await screen.findByText('₹ 99.50')).toBeVisible();
});

test('an older one keeps its date when its remark is put right, and is deleted after asking', async () => {
  const { uniqueId, version, date, amount } = diesel;
  const { user } = renderScreen(<ExpensesPage />, {
    mocks: [
      list(diesel),
      {
        request: {
          query: UpdateExpenseDocument,
          variables: { input: { uniqueId, version, date, amount, remark: 'Diesel van 2' } },
        },
        result: { data: { updateExpense: { ...diesel, remark: 'Diesel van 2', version: 2 } } },
      },
      {
        request: { query: DeleteExpenseDocument, variables: { input: { uniqueId, version: 2 } } },
        result: { data: { deleteExpense: { __typename: 'Expense', uniqueId } } },
      },
      list(),
    ],
  });
  await user.click(await screen.findByLabelText('Edit Diesel'));
  await waitFor(() => expect(field('Remark')).toHaveValue('Diesel'));
  await user.type(field('Remark'), ' van 2{Enter}');
  expect(await screen.findByText('Expense updated successfully')).toBeVisible();

  await openRowMenu(user, 'Diesel van 2');
  await user.click(screen.getByLabelText('Delete Diesel van 2'));
  const [, question] = await screen.findAllByText(productTexts.areYouSureTo('delete Expense'));
  const dialog = question?.closest<HTMLElement>('[role="dialog"]');
  if (!dialog) throw new Error('Nothing is asked');
  await user.click(within(dialog).getByText('Delete'));
  expect(await screen.findByText('Expense deleted successfully')).toBeVisible();
  expect(await screen.findByText('There is no expense data')).toBeVisible();
});

describe('branches', () => {
  afterEach(() => givenCompanySettings());

  test('are not shown while there is only one', async () => {
    renderScreen(<ExpensesPage />, { mocks: [list(diesel)] });
    await screen.findByText('1-1 of 1');
    expect(screen.queryByText('Branch')).toBeNull();
    expect(screen.queryByLabelText('Branch')).toBeNull();
  });

  test('are a column and a filter once there are two', async () => {
    givenCompanySettings({
      branches: [
        { id: 1, name: 'Mumbai' },
        { id: 2, name: 'Pune' },
      ],
    });
    const variables = { search: { skip: 0, take: 50, sortBy: 'date', sortOrder: 'DESC', branchId: [2] } };
    const inPune = { ...diesel, uniqueId: 'e2', branchId: 2, remark: 'Rent' };
    const { user } = renderScreen(<ExpensesPage />, {
      mocks: [
        list(diesel, inPune),
        {
          request: { query: ExpensesDocument, variables },
          result: { data: { expenses: { __typename: 'ExpensePage', rows: [inPune], rowCount: 1 } } },
        },
      ],
    });
    expect(await screen.findByRole('cell', { name: 'Mumbai' })).toBeVisible();
    expect(screen.getByRole('cell', { name: 'Pune' })).toBeVisible();
    await user.click(screen.getByLabelText('Branch'));
    await user.click(await screen.findByText('Pune', { selector: '.ant-select-item-option-content' }));
    expect(await screen.findByText('1-1 of 1')).toBeVisible();
    expect(screen.queryByText('Diesel')).toBeNull();
  });

  test('the own one is what the list begins with', async () => {
    givenCompanySettings({
      branches: [
        { id: 1, name: 'Mumbai' },
        { id: 2, name: 'Pune' },
      ],
    });
    signInAs('Admin', 2);
    const rent = { ...diesel, uniqueId: 'e2', branchId: 2, remark: 'Rent' };
    const variables = { search: { skip: 0, take: 50, sortBy: 'date', sortOrder: 'DESC', branchId: [2] } };
    const result = { data: { expenses: { __typename: 'ExpensePage', rows: [rent], rowCount: 1 } } };
    const { user, address } = renderScreen(<ExpensesPage />, {
      mocks: [{ request: { query: ExpensesDocument, variables }, result }, list(diesel, rent)],
    });
    expect(await screen.findByText('1-1 of 1')).toBeVisible();
    await user.click(document.querySelector('.ant-select-clear')!);
    expect(await screen.findByText('1-2 of 2')).toBeVisible();
    expect(address()).toBe('/?branchId=');
  });
});
