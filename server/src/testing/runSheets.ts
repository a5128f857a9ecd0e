/** Run sheets for the tests: persons, sheets in the street, and the phone with their link. */
import { hash, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { aConsignment, type Made, type MadeConsignment } from './factories';
import type { Json, RestAnswer, TestServer } from './testServer';

/** Own courier. */
export const ownCourier = 4;

async function resultOf(answer: Promise<RestAnswer>): Promise<Json> {
  const { status, body } = await answer;
  if (status !== 200) throw new Error(body.errors.join(', '));
  return body.resultObject;
}

export const aPerson = (server: TestServer, name = 'Ravi Pawar'): Promise<Made> =>
  resultOf(server.admin.rest('POST', 'deliverypersons', { name, phone: '98200 00000' }));

/** Consignments of the own courier, each with what is given. */
export async function ownParcels(
  server: TestServer,
  given: readonly Record<string, unknown>[],
): Promise<MadeConsignment[]> {
  const parcels: MadeConsignment[] = [];
  for (const each of given)
    parcels.push(await aConsignment(server, {}, { vendorId: ownCourier, vendorAmount: 20, ...each }));
  return parcels;
}

export const parcelsOf = (server: TestServer, count: number): Promise<MadeConsignment[]> =>
  ownParcels(
    server,
    Array.from({ length: count }, () => ({})),
  );

export const createSheet = async (
  server: TestServer,
  parcels: readonly { uniqueId: string }[],
  person?: Made,
  date = server.app.clock.today(),
): Promise<RestAnswer> =>
  server.member.rest('POST', 'runsheets', {
    personId: (person ?? (await aPerson(server))).uniqueId,
    date,
    consignmentIds: parcels.map(({ uniqueId }) => uniqueId),
  });

export const readSheet = (server: TestServer, uniqueId: string): Promise<Json> =>
  resultOf(server.member.rest('GET', `runsheets/${uniqueId}`));

export const issue = (server: TestServer, uniqueId: string): Promise<RestAnswer> =>
  server.member.rest('PUT', `runsheets/${uniqueId}/issue`);

export const tokenOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

export const openLink = (server: TestServer, url: string, pin: string): Promise<RestAnswer> =>
  server.nobody.rest('POST', `run/${tokenOf(url)}/open`, { pin });

/** A phone in the street. */
export interface Phone {
  run: Json;
  token: string;
  get(path: string): Promise<RestAnswer>;
  send(event: Json): Promise<RestAnswer>;
  put(picture: Buffer): Promise<RestAnswer>;
}

export function phoneOf(server: TestServer, { token, run }: { token: string; run: Json }): Phone {
  const headers = { authorization: `Bearer ${token}` };
  return {
    run,
    token,
    get: (path) => server.nobody.rest('GET', path, undefined, headers),
    send: (event) => server.nobody.rest('POST', 'run/events', event, headers),
    async put(picture) {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'picture.jpg');
      const answer = await fetch(`${server.origin}/api/1.0/run/images`, { method: 'POST', body: form, headers });
      return { status: answer.status, body: (await answer.json()) as RestAnswer['body'], headers: {} };
    },
  };
}

export interface InTheStreet {
  uniqueId: string;
  number: string;
  url: string;
  pin: string;
  /** By AWB number. */
  lines: ReadonlyMap<string, Json>;
  phone: Phone;
}

/** An issued sheet whose link a phone has opened. */
export async function inTheStreet(
  server: TestServer,
  parcels: readonly { uniqueId: string }[],
  person?: Made,
): Promise<InTheStreet> {
  const { uniqueId, number } = await resultOf(createSheet(server, parcels, person));
  const { url, pin } = await resultOf(issue(server, uniqueId));
  const { token, run } = await resultOf(openLink(server, url, pin));
  const lines = new Map<string, Json>(run.parcels.map((parcel: Json) => [parcel.awbNo, parcel]));
  return { uniqueId, number, url, pin, lines, phone: phoneOf(server, { token, run }) };
}

/** A delivery by hand, proved by a signature that has arrived. */
export const deliveredTo = (lineId: string, given: Json = {}): Json => ({
  lineId,
  clientEventId: randomUUID(),
  outcome: 1,
  receiverName: 'A. Sharma',
  relation: 5,
  collected: 0,
  ...given,
});

export const attemptOf = (lineId: string, given: Json = {}): Json => ({
  lineId,
  clientEventId: randomUUID(),
  outcome: 2,
  reason: 2,
  ...given,
});

export interface Picture {
  bytes: Buffer;
  hash: string;
}

/** A picture of one colour, and its hash. */
export async function aPicture(seed: number): Promise<Picture> {
  const background = { r: seed % 256, g: (seed * 7) % 256, b: (seed * 31) % 256 };
  const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { bytes, hash: hash('sha256', bytes) };
}

export const settle = (
  server: TestServer,
  sheet: { uniqueId: string },
  lineId: string,
  given: Json,
): Promise<RestAnswer> => server.member.rest('PUT', `runsheets/${sheet.uniqueId}/lines/${lineId}`, given);

export const close = (server: TestServer, sheet: { uniqueId: string }, given: Json): Promise<RestAnswer> =>
  server.member.rest('PUT', `runsheets/${sheet.uniqueId}/close`, given);

/** Numbers of the states of a parcel on the wire. */
export const parcelStates = { Assigned: 1, Delivered: 2, Attempted: 3, CarriedOver: 4, Missing: 5 };

export const errorsOf = ({ body }: RestAnswer): string[] => body.errors;
export const answerOf = ({ body }: RestAnswer): Json => body.resultObject?.answer;

export const consignmentOf = async (server: TestServer, { uniqueId }: { uniqueId: string }): Promise<Json> =>
  (await server.member.rest('GET', `consignments/${uniqueId}`)).body.resultObject;

/** The newest first. */
export const movementsOf = async (server: TestServer, parcel: { uniqueId: string }): Promise<string[]> =>
  (await consignmentOf(server, parcel)).consignmentHistories.map(({ action }: Json) => action);

export const lineOf = (sheet: InTheStreet, { awbNo }: MadeConsignment): string => sheet.lines.get(awbNo).lineId;

/** Delivered with a picture that has arrived before. */
export async function handOver(
  sheet: InTheStreet,
  parcel: MadeConsignment,
  { bytes, hash: photoHash }: Picture,
  given: Json = {},
): Promise<RestAnswer> {
  await sheet.phone.put(bytes);
  const { lineId, dueAmount } = sheet.lines.get(parcel.awbNo);
  return sheet.phone.send(deliveredTo(lineId, { collected: dueAmount, photoHash, ...given }));
}
