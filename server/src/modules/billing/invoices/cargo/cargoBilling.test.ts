import { findInconsistencies } from '../../../../core/module/consistency';
import { openReadOnly } from '../../../../db/read/readOnly';
import { consistencyChecks } from '../../../../registry';
import { refused } from '../../../../testing/answers';
import { aCargo, aCustomer, cargoOf, type Made } from '../../../../testing/factories';
import { approve } from '../../../../testing/invoices';
import { startServerOn } from '../../../../testing/receivables';
import type { Json, TestServer } from '../../../../testing/testServer';

let server: TestServer;
beforeEach(async () => {
  server = await startServerOn('2026-11-22');
});
afterEach(() => server.close());

const road = 'Goods transport by road';
const modes = { cash: 1, credit: 2, toPay: 3 };
const dates = { invoiceDate: '2026-11-22', invoiceMonth: '2026-11' };
const registered = { gst: '27ABACS0877M1ZW', company: 'Silk Board' };

const booked = (toPayAmount: number | null, given: object = {}, state: object = {}) =>
  aCargo(server, state, {
    toPayAmount,
    serviceType: 2,
    bookingDate: '2026-11-20',
    paymentMode: modes.credit,
    ...given,
  });
const generate = (cargo: readonly Made[], payer: number, given: object = {}) =>
  server.admin.rest('POST', 'invoices/cargo', { cargoIds: cargo.map(({ id }) => id), payer, ...dates, ...given });
const read = async ({ uniqueId }: Made): Promise<Json> =>
  (await server.admin.rest('GET', `consignment/cargo/${uniqueId}`)).body.resultObject;
const earned = async (): Promise<Json[]> =>
  (
    (await server.admin.rest('GET', 'earnings?fromDate=2026-11-01&toDate=2026-11-30&monthly=true')).body
      .resultObject as Json[]
  ).filter(({ kind }) => kind === 4);
const returned = async (): Promise<Json> =>
  (await server.admin.rest('GET', 'gst/gstr1?month=2026-11')).body.resultObject;

async function inconsistencies() {
  const database = await openReadOnly(server.app.config);
  try {
    return await findInconsistencies(database, consistencyChecks);
  } finally {
    await database.close();
  }
}

test('cargo is invoiced to its sender or to its receiver, by road on reverse charge to who is registered', async () => {
  const { id: receiverId } = await aCustomer(server, registered);
  const one = await booked(4_000, { receiverId });
  const other = await booked(1_500, { receiverId });
  const { data } = await server.admin.graphql(
    `query ($input: PreviewCargoInvoicesInput!) {
       cargoInvoicePreviews(input: $input) { customerId company service charge isCash totalConsignments totalAmount } }`,
    { input: { cargoIds: [one.id, other.uniqueId], payer: 'Receiver' } },
  );
  const shown = {
    customerId: receiverId,
    company: 'Silk Board',
    service: road,
    charge: 'ReverseCharge',
    isCash: false,
  };
  expect(data.cargoInvoicePreviews).toEqual([{ ...shown, totalConsignments: 2, totalAmount: 5_500 }]);
  const { status, body } = await generate([one, other], 2);
  expect([status, body.errors]).toEqual([200, []]);
  expect(body.resultObject).toMatchObject([
    {
      customerId: receiverId,
      invoiceType: 1,
      totalConsignments: 2,
      ...{ service: road, sac: '996791', charge: 2, totalAmount: 5_500, igst: 0, cgst: 0 },
      cargoConsignments: [
        { awbNo: one.awbNo, toPayAmount: 4_000 },
        { awbNo: other.awbNo, toPayAmount: 1_500 },
      ],
    },
  ]);
  expect(await read(one)).toMatchObject({ invoiceId: body.resultObject[0].id });
  const { invoiceNumber } = (await approve(server, body.resultObject[0])).body.resultObject;
  expect(JSON.parse((await returned()).offlineTool).b2b).toMatchObject([
    { inv: [{ inum: invoiceNumber, rchrg: 'Y' }] },
  ]);
  expect(await generate([one], 1)).toMatchObject(refused(409, `Consignment is already invoiced: ${one.awbNo}`));
  expect(await inconsistencies()).toEqual([]);
});

test('the service that a cargo consignment names decides; by air it is a courier service', async () => {
  const { id: senderId } = await aCustomer(server, registered);
  const cargo = [
    await booked(1_000, { senderId, serviceType: 1 }),
    await booked(2_000, { senderId }),
    await booked(3_000, { senderId, service: 'courier' }),
    await booked(590, { senderId, paymentMode: modes.cash, service: 'Courier' }, { paid: true }),
  ];
  expect(await read(cargo[2] as Made)).toMatchObject({ service: 'Courier' });
  const { body } = await generate(cargo, 1);
  expect(body.resultObject).toMatchObject([
    { service: 'Courier', invoiceType: 1, totalConsignments: 2, actualAmount: 4_000, totalAmount: 4_720 },
    { service: 'Courier', invoiceType: 4, invoiceStatus: 3, actualAmount: 500, totalAmount: 590 },
    { service: road, charge: 2, totalAmount: 2_000 },
  ]);
  expect(await inconsistencies()).toEqual([]);
  const unknown = await cargoOf(server, { service: 'Rail' });
  expect(
    await server.member.rest('POST', 'consignment/cargo', { ...unknown, bookingDate: '2026-11-20' }),
  ).toMatchObject(refused(400, 'Service Rail is not in the catalogue on 20-Nov-2026'));
});

test('cargo without a document is unbilled, listed, and a line of the checks; an invoice takes it off and gives it back', async () => {
  const cargo = await booked(750);
  await booked(null);
  const gone = await booked(90);
  await server.admin.rest('DELETE', `consignment/cargo/${gone.uniqueId}`);
  const cancelled = { kind: 4, state: 3, consignments: 1, amount: 90 };
  const unbilled = { kind: 4, state: 1, consignments: 1, amount: 750 };
  expect(await earned()).toMatchObject([unbilled, cancelled]);
  const listed = async (isUnbilled: boolean) =>
    (await server.admin.rest('GET', `consignment/cargo?isUnbilled=${isUnbilled}`)).body.rowCount;
  expect([await listed(true), await listed(false)]).toEqual([1, 1]);
  const findings = async () => (await returned()).checks[0].findings;
  expect(await findings()).toEqual(['Cargo: 1 consignment, ₹ 750.00']);
  const [invoice] = (await generate([cargo], 1)).body.resultObject;
  expect(await earned()).toMatchObject([{ ...unbilled, state: 2 }, cancelled]);
  expect([await listed(true), (await findings()).length]).toEqual([0, 1]);
  await server.admin.rest('DELETE', `invoices/${invoice.uniqueId}`);
  expect(await earned()).toMatchObject([unbilled, cancelled]);
  expect(await read(cargo)).toMatchObject({ invoiceId: null });
  const again = (await generate([cargo], 1)).body.resultObject[0];
  await approve(server, again);
  expect(await findings()).toEqual([]);
  const reason = { reason: 'Wrong amounts' };
  expect((await server.admin.rest('PUT', `invoices/${again.uniqueId}/cancel`, reason)).body.errors).toEqual([]);
  expect(await read(cargo)).toMatchObject({ invoiceId: null });
  expect(await inconsistencies()).toEqual([]);
});

test('what an invoice bills is locked, and is not deleted', async () => {
  const body = await cargoOf(server, { toPayAmount: 500, bookingDate: '2026-11-20', serviceType: 2 });
  const cargo = await aCargo(server, {}, body);
  await generate([cargo], 1);
  const path = `consignment/cargo/${cargo.uniqueId}`;
  const edit = (given: object) => server.member.rest('PUT', path, { ...body, awbNo: cargo.awbNo, ...given });
  const locked = refused(409, 'It is locked: the consignment is invoiced');
  expect((await edit({ remark: 'At the gate' })).status).toBe(200);
  expect(await edit({ toPayAmount: 600 })).toMatchObject(locked);
  expect(await edit({ service: road })).toMatchObject(locked);
  expect(await edit({ senderId: (await aCustomer(server)).id })).toMatchObject(locked);
  expect(await server.member.rest('DELETE', path)).toMatchObject(
    refused(409, 'An invoiced consignment cannot be deleted'),
  );
});

test('is for those who invoice; what cannot be billed is named', async () => {
  const [priced, unpriced] = [await booked(500), await booked(null)];
  const asMember = await server.member.rest('POST', 'invoices/cargo', { cargoIds: [priced.id], payer: 1, ...dates });
  expect(asMember.status).toBe(403);
  expect(await generate([priced, unpriced], 1)).toMatchObject(refused(409, `Amount is required: ${unpriced.awbNo}`));
  const errors = async (given: object) => (await generate([priced], 1, given)).body.errors;
  expect(await errors({ cargoIds: [] })).toEqual(['Select from 1 to 500 cargo consignments']);
  expect(await errors({ cargoIds: ['nobody'] })).toEqual(['Consignment not found']);
  expect(await errors({ payer: null })).toEqual(['Select who pays']);
  expect(await errors({ invoiceDate: '2026-11-23' })).toEqual(['Enter valid Invoice Date']);
  expect(await errors({ invoiceMonth: 'soon' })).toEqual(['Enter valid Invoice Month']);
  expect((await generate([priced], 1)).status).toBe(200);
});
