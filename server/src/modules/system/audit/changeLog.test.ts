import { aCustomer } from '../../../testing/factories';
import { startTestServer, type Client, type Json, type TestServer } from '../../../testing/testServer';
import { holderOf, mayDo } from '../../../domain/policy';
import { records } from '../../../registry';
import { RecordEntity } from '../../../db/schema/record';
import { User } from '../../parties/users/user.entity';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(() => server.setNow(null));

const log = (entityName: string, primaryKey: string | number, client: Client = server.member) =>
  client.rest('GET', `audit/changelog?entityName=${entityName}&primaryKey=${primaryKey}`);

describe('the change log', () => {
  test('tells each change property by property, the newest first, with who and when', async () => {
    server.setNow(new Date('2026-11-19T08:00:00.500Z'));
    const { id, uniqueId } = await aCustomer(server, { company: 'Old Name', gst: '27AAPFU0939F1ZV' });
    server.setNow(new Date('2026-11-20T09:00:00Z'));
    await server.member.rest('PUT', `customers/${uniqueId}`, {
      name: 'New Contact',
      company: 'New Name',
      contact: '1',
      gst: '',
    });
    await server.member.rest('DELETE', `customers/${uniqueId}`);
    const { body } = await log('Customer', uniqueId);
    const rows = body.resultObject as Json[];
    expect(rows[0]).toEqual({
      id: expect.any(Number),
      propertyLabel: 'Deleted On',
      oldText: null,
      newText: '20 Nov 26 14:30:00',
      createdOn: '2026-11-20T09:00:00.000Z',
      createdBy: { firstName: 'Rohan', lastName: 'Deshmukh' },
      propertyName: 'deletedOn',
      oldValue: null,
      newValue: '2026-11-20T09:00:00.000Z',
      remark: null,
    });
    expect(rows.slice(1, 6).map(({ propertyName, oldValue, newValue }) => [propertyName, oldValue, newValue])).toEqual(
      expect.arrayContaining([
        ['company', 'Old Name', 'New Name'],
        ['gst', '27AAPFU0939F1ZV', null],
      ]),
    );
    expect(rows.at(-1)).toMatchObject({
      createdOn: '2026-11-19T08:00:00.500Z',
      createdBy: { firstName: 'Asha' },
      oldValue: null,
    });
    expect((await log('Customer', id)).body).toEqual(body);
    expect(body.rowCount).toBe(rows.length);
  });

  test('lists the properties in one order, whatever the order of the request', async () => {
    const { uniqueId } = await aCustomer(server, { address: null });
    const change = { name: 'First', company: 'Second', contact: '3', address: 'Fourth' };
    const reversed = Object.fromEntries(Object.entries({ ...change, name: 'Fifth', company: 'Sixth' }).reverse());
    await server.member.rest('PUT', `customers/${uniqueId}`, change);
    await server.member.rest('PUT', `customers/${uniqueId}`, { ...reversed, contact: '7', address: 'Eighth' });
    const rows = (await log('Customer', uniqueId)).body.resultObject as Json[];
    const changed = rows.map(({ propertyName }) => propertyName).slice(0, 8);
    expect(changed.slice(0, 4)).toEqual(changed.slice(4));
    expect([...changed.slice(0, 4)].sort()).toEqual(['address', 'company', 'contact', 'name']);
  });

  test('says nothing of what did not change, and nothing of a refused change', async () => {
    const { uniqueId } = await aCustomer(server, { name: 'Same', company: 'Same', contact: '1', address: null });
    const before = (await log('Customer', uniqueId)).body.resultObject.length;
    await server.member.rest('PUT', `customers/${uniqueId}`, { name: ' Same ', company: 'Same', contact: '1' });
    await server.member.rest('PUT', `customers/${uniqueId}`, { name: '', company: 'Other', contact: '1' });
    await server.member.rest('PUT', `customers/${uniqueId}`, {
      name: 'A',
      company: 'Other',
      contact: '1',
      version: 99,
    });
    expect((await log('Customer', uniqueId)).body.resultObject).toHaveLength(before);
  });

  test('holds no secret', async () => {
    const user = await server.app.database.reader.manager.findOneByOrFail(User, { firstName: 'Rohan' });
    const created = await server.admin.rest('POST', 'users', {
      firstName: 'Nila',
      lastName: 'Rao',
      emailAddress: 'nila@waybill.test',
      gender: 2,
    });
    expect(created.status).toBe(200);
    const rows = (await log('User', created.body.resultObject.uniqueId, server.admin)).body.resultObject as Json[];
    expect(rows.length).toBeGreaterThan(3);
    expect(JSON.stringify(rows)).not.toMatch(/password|hash|token|live/i);
    expect(await log('User', user.uniqueId)).toMatchObject({
      status: 403,
      body: { errors: ['You are not authorized'] },
    });
  });

  test('asks for a record by its kind and its key', async () => {
    const get = (query: string) => server.member.rest('GET', `audit/changelog?${query}`);
    expect((await get('')).body.errors).toEqual(['entityName is required', 'primaryKey is required']);
    for (const entityName of ['Session', 'RequestKey', 'ChangeLog', 'Nothing', 'constructor']) {
      expect(await get(`entityName=${entityName}&primaryKey=1`)).toMatchObject({
        status: 400,
        body: { errors: ['Unknown entityName'] },
      });
    }
    expect((await get('entityName=Customer&primaryKey=no-such')).body.resultObject).toEqual([]);
    const { uniqueId } = await aCustomer(server, { company: 'Through GraphQL' });
    const { data } = await server.member.graphql(
      `{ changeLog(search: { entityName: "Customer", primaryKey: "${uniqueId}" }) { rowCount rows { propertyName newValue createdBy { firstName } } } }`,
    );
    expect(data.changeLog.rowCount).toBe(data.changeLog.rows.length);
    expect(data.changeLog.rows).toContainEqual({
      propertyName: 'company',
      newValue: 'Through GraphQL',
      createdBy: { firstName: 'Asha' },
    });
  });
});

describe('who may read it', () => {
  /** As specified; a kind that is in neither list is left to the policy of its list. */
  const adminOnly = ['Enquiry', 'Invoice', 'TrackHistory', 'User', 'Visit'];
  const staff = [
    ...['CargoConsignment', 'City', 'Consignment', 'ConsignmentHistory', 'Customer'],
    ...['Expense', 'Manifest', 'Notification', 'State', 'Vendor'],
  ];
  const kinds = [...records.keys()];
  const isForMembers = (kind: string) =>
    staff.includes(kind) ||
    (!adminOnly.includes(kind) && mayDo(records.get(kind)?.listedBy ?? 'users', holderOf('Member')));

  test('is said for every record there is', () => {
    const { entityMetadatas } = server.app.database.reader;
    const found = entityMetadatas.filter(
      ({ target }) => typeof target === 'function' && target.prototype instanceof RecordEntity,
    );
    expect(found.map(({ name }) => name).sort()).toEqual([...kinds].sort());
  });

  test.each(kinds)('%s: whoever may read its list', async (entityName) => {
    const statuses = async (client: Client) => {
      const query = `{ changeLog(search: { entityName: "${entityName}", primaryKey: "1" }) { rowCount } }`;
      const { errors } = await client.graphql(query);
      return [(await log(entityName, 1, client)).status, errors?.[0]?.extensions.code];
    };
    expect(await statuses(server.nobody)).toEqual([401, 'UNAUTHENTICATED']);
    expect(await statuses(server.admin)).toEqual([200, undefined]);
    expect(await statuses(server.member)).toEqual(isForMembers(entityName) ? [200, undefined] : [403, 'FORBIDDEN']);
  });

  test("a visitor's address and page are not a Member's to read", async () => {
    await fetch(`${server.origin}/api/1.0/counter`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ page: '/about' }),
    });
    expect((await log('Visit', 1, server.admin)).body.resultObject).toContainEqual(
      expect.objectContaining({ propertyName: 'ipAddress' }),
    );
    expect((await log('Visit', 1)).body.resultObject).toBeNull();
  });
});
