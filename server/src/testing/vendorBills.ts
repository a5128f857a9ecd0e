/** Bills of Trackon, made through the API, for consignments that its rate card prices. */
import { cities } from '../seed/data/cities';
import { aConsignment, unused, type MadeConsignment } from './factories';
import type { Json, RestAnswer, TestServer } from './testServer';

export const trackon = 12;
const delhi = cities.find(({ name }) => name === 'Delhi')?.id;

export const line = (awb: string, amount: number, given: object = {}) => ({
  rowNo: unused(),
  awb,
  billedWeight: 2,
  zoneCode: 'C',
  amount,
  ...given,
});
export type Line = ReturnType<typeof line>;

export const billOf = (lines: readonly { amount: number }[], given: object = {}) => {
  const taxable = Math.round(lines.reduce((sum, { amount }) => sum + amount * 100, 0)) / 100;
  return {
    vendorId: trackon,
    billNo: `B/${unused()}`,
    billDate: '2026-07-15',
    periodFrom: '2026-07-01',
    periodTo: '2026-07-15',
    taxable,
    gst: Math.round(taxable * 18) / 100,
    total: Math.round(taxable * 118) / 100,
    lines,
    ...given,
  };
};

/** What an admin does with bills of this server. */
export const billClerk = (server: TestServer) => ({
  /** 2 Kg by air to zone C, whose vendor's amount is that of the card: 145.20. */
  ours: (given: object = {}, state: Parameters<typeof aConsignment>[1] = {}): Promise<MadeConsignment> =>
    aConsignment(server, state, {
      vendorId: trackon,
      bookingDate: '2026-07-01',
      deliveryCityId: delhi,
      parcelType: 2,
      actualWeight: 2,
      autoRate: true,
      chargeableWeight: undefined,
      vendorAmount: undefined,
      customerAmount: undefined,
      ...given,
    }),
  create: async (lines: readonly Line[], given: object = {}): Promise<Json> => {
    const { status, body } = await server.admin.rest('POST', 'vendorbills', billOf(lines, given));
    expect({ status, errors: body.errors }).toEqual({ status: 200, errors: [] });
    return body.resultObject;
  },
  linesOf: async ({ uniqueId }: Json, query = ''): Promise<Json[]> =>
    (await server.admin.rest('GET', `vendorbills/${uniqueId}/lines${query}`)).body.resultObject,
  get: async ({ uniqueId }: Json, what: string): Promise<Json> =>
    (await server.admin.rest('GET', `vendorbills/${uniqueId}/${what}`)).body.resultObject,
  put: ({ uniqueId }: Json, what: string, body: object): Promise<RestAnswer> =>
    server.admin.rest('PUT', `vendorbills/${uniqueId}/${what}`, body),
  amounts: async ({ uniqueId }: Json, apply: boolean): Promise<Json> =>
    (await server.admin.rest('POST', `vendorbills/${uniqueId}/amounts`, { apply })).body.resultObject,
});
