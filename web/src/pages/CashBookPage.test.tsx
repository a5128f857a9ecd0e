import { screen, waitFor, within } from '@testing-library/react';
import {
  CashBookDayDocument,
  CashDaysDocument,
  CloseCashDayDocument,
  ConfirmCashDayDocument,
  DeleteCashDepositDocument,
} from '../graphql.generated';
import { givenCompanySettings } from '../testing/companySettings';
import { renderScreen, signInAs } from '../testing/renderScreen';
import CashBookPage from './CashBookPage';

const closed = {
  __typename: 'CashDay',
  uniqueId: 'd1',
  version: 1,
  branchId: 1,
  date: '2026-11-20',
  openingCash: 2000,
  receipts: 9430,
  expenses: 310,
  deposits: 8000,
  countedCash: 3119,
  difference: -1,
  differenceRemark: 'Change given in excess',
  confirmedOn: null,
  createdOn: '2026-11-20T14:00:00.000Z',
  createdBy: { __typename: 'PersonName', firstName: 'Ravi', lastName: 'Kulkarni' },
  confirmedBy: null,
};
const day = {
  __typename: 'CashBookDay',
  branchId: 1,
  date: '2026-11-20',
  state: 'Open',
  after: '2026-11-19',
  openingCash: 2000,
  receipts: 9430,
  expenses: 310,
  deposits: 8000,
  expectedCash: 3120,
  entries: [
    {
      __typename: 'CashBookEntry',
      kind: 'Receipt',
      documentId: 7,
      date: '2026-11-20',
      number: 'RCT/26-27/7',
      name: 'Arihant Textiles',
      amount: 9430,
    },
  ],
  closed: null,
};
const answering = (cashBookDay: object) => ({
  request: { query: CashBookDayDocument, variables: { date: '2026-11-20' } },
  result: { data: { cashBookDay } },
});
const days = (rows: readonly object[], maxUsageCount = 9) => ({
  request: { query: CashDaysDocument, variables: () => true },
  maxUsageCount,
  result: { data: { cashDays: { __typename: 'CashDayPage', rows, rowCount: rows.length } } },
});

test('a clerk counts the notes; a rupee that lacks needs a reason', async () => {
  signInAs('Member');
  const sent: unknown[] = [];
  const { user } = renderScreen(<CashBookPage />, {
    at: '/cashbook?day=2026-11-20',
    mocks: [
      answering(day),
      days([], 1),
      {
        request: { query: CloseCashDayDocument, variables: ({ input }) => sent.push(input) > 0 },
        result: { data: { closeCashDay: closed } },
      },
      answering({ ...day, state: 'Closed', closed }),
      days([closed]),
    ],
  });
  expect(await screen.findByText('Arihant Textiles')).toBeVisible();
  await user.type(screen.getByLabelText('Pieces of ₹ 500'), '6{Enter}');
  await user.type(screen.getByLabelText('Pieces of ₹ 100'), '1');
  await user.type(screen.getByLabelText('Pieces of ₹ 10'), '1');
  await user.type(screen.getByLabelText('Pieces of ₹ 5'), '1');
  await user.type(screen.getByLabelText('Pieces of ₹ 2'), '2');
  expect(screen.getByText('-₹ 1.00')).toBeVisible();
  await user.type(screen.getByLabelText('Reason'), 'Change given in excess');
  await user.click(screen.getByRole('button', { name: 'Close Day' }));
  expect(await screen.findByText('Cash of 20-Nov-2026 closed successfully')).toBeVisible();
  expect(sent).toEqual([
    {
      branchId: '1',
      date: '2026-11-20',
      openingCash: null,
      countedCash: 3119,
      differenceRemark: 'Change given in excess',
    },
  ]);
  expect(await screen.findByText('Difference: Change given in excess')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirm Cash' })).toBeNull();
});

test('a deposit of an open day is deleted after a question', async () => {
  signInAs('Member');
  const deposit = { ...day.entries[0], kind: 'Deposit', documentId: 9, number: 'SLIP 77', amount: -8000 };
  const sent: unknown[] = [];
  const { user } = renderScreen(<CashBookPage />, {
    at: '/cashbook?day=2026-11-20',
    mocks: [
      answering({ ...day, entries: [deposit] }),
      days([]),
      {
        request: { query: DeleteCashDepositDocument, variables: ({ input }) => sent.push(input) > 0 },
        result: { data: { deleteCashDeposit: { __typename: 'CashDeposit', uniqueId: 't9' } } },
      },
      answering({ ...day, entries: [] }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Delete deposit SLIP 77' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No cash has moved')).toBeVisible();
  expect(sent).toEqual([{ uniqueId: '9' }]);
});

test('an administrator confirms what was counted', async () => {
  signInAs('Admin');
  const confirmed = { ...closed, version: 2, confirmedOn: '2026-11-20T15:00:00.000Z', confirmedBy: closed.createdBy };
  const { user } = renderScreen(<CashBookPage />, {
    at: '/cashbook?day=2026-11-20',
    mocks: [
      answering({ ...day, state: 'Closed', closed }),
      days([closed], 1),
      {
        request: { query: ConfirmCashDayDocument, variables: { input: { uniqueId: 'd1', version: 1 } } },
        result: { data: { confirmCashDay: confirmed } },
      },
      answering({ ...day, state: 'Confirmed', closed: confirmed }),
      days([confirmed]),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Confirm Cash' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Cash of 20-Nov-2026 confirmed')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Confirm Cash' })).toBeNull());
  expect(screen.getByText('Confirmed')).toBeVisible();
});

describe('with two branches', () => {
  afterEach(() => givenCompanySettings());

  test('another branch is chosen, and a day of its book is opened and deposited from', async () => {
    givenCompanySettings({
      branches: [
        { id: 1, name: 'Mumbai' },
        { id: 2, name: 'Pune' },
      ],
    });
    signInAs('Admin');
    const inPune = { ...closed, uniqueId: 'd2', branchId: 2, date: '2026-11-19' };
    const dayOf = (date: string, cashBookDay: object) => ({
      request: { query: CashBookDayDocument, variables: { date, branchId: 2 } },
      result: { data: { cashBookDay } },
    });
    const { user } = renderScreen(<CashBookPage />, {
      at: '/cashbook?day=2026-11-20',
      mocks: [
        answering(day),
        days([closed, inPune]),
        dayOf('2026-11-19', { ...day, branchId: 2, date: '2026-11-19', state: 'Closed', closed: inPune }),
        dayOf('2026-11-20', { ...day, branchId: 2 }),
      ],
    });
    expect(await screen.findByText('Cash of 20-Nov-2026 · Mumbai')).toBeVisible();
    await user.click(screen.getByLabelText('Branch'));
    await user.click(await screen.findByText('Pune', { selector: '.ant-select-item-option-content' }));
    expect(await screen.findByText('Cash of 20-Nov-2026 · Pune')).toBeVisible();
    await user.click(await screen.findByRole('cell', { name: 'Pune' }));
    expect(await screen.findByText('Cash of 19-Nov-2026 · Pune')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Deposit' }));
    expect(await screen.findByText('Deposit to the Bank · Pune')).toBeVisible();
  });
});
