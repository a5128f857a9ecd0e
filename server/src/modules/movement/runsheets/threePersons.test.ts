/** A day of three persons and 120 parcels: statuses, payments, debts of VPP money, cash book and every recount add up. */
import { findInconsistencies } from '../../../core/module/consistency';
import { openReadOnly } from '../../../db/read/readOnly';
import { consistencyChecks } from '../../../registry';
import {
  aPerson,
  aPicture,
  attemptOf,
  close,
  deliveredTo,
  inTheStreet,
  ownParcels,
  readSheet,
  settle,
} from '../../../testing/runSheets';
import { expectRollupsToAgree } from '../../../testing/rollup';
import { startTestServer, type Json, type TestServer } from '../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Every tenth is not delivered, every fortieth lost; every third is to be paid, every twelfth has VPP money. */
const outcomeOf = (at: number) => (at % 40 === 39 ? 'lost' : at % 10 === 9 ? 'refused' : 'delivered');
const isVpp = (at: number) => at % 12 === 6;
const dueOf = (at: number) => (at % 3 === 0 ? 100 + at : 0);
const bookedAs = (at: number) => {
  if (isVpp(at))
    return { paymentMode: 2, customerAmount: 300, isVpp: true, vppAmount: dueOf(at) - 5, vppCommission: 5 };
  return dueOf(at) > 0 ? { paymentMode: 3, customerAmount: dueOf(at) } : {};
};

test('of 120 parcels of three persons', async () => {
  const { bytes, hash } = await aPicture(7);
  let [cash, paid, differences, counted, owed] = [0, 0, 0, 0, 0];
  for (const name of ['Ravi Pawar', 'Sunita Kale', 'Imran Shaikh']) {
    const parcels = await ownParcels(
      server,
      Array.from({ length: 40 }, (_, at) => bookedAs(at)),
    );
    const sheet = await inTheStreet(server, parcels, await aPerson(server, name));
    await sheet.phone.put(bytes);
    let collected = 0;
    for (const [at, { awbNo }] of parcels.entries()) {
      const { lineId, dueAmount } = sheet.lines.get(awbNo);
      const outcome = outcomeOf(at);
      if (outcome === 'delivered') {
        collected += dueAmount;
        if (dueAmount > 0) paid += 1;
        if (isVpp(at)) owed += dueAmount - 5;
        await sheet.phone.send(deliveredTo(lineId, { collected: dueAmount, photoHash: hash }));
      } else if (outcome === 'refused') {
        await sheet.phone.send(attemptOf(lineId));
        await settle(server, sheet, lineId, { state: 4 });
      } else await settle(server, sheet, lineId, { state: 5, remark: 'Lost on the way' });
    }
    const countedCash = collected - 1;
    const closed = await close(server, sheet, { countedCash, differenceRemark: 'One rupee' });
    expect(closed.body.errors).toEqual([]);
    expect((await server.admin.rest('PUT', `runsheets/${sheet.uniqueId}/cash`)).status).toBe(200);
    const { expectedCash, difference, counts } = await readSheet(server, sheet.uniqueId);
    expect([expectedCash, difference, counts]).toEqual([
      collected,
      -1,
      { parcels: 40, delivered: 36, attempted: 3, missing: 1, photosPending: 0, due: expect.any(Number) },
    ]);
    cash += expectedCash;
    differences += difference;
    counted += countedCash;
  }
  expect(counted).toBe(cash + differences);
  const { reader } = server.app.database;
  const [row]: Json[] = await reader.query(
    `SELECT SUM(CASE WHEN c.payment_status = 'Paid' THEN 1 ELSE 0 END) AS paid,
       SUM(CASE WHEN c.payment_status <> 'Paid' THEN 0 WHEN c.is_vpp = 1 THEN c.vpp_amount + c.vpp_commission
           ELSE c.customer_amount END) AS amount,
       SUM(CASE WHEN c.delivery_status = 'Delivered' THEN 1 ELSE 0 END) AS delivered
     FROM consignment c JOIN run_sheet_line l ON l.consignment_id = c.id`,
  );
  expect([Number(row.paid), Number(row.amount), Number(row.delivered)]).toEqual([paid, cash * 100, 108]);
  await expectRollupsToAgree(server);
  const book = (await server.member.rest('GET', 'cashbook/day')).body.resultObject;
  const ofSheets = book.entries.filter(({ kind }: Json) => kind === 2).map(({ amount }: Json) => amount);
  expect([ofSheets.length, sumOf(ofSheets)]).toEqual([3, counted]);
  const debts = (await server.admin.rest('GET', 'vpp/debts')).body.resultObject;
  expect(sumOf(debts.map(({ amount }: Json) => amount))).toBe(owed);
  const database = await openReadOnly(server.app.config);
  try {
    expect(await findInconsistencies(database, consistencyChecks)).toEqual([]);
  } finally {
    await database.close();
  }
});

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
