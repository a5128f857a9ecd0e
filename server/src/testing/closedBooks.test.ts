/** Every operation that dates something: in closed books it is refused, unless what it dates is not in them. */
import { getNamedType, getNullableType, isInputObjectType, isListType, isObjectType } from 'graphql';
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
  'createRunSheet.date': 'a walk, not before today',
  'recordDelivery.nextDate': 'in the future',
  'liftCredit.until': 'in the future',
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
  'saveCompanyProfile.validFrom': 'refused by the filed months that it would change',
  'saveRegistration.validFrom': 'a new registration has no document',
  'closeRegistration.closedOn': 'the registration has no document afterwards',
  'createVendorBill.billDate': 'what others bill',
  'createVendorBill.periodFrom': 'what others bill',
  'createVendorBill.periodTo': 'what others bill',
  'createExpense.date': 'not before today, by a rule of its own',
  'updateExpense.date': 'by the rule of createExpense',
  'setOpening.date': 'what was owed before the books',
  'createCashDeposit.date': 'the cash book is closed day by day',
  'closeCashDay.date': 'the cash book is closed day by day',
};

const [closed, earlier, today] = ['2026-11-15', '2026-11-10', '2026-12-12'] as const;

const thirdParty = { actualAmount: 1000, cgst: 90, sgst: 90, igst: 0, totalAmount: 1180 };

let server: TestServer;
let inputs: Record<string, Json>;
beforeAll(async () => {
  server = await startServerOn(closed);
  const vendor = await aVendor(server);
  const keyed = await new KeyedInputs(server, vendor.id, (await aZoneScheme(server)).id).all();
  inputs = { ...keyed, ...(await ofKnownRecords()) };
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
    reversePayment: { uniqueId: payment, kind: 'Mistake', reason: 'Typed twice' },
    reverseVppRemittance: await reversalOf('remitVpp', await owed()),
    reverseCourierRemittance: await reversalOf('recordCourierRemittance', await collected()),
    updateSetting: { key: 'gst.percent', value: '5' },
  };
}

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

/** What is said of each field that dates something. */
async function answers(): Promise<Map<string, string>> {
  const said = new Map<string, string>();
  for (const { name, args, type } of Object.values(server.app.schema.getMutationType()?.getFields() ?? {})) {
    const inputType = getNamedType(args.find((arg) => arg.name === 'input')?.type);
    if (!isInputObjectType(inputType)) continue;
    const fields = Object.values(inputType.getFields()).filter(
      (each) => String(getNamedType(each.type)) === 'DateOnly',
    );
    for (const { name: field } of fields) {
      const path = `${name}.${field}`;
      if (path in beyond) {
        said.set(path, 'beyond');
        continue;
      }
      const line = getNamedType(type);
      const isBulk = isListType(getNullableType(type)) && isObjectType(line) && 'ok' in line.getFields();
      const query = `mutation($input: ${inputType.name}!) { ${name}(input: $input) { ${isBulk ? 'message' : '__typename'} } }`;
      const { data, errors } = await server.admin.graphql(query, {
        input: { ...(inputs[path] ?? inputs[name]), [field]: closed },
      });
      const [bulk] = isBulk && data ? (data[name] as { message: string }[]) : [];
      said.set(path, errors?.[0]?.message ?? bulk?.message ?? 'done');
    }
  }
  return said;
}

test('is refused in closed books, by each field that dates something', async () => {
  const said = [...(await answers())];
  const isClosed = ([, text]: readonly [string, string]) => text.startsWith('The books are closed before 01-Dec-2026');
  expect(said.filter(([, text]) => text === 'beyond').map(([path]) => path)).toEqual(
    expect.arrayContaining(Object.keys(beyond)),
  );
  expect(said.filter((each) => !isClosed(each) && each[1] !== 'beyond')).toEqual([]);
  expect(said.filter(isClosed).length).toBeGreaterThan(25);
});
