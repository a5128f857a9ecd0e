/** Bulk commands and the views of list screens (`scenarios.ts`). */
import { aCargo, aConsignment, aManifest, unused, type Made } from '../factories';
import { aCustomerToBill, aMailableInvoice, aManualInvoice, monthOfBill } from '../invoices';
import { aUser } from '../people';
import type { Client, TestServer } from '../testServer';
import { made, rest, type Answer, type Request, type Scenario } from './requests';

/** Of a bulk request, unless the test says otherwise. */
export const bulkRows = 2;

interface Line {
  ok: boolean;
  message: string | null;
}

/** Refused rows count as a refusal of the request, since a bulk answer itself is 200. */
const answerOf = (lines: readonly Line[]): Answer => {
  const errors = lines.filter(({ ok }) => !ok).map(({ message }) => message ?? 'Refused without a reason');
  return { status: errors.length > 0 ? 409 : 200, errors };
};

/** With the records' versions, so that a row that is done is refused when another request sends it again. */
async function bulk(client: Client, path: string, records: readonly Promise<Made>[], input: object = {}) {
  const items = (await Promise.all(records)).map(({ uniqueId, version }) => ({ uniqueId, version }));
  const request: Request = async (headers) => {
    const { status, body } = await client.rest('POST', path, { ...input, items }, headers);
    return status === 200 ? answerOf(body.resultObject) : { status, errors: body.errors };
  };
  return request;
}

const some = (rows: number, one: () => Promise<Made>) => Array.from({ length: rows }, one);
const consignments = (server: TestServer, rows = bulkRows) => some(rows, () => aConsignment(server));
const cargo = (server: TestServer, rows = bulkRows) => some(rows, () => aCargo(server));
const invoices = (server: TestServer, rows = bulkRows) => some(rows, () => aManualInvoice(server));

const view = () => ({
  screen: 'consignments',
  name: `View ${unused()}`,
  address: 'paymentMode=ToPay',
  columns: [{ key: 'awbNo', width: 120, shown: true }],
});

const views: Record<string, Scenario> = {
  saveView: async (server) => rest(server.member, 'POST', 'views', view()),
  deleteView: async (server) =>
    rest(server.member, 'DELETE', `views/${(await made(server.member, 'views', view())).uniqueId}`),
  setDefaultView: async (server) => {
    const { client } = await aUser(server);
    return rest(client, 'PUT', `views/${(await made(client, 'views', view())).uniqueId}/default`, { isDefault: true });
  },
  setColumns: async (server) => {
    const { screen, columns } = view();
    return rest((await aUser(server)).client, 'PUT', 'views/columns', { screen, columns });
  },
};

export const bulkScenarios = (trackingVendorId: number): Readonly<Record<string, Scenario>> => ({
  bulkAddHistory: (server, rows) =>
    bulk(server.member, 'consignments/bulk/histories', consignments(server, rows), {
      action: `Left hub ${unused()}`,
      city: 'Mumbai',
      deliveryStatus: 2,
    }),
  bulkApprove: (server, rows) => bulk(server.admin, 'consignments/bulk/approve', consignments(server, rows)),
  bulkPay: (server, rows) =>
    bulk(server.admin, 'consignments/bulk/payment', consignments(server, rows), {
      paymentRecivedDate: server.app.clock.today(),
    }),
  bulkAssign: async (server, rows = bulkRows) => {
    const own = () => aConsignment(server, {}, { vendorId: 4 });
    const { uniqueId: manifestId } = await aManifest(server, [await own()]);
    return bulk(server.member, 'consignments/bulk/manifest', some(rows, own), { manifestId });
  },
  bulkDelete: (server, rows) => bulk(server.member, 'consignments/bulk/delete', consignments(server, rows)),
  bulkTrack: (server, rows = bulkRows) => {
    const tracked = { vendorId: trackingVendorId, bookingDate: '2026-01-01' };
    return bulk(
      server.member,
      'consignments/bulk/track',
      some(rows, () => aConsignment(server, {}, tracked)),
    );
  },
  bulkApproveCargo: (server, rows) => bulk(server.admin, 'consignment/cargo/bulk/approve', cargo(server, rows)),
  bulkPayCargo: (server, rows) =>
    bulk(server.admin, 'consignment/cargo/bulk/payment', cargo(server, rows), {
      paymentDate: server.app.clock.today(),
    }),
  bulkApproveInvoices: (server, rows) => bulk(server.admin, 'invoices/bulk/approve', invoices(server, rows)),
  bulkBillMonth: (server, rows = bulkRows) =>
    bulk(
      server.admin,
      'invoices/bulk/month',
      some(rows, () => aCustomerToBill(server)),
      monthOfBill,
    ),
  bulkMailInvoices: (server, rows = bulkRows) =>
    bulk(
      server.admin,
      'invoices/bulk/mail',
      some(rows, () => aMailableInvoice(server)),
    ),
  ...views,
});
