import type { MockLink } from '@apollo/client/testing';
import { screen, within } from '@testing-library/react';
import { MailsDocument, ResendMailDocument, SendTestMailDocument } from '../graphql.generated';
import { renderScreen, signInAs } from '../testing/renderScreen';
import MailsPage from './MailsPage';

const failing = {
  __typename: 'OutboxMail',
  uniqueId: 'm1',
  to: 'accounts@meera.example',
  subject: 'Invoice INV/26-27/15',
  state: 'Failing',
  tries: 3,
  lastError: 'Connection refused',
  createdOn: '2026-05-06T04:30:00.000Z',
  nextTry: '2026-05-06T05:00:00.000Z',
  sentOn: null,
};
const sent = {
  ...failing,
  state: 'Sent',
  tries: 4,
  lastError: null,
  nextTry: null,
  sentOn: '2026-05-06T04:40:00.000Z',
};
const typed = {
  ...failing,
  uniqueId: 'm2',
  to: null,
  subject: 'Account link',
  state: 'Waiting',
  tries: 0,
  lastError: null,
};

const list = (rows: object[], filters: object = {}): MockLink.MockedResponse => ({
  request: {
    query: MailsDocument,
    variables: { search: { skip: 0, take: 50, sortBy: 'createdOn', sortOrder: 'DESC', ...filters } },
  },
  result: { data: { mails: { __typename: 'OutboxMailPage', rows, rowCount: rows.length } } },
});

beforeEach(() => signInAs('Admin'));

const cellsOf = (row: HTMLElement) =>
  [...row.querySelectorAll('td')].map((cell) => cell.textContent).filter((text) => text !== '');

test('says to whom which mail goes, how often it was tried, why it fails, and when it is tried again', async () => {
  renderScreen(<MailsPage />, { mocks: [list([failing, typed])] });
  await screen.findByText('Connection refused');
  const [, ...rows] = screen.getAllByRole('row');
  expect(rows.map((row) => cellsOf(row).slice(2))).toEqual([
    [
      ...['accounts@meera.example', 'Invoice INV/26-27/15', 'Failing', '3', 'Connection refused'],
      ...['06 May 26 10:30:00', 'Send again'],
    ],
    ['Account link', 'Waiting', '0', '06 May 26 10:30:00', 'Send again'],
  ]);
});

test('a mail is sent again by its button, and the list read anew', async () => {
  const resend: MockLink.MockedResponse = {
    request: { query: ResendMailDocument, variables: { input: { uniqueId: 'm1' } } },
    result: { data: { resendMail: { __typename: 'OutboxMail', uniqueId: 'm1', to: failing.to } } },
  };
  const { user } = renderScreen(<MailsPage />, { mocks: [list([failing]), resend, list([sent])] });
  await user.click(
    await screen.findByRole('button', { name: 'Send Invoice INV/26-27/15 to accounts@meera.example again' }),
  );
  expect(await screen.findByText('Mail to accounts@meera.example is on its way')).toBeVisible();
  expect(await screen.findByText('06 May 26 10:10:00')).toBeVisible();
});

test('a test mail goes to the own address, unless another is typed', async () => {
  const answer = (emailAddress: string | null, to: string): MockLink.MockedResponse => ({
    request: { query: SendTestMailDocument, variables: { input: { emailAddress } } },
    result: { data: { sendTestMail: { __typename: 'OutboxMail', uniqueId: 'm9', to } } },
  });
  const mocks = [
    // The screen asks again by itself, too.
    { ...list([failing]), maxUsageCount: Infinity },
    answer(null, 'admin@waybill.test'),
    answer('boss@elsewhere.example', 'boss@elsewhere.example'),
  ];
  const { user } = renderScreen(<MailsPage />, { mocks });
  for (const address of ['', 'boss@elsewhere.example']) {
    await user.click(await screen.findByRole('button', { name: 'Send a test mail' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Test mail' }));
    if (address) await user.type(dialog.getByLabelText('Email'), address);
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(`Test mail to ${address || 'admin@waybill.test'} is on its way`)).toBeVisible();
  }
});

test('an address finds the mails of a state; nothing is said to be nothing', async () => {
  renderScreen(<MailsPage />, { at: '/mail?state=GivenUp', mocks: [list([], { state: ['GivenUp'] })] });
  expect(await screen.findByText('There are no mails')).toBeVisible();
});
