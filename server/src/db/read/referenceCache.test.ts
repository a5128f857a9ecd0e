import { decodeRows, integer } from './rawRows';
import type { FastifyInstance } from 'fastify';
import type { App } from '../../core/module/app.types';
import { buildHttp } from '../../api/http/server';
import { aConsignment, aCustomer, type Made, type MadeConsignment } from '../../testing/factories';
import { secondApp } from '../../testing/secondServer';
import { clientOf, startTestServer, type Client, type TestServer } from '../../testing/testServer';
import { ReferenceCache } from './referenceCache';

/** Two servers on one database, as behind a load balancer. */
let server: TestServer;
let other: { app: App; http: FastifyInstance; member: Client };
let statements: string[];
let consignment: MadeConsignment;
let customer: Made & { company: string };

beforeAll(async () => {
  server = await startTestServer();
  const app = await secondApp(server, server.app.clock);
  const { read } = app.database;
  app.database.read = (sql, parameters) => {
    statements.push(sql);
    return read(sql, parameters);
  };
  const http = await buildHttp(app, { logLevel: 'silent' });
  other = { app, http, member: clientOf(await http.listen({ port: 0, host: '127.0.0.1' }), server.member.token) };
  customer = await aCustomer(server);
  consignment = await aConsignment(server, {}, { senderId: customer.id });
});
beforeEach(() => {
  statements = [];
});
afterAll(async () => {
  await other.http.close();
  await other.app.close();
  await server.close();
});

const seen = async () => {
  const query = `query($awbNo: String) { consignments(search: { awbNo: $awbNo }) { rows {
    sender { company } vendor { name } deliveryCity { name } createdBy { firstName } } } }`;
  const { data } = await other.member.graphql(query, { awbNo: consignment.awbNo });
  const [row] = data.consignments.rows;
  return {
    sender: row.sender.company,
    vendor: row.vendor.name,
    city: row.deliveryCity.name,
    by: row.createdBy.firstName,
  };
};
const readsOf = (table: string) => statements.filter((sql) => new RegExp(`FROM ${table} r`).test(sql)).length;
const version = async () => {
  const rows = await server.app.database.read("SELECT value FROM serial WHERE name = 'references'", []);
  return decodeRows(rows, { value: integer })[0]?.value ?? 0;
};
const inputs: Record<string, string[]> = {
  customers: ['name', 'company', 'contact', 'address', 'gst'],
  vendors: ['name', 'contactPerson', 'contactNumber', 'gst', 'panNo', 'url', 'selfDelivery', 'cityId'],
};
const rename = async (noun: string, id: number, change: object) => {
  const { body } = await server.admin.rest('GET', `${noun}?take=5000`);
  const found = body.resultObject.find((record: { id: number }) => record.id === id);
  const same = Object.fromEntries(inputs[noun]?.map((name) => [name, found[name]]) ?? []);
  const {
    status,
    body: { errors },
  } = await server.admin.rest('PUT', `${noun}/${found.uniqueId}`, { ...same, ...change });
  return { status, errors };
};

describe('what rows name', () => {
  test('is read once, and again by every server when it has changed', async () => {
    const first = await seen();
    expect(first).toMatchObject({ sender: customer.company, by: 'Rohan' });
    expect(['customer', 'vendor', 'city', 'user'].map(readsOf)).toEqual([1, 1, 1, 1]);
    statements = [];
    expect(await seen()).toEqual(first);
    expect(['customer', 'vendor', 'city', 'user'].map(readsOf)).toEqual([0, 0, 0, 0]);

    expect(await rename('customers', customer.id, { company: 'Another Name' })).toEqual({ status: 200, errors: [] });
    expect(await seen()).toEqual({ ...first, sender: 'Another Name' });
    expect(await rename('vendors', 35, { name: 'Renamed Courier' })).toEqual({ status: 200, errors: [] });
    expect(await seen()).toEqual({ ...first, sender: 'Another Name', vendor: 'Renamed Courier' });
  });

  test('is not read anew for a booking, nor for a change that was refused', async () => {
    await seen();
    const before = await version();
    await aConsignment(server, {}, { senderId: consignment.senderId });
    expect((await rename('customers', customer.id, { company: '' })).errors).toEqual(['Please enter company name']);
    expect(await version()).toBe(before);
    statements = [];
    await seen();
    expect(readsOf('customer')).toBe(0);
  });

  test('keeps no secret and no date of the day in memory', async () => {
    await other.member.graphql('{ consignments { rows { sender { lastActiveDate } createdBy { firstName } } } }');
    const kept = [...other.app.references.at(0).values()].flatMap(({ records }) => [...records.values()]);
    const names = new Set(kept.flatMap((record) => Object.keys(record)));
    expect(kept.length).toBeGreaterThan(2);
    expect([...names].filter((name) => /hash|email|last(Active|Login|Logout)/i.test(name))).toEqual([]);
  });
});

describe('the kept records', () => {
  test('of an older number are left alone by whoever still reads them', () => {
    const references = new ReferenceCache(server.app.database.model);
    const early = references.at(1);
    expect(references.at(1)).toBe(early);
    const later = references.at(2);
    early.get('Vendor')?.records.set(1, { name: 'as it was' });
    expect(references.at(2)).toBe(later);
    expect(references.at(1)).toBe(later);
    expect(later.get('Vendor')?.records.size).toBe(0);
  });
});
