/**
 * What strangers are told of a consignment agrees with its status, whatever booked, tracked, moved or dispatched it.
 * TEST_SEED=7 TEST_STEPS=5000 tries others, and more.
 */
import { aVendor as aSource, says, type FakeVendor } from '../../../gateways/tracking/testing/fakeVendor';
import { trackingWith } from '../../../gateways/tracking/testing/trackingWith';
import { random, type Random } from '../../../seed/data/random';
import { aConsignment, aVendor } from '../../../testing/factories';
import { startTestServer, type Json, type TestServer } from '../../../testing/testServer';

const isShort = process.env.TEST_LENGTH === 'short';
const seed = Number(process.env.TEST_SEED ?? 1);
const steps = Number(process.env.TEST_STEPS ?? (isShort ? 30 : 200));
const statuses = [2, 3, 4, 5, 6, 7];

describe('the public answer', () => {
  let server: TestServer;
  let source: FakeVendor;
  beforeAll(async () => {
    const tracking = trackingWith({ TRACKING_ALLOW_PRIVATE: '1' });
    [server, source] = await Promise.all([startTestServer({ tracking }), aSource()]);
  });
  afterAll(async () => {
    await Promise.all([server.close(), source.close()]);
  });

  test('follows every movement, and never names a manifest', async () => {
    const dice = random(seed);
    const vendorId = (await aVendor(server, { url: `${source.url}/track/{awb}` })).id;
    const given = { vendorId, bookingDate: '2026-01-01' };
    const ids = await Promise.all(Array.from({ length: 4 }, () => aConsignment(server, {}, given)));
    const start = Date.now();
    let moved = 0;
    for (let step = 1; step <= steps; step += 1) {
      server.setNow(new Date(start + step * 40_000));
      const { uniqueId, awbNo } = dice.pick(ids);
      const before = await told(awbNo);
      const done = await change(dice, uniqueId, step);
      const after = await told(awbNo);
      expect({ step, done, ...after }).toMatchObject({ newest: after.status });
      expect(after.text).not.toMatch(/manifest|M\d{6}-/);
      if (after.text !== before.text) moved += 1;
    }
    expect(moved).toBeGreaterThan(steps / 5);
  });

  /** Status told, and that of the newest movement told: Booked if there is none. */
  async function told(awbNo: string) {
    const { body } = await server.nobody.rest('GET', `tracking/${awbNo}`);
    const { deliveryStatus, movements } = body.resultObject;
    return { status: deliveryStatus, newest: movements[0]?.deliveryStatus ?? 1, text: JSON.stringify(movements) };
  }

  async function change(dice: Random, uniqueId: string, step: number): Promise<string> {
    const path = `consignments/${uniqueId}`;
    const read = async (): Promise<Json> => (await server.member.rest('GET', path)).body.resultObject;
    const deliveryStatus = dice.pick(statuses);
    const actionDate = `2026-01-${String(dice.int(2, 20)).padStart(2, '0')}`;
    const row = { action: `Step ${step}`, city: 'Pune', deliveryStatus, ...(dice.chance(0.5) && { actionDate }) };
    const kind = dice.pick(['track', 'add', 'edit', 'delete', 'manifest', 'release'] as const);
    if (kind === 'track') {
      source.replies(says([{ ...row, actionDate: `${actionDate}T05:00:00Z` }]));
      await server.member.rest('PUT', `${path}/track`);
    } else if (kind === 'add') await server.member.rest('POST', `${path}/histories`, row);
    else if (kind === 'manifest') {
      await server.member.rest('POST', 'manifest?courierId=4&cargoId=32', [uniqueId]);
    } else if (kind === 'release') {
      const { manifest } = await read();
      if (manifest) await server.admin.rest('DELETE', `manifest/${manifest.uniqueId}`);
    } else {
      const { consignmentHistories } = await read();
      const history = `${path}/histories/${dice.pick<Json>(consignmentHistories).uniqueId}`;
      await server.member.rest(kind === 'edit' ? 'PUT' : 'DELETE', history, kind === 'edit' ? row : undefined);
    }
    return kind;
  }
});
