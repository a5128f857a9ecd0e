/**
 * Case 8 of complete billing: random operations of clerks over earnings, bills, notes, collections, refunds and write-offs, several
 * at once. Afterwards what is earned each day is what is billed and what is not, GSTR-1 is the documents, and the ledger sums to
 * zero, recounted from what the API gives. `EARNINGS_OPERATIONS` (default 320; 10000 for a long run) and `EARNINGS_SEED` make other
 * runs.
 */
import { addDays, lastOfMonth } from '../../../../domain/values/dates';
import { random } from '../../../../seed/data/random';
import { aBranch, aRegistration } from '../../../../testing/branches';
import { billingClerk } from '../../../../testing/billingClerk';
import { debit } from '../../../../testing/creditNotes';
import { aCustomer, cityNamed, type Made } from '../../../../testing/factories';
import { anotherAdmin, aUser } from '../../../../testing/people';
import { startServerOn } from '../../../../testing/receivables';
import { inconsistenciesOf } from '../../../../testing/inconsistencies';
import type { Client, Json, TestServer } from '../../../../testing/testServer';

const operations = Number(process.env.EARNINGS_OPERATIONS ?? 320);
const seed = Number(process.env.EARNINGS_SEED ?? 2026);
const atOnce = 4;
const today = '2026-11-22';
const firstDay = addDays(today, -60);

/** Of the company: the default one and that of a branch in Karnataka. */
const registrations: string[] = ['1'];

let server: TestServer;
const outcomes = new Map<string, number>();
const done = (name: string) => outcomes.get(`${name} 200`) ?? 0;

/** Which answer comes first is not the seed's choice, so that what depends on an earlier operation may need a longer run. */
const operationsThatSucceed = [
  'book',
  'change',
  'delete',
  'generate',
  'generate by state',
  'bill the month',
  'book cargo',
  'generate cargo',
  'counter bill',
  'deliver',
  'pay',
  'cancel',
  'credit',
  'debit',
  'approve credit',
  'approve debit',
  'receive',
  'refund',
  'write off',
];

beforeAll(async () => {
  server = await startServerOn(today);
  const choice = random(seed);
  const customers: Made[] = [];
  for (let at = 0; at < 6; at += 1)
    customers.push(await aCustomer(server, at % 2 === 0 ? {} : { gst: '29ABACS0877M1ZS' }));
  const elsewhere = { cityId: cityNamed('Bengaluru'), pinCode: '560001', registrationId: await inKarnataka() };
  const clerks = [server.admin, await adminAt(aBranch()), await adminAt(aBranch(elsewhere))];
  const acts = billingClerk(server, choice, { customers, clerks, other: await anotherAdmin(server) });
  const names = Object.keys(acts);
  const isMissing = () => operationsThatSucceed.some((name) => done(name) === 0);
  for (let at = 0; at < operations || (isMissing() && at < 10 * operations); at += atOnce)
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        const name = choice.pick(names);
        const answer = await acts[name]?.();
        if (!answer) return;
        const outcome = `${name} ${answer.status}`;
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      }),
    );
}, 3_600_000);
afterAll(() => server.close());

/** Who bills in a branch of his own. */
async function adminAt(branch: object): Promise<Client> {
  const { body } = await server.admin.rest('POST', 'branches', branch);
  return (await aUser(server, { role: 1, branchId: body.resultObject.id })).client;
}

async function inKarnataka(): Promise<number> {
  const { body } = await server.admin.rest('POST', 'registrations', aRegistration());
  registrations.push(String(body.resultObject.id));
  return body.resultObject.id;
}

const paise = (rupees: number | null) => Math.round((rupees ?? 0) * 100);

async function allOf(path: string): Promise<Json[]> {
  const found: Json[] = [];
  for (;;) {
    const { body } = await server.admin.rest('GET', `${path}take=1000&skip=${found.length}`);
    found.push(...(body.resultObject as Json[]));
    if (found.length >= (body.rowCount ?? 0)) return found;
  }
}

type Sums = Record<string, number>;
const add = (sums: Sums, key: string, amount: number) => {
  if (amount !== 0) sums[key] = (sums[key] ?? 0) + amount;
};

test('most kinds of operation succeed, none fails otherwise than by a refusal', () => {
  const statuses = [...outcomes.keys()].map((outcome) => outcome.split(' ').at(-1) ?? '');
  expect(statuses.filter((status) => !['200', '400', '404', '409'].includes(status))).toEqual([]);
  expect(operationsThatSucceed.filter((name) => done(name) === 0)).toEqual([]);
});

test('case 8: earned is billed and unbilled, each day, branch and kind, as bookings and documents say', async () => {
  const { body } = await server.admin.rest('GET', `earnings?fromDate=${firstDay}&toDate=${today}&byBranch=true`);
  const told: Sums = {};
  const kindNames = ['Freight', 'VppCommission', 'InsuranceCommission', 'Cargo'];
  const stateNames = ['Unbilled', 'Billed', 'Cancelled'];
  for (const { period, branchId, kind, state, amount } of body.resultObject as Json[])
    add(told, `${period} ${branchId} ${kindNames[kind - 1]} ${stateNames[state - 1]}`, paise(amount));
  expect(new Set((body.resultObject as Json[]).map(({ branchId }) => branchId as number)).size).toBe(3);

  const documents = new Map<number, Json>();
  for (const each of await allOf('invoices?')) if (!each.deletedOn && !each.cancelledOn) documents.set(each.id, each);
  const consignments = await allOf('consignments?');
  const [counted, earned, states]: [Sums, Sums, Sums] = [{}, {}, {}];
  const billed = new Map<number, number>();
  const stateOn = (id: number | null, amount: number): string => {
    if (id === null) return 'Unbilled';
    if (!documents.has(id)) throw new Error(`${id} is a document that does not stand`);
    billed.set(id, (billed.get(id) ?? 0) + amount);
    return 'Billed';
  };
  for (const each of await allOf('consignment/cargo?')) {
    const [booked, amount] = [`${each.bookingDate} ${each.branchId}`, paise(each.toPayAmount)];
    add(counted, `${booked} Cargo ${stateOn(each.invoiceId, amount)}`, amount);
    add(earned, booked, amount);
  }
  for (const each of consignments) {
    const [freight, vpp, insurance] = [each.customerAmount, each.vppCommission, each.insuranceCommission].map(paise);
    const commissions = stateOn(each.commissionBillId, (vpp ?? 0) + (insurance ?? 0));
    const booked = `${each.bookingDate} ${each.branchId}`;
    add(counted, `${booked} Freight ${stateOn(each.invoiceId, freight ?? 0)}`, freight ?? 0);
    add(counted, `${booked} VppCommission ${commissions}`, vpp ?? 0);
    add(counted, `${booked} InsuranceCommission ${commissions}`, insurance ?? 0);
    add(earned, booked, (freight ?? 0) + (vpp ?? 0) + (insurance ?? 0));
  }
  const standing = Object.fromEntries(Object.entries(told).filter(([key]) => !key.endsWith('Cancelled')));
  expect(standing).toEqual(counted);
  for (const [key, amount] of Object.entries(standing)) add(states, key.split(' ').slice(0, 2).join(' '), amount);
  expect(states).toEqual(earned);

  // Each document bills what its bookings earned: on top of it the tax, or the tax inside.
  const amounts = [...documents.values()].map(({ id, invoiceType, actualAmount, totalAmount }) => [
    id,
    paise(invoiceType >= 3 ? totalAmount : actualAmount),
  ]);
  expect(Object.fromEntries(amounts)).toEqual(Object.fromEntries(billed));
});

test('case 8: the lists of unbilled bookings have what is unbilled of them', async () => {
  for (const month of ['2026-10', '2026-11']) {
    const to = lastOfMonth(`${month}-01`);
    const { body } = await server.admin.rest('GET', `earnings?fromDate=${month}-01&toDate=${to}&monthly=true`);
    const sums = (body.resultObject as Json[]).filter(({ kind, state }) => kind !== 4 && state === 1);
    const told = sums.reduce((sum, { amount }) => sum + paise(amount), 0);
    const listed = await allOf(`earnings/unbilled?month=${month}&`);
    const amountOf = (row: Json) =>
      (row.invoiceId === null ? paise(row.customerAmount) : 0) +
      (row.commissionBillId === null ? paise(row.vppCommission) + paise(row.insuranceCommission) : 0);
    expect({ month, sum: listed.reduce((sum, row) => sum + amountOf(row), 0) }).toEqual({ month, sum: told });
    expect(listed.every((row) => amountOf(row) > 0)).toBe(true);
  }
});

test('case 8: GSTR-1 of each month and registration is the documents of the month, less credit notes and with debit notes', async () => {
  const names = ['igst', 'cgst', 'sgst', 'value'] as const;
  const months = ['2026-09', '2026-10', '2026-11'];
  const [told, counted]: [Sums, Sums] = [{}, {}];
  for (const month of months)
    for (const registration of registrations) {
      const { body } = await server.admin.rest('GET', `gst/gstr1?month=${month}&registrationId=${registration}`);
      for (const row of [...(body.resultObject.hsnB2b as Json[]), ...(body.resultObject.hsnB2c as Json[])])
        for (const name of names) add(told, `${month} ${registration} ${name}`, paise(row[name]));
    }
  const branches = (await server.admin.rest('GET', 'branches')).body.resultObject as Json[];
  const registrationOf = new Map(branches.map(({ id, registrationId }) => [id, registrationId]));
  const registrationOfInvoice = new Map<number, number>();
  const count = (date: string, row: Json, total: number, sign: 1 | -1) => {
    const registration = registrationOfInvoice.get(row.invoiceId ?? row.id);
    const taxes = { igst: row.igst, cgst: row.cgst, sgst: row.sgst, value: total };
    for (const name of names) add(counted, `${date.slice(0, 7)} ${registration} ${name}`, sign * paise(taxes[name]));
  };
  for (const each of await allOf('invoices?')) {
    registrationOfInvoice.set(each.id, registrationOf.get(each.branchId));
    if (each.invoiceStatus !== 1 && !each.deletedOn && !each.cancelledOn)
      count(each.invoiceDate, each, each.totalAmount, 1);
  }
  const notes = await allOf('creditnotes?status=2&');
  for (const each of notes) count(each.noteDate, each, each.total, each.kind === debit ? 1 : -1);
  expect(new Set(notes.map(({ kind }) => kind as number))).toEqual(new Set([1, debit]));
  const some = (sums: Sums) => Object.fromEntries(Object.entries(sums).filter(([, amount]) => amount !== 0));
  expect(some(told)).toEqual(some(counted));
  for (const registration of registrations)
    expect(Object.keys(some(told)).filter((key) => key.includes(` ${registration} `))).not.toEqual([]);
});

test('case 8: the nightly checks find nothing, the ledger sums to zero', async () => {
  expect(await inconsistenciesOf(server)).toEqual([]);
});
