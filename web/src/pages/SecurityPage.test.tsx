import type { MockLink } from '@apollo/client/testing';
import { screen } from '@testing-library/react';
import { SecurityEventsDocument } from '../graphql.generated';
import { renderScreen, signInAs } from '../testing/renderScreen';
import SecurityPage from './SecurityPage';

const asha = { __typename: 'PersonName', firstName: 'Asha', lastName: 'Nair' };
const rohan = { __typename: 'PersonName', firstName: 'Rohan', lastName: 'Deshmukh' };
const event = {
  __typename: 'SecurityEvent',
  uniqueId: 'e1',
  kind: 'Refusal',
  outcome: 'Refused',
  user: rohan,
  createdBy: rohan,
  emailAddress: null,
  operation: 'approveConsignment',
  subject: null,
  reason: 'You are not authorized',
  exportedRows: null,
  times: 3,
  address: '203.0.113.7',
  device: 'Chrome 130, Linux',
  createdOn: '2026-05-06T04:30:00.000Z',
  lastOn: '2026-05-06T04:30:40.000Z',
};
const nothing = { operation: null, reason: null, times: 1, lastOn: event.createdOn };
const blocked = {
  ...{ ...event, ...nothing, uniqueId: 'e2', kind: 'UserChange', outcome: 'Done' },
  ...{ createdBy: asha, subject: 'Active → Blocked' },
};
const exported = {
  ...{ ...event, ...nothing, uniqueId: 'e3', kind: 'Export', outcome: 'Done', operation: 'customers' },
  ...{ subject: 'By searchText', exportedRows: 1200 },
};
const stranger = {
  ...{ ...event, ...nothing, uniqueId: 'e4', kind: 'SignIn', user: null, createdBy: null },
  ...{ emailAddress: 'nobody@waybill.test', reason: 'No such account' },
};

const list = (rows: object[], filters: object = {}): MockLink.MockedResponse => ({
  request: {
    query: SecurityEventsDocument,
    variables: { search: { skip: 0, take: 50, sortBy: 'createdOn', sortOrder: 'DESC', ...filters } },
  },
  result: { data: { securityEvents: { __typename: 'SecurityEventPage', rows, rowCount: rows.length } } },
});

beforeEach(() => signInAs('Admin'));

/** The texts of a row without its number. */
const cellsOf = (row: HTMLElement) =>
  [...row.querySelectorAll('td')].map((cell) => cell.textContent).filter((text) => text !== '');

test('says who did what, with which outcome, from where and how often', async () => {
  renderScreen(<SecurityPage />, { mocks: [list([event, blocked, exported, stranger])] });
  await screen.findByText('Not authorized');
  const [, ...rows] = screen.getAllByRole('row');
  expect(rows.map((row) => cellsOf(row).slice(2))).toEqual([
    [
      ...['Rohan Deshmukh', 'Not authorized', 'Refused', 'Approve consignment · You are not authorized', '3'],
      ...['203.0.113.7', 'Chrome 130, Linux', '06 May 26 10:00:40'],
    ],
    [
      ...['Rohan Deshmukh', 'User change', 'Done', 'Active → Blocked', '1', 'Asha Nair'],
      ...['203.0.113.7', 'Chrome 130, Linux'],
    ],
    [
      ...['Rohan Deshmukh', 'Export', 'Done', 'Customers · By searchText · 1,200 rows', '1'],
      ...['203.0.113.7', 'Chrome 130, Linux'],
    ],
    [...['nobody@waybill.test', 'Sign-in', 'Refused', 'No such account', '1'], ...['203.0.113.7', 'Chrome 130, Linux']],
  ]);
});

test('an address finds the events of a user, of a kind and outcome, from a network; nothing is said to be nothing', async () => {
  const address =
    '/security?userId=2~Rohan+Deshmukh&kind=SignIn&outcome=Refused&address=203.0.113.&fromDate=2026-05-01';
  const filters = {
    userId: [2],
    kind: ['SignIn'],
    outcome: ['Refused'],
    address: '203.0.113.',
    fromDate: '2026-05-01',
  };
  const { user } = renderScreen(<SecurityPage />, { at: address, mocks: [list([], filters), list([event])] });
  expect(await screen.findByText('There is no security event')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(await screen.findByText('Not authorized')).toBeVisible();
});
