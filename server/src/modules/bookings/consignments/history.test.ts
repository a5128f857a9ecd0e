import { broken, conflict, refusedByBoth } from '../../../testing/bothApis';
import { aConsignment, type MadeConsignment } from '../../../testing/factories';
import { startTestServer, type Json, type TestServer } from '../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(() => server.setNow(null));

const status = { Booked: 1, Intransit: 2, Delivered: 3, Returned: 4, OutForDelivery: 7 };
const row = (given: Record<string, unknown> = {}) => ({
  action: 'Reached the hub',
  city: 'Pune',
  deliveryStatus: status.Intransit,
  ...given,
});
const add = async (to: MadeConsignment, given: Record<string, unknown> = {}): Promise<Json> =>
  (await server.member.rest('POST', `consignments/${to.uniqueId}/histories`, row(given))).body.resultObject;
const rowPath = (of: MadeConsignment, history: Json) => `consignments/${of.uniqueId}/histories/${history.uniqueId}`;
const remove = (of: MadeConsignment, history: Json) => server.member.rest('DELETE', rowPath(of, history));
const edit = (of: MadeConsignment, history: Json, given: Record<string, unknown> = {}) =>
  server.member.rest('PUT', rowPath(of, history), row(given));

const refusedAdd = (to: MadeConsignment, body: Record<string, unknown>) =>
  refusedByBoth(server.member, {
    method: 'POST',
    path: `consignments/${to.uniqueId}/histories`,
    body,
    mutation: 'addHistory',
    input: 'AddHistoryInput',
    named: { uniqueId: to.uniqueId },
  });
const refusedEdit = (of: MadeConsignment, history: Json, body: Record<string, unknown> = row()) =>
  refusedByBoth(server.member, {
    method: 'PUT',
    path: rowPath(of, history),
    body,
    mutation: 'updateHistory',
    input: 'UpdateHistoryInput',
    named: { uniqueId: of.uniqueId, historyUniqueId: history.uniqueId },
  });
const refusedDelete = (of: MadeConsignment, history: Json) =>
  refusedByBoth(server.member, {
    method: 'DELETE',
    path: rowPath(of, history),
    mutation: 'deleteHistory',
    input: 'DeleteHistoryInput',
    named: { uniqueId: of.uniqueId, historyUniqueId: history.uniqueId },
  });
const missing = (what: string) => ({ status: 404, code: 'NOT_FOUND', messages: [`${what} not found`] });
const live = (consignment: Json) => consignment.consignmentHistories.filter((each: Json) => each.deletedOn === null);

describe('a history row', () => {
  test('needs remark, city and status, in this order', async () => {
    const consignment = await aConsignment(server);
    expect(await refusedAdd(consignment, {})).toEqual(
      broken('Remark is required', 'City is required', 'Delivery Status is required'),
    );
    expect(await refusedAdd(consignment, { action: ' ', city: '\n', deliveryStatus: 2 })).toEqual(
      broken('Remark is required', 'City is required'),
    );
    expect(await refusedAdd(consignment, row({ action: 'x'.repeat(501), city: 'x'.repeat(101) }))).toEqual(
      broken('Remark must have at most 500 characters', 'City must have at most 100 characters'),
    );
    const [first] = live(await add(consignment));
    expect(await refusedEdit(consignment, first, {})).toEqual(
      broken('Remark is required', 'City is required', 'Delivery Status is required'),
    );
  });

  test('is not dated in the future: an instant by the clock, a bare date by the calendar', async () => {
    const consignment = await aConsignment(server, {}, { bookingDate: '2026-01-01' });
    server.setNow(new Date('2026-11-19T20:00:00Z'));
    for (const actionDate of ['2026-11-21', '2026-11-19T20:00:01Z']) {
      expect(await refusedAdd(consignment, row({ actionDate }))).toEqual(
        broken('Dispatch date cannot be in the future'),
      );
    }
    const times = [
      ['2026-11-20', '2026-11-19T20:00:00.000Z'],
      ['2026-11-19', '2026-11-18T18:30:00.000Z'],
      ['2026-11-19T20:00:00Z', '2026-11-19T20:00:00.000Z'],
      ['2026-11-18T10:00:00+05:30', '2026-11-18T04:30:00.000Z'],
      [undefined, '2026-11-19T20:00:00.000Z'],
    ];
    for (const [actionDate, instant] of times) {
      const { consignmentHistories } = await add(consignment, { actionDate, action: `At ${actionDate}` });
      expect(consignmentHistories.find((each: Json) => each.action === `At ${actionDate}`).actionDate).toBe(instant);
    }
  });

  test('has a date that a database can hold', async () => {
    const consignment = await aConsignment(server);
    const wrong = [
      '0000-01-01T00:00:00+14:00',
      '1000-01-01T00:00:00+14:00',
      '0999-12-31T00:00:00Z',
      '2026-13-01',
      '2026-02-30',
      '2026-02-30T10:00:00Z',
      '2026-01-01T99:00Z',
      '2026-01-01T10:00',
      'yesterday',
    ];
    for (const actionDate of wrong) {
      const { body, status: code } = await server.member.rest(
        'POST',
        `consignments/${consignment.uniqueId}/histories`,
        row({ actionDate }),
      );
      expect([code, body.errors]).toEqual([400, ['actionDate: Date must be YYYY-MM-DD or an ISO 8601 instant']]);
    }
  });

  test('is trimmed, belongs to who wrote it, and shows in the change log', async () => {
    const consignment = await aConsignment(server);
    const [entry] = live(await add(consignment, { action: ' Left the hub ', city: ' Pune ' }));
    expect(entry).toMatchObject({
      action: 'Left the hub',
      city: 'Pune',
      internal: false,
      nonDeletable: false,
      version: 1,
    });
    const log = await server.member.rest(
      'GET',
      `audit/changelog?entityName=ConsignmentHistory&primaryKey=${entry.uniqueId}`,
    );
    expect(log.body.resultObject).toContainEqual(
      expect.objectContaining({
        propertyName: 'city',
        newValue: 'Pune',
        createdBy: { firstName: 'Rohan', lastName: 'Deshmukh' },
      }),
    );
  });
});

describe('the delivery status', () => {
  test('follows the newest live row; the Booked row ranks lowest, whatever its date', async () => {
    server.setNow(new Date('2026-11-20T06:00:00Z'));
    const consignment = await aConsignment(server, {}, { bookingDate: '2026-11-20' });
    expect((await add(consignment, { actionDate: '2026-11-01' })).deliveryStatus).toBe(status.Intransit);
    expect((await add(consignment, { actionDate: '2026-11-03', deliveryStatus: 7 })).deliveryStatus).toBe(
      status.OutForDelivery,
    );
    // A row entered later with an earlier date does not change the status.
    expect((await add(consignment, { actionDate: '2026-11-02', deliveryStatus: 4 })).deliveryStatus).toBe(
      status.OutForDelivery,
    );
    // Of two rows with the same instant the later entry counts.
    expect((await add(consignment, { actionDate: '2026-11-03', deliveryStatus: 4 })).deliveryStatus).toBe(
      status.Returned,
    );
    const { body } = await server.member.rest('GET', `consignments/${consignment.uniqueId}`);
    expect(body.resultObject.consignmentHistories.map((each: Json) => each.deliveryStatus)).toEqual([1, 4, 7, 4, 2]);
  });

  test('Delivered sets the delivery date, by the calendar of the company; deleting that row takes both back', async () => {
    server.setNow(new Date('2026-11-20T06:00:00Z'));
    const consignment = await aConsignment(server, {}, { bookingDate: '2026-11-01' });
    await add(consignment, { actionDate: '2026-11-02' });
    const delivered = await add(consignment, { actionDate: '2026-11-03T19:00:00Z', deliveryStatus: 3 });
    expect(delivered).toMatchObject({ deliveryStatus: 3, deliveryDate: '2026-11-04' });
    const taken = await remove(consignment, live(delivered)[0]);
    expect(taken.body.resultObject).toMatchObject({ deliveryStatus: 2, deliveryDate: null });
  });

  test('takes no further row once Delivered, until that is taken back', async () => {
    const consignment = await aConsignment(server, { delivered: true });
    expect(await refusedAdd(consignment, row())).toEqual(conflict('Consignment is already delivered'));
    const { body } = await server.member.rest('GET', `consignments/${consignment.uniqueId}`);
    await remove(consignment, live(body.resultObject)[0]);
    expect((await add(consignment)).deliveryStatus).toBe(status.Intransit);
  });

  test('Returned may still be followed', async () => {
    const consignment = await aConsignment(server);
    await add(consignment, { deliveryStatus: 4 });
    expect((await add(consignment, { deliveryStatus: 2 })).deliveryStatus).toBe(status.Intransit);
  });

  test('moves the consignment in the daily figures', async () => {
    const senderId = (await aConsignment(server, {}, { bookingDate: '2024-05-05' })).senderId;
    const consignment = await aConsignment(server, {}, { bookingDate: '2024-05-05', senderId });
    const count = async (deliveryStatus: number) =>
      (
        await server.member.rest(
          'GET',
          `consignments?fromDate=2024-05-05&toDate=2024-05-05&deliveryStatus=${deliveryStatus}`,
        )
      ).body.rowCount;
    expect([await count(1), await count(2)]).toEqual([2, 0]);
    const moved = await add(consignment);
    expect([await count(1), await count(2)]).toEqual([1, 1]);
    await remove(consignment, live(moved)[0]);
    expect([await count(1), await count(2)]).toEqual([2, 0]);
  });
});

describe('editing a row', () => {
  test('changes it, and the status with it; without a date it keeps the one it has', async () => {
    const consignment = await aConsignment(server, {}, { bookingDate: '2026-01-01' });
    const [entry] = live(await add(consignment, { actionDate: '2026-01-02T03:04:05Z' }));
    const { body } = await edit(consignment, entry, { action: 'Handed over', city: 'Thane', deliveryStatus: 3 });
    expect(body.resultObject).toMatchObject({ deliveryStatus: 3, deliveryDate: '2026-01-02' });
    expect(live(body.resultObject)[0]).toMatchObject({
      uniqueId: entry.uniqueId,
      version: 2,
      action: 'Handed over',
      city: 'Thane',
      actionDate: '2026-01-02T03:04:05.000Z',
    });
    const moved = await edit(consignment, entry, { deliveryStatus: 3, actionDate: '2026-01-05' });
    expect(moved.body.resultObject.deliveryDate).toBe('2026-01-05');
  });

  test('is not for internal rows, deleted ones, those of another consignment, or older versions', async () => {
    const consignment = await aConsignment(server);
    const [entry, booked] = live(await add(consignment));
    expect(await refusedEdit(consignment, booked)).toEqual(conflict('An internal history row cannot be edited'));
    expect(await refusedEdit(await aConsignment(server), entry)).toEqual(missing('Consignment history'));
    expect(await refusedEdit({ ...consignment, uniqueId: 'nothing' }, entry)).toEqual(missing('Consignment'));
    await edit(consignment, entry, { city: 'Thane', version: 1 });
    expect(await refusedEdit(consignment, entry, row({ version: 1 }))).toEqual(
      conflict('This record was changed by someone else'),
    );
    await remove(consignment, entry);
    expect(await refusedEdit(consignment, entry)).toEqual(conflict('Consignment history is deleted'));
  });
});

describe('deleting a row', () => {
  test('is for the last live one, from the newest back to the Booked row, which stays', async () => {
    const consignment = await aConsignment(server, {}, { bookingDate: '2026-01-01' });
    await add(consignment, { actionDate: '2026-01-02' });
    const [second, first, booked] = live(await add(consignment, { actionDate: '2026-01-03', deliveryStatus: 7 }));
    for (const earlier of [first, booked]) expect((await refusedDelete(consignment, earlier)).status).toBe(409);
    expect(await refusedDelete(consignment, first)).toEqual(conflict('Only the last history row can be deleted'));
    const { body } = await remove(consignment, second);
    expect(body.resultObject).toMatchObject({ deliveryStatus: 2 });
    expect(body.resultObject.consignmentHistories.map((each: Json) => each.deletedOn !== null)).toEqual([
      true,
      false,
      false,
    ]);
    expect(await refusedDelete(consignment, second)).toEqual(conflict('Consignment history is already deleted'));
    expect((await remove(consignment, first)).body.resultObject.deliveryStatus).toBe(status.Booked);
    expect(await refusedDelete(consignment, booked)).toEqual(conflict('This history row cannot be deleted'));
    expect(await refusedDelete(await aConsignment(server), booked)).toEqual(missing('Consignment history'));
  });

  test('the last one is the newest by date, not the one entered last', async () => {
    const consignment = await aConsignment(server, {}, { bookingDate: '2026-01-01' });
    const [newest] = live(await add(consignment, { actionDate: '2026-01-05' }));
    const older = live(await add(consignment, { actionDate: '2026-01-03' })).find((each: Json) =>
      each.actionDate.startsWith('2026-01-02'),
    );
    expect(await refusedDelete(consignment, older)).toEqual(conflict('Only the last history row can be deleted'));
    expect((await remove(consignment, newest)).status).toBe(200);
    expect((await remove(consignment, older)).status).toBe(200);
  });
});

describe('an approved consignment', () => {
  test('takes new rows until it is delivered, and no edit or deletion of one', async () => {
    const consignment = await aConsignment(server);
    const [entry] = live(await add(consignment));
    await server.admin.rest('PUT', `consignments/${consignment.uniqueId}/approve`);
    const locked = conflict('Consignment is approved and locked for editing');
    expect(await refusedEdit(consignment, entry)).toEqual(locked);
    expect(await refusedDelete(consignment, entry)).toEqual(locked);
    expect(await add(consignment, { deliveryStatus: 7 })).toMatchObject({ deliveryStatus: 7, isApproved: true });
    expect(await add(consignment, { deliveryStatus: 3 })).toMatchObject({ deliveryStatus: 3 });
    expect(await refusedAdd(consignment, row())).toEqual(conflict('Consignment is already delivered'));
  });
});
