import { aConsignment, bookingOf } from '../../testing/factories';
import { aUser, putOf } from '../../testing/people';
import { startTestServer, type Client, type Json, type TestServer } from '../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const headersOf = (owner: { uniqueId: string }, key: string) => ({
  'sent-for': owner.uniqueId,
  'idempotency-key': key,
});
const book = (client: Client, body: Json, headers: Record<string, string>) =>
  client.rest('POST', 'consignments', body, headers);
const bookedBy = async (awbNo: string): Promise<string[]> => {
  const { body } = await server.admin.rest('GET', `consignments?awbNo=${awbNo}`);
  return body.resultObject.map((row: Json) => row.createdBy.firstName);
};

describe('work that a user left in a browser, sent by an admin', () => {
  test('is the work of its user, and the change log names who sent it', async () => {
    const { user } = await aUser(server);
    const body = await bookingOf(server);
    const { status, body: answer } = await book(server.admin, body, headersOf(user, 'left-1'));
    expect([status, answer.errors]).toEqual([200, []]);
    expect(await bookedBy(String(body.awbNo))).toEqual([user.firstName]);
    const { data } = await server.admin.graphql(
      `query ($search: ChangeLogSearch!) { changeLog(search: $search) { rows { createdBy { firstName } } } }`,
      { search: { entityName: 'Consignment', primaryKey: answer.resultObject.id } },
    );
    const authors = data.changeLog.rows.map((row: Json) => row.createdBy.firstName);
    expect(new Set(authors)).toEqual(new Set(['Asha']));
  });

  test.each(['its user first', 'the admin first', 'both at once'])('is done once: %s', async (order) => {
    const { user, client } = await aUser(server);
    const body = await bookingOf(server);
    const headers = headersOf(user, 'left-2');
    const senders = [
      () => book(client, body, { 'idempotency-key': 'left-2', 'for-user': user.uniqueId }),
      () => book(server.admin, body, headers),
    ];
    if (order === 'the admin first') senders.reverse();
    const answers = [];
    if (order === 'both at once') answers.push(...(await Promise.all(senders.map((send) => send()))));
    else for (const send of senders) answers.push(await send());
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(answers.map((answer) => answer.body.resultObject.uniqueId)).size).toBe(1);
    expect(await bookedBy(String(body.awbNo))).toEqual([user.firstName]);
  });

  test('is sent for a user who is blocked too', async () => {
    const { user } = await aUser(server);
    const blocked = await server.admin.rest('PUT', `users/${user.uniqueId}`, putOf(user, { isActive: false }));
    expect(blocked.status).toBe(200);
    const body = await bookingOf(server);
    expect((await book(server.admin, body, headersOf(user, 'left-3'))).status).toBe(200);
    expect(await bookedBy(String(body.awbNo))).toEqual([user.firstName]);
  });

  test('is refused to a member, for an unknown user, and for anything that does not wait in a browser', async () => {
    const { user, client } = await aUser(server);
    const body = await bookingOf(server);
    const refused = async (sender: Client, owner: { uniqueId: string }) => {
      const { status, body: answer } = await book(sender, body, headersOf(owner, 'left-4'));
      return [status, answer.errors];
    };
    expect(await refused(server.member, user)).toEqual([403, ['You are not authorized']]);
    expect(await refused(client, user)).toEqual([403, ['You are not authorized']]);
    expect(await refused(server.admin, { uniqueId: 'nobody' })).toEqual([404, ['User not found']]);
    expect(await bookedBy(String(body.awbNo))).toEqual([]);
    const { uniqueId } = await aConsignment(server, {});
    const deleted = await server.admin.rest('DELETE', `consignments/${uniqueId}`, undefined, headersOf(user, 'left-5'));
    expect([deleted.status, deleted.body.errors]).toEqual([
      400,
      ['Only bookings and scans can be sent for another user'],
    ]);
  });

  test('through GraphQL the same holds', async () => {
    const { user } = await aUser(server);
    const input = await bookingOf(server);
    const mutation = `mutation ($input: BookConsignmentInput!) { bookConsignment(input: $input) { createdBy { firstName } } }`;
    const names = ['vendorId', 'senderId', 'deliveryCityId'] as const;
    const enums = { serviceType: 'Surface', parcelType: 'Box', paymentMode: 'Credit' };
    const variables = {
      input: { ...input, ...enums, ...Object.fromEntries(names.map((name) => [name, String(input[name])])) },
    };
    const { data, errors } = await server.admin.graphql(mutation, variables, headersOf(user, 'left-6'));
    expect(errors).toBeUndefined();
    expect(data.bookConsignment.createdBy).toEqual({ firstName: user.firstName });
  });
});
