import {
  aVendor as aSource,
  says,
  writes,
  type FakeVendor,
  type VendorReply,
} from '../../../gateways/tracking/testing/fakeVendor';
import { trackingWith } from '../../../gateways/tracking/testing/trackingWith';
import { aConsignment, aVendor, bookingOf, type MadeConsignment } from '../../../testing/factories';
import { startTestServer, type Json, type TestServer } from '../../../testing/testServer';

let server: TestServer;
let source: FakeVendor;
let vendorId: number;
beforeAll(async () => {
  const tracking = trackingWith({ TRACKING_ALLOW_PRIVATE: '1' });
  [server, source] = await Promise.all([startTestServer({ tracking }), aSource()]);
  vendorId = (await aVendor(server, { url: `${source.url}/track/{awb}` })).id;
});
afterAll(async () => {
  await Promise.all([server.close(), source.close()]);
});
afterEach(() => server.setNow(null));

const aTracked = () => aConsignment(server, {}, { vendorId, bookingDate: '2026-01-01' });
const track = (of: MadeConsignment, body?: Record<string, unknown>) =>
  server.member.rest('PUT', `consignments/${of.uniqueId}/track`, body);
const read = async (of: MadeConsignment): Promise<Json> =>
  (await server.member.rest('GET', `consignments/${of.uniqueId}`)).body.resultObject;
const remarks = (consignment: Json) =>
  consignment.consignmentHistories.filter((row: Json) => !row.nonDeletable).map((row: Json) => row.action);

const left = {
  actionDate: '2026-01-02T10:00:00Z',
  city: 'Mumbai',
  deliveryStatus: 'In Transit',
  action: 'Left Mumbai',
};
const out = { actionDate: '2026-01-03T05:00:00Z', city: 'Pune', deliveryStatus: 7, action: 'With the rider' };
const handed = { actionDate: '2026-01-03T09:00:00Z', city: 'Pune', deliveryStatus: 'Delivered', action: 'Handed over' };

describe('tracking online', () => {
  test('asks for the number, adds what is new as internal rows, and moves the status', async () => {
    source.replies(says([left, out]));
    const consignment = await aTracked();
    const { status, body } = await track(consignment, { awbNo: consignment.awbNo.toLowerCase() });
    expect(status).toBe(200);
    expect(source.requests.at(-1)?.path).toBe(`/track/${consignment.awbNo}`);
    expect(body.resultObject).toEqual([
      { ...left, actionDate: '2026-01-02T10:00:00.000Z', deliveryStatus: 2 },
      { ...out, actionDate: '2026-01-03T05:00:00.000Z', deliveryStatus: 7 },
    ]);
    const after = await read(consignment);
    expect(after).toMatchObject({ deliveryStatus: 7, version: 2 });
    expect(after.consignmentHistories.slice(0, 2)).toEqual([
      expect.objectContaining({ action: 'With the rider', internal: true, nonDeletable: false }),
      expect.objectContaining({ action: 'Left Mumbai', internal: true }),
    ]);
  });

  test('adds nothing twice, and only what is new the next time', async () => {
    source.replies(says([left]));
    const consignment = await aTracked();
    await track(consignment);
    expect((await track(consignment)).body).toMatchObject({ resultObject: [], hasErrors: false });
    expect(remarks(await read(consignment))).toEqual(['Left Mumbai']);
    source.replies(says({ data: { scans: [left, handed] } }));
    expect((await track(consignment)).body.resultObject).toHaveLength(2);
    expect(remarks(await read(consignment))).toEqual(['Handed over', 'Left Mumbai']);
    expect(await read(consignment)).toMatchObject({ deliveryStatus: 3, deliveryDate: '2026-01-03' });
  });

  test('at the same moment from two windows adds each movement once', async () => {
    source.replies(says([left, out]));
    const consignment = await aTracked();
    const answers = await Promise.all(Array.from({ length: 6 }, () => track(consignment)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(remarks(await read(consignment))).toEqual(['With the rider', 'Left Mumbai']);
  });

  test('shows entries of a delivered or returned consignment, and writes nothing', async () => {
    source.replies(says([left, handed]));
    for (const deliveryStatus of [3, 4]) {
      const consignment = await aTracked();
      await server.member.rest('POST', `consignments/${consignment.uniqueId}/histories`, {
        action: 'By hand',
        city: 'Pune',
        deliveryStatus,
      });
      expect((await track(consignment)).body.resultObject).toHaveLength(2);
      expect(await read(consignment)).toMatchObject({ deliveryStatus, version: 2 });
      expect(remarks(await read(consignment))).toEqual(['By hand']);
    }
  });

  test('goes on after approval, and a row that staff deleted does not come back', async () => {
    source.replies(says([left]));
    const consignment = await aTracked();
    await track(consignment);
    const [row] = (await read(consignment)).consignmentHistories;
    expect(
      (await server.member.rest('DELETE', `consignments/${consignment.uniqueId}/histories/${row.uniqueId}`)).status,
    ).toBe(200);
    expect((await track(consignment)).body.resultObject).toEqual([]);
    await server.admin.rest('PUT', `consignments/${consignment.uniqueId}/approve`);
    source.replies(says([left, out]));
    await track(consignment);
    expect(await read(consignment)).toMatchObject({ isApproved: true, deliveryStatus: 7 });
  });

  test('gives the consignment too, through GraphQL', async () => {
    source.replies(says([left]));
    const { uniqueId } = await aTracked();
    const mutation = `mutation($input: TrackConsignmentInput!) { trackConsignment(input: $input) {
      entries { actionDate city deliveryStatus action }
      consignment { uniqueId deliveryStatus vendor { url } consignmentHistories { action } }
    } }`;
    const { data } = await server.member.graphql(mutation, { input: { uniqueId } });
    expect(data.trackConsignment).toMatchObject({
      entries: [{ deliveryStatus: 'Intransit' }],
      consignment: { uniqueId, deliveryStatus: 'Intransit', consignmentHistories: [{ action: 'Left Mumbai' }, {}] },
    });
  });

  test('of a vendor without a source finds nothing', async () => {
    const consignment = await aConsignment(server);
    expect((await track(consignment)).body).toEqual({ resultObject: [], hasErrors: false, errors: [] });
  });

  test('checks the number that is sent with it, and the consignment', async () => {
    const consignment = await aTracked();
    expect(await track(consignment, { awbNo: 'OTHER' })).toMatchObject({
      status: 400,
      body: { errors: ['AwbNo does not match the consignment'] },
    });
    expect(await track({ ...consignment, uniqueId: 'nothing' })).toMatchObject({
      status: 404,
      body: { errors: ['Consignment not found'] },
    });
  });

  test('does not write what was asked about another number', async () => {
    const consignment = await aTracked();
    source.replies((_, response) => {
      const renumbered = bookingOf(server, {
        awbNo: `${consignment.awbNo}-2`,
        senderId: consignment.senderId,
        vendorId,
        bookingDate: '2026-01-01',
      });
      void renumbered
        .then((body) => server.member.rest('PUT', `consignments/${consignment.uniqueId}`, body))
        .then(() => response.end(JSON.stringify([left])));
    });
    expect(await track(consignment)).toMatchObject({
      status: 409,
      body: { errors: ['This record was changed by someone else'] },
    });
    expect(remarks(await read(consignment))).toEqual([]);
  });
});

describe('a source that fails', () => {
  const unavailable = {
    status: 502,
    body: { resultObject: null, hasErrors: true, errors: ['Tracking is not available now'] },
  };

  const failures: Readonly<Record<string, VendorReply>> = {
    'an error status': says({ error: 'no' }, 500),
    'no JSON': writes('<html>'),
    'another shape': says({ rows: 'none' }),
    'a broken connection': (_, response) => void response.destroy(),
    'too much': writes(`[${'"x",'.repeat(400_000)}1]`),
    'a redirect elsewhere': (_, response) =>
      void response.writeHead(302, { location: 'http://elsewhere.example/' }).end(),
  };

  test.each(Object.entries(failures))('with %s changes nothing', async (_, reply) => {
    const consignment = await aTracked();
    source.replies(reply);
    expect(await track(consignment)).toMatchObject(unavailable);
    expect(await read(consignment)).toMatchObject({ version: 1, deliveryStatus: 1 });
  });

  test('is told by code through GraphQL', async () => {
    source.replies(says({}, 503));
    const { uniqueId } = await aTracked();
    const mutation =
      'mutation($input: TrackConsignmentInput!) { trackConsignment(input: $input) { entries { city } } }';
    const { errors } = await server.member.graphql(mutation, { input: { uniqueId } });
    expect(errors?.[0]).toMatchObject({
      message: 'Tracking is not available now',
      extensions: { code: 'BAD_GATEWAY' },
    });
  });

  test('on a private address is not even asked, unless tests allow it', async () => {
    const { config } = server.app;
    const { tracking } = config;
    config.tracking = trackingWith({});
    const before = source.requests.length;
    expect(await track(await aTracked())).toMatchObject(unavailable);
    expect(source.requests.length).toBe(before);
    config.tracking = tracking;
  });
});
