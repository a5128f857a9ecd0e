/** Every operation that dates something: in closed books it is refused, unless what it dates is not in them. */
import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isObjectType,
  type GraphQLInputObjectType,
} from 'graphql';
import { codesOf } from '../api/rest/codes';
import { restTable } from '../registry';
import { asGraphql } from './bothApis';
import { aCargo, aConsignment, aCustomer, aManifest, bookingOf, cargoOf, aVendor } from './factories';
import { aDraftNote } from './creditNotes';
import { aManualInvoice, approve } from './invoices';
import { KeyedInputs } from './keyedInputs';
import { aZoneScheme } from './rates';
import { aBill, paid, startServerOn } from './receivables';
import type { Json, TestServer } from './testServer';

/** What these fields date is on no document of ours, and in no ledger. */
const beyond: Readonly<Record<string, string>> = {
  'bookConsignment.ewayBillDate': 'of a paper of the state',
  'updateConsignment.ewayBillDate': 'of a paper of the state',
  'setEway.ewayBillDate': 'of a paper of the state',
  'saveEwayLimit.validFrom': 'a limit of the state',
  'rerateConsignments.fromDate': 'a search; rows of before are left as they are',
  'rerateConsignments.toDate': 'a search; rows of before are left as they are',
  'recordPayment.chequeDate': 'printed on the cheque',
  'recordIrn.documentDate': 'compared with the document',
  'recordCreditNoteIrn.documentDate': 'compared with the document',
  'fileGstPeriod.filedOn': 'when the return was sent',
  'mailStatement.from': 'a search',
  'mailStatement.to': 'a search',
  'createIncomingManifest.date': 'what a courier brings',
  'recordDelivery.nextDate': 'in the future',
  'createNotification.startAt': 'news',
  'createNotification.expireAt': 'news',
  'updateNotification.startAt': 'news',
  'updateNotification.expireAt': 'news',
  'createRateCard.validFrom': 'prices; the bookings of before keep theirs',
  'createRateCard.validTo': 'prices; the bookings of before keep theirs',
  'updateRateCard.validFrom': 'prices; the bookings of before keep theirs',
  'updateRateCard.validTo': 'prices; the bookings of before keep theirs',
  'copyRateCard.validFrom': 'prices; the bookings of before keep theirs',
  'saveNumberSeries.validFrom': 'of a financial year that has no number yet',
  'saveRegistration.validFrom': 'a new registration has no document, and what it was keeps name and address',
  'closeRegistration.closedOn': 'the registration has no document afterwards',
  'createVendorBill.billDate': 'what others bill',
  'createVendorBill.periodFrom': 'what others bill',
  'createVendorBill.periodTo': 'what others bill',
  'setOpening.date': 'what was owed before the books',
  'createCashDeposit.date': 'the cash book is closed day by day',
  'closeCashDay.date': 'the cash book is closed day by day',
};

/** What dates nothing before today, by a rule of its own. */
const byOwnRule: Readonly<Record<string, string>> = {
  'createExpense.date': 'Date cannot be before today',
  'updateExpense.date': 'Date cannot be before today',
  'createRunSheet.date': 'Date cannot be before today',
  'liftCredit.until': 'Until cannot be before today',
};

const [closed, earlier, today] = ['2026-11-15', '2026-11-10', '2026-12-12'] as const;

const thirdParty = { actualAmount: 1000, cgst: 90, sgst: 90, igst: 0, totalAmount: 1180 };

let server: TestServer;
let inputs: Record<string, Json>;
let earlierExpense: Json;
beforeAll(async () => {
  server = await startServerOn(closed);
  const vendor = await aVendor(server);
  const keyed = await new KeyedInputs(server, vendor.id, (await aZoneScheme(server)).id).all();
  inputs = { ...keyed, ...(await ofKnownRecords()) };
  earlierExpense = await spentOn(closed);
  const { adminEmail } = server.app.config;
  server.setNow(new Date(`${today}T06:30:00Z`));
  server = { ...server, admin: await server.signIn(adminEmail) };
  const body = { validFrom: '2026-12-01', value: '2026-12-01' };
  expect((await server.admin.rest('PUT', 'settings/books.from', body)).body.errors).toEqual([]);
});
afterAll(() => server.close());

/** Of operations that create nothing, each of a record of its own. */
async function ofKnownRecords(): Promise<Record<string, Json>> {
  const dated = { bookingDate: earlier };
  const { id: customerId } = await aCustomer(server);
  const sent = { ...dated, senderId: customerId };
  const [booked, toPay] = [
    await aConsignment(server, {}, sent),
    await aConsignment(server, {}, { ...sent, paymentMode: 3 }),
  ];
  const [cargo, paidCargo] = [await aCargo(server, {}, sent), await aCargo(server, {}, sent)];
  const draft = await aManualInvoice(server, { customerId, invoiceDate: earlier });
  const [approved, due] = [await aManualInvoice(server, { customerId }), await aManualInvoice(server, { customerId })];
  for (const each of [approved, due]) await approve(server, each);
  const { uniqueId: note } = await aDraftNote(server, {
    invoiceId: (await aBill(server, customerId, 100)).id,
    taxable: 10,
  });
  const { uniqueId: payment } = await paid(server, { customerId, amount: 10 });
  const manifest = await aManifest(server, [await aConsignment(server, {}, { vendorId: 4, paymentMode: 3 })]);
  await aConsignment(server, {}, { bookingDate: closed, paymentMode: 1 });
  const later = await spentOn('2026-12-20');
  return {
    updateConsignment: { ...asGraphql(await bookingOf(server, sent)), uniqueId: booked.uniqueId },
    payConsignment: { uniqueId: toPay.uniqueId, customerAmount: 120.5, vendorAmount: 80, paymentStatus: 'Paid' },
    updateCargo: { ...asGraphql(await cargoOf(server, sent)), uniqueId: cargo.uniqueId, awbNo: cargo.awbNo },
    payCargo: { uniqueId: paidCargo.uniqueId, paymentStatus: 'Paid' },
    payManifest: { uniqueId: manifest.uniqueId, toPayReceivedAmount: 1 },
    createCounterBill: { placeOfSupply: '27' },
    updateInvoice: { uniqueId: draft.uniqueId, ...thirdParty },
    'updateInvoice.paymentDate': { uniqueId: due.uniqueId, ...thirdParty, invoiceDate: closed, invoiceStatus: 'Paid' },
    approveInvoice: { uniqueId: approved.uniqueId, invoiceStatus: 'Paid' },
    updateCreditNote: { uniqueId: note, reason: 'Correction', taxable: 20 },
    updateExpense: { ...spent, uniqueId: later.uniqueId },
    reversePayment: { uniqueId: payment, kind: 'Mistake', reason: 'Typed twice' },
    reverseVppRemittance: await reversalOf('remitVpp', await owed()),
    reverseCourierRemittance: await reversalOf('recordCourierRemittance', await collected()),
    updateSetting: { key: 'gst.percent', value: '5' },
  };
}

const spent = { amount: 10, remark: 'Tea' };
const spentOn = async (date: string): Promise<Json> =>
  (await server.admin.rest('POST', 'expenses', { ...spent, date })).body.resultObject;

async function owed(): Promise<Json> {
  const { id: customerId } = await aCustomer(server);
  const vpp = { isVpp: true, vppAmount: 500, vppCommission: 5 };
  await aConsignment(server, { delivered: true }, { senderId: customerId, ...vpp });
  return { customerId, remittedOn: closed, mode: 'Upi' };
}

async function collected(): Promise<Json> {
  const { id: vendorId } = await aVendor(server);
  await aConsignment(server, { delivered: true }, { vendorId, paymentMode: 3 });
  return { vendorId, remittedOn: closed, mode: 'Upi', amount: 120.5 };
}

async function reversalOf(name: string, input: Json): Promise<Json> {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const { data, errors } = await server.admin.graphql(
    `mutation($input: ${type}!) { ${name}(input: $input) { uniqueId } }`,
    { input },
  );
  expect(errors).toBeUndefined();
  return { uniqueId: data[name].uniqueId, reason: 'Typed twice' };
}

/** Sends an input to the operation; what is said of it, or of the first of several records. */
type Send = (operation: Operation, input: Json) => Promise<string>;

interface Operation {
  name: string;
  inputType: GraphQLInputObjectType;
  isBulk: boolean;
  /** Fields of its input. */
  dates: readonly string[];
}

const send: Record<'GraphQL' | 'REST', Send> = {
  async GraphQL({ name, inputType, isBulk }, input) {
    const query = `mutation($input: ${inputType.name}!) { ${name}(input: $input) { ${isBulk ? 'message' : '__typename'} } }`;
    const { data, errors } = await server.admin.graphql(query, { input });
    const [bulk] = isBulk && data ? (data[name] as { message: string }[]) : [];
    return errors?.[0]?.message ?? bulk?.message ?? 'done';
  },
  async REST({ name, inputType, isBulk }, input) {
    const row = restTable.find(({ run }) => run.action === name);
    if (!row) return 'no route';
    const path = row.path.replace(/:(\w+)/g, (_, field: string) => String(input[field]));
    const { body } = await server.admin.rest(row.method, path, onTheWire(inputType, input));
    return body.errors?.[0] ?? (isBulk ? body.resultObject?.[0]?.message : null) ?? 'done';
  },
};

/** With the numbers that REST has for enumerations. */
const onTheWire = (type: GraphQLInputObjectType, input: Json): Json =>
  Object.fromEntries(
    Object.entries(input).map(([name, value]) => {
      const field = getNullableType(type.getFields()[name]?.type);
      if (isInputObjectType(field)) return [name, onTheWire(field, value as Json)];
      if (isListType(field) && isInputObjectType(getNullableType(field.ofType)))
        return [name, (value as Json[]).map((each) => onTheWire(getNamedType(field) as GraphQLInputObjectType, each))];
      return [name, codesOf('A')[String(field)]?.[String(value)] ?? value];
    }),
  );

/** The mutations that date something. */
const operations = (): Operation[] =>
  Object.values(server.app.schema.getMutationType()?.getFields() ?? {}).flatMap(({ name, args, type }) => {
    const inputType = getNamedType(args.find((arg) => arg.name === 'input')?.type);
    if (!isInputObjectType(inputType)) return [];
    const line = getNamedType(type);
    const isBulk = isListType(getNullableType(type)) && isObjectType(line) && 'ok' in line.getFields();
    const fields = Object.values(inputType.getFields());
    const dates = fields.filter((each) => String(getNamedType(each.type)) === 'DateOnly').map((each) => each.name);
    return [{ name, inputType, isBulk, dates }];
  });

/** What is said of each field that dates something. */
async function answers(api: keyof typeof send): Promise<Map<string, string>> {
  const said = new Map<string, string>();
  for (const operation of operations())
    for (const field of operation.dates) {
      const path = `${operation.name}.${field}`;
      if (path in beyond) continue;
      const input = { ...(inputs[path] ?? inputs[operation.name]), [field]: closed };
      said.set(path, await send[api](operation, input));
    }
  return said;
}

describe.each(['GraphQL', 'REST'] as const)('in closed books, by %s', (api) => {
  let said: (readonly [path: string, text: string])[];
  beforeAll(async () => {
    said = [...(await answers(api))];
  });

  test('each field that dates something is refused', () => {
    const isClosed = ([, text]: readonly [string, string]) =>
      text.startsWith('The books are closed before 01-Dec-2026');
    expect(said.filter((each) => !(each[0] in byOwnRule) && !isClosed(each))).toEqual([]);
    expect(said.filter(isClosed).length).toBeGreaterThan(30);
  });

  test('what dates nothing before today says so', () => {
    const own = said.filter(([path]) => path in byOwnRule);
    expect(Object.fromEntries(own)).toEqual(byOwnRule);
  });
});

test('what is left out is a field that dates something', () => {
  const known = operations().flatMap(({ name, dates }) => dates.map((field) => `${name}.${field}`));
  expect(Object.keys(beyond).filter((path) => !known.includes(path))).toEqual([]);
});

test('an expense of closed books is neither changed nor deleted', async () => {
  const { uniqueId, version } = earlierExpense;
  const path = `expenses/${uniqueId}`;
  const words = ['The books are closed before 01-Dec-2026'];
  const change = { ...spent, date: closed, amount: 20 };
  expect((await server.admin.rest('PUT', path, change)).body.errors).toEqual(words);
  expect((await server.admin.rest('DELETE', path, { uniqueId, version })).body.errors).toEqual(words);
});
