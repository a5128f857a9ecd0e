/** Commands on run sheets (`scenarios.ts`). */
import { randomUUID } from 'node:crypto';
import { unused } from '../factories';
import { aPerson, aPicture, attemptOf, createSheet, deliveredTo, inTheStreet, parcelsOf, tokenOf } from '../runSheets';
import type { Client, Json, TestServer } from '../testServer';
import { rest, type Request, type Scenario } from './requests';

const sheetOf = async (server: TestServer): Promise<Json> =>
  (await createSheet(server, await parcelsOf(server, 2))).body.resultObject;

async function out(server: TestServer) {
  const [parcel] = await parcelsOf(server, 1);
  if (!parcel) throw new Error('No parcel');
  const sheet = await inTheStreet(server, [parcel]);
  return { ...sheet, path: `runsheets/${sheet.uniqueId}`, lineId: String(sheet.lines.get(parcel.awbNo).lineId) };
}

const settled = async (server: TestServer) => {
  const sheet = await out(server);
  await server.member.rest('PUT', `${sheet.path}/lines/${sheet.lineId}`, { state: 4 });
  return sheet;
};

const closed = async (server: TestServer) => {
  const sheet = await settled(server);
  await server.member.rest('PUT', `${sheet.path}/close`, { countedCash: 0 });
  return sheet;
};

/** As the phone sends it. */
const fromPhone =
  (client: Client, token: string, path: string, body: Json): Request =>
  (headers) =>
    rest(client, 'POST', path, body)({ ...headers, authorization: `Bearer ${token}` });

export const runSheetScenarios: Record<string, Scenario> = {
  saveDeliveryPerson: async (server) => rest(server.admin, 'POST', 'deliverypersons', { name: `Person ${unused()}` }),
  createRunSheet: async (server) =>
    rest(server.member, 'POST', 'runsheets', {
      personId: (await aPerson(server)).uniqueId,
      date: server.app.clock.today(),
      consignmentIds: (await parcelsOf(server, 2)).map(({ uniqueId }) => uniqueId),
    }),
  addToRunSheet: async (server) => {
    const { uniqueId } = await sheetOf(server);
    const consignmentIds = (await parcelsOf(server, 1)).map((parcel) => parcel.uniqueId);
    return rest(server.member, 'POST', `runsheets/${uniqueId}/lines`, { consignmentIds });
  },
  removeFromRunSheet: async (server) => {
    const { uniqueId, lines } = await sheetOf(server);
    return rest(server.member, 'DELETE', `runsheets/${uniqueId}/lines/${lines[0].uniqueId}`);
  },
  issueRunSheet: async (server) => rest(server.member, 'PUT', `runsheets/${(await sheetOf(server)).uniqueId}/issue`),
  renewRunLink: async (server) => rest(server.member, 'PUT', `${(await out(server)).path}/link`),
  settleLine: async (server) => {
    const { path, lineId } = await out(server);
    return rest(server.member, 'PUT', `${path}/lines/${lineId}`, { state: 5, remark: 'Fell off' });
  },
  applyDelivery: async (server) => {
    const { path, lineId, phone } = await settled(server);
    const event = attemptOf(lineId);
    await phone.send(event);
    return rest(server.member, 'PUT', `${path}/events/${event.clientEventId}`);
  },
  dismissDelivery: async (server) => {
    const { path, lineId, phone } = await settled(server);
    const event = attemptOf(lineId);
    await phone.send(event);
    return rest(server.member, 'DELETE', `${path}/events/${event.clientEventId}`);
  },
  closeRunSheet: async (server) =>
    rest(server.member, 'PUT', `${(await settled(server)).path}/close`, { countedCash: 0 }),
  confirmRunCash: async (server) => rest(server.admin, 'PUT', `${(await closed(server)).path}/cash`),
  openRun: async (server) => {
    const { url, pin } = await out(server);
    const other = pin === '0000' ? '0001' : '0000';
    await server.nobody.rest('POST', `run/${tokenOf(url)}/open`, { pin: other });
    return rest(server.nobody, 'POST', `run/${tokenOf(url)}/open`, { pin });
  },
  recordDelivery: async (server) => {
    const { phone, lineId } = await out(server);
    return fromPhone(server.nobody, phone.token, 'run/events', attemptOf(lineId));
  },
  reportPhone: async (server) => {
    const { phone } = await out(server);
    const told = { phoneId: randomUUID(), unsentEvents: 3, unsentImages: 1 };
    return (headers) =>
      rest(server.nobody, 'POST', 'run/phone', told)({ ...headers, authorization: `Bearer ${phone.token}` });
  },
  putPodImage: async (server) => {
    const { phone, lineId } = await out(server);
    const { bytes, hash } = await aPicture(unused());
    await phone.send(deliveredTo(lineId, { photoHash: hash }));
    return async () => {
      const { status, body } = await phone.put(bytes);
      return { status, errors: body.errors };
    };
  },
};
