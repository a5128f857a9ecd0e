import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { addDays, formatDate } from '../../../server/src/domain/values/dates';
import { companyToday } from '../companyToday';
import { NotificationBanner } from '../features/notifications/NotificationBanner';
import { ActiveNotificationsDocument, CreateNotificationDocument, NotificationsDocument } from '../graphql.generated';
import { renderScreen, signInAs } from '../testing/renderScreen';
import NotificationsPage from './NotificationsPage';

const today = companyToday();
const closed = {
  __typename: 'Notification',
  uniqueId: 'n1',
  version: 1,
  message: 'Closed on Sunday',
  startAt: today,
  expireAt: addDays(today, 3),
  isPermanent: false,
  createdOn: '2026-05-01T04:30:00.000Z',
};

const list = (...rows: object[]): MockLink.MockedResponse => ({
  request: {
    query: NotificationsDocument,
    variables: { search: { skip: 0, take: 50, sortBy: 'createdOn', sortOrder: 'DESC' } },
  },
  result: { data: { notifications: { __typename: 'NotificationPage', rows, rowCount: rows.length } } },
});
const active = (...rows: (typeof closed)[]): MockLink.MockedResponse => ({
  request: { query: ActiveNotificationsDocument },
  result: {
    data: {
      notifications: {
        __typename: 'NotificationPage',
        rows: rows.map(({ __typename, uniqueId, version, message, isPermanent }) => ({
          __typename,
          uniqueId,
          version,
          message,
          isPermanent,
        })),
      },
    },
  },
});

/** Only the form's error list: date inputs have other lists. */
const bullets = () => [...document.querySelectorAll('[role="alert"] li')].map((item) => item.textContent);
const field = (label: string) => screen.getByLabelText(label);

beforeEach(() => signInAs('Admin'));

test('a new notification shows on the banner at once', async () => {
  const { message, startAt, expireAt } = closed;
  const { user } = renderScreen(
    <>
      <NotificationBanner />
      <NotificationsPage />
    </>,
    {
      mocks: [
        active(),
        list(),
        {
          request: {
            query: CreateNotificationDocument,
            variables: { input: { message, startAt, expireAt, isPermanent: false } },
          },
          result: { data: { createNotification: closed } },
        },
        active(closed),
        list(closed),
      ],
    },
  );
  await screen.findByText('There is no notification data');
  await user.click(screen.getByText('Create'));
  await waitFor(() =>
    expect(bullets()).toEqual(['Please enter message', 'Please enter expire date', 'Please enter start date']),
  );
  await user.type(field('Message'), message);
  await user.type(field('Start Date'), `${formatDate(addDays(today, 5))}{Enter}`);
  await user.type(field('Expire Date'), `${formatDate(expireAt)}{Enter}`);
  await user.type(field('Message'), '{Enter}');
  expect(bullets()).toEqual(['Please select valid date']);

  await user.clear(field('Start Date'));
  await user.type(field('Start Date'), `${formatDate(startAt)}{Enter}`);
  await user.type(field('Message'), '{Enter}');
  expect(await screen.findByText('Notification created successfully')).toBeVisible();
  const banner = await screen.findByRole('region', { name: 'Current notifications' });
  expect(within(banner).getByText(message)).toBeVisible();
});

test('the banner is dismissed once for all that it shows; a new one brings it back', async () => {
  const { user, unmount } = renderScreen(<NotificationBanner />, { mocks: [active(closed)] });
  await user.click(await screen.findByText('Dismiss'));
  expect(screen.queryByText('Closed on Sunday')).toBeNull();

  unmount();
  renderScreen(<NotificationBanner />, {
    mocks: [active(closed, { ...closed, uniqueId: 'n2', message: 'New rates' })],
  });
  expect(await screen.findByText('New rates')).toBeVisible();
  expect(screen.getByText('Closed on Sunday')).toBeVisible();
});

test('what is permanent cannot be dismissed, nor what is shown with it', async () => {
  const permanent = { ...closed, uniqueId: 'n3', message: 'Wear your badge', isPermanent: true };
  renderScreen(<NotificationBanner />, { mocks: [active(closed, permanent)] });
  expect(await screen.findByText('Wear your badge')).toBeVisible();
  expect(screen.getByText('Closed on Sunday')).toBeVisible();
  expect(screen.queryByText('Dismiss')).toBeNull();
});
