import { addDays } from '../../../domain/values/dates';
import { refused } from '../../../testing/answers';
import { startTestServer, type TestServer } from '../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(() => server.setNow(null));

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);
const today = () => server.app.clock.today();
const add = (given: Record<string, unknown> = {}) =>
  server.member.rest('POST', 'notifications', {
    message: 'Office closes at five',
    startAt: today(),
    expireAt: addDays(today(), 2),
    isPermanent: false,
    ...given,
  });
const messages = async (query = '') =>
  (await server.member.rest('GET', `notifications${query}`)).body.resultObject.map(
    (row: { message: string }) => row.message,
  );

describe('notifications', () => {
  test('a member adds, changes and deletes a notification', async () => {
    const { data } = await server.member.graphql(
      `mutation($input: CreateNotificationInput!) {
        createNotification(input: $input) { uniqueId version message startAt expireAt isPermanent }
      }`,
      { input: { message: ' Diwali rates ', startAt: today(), expireAt: today() } },
    );
    expect(data.createNotification).toMatchObject({
      version: 1,
      message: 'Diwali rates',
      startAt: today(),
      expireAt: today(),
      isPermanent: false,
    });
    const path = `notifications/${data.createNotification.uniqueId}`;
    const changed = { message: 'Holi rates', startAt: today(), expireAt: addDays(today(), 9), isPermanent: true };
    expect((await server.member.rest('PUT', path, changed)).body.resultObject).toMatchObject({
      ...changed,
      version: 2,
    });
    expect((await server.member.rest('DELETE', path)).status).toBe(200);
    expect(await messages()).not.toContain('Holi rates');
    expect(await server.member.rest('DELETE', path)).toMatchObject(refused(404, 'Notification not found'));
  });

  test('message, expire date and start date are required, and the start is not after the end', async () => {
    expect((await server.member.rest('POST', 'notifications', {})).body.errors).toEqual([
      'Please enter message',
      'Please enter expire date',
      'Please enter start date',
    ]);
    expect((await add({ startAt: addDays(today(), 3) })).body.errors).toEqual(['Please select valid date']);
    expect((await add({ message: ' ', startAt: addDays(today(), 3) })).body.errors).toEqual([
      'Please enter message',
      'Please select valid date',
    ]);
  });

  test('a start before today cannot be set; one that stays is not asked', async () => {
    const past = ['Start date cannot be before today'];
    expect((await add({ startAt: addDays(today(), -1) })).body.errors).toEqual(past);
    server.setNow(daysAgo(2));
    const { uniqueId } = (await add()).body.resultObject;
    const was = today();
    server.setNow(null);
    const body = { message: 'Still on', startAt: was, expireAt: addDays(was, 9) };
    const change = (given = {}) => server.member.rest('PUT', `notifications/${uniqueId}`, { ...body, ...given });
    expect((await change()).status).toBe(200);
    expect((await change({ startAt: addDays(was, 1) })).body.errors).toEqual(past);
  });

  test('the banner shows what runs today, the first and the last day included, and permanent ones always', async () => {
    server.setNow(daysAgo(2));
    await add({ message: 'first day', startAt: today(), expireAt: addDays(today(), 1) });
    await add({ message: 'from tomorrow', startAt: addDays(today(), 1), expireAt: addDays(today(), 1) });
    await add({ message: 'permanent', startAt: addDays(today(), 5), expireAt: addDays(today(), 5), isPermanent: true });
    const shown = await messages('?showAsNotification=true');
    expect(shown).toEqual(expect.arrayContaining(['first day', 'permanent']));
    expect(shown).not.toContain('from tomorrow');
    const all = ['first day', 'from tomorrow', 'permanent'];
    expect(await messages()).toEqual(expect.arrayContaining(all));
    expect(await messages('?showAsNotification=false')).toEqual(expect.arrayContaining(all));

    server.setNow(daysAgo(1));
    expect(await messages('?showAsNotification=true')).toEqual(expect.arrayContaining(all));
    server.setNow(null);
    const { data } = await server.member.graphql(
      '{ notifications(search: { showAsNotification: true }) { rowCount rows { message isPermanent } } }',
    );
    const left = data.notifications.rows.filter((row: { message: string }) => all.includes(row.message));
    expect(left).toEqual([{ message: 'permanent', isPermanent: true }]);
  });
});
