import { refused } from '../../../testing/answers';
import { aBranch, aRegistration, aSeries } from '../../../testing/branches';
import { aDebitNote, note } from '../../../testing/creditNotes';
import { aCustomer } from '../../../testing/factories';
import { aManualInvoice, approve, manualBody, type MadeInvoice } from '../../../testing/invoices';
import { aUser } from '../../../testing/people';
import { paid } from '../../../testing/receivables';
import { openReadOnly } from '../../../db/read/readOnly';
import { findInconsistencies } from '../../../core/module/consistency';
import { consistencyChecks, databaseModel } from '../../../registry';
import { startTestServer, type Json, type TestServer } from '../../../testing/testServer';

/** The financial year whose numbers are read below. */
const now = new Date('2026-11-28T06:30:00Z');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, { now });
});
afterAll(() => server.close());

const [invoiceKind, counterKind, creditKind, receiptKind] = [1, 2, 3, 5];
const save = (given: object) => server.admin.rest('POST', 'numberseries', aSeries(given));
const change = (series: Json, given: object) =>
  server.admin.rest('PUT', `numberseries/${series.uniqueId}`, {
    ...{ kind: series.kind, pattern: series.pattern, validFrom: series.validFrom },
    ...{ registrationId: series.registrationId, branchId: series.branchId },
    ...given,
  });
const shown = async (kind: number): Promise<Json[]> =>
  (await server.admin.rest('GET', `numberseries?kind=${kind}`)).body.resultObject;

/** A new branch under a new registration, as an admin of it sees the product. */
async function elsewhere(given: object = {}) {
  const registration: Json = (await server.admin.rest('POST', 'registrations', aRegistration())).body.resultObject;
  return { registration, ...(await within(registration, given)) };
}

async function within(registration: Json, given: object = {}) {
  const answer = await server.admin.rest('POST', 'branches', aBranch({ registrationId: registration.id, ...given }));
  const branch: Json = answer.body.resultObject;
  const { client } = await aUser(server, { role: 1, branchId: branch.id });
  return { branch, at: { ...server, admin: client, member: client } as TestServer };
}

const some = async (at: TestServer, count: number, given: object = {}): Promise<MadeInvoice[]> => {
  const customerId = (await aCustomer(at)).id;
  const made: MadeInvoice[] = [];
  while (made.length < count) made.push(await aManualInvoice(at, { customerId, ...given }));
  return made;
};
const numbered = async (at: TestServer, given: object = {}): Promise<string> => {
  const [invoice] = await some(at, 1, given);
  const { body } = await approve(at, invoice as MadeInvoice);
  return body.resultObject.invoiceNumber;
};

async function findGaps() {
  const database = await openReadOnly(server.app.config);
  try {
    return await findInconsistencies(database, consistencyChecks);
  } finally {
    await database.close();
  }
}

test('case 9: after an upgrade the numbers of before go on, and the series with which it began is shown', async () => {
  const fresh = await startTestServer({}, { now });
  const first = await numbered(fresh);
  const { writer } = fresh.app.database;
  const from = databaseModel.migrations.findIndex(({ name }) => name.startsWith('NumberSeries'));
  for (let step = databaseModel.migrations.length; step > from; step -= 1)
    await writer.undoLastMigration({ transaction: 'each' });
  await fresh.app.database.migrate();
  expect([first, await numbered(fresh)]).toEqual(['INV/26-27/1', 'INV/26-27/2']);
  const { body } = await fresh.admin.rest('GET', 'numberseries?kind=1');
  expect(body.resultObject).toEqual([
    {
      ...{ id: null, uniqueId: null, version: null, kind: 1, registrationId: null, branchId: null, owner: '' },
      ...{ pattern: 'INV/{FY}/{n}', width: 1, validFrom: null, year: '2026-04-01' },
      ...{ nextNumber: 3, next: ['INV/26-27/3'], isUsed: true },
    },
  ]);
  await fresh.close();
});

test('case 2: fifty approvals at once in two branches: each gapless, none shared', async () => {
  const { registration, branch, at: pune } = await elsewhere({ code: 'PUN' });
  const { at: nashik } = await within(registration, { code: 'NSK' });
  const saved = await save({ kind: invoiceKind, registrationId: registration.id, pattern: '{br}/{fy}/{n}', width: 5 });
  expect([saved.status, saved.body.resultObject]).toMatchObject([200, { owner: registration.gstin, isUsed: false }]);
  expect(saved.body.resultObject.next).toEqual(expect.arrayContaining(['PUN/26-27/00001', 'NSK/26-27/00001']));

  const of = [pune, nashik].map((at) => some(at, 25));
  const invoices = (await Promise.all(of)).flatMap((made, at) =>
    made.map((each) => ({ each, at: [pune, nashik][at] })),
  );
  const answers = await Promise.all(invoices.map(({ each, at }) => approve(at ?? pune, each)));
  const wanted = ['PUN', 'NSK'].flatMap((code) =>
    Array.from({ length: 25 }, (_, n) => `${code}/26-27/${String(n + 1).padStart(5, '0')}`),
  );
  expect(answers.map(({ body }) => body.resultObject?.invoiceNumber).sort()).toEqual(wanted.sort());
  expect(await findGaps()).toEqual([]);
  const [row] = (await shown(invoiceKind)).filter(({ uniqueId }) => uniqueId === saved.body.resultObject.uniqueId);
  expect(row).toMatchObject({ isUsed: true, nextNumber: 26 });

  // What is recognised by its number is so by the stored series.
  const typed = await server.admin.rest(
    'POST',
    'invoices/manual',
    await manualBody(server, { invoiceNumber: 'pun/26-27/77' }),
  );
  expect(typed).toMatchObject(refused(400, 'PUN/26-27/… numbers are assigned on approval'));
  const [foreign] = await some(pune, 1, { invoiceNumber: `TP-${branch.id}` });
  const renamed = await pune.admin.rest('PUT', `invoices/${foreign?.uniqueId}`, { invoiceNumber: 'NSK/26-27/26' });
  expect(renamed).toMatchObject(refused(400, 'NSK/26-27/… numbers are assigned on approval'));
  const credited = await note(pune, { invoiceId: invoices[0]?.each.id ?? 0, taxable: 10 });
  expect(credited.status).toBe(200);
  const today = server.app.clock.today();
  const path = `gst/gstr1?month=${today.slice(0, 7)}&registrationId=${registration.id}`;
  const { docs, checks } = (await server.admin.rest('GET', path)).body.resultObject;
  expect(docs).toEqual(
    ['NSK', 'PUN'].map((code) => ({
      nature: 'Invoices for outward supply',
      ...{ from: `${code}/26-27/00001`, to: `${code}/26-27/00025`, total: 25, cancelled: 0, net: 25 },
    })),
  );
  const own = checks.find(({ rule }: Json) => rule === 'Every invoice number belongs to a series of the company');
  expect(own.findings).toEqual([]);
  // The code stands in the numbers.
  const moved = await server.admin.rest(
    'PUT',
    `branches/${branch.uniqueId}`,
    aBranch({ registrationId: registration.id }),
  );
  expect(moved).toMatchObject(refused(409, 'The code PUN stands in the numbers of documents'));
});

test('case 3: a pattern that gives 17 characters is refused with the number', async () => {
  const { branch } = await elsewhere({ code: 'PUN7' });
  const given = { kind: invoiceKind, branchId: branch.id };
  const long = await save({ ...given, pattern: '{BR}/{FY}/{n}', width: 6 });
  expect(long).toMatchObject(refused(400, 'The number PUN7/26-27/000001 is longer than 16 characters'));
  const seventeen = await save({ ...given, pattern: 'A{BR}/{FY}/{n}', width: 5 });
  expect(seventeen).toMatchObject(refused(400, 'The number APUN7/26-27/00001 is longer than 16 characters'));
  expect((await save({ ...given, pattern: '{BR}/{FY}/{n}', width: 5 })).status).toBe(200);
});

describe('case 10: the next number', () => {
  test('of a year with documents is refused', async () => {
    await numbered(server);
    const [first] = await shown(invoiceKind);
    const answer = await save({
      kind: invoiceKind,
      registrationId: 1,
      pattern: 'INV/{FY}/{n}',
      width: 1,
      nextNumber: 501,
    });
    expect(answer).toMatchObject(
      refused(409, `The series of 2026-27 has documents: its next number is ${first?.next[0]}`),
    );
    expect(await numbered(server)).toBe(first?.next[0]);
  });

  test('of a fresh year is the first, goes forward only, and leaves no gap behind it', async () => {
    const { branch, at } = await elsewhere();
    const given = { kind: invoiceKind, branchId: branch.id, pattern: '{BR}/{FY}/{n}', width: 1 };
    const { resultObject: series } = (await save({ ...given, nextNumber: 400 })).body;
    expect(series).toMatchObject({ nextNumber: 400, next: [`${branch.code}/26-27/400`], isUsed: false });
    const { resultObject: later } = (await change(series, { ...given, nextNumber: 501 })).body;
    expect(later).toMatchObject({ nextNumber: 501, version: 2 });
    expect(await change(series, { ...given, nextNumber: 500 })).toMatchObject(
      refused(409, `The next number of 2026-27 only goes forward: it is ${branch.code}/26-27/501`),
    );
    expect([await numbered(at), await numbered(at)]).toEqual([`${branch.code}/26-27/501`, `${branch.code}/26-27/502`]);
    const words = `The series of 2026-27 has documents: its next number is ${branch.code}/26-27/503`;
    expect(await change(series, { ...given, nextNumber: 601 })).toMatchObject(refused(409, words));
    expect(await change(series, { ...given, pattern: 'Q{BR}/{FY}/{n}' })).toMatchObject(refused(409, words));
    expect(await findGaps()).toEqual([]);
  });
});

test('a series counts by the financial year, and the one of a branch goes before that of its registration', async () => {
  const { registration, branch, at } = await elsewhere();
  await save({ kind: creditKind, registrationId: registration.id, pattern: 'RG/{FY}/{n}', width: 1 });
  await save({ kind: creditKind, branchId: branch.id, pattern: '{BR}C/{FY}/{n}', width: 2, validFrom: '2026-04-01' });
  await save({ kind: receiptKind, registrationId: registration.id, pattern: 'P{YY}{MM}-{n}', width: 3 });
  const [invoice] = await some(at, 1);
  await approve(at, invoice as MadeInvoice);
  const drafted: Json = (await note(at, { invoiceId: invoice?.id ?? 0, taxable: 10 })).body.resultObject;
  const approved = await at.admin.rest('PUT', `creditnotes/${drafted.uniqueId}/approve`, {});
  expect(approved.body.resultObject.number).toBe(`${branch.code}C/26-27/01`);
  expect((await aDebitNote(at, { invoiceId: invoice?.id ?? 0, taxable: 5 })).number).toMatch(/^DBN\/26-27\/\d+$/);
  const today = server.app.clock.today();
  const receipt = await paid(at, { customerId: (await aCustomer(at)).id, amount: 100 });
  expect(receipt.number).toBe(`P${today.slice(2, 4)}${today.slice(5, 7)}-001`);
  expect(await findGaps()).toEqual([]);
});

test('counter bills are numbered with the invoices, unless they have a series of their own', async () => {
  const { branch } = await elsewhere();
  await save({ kind: invoiceKind, branchId: branch.id, pattern: '{BR}/{FY}/{n}' });
  const own = await save({ kind: counterKind, branchId: branch.id, pattern: '{BR}/{FY}/{n}', width: 1 });
  expect(own.body.resultObject).toMatchObject({ nextNumber: 1, owner: branch.name });
});

test('two series never give the same number', async () => {
  const { branch } = await elsewhere();
  expect(await save({ kind: invoiceKind, branchId: branch.id, pattern: 'CRN/{FY}/{n}' })).toMatchObject(
    refused(409, 'The number CRN/26-27/001 may be that of another credit note'),
  );
  await some(server, 1, { invoiceNumber: 'LEGACY/26-27/7' });
  expect(await save({ kind: invoiceKind, branchId: branch.id, pattern: 'LEGACY/{FY}/{n}' })).toMatchObject(
    refused(409, 'Invoice LEGACY/26-27/7 has a number of this series already'),
  );
  const given = { kind: invoiceKind, branchId: branch.id, pattern: '{BR}/{FY}/{n}' };
  expect((await save(given)).status).toBe(200);
  expect(await save({ ...given, pattern: 'ZZ/{FY}/{n}' })).toMatchObject(
    refused(409, 'There is a series of that invoice from 2026-27 already'),
  );
  const { registration } = await elsewhere();
  expect((await save({ kind: invoiceKind, registrationId: registration.id, pattern: '{BR}/{FY}/{n}' })).status).toBe(
    200,
  );
  const taken = await server.admin.rest('POST', 'branches', aBranch({ code: 'CRN', registrationId: registration.id }));
  expect(taken.status).toBe(409);
  expect(taken.body.errors[0]).toMatch(/^The number CRN\/26-27\/0+1 may be that of another credit note$/);
});

test.each([
  [{ pattern: 'INV/{n}' }, 'Pattern has a year ({FY}, or {YY} and {MM}) and ends with {n}: {BR}/{FY}/{n}'],
  [{ registrationId: 1 }, 'Please select a registration or a branch'],
  [{ branchId: null }, 'Please select a registration or a branch'],
  [{ branchId: 999_999 }, 'Branch not found'],
  [{ validFrom: '2026-05-01' }, 'It is chosen for a financial year: from 1 April on'],
  [{ validFrom: '2025-04-01' }, 'A series begins with this financial year or a later one'],
  [{ width: 11 }, 'Digits must be from 1 to 10'],
])('%p is refused', async (given, message) => {
  expect(await save({ branchId: 1, ...given })).toMatchObject(refused(400, message));
});

test('a member neither sees nor changes them; a later year has its own', async () => {
  const statuses = [
    (await server.member.rest('GET', 'numberseries')).status,
    (await server.member.rest('POST', 'numberseries', aSeries({ branchId: 1 }))).status,
  ];
  expect(statuses).toEqual([403, 403]);
  const { branch } = await elsewhere();
  await save({ kind: receiptKind, branchId: branch.id, pattern: 'X{FY}/{n}', validFrom: '2031-04-01', nextNumber: 7 });
  const rows = (await shown(receiptKind)).filter(({ branchId }) => branchId === branch.id);
  expect(rows).toMatchObject([{ validFrom: '2031-04-01', year: '2031-04-01', next: ['X31-32/007'] }]);
});
