import { asGraphql } from '../../../../testing/bothApis';
import { aConsignment, aCustomer, type Made, type MadeConsignment } from '../../../../testing/factories';
import { mailsTo } from '../../../../testing/mailbox';
import { aBill, invoiceOf, karnataka, ledgerOf, startServerOn } from '../../../../testing/receivables';
import type { Json, TestServer } from '../../../../testing/testServer';

const today = '2026-11-22';

let server: TestServer;
beforeAll(async () => {
  server = await startServerOn(today);
});
afterAll(() => server.close());

const vpp = (vppAmount: number) => ({ isVpp: true, vppAmount, vppCommission: 20 });

/** A VPP consignment of this amount, delivered on a day. */
async function delivered(sender: Made, vppAmount: number, day = today): Promise<MadeConsignment> {
  const made = await aConsignment(server, {}, { senderId: sender.id, bookingDate: day, ...vpp(vppAmount) });
  const movement = { action: 'Delivered', city: 'Pune', deliveryStatus: 3, actionDate: day };
  const { status, body } = await server.member.rest('POST', `consignments/${made.uniqueId}/histories`, movement);
  expect([status, body.errors]).toEqual([200, []]);
  return { ...made, ...body.resultObject };
}

const lastMovement = async ({ uniqueId }: Made): Promise<string> => {
  const { body } = await server.member.rest('GET', `consignments/${uniqueId}`);
  const live = body.resultObject.consignmentHistories.find((each: Json) => each.deletedOn === null);
  return `consignments/${uniqueId}/histories/${live.uniqueId}`;
};

const debtTo = async ({ id }: Made): Promise<Json | undefined> =>
  (await server.admin.rest('GET', 'vpp/debts')).body.resultObject.find((each: Json) => each.customerId === id);
const remit = (customer: Made, body: object) =>
  server.admin.rest('POST', 'vpp/remittances', { customerId: customer.id, remittedOn: today, ...body });
const paidOut = { mode: 3, reference: 'UTR1' };

async function remitted(customer: Made, body: object): Promise<Json> {
  const { body: answer } = await remit(customer, body);
  expect(answer.errors).toEqual([]);
  return answer.resultObject;
}

test('the price of the goods is owed to the sender from the delivery, without commission and freight', async () => {
  const sender = await aCustomer(server);
  await aConsignment(server, {}, { senderId: sender.id, ...vpp(700) });
  expect(await debtTo(sender)).toBeUndefined();
  await delivered(sender, 1500, '2026-11-10');
  await delivered(sender, 500.5, '2026-11-20');
  await aConsignment(server, { delivered: true }, { senderId: sender.id });
  expect(await debtTo(sender)).toMatchObject({
    company: sender.company,
    consignments: 2,
    since: '2026-11-10',
    days: 12,
    amount: 2000.5,
  });
  const { body } = await server.admin.rest('GET', `vpp/owed?customerId=${sender.id}`);
  expect(body.resultObject.map(({ collectedOn, amount }: Json) => [collectedOn, amount])).toEqual([
    ['2026-11-10', 1500],
    ['2026-11-20', 500.5],
  ]);
});

test('a delivery that is taken back is owed no longer, as if it had never been', async () => {
  const sender = await aCustomer(server);
  const made = await delivered(sender, 1500, '2026-11-10');
  const { body } = await server.member.rest('DELETE', await lastMovement(made));
  expect(body.errors).toEqual([]);
  expect(await debtTo(sender)).toBeUndefined();
  const { vpp: section } = await ledgerOf(server, sender, today);
  expect(section.lines.map(({ day, collected }: Json) => [day, collected])).toEqual([
    ['2026-11-10', 1500],
    ['2026-11-10', -1500],
  ]);
  expect(section.closingBalance).toBe(0);
});

test('an edit of a delivered consignment changes what is owed, and to whom', async () => {
  const [first, second] = [await aCustomer(server), await aCustomer(server)];
  const made = await delivered(first, 1500);
  const { body: read } = await server.member.rest('GET', `consignments/${made.uniqueId}`);
  const edit = (given: object) =>
    server.member.rest('PUT', `consignments/${made.uniqueId}`, {
      ...Object.fromEntries(
        ['awbNo', 'vendorId', 'bookingDate', 'serviceType', 'receiver', 'parcelType', 'paymentMode', 'packet'].map(
          (name) => [name, read.resultObject[name]],
        ),
      ),
      deliveryCityId: read.resultObject.deliveryCityId,
      actualWeight: 1,
      chargeableWeight: 1,
      vendorAmount: 80,
      senderId: first.id,
      ...vpp(1200),
      ...given,
    });
  expect((await edit({})).body.errors).toEqual([]);
  expect((await debtTo(first))?.amount).toBe(1200);
  expect((await edit({ senderId: second.id })).body.errors).toEqual([]);
  expect(await debtTo(first)).toBeUndefined();
  expect((await debtTo(second))?.amount).toBe(1200);
});

describe('a remittance', () => {
  test('pays out what is owed, in a series of its own, and the statement has it in a section', async () => {
    const sender = await aCustomer(server);
    await delivered(sender, 1500, '2026-11-10');
    await delivered(sender, 500, '2026-11-20');
    const made = await remitted(sender, paidOut);
    expect(made).toMatchObject({ amount: 2000, setOff: 0, paidOut: 2000, mode: 3, reference: 'UTR1', paymentId: null });
    expect(made.number).toMatch(/^VPR\/26-27\/\d+$/);
    expect(made.collections).toHaveLength(2);
    expect(await debtTo(sender)).toBeUndefined();
    const { lines, vpp: section } = await ledgerOf(server, sender, today);
    expect(lines).toEqual([]);
    expect(section.lines.map(({ collected, remitted: less, balance }: Json) => [collected, less, balance])).toEqual([
      [1500, 0, 1500],
      [500, 0, 2000],
      [0, 2000, 0],
    ]);
    expect(await server.admin.rest('GET', `vpp/remittances?customerId=${sender.id}`)).toMatchObject({
      body: { rowCount: 1 },
    });
  });

  test('is set off against the invoices that are named, which are Paid by it; the rest is paid out', async () => {
    const sender = await aCustomer(server, karnataka);
    const bill = await aBill(server, sender.id, 1000, { invoiceDate: '2026-11-01' });
    const one = await delivered(sender, 1500, '2026-11-10');
    await delivered(sender, 500, '2026-11-20');
    const setOffs = [{ invoiceId: bill.id, amount: 1180 }];
    expect((await remit(sender, { setOffs, consignmentIds: [one.id] })).body.errors).toEqual(['Please select mode']);
    const made = await remitted(sender, { setOffs, consignmentIds: [one.uniqueId], ...paidOut });
    expect(made).toMatchObject({ amount: 1500, setOff: 1180, paidOut: 320 });
    expect(await invoiceOf(server, bill)).toMatchObject({ invoiceStatus: 3, outstanding: 0, paymentDate: today });
    expect((await debtTo(sender))?.amount).toBe(500);
    const ledger = await ledgerOf(server, sender, today);
    expect(ledger.closingBalance).toBe(0);
    const ofRemittance = { document: made.number, paymentUniqueId: null, remittanceUniqueId: made.uniqueId };
    expect(ledger.lines.at(-1)).toMatchObject({ ...ofRemittance, credit: 1180 });
    expect(ledger.vpp.lines.map(({ kind, remittanceUniqueId }: Json) => [kind, remittanceUniqueId])).toEqual([
      [6, null],
      [6, null],
      [8, made.uniqueId],
      [7, made.uniqueId],
    ]);
    expect(ledger.vpp.closingBalance).toBe(500);
    const { body: found } = await server.admin.rest('GET', `payments?customerId=${sender.id}`);
    const [payment] = found.resultObject as Json[];
    expect(payment?.id).toBe(made.paymentId);
    const { body } = await server.admin.rest('PUT', `payments/${payment?.uniqueId}/reverse`, {
      kind: 2,
      reversedOn: today,
      reason: 'Mistake',
    });
    expect(body.errors).toEqual([`Payment is set off by ${made.number}: reverse that`]);
  });

  test('sets off as much as possible, the oldest due first, if it is asked to', async () => {
    const sender = await aCustomer(server, karnataka);
    const bills = [
      await aBill(server, sender.id, 1000, { invoiceDate: '2026-11-01' }),
      await aBill(server, sender.id, 1000, { invoiceDate: '2026-11-02' }),
    ];
    await delivered(sender, 1500);
    expect(await remitted(sender, { auto: true })).toMatchObject({ setOff: 1500, paidOut: 0, mode: null });
    const left = await Promise.all(bills.map(async (bill) => (await invoiceOf(server, bill)).outstanding));
    expect(left).toEqual([0, 860]);
  });

  test('is reversed with a reason: it is owed again, and the invoice is open again', async () => {
    const sender = await aCustomer(server, karnataka);
    const bill = await aBill(server, sender.id, 1000, { invoiceDate: '2026-11-01' });
    const one = await delivered(sender, 1500, '2026-11-10');
    const made = await remitted(sender, {
      setOffs: [{ invoiceId: bill.id, amount: 1180 }],
      remittedOn: '2026-11-12',
      ...paidOut,
    });
    const path = `vpp/remittances/${made.uniqueId}/reverse`;
    const early = await server.admin.rest('PUT', path, { reversedOn: '2026-11-11', reason: 'Wrong account' });
    expect(early.body.errors).toEqual(['Reversal date cannot be before the remittance date']);
    expect((await server.admin.rest('PUT', path, { reversedOn: today })).body.errors).toEqual([
      'Please enter the reason',
    ]);
    const { body } = await server.admin.rest('PUT', path, { reversedOn: '2026-11-20', reason: 'Wrong account' });
    expect(body.errors).toEqual([]);
    expect((await debtTo(sender))?.amount).toBe(1500);
    expect(await invoiceOf(server, bill)).toMatchObject({ invoiceStatus: 2, outstanding: 1180, paymentDate: null });
    const at = async (day: string) => (await ledgerOf(server, sender, day)).vpp.closingBalance;
    expect([await at('2026-11-10'), await at('2026-11-12'), await at('2026-11-19'), await at('2026-11-20')]).toEqual([
      1500, 0, 0, 1500,
    ]);
    expect((await server.admin.rest('PUT', path, { reversedOn: today, reason: 'Again' })).body.errors).toEqual([
      'Remittance is already reversed',
    ]);
    expect((await server.member.rest('DELETE', await lastMovement(one))).status).toBe(200);
  });

  test('keeps its consignments: delivery, amount and sender cannot change before it is reversed', async () => {
    const sender = await aCustomer(server);
    const one = await delivered(sender, 1500);
    const { number } = await remitted(sender, paidOut);
    const { status, body } = await server.member.rest('DELETE', await lastMovement(one));
    expect({ status, errors: body.errors }).toEqual({
      status: 409,
      errors: [`VPP amount of ${one.awbNo} is remitted by ${number}`],
    });
  });

  test('is refused for nothing, for another customer, before the delivery, and in the future', async () => {
    const [sender, other] = [await aCustomer(server), await aCustomer(server)];
    expect((await remit(sender, paidOut)).body.errors).toEqual(['Nothing is owed to this customer']);
    const one = await delivered(sender, 1500, '2026-11-10');
    const errors = async (customer: Made, body: object) => (await remit(customer, body)).body.errors;
    expect(await errors(other, { consignmentIds: [one.id], ...paidOut })).toEqual([
      `Consignment ${one.id} is not owed to this customer`,
    ]);
    expect(await errors(sender, { ...paidOut, remittedOn: '2026-11-09' })).toEqual([
      'Remittance date cannot be before the last delivery',
    ]);
    expect(await errors(sender, { ...paidOut, remittedOn: '2026-11-23' })).toEqual([
      'Remittance date cannot be in the future',
    ]);
    expect(await errors(sender, {})).toEqual(['Please select mode']);
    const bill = await aBill(server, other.id, 1000);
    expect(await errors(sender, { setOffs: [{ invoiceId: bill.id, amount: -10 }], ...paidOut })).toEqual([
      'Amount must not be negative',
    ]);
    expect(await errors(sender, { setOffs: [{ invoiceId: bill.id, amount: 10 }], ...paidOut })).toEqual([
      `Invoice ${bill.invoiceNumber} is of another customer`,
    ]);
  });

  test('of two at once over the same money one is refused', async () => {
    const sender = await aCustomer(server);
    await delivered(sender, 1500);
    const answers = await Promise.all([remit(sender, paidOut), remit(sender, paidOut)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('is made and reversed by GraphQL too, and mailed with the list of its consignments', async () => {
    const sender = await aCustomer(server, { email: 'vpp@mehta.example' });
    const one = await delivered(sender, 1500);
    const input = { customerId: sender.id, remittedOn: today, ...asGraphql({}), mode: 'Upi', reference: 'UTR9' };
    const { data, errors } = await server.admin.graphql(
      `mutation($input: RemitVppInput!) {
        remitVpp(input: $input) { uniqueId number amount collections { amount consignment { awbNo } } }
      }`,
      { input },
    );
    expect(errors).toBeUndefined();
    const made = data.remitVpp;
    expect(made.collections).toEqual([{ amount: 1500, consignment: { awbNo: one.awbNo } }]);
    expect((await server.admin.rest('POST', `vpp/remittances/${made.uniqueId}/mail`)).status).toBe(200);
    const [mail] = await mailsTo(server, 'vpp@mehta.example');
    expect(mail?.subject).toContain(made.number);
    const reversed = await server.admin.graphql(
      'mutation($input: ReverseVppRemittanceInput!) { reverseVppRemittance(input: $input) { reversedOn collections { amount } } }',
      { input: { uniqueId: made.uniqueId, reversedOn: today, reason: 'Mistake' } },
    );
    expect(reversed.data.reverseVppRemittance).toEqual({ reversedOn: today, collections: [] });
  });
});
