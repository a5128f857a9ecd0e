import { inTransaction } from '../../../db/write/transaction';
import { badInput } from '../../../domain/rules/errors';
import { gstRefusal } from '../../../domain/policy';
import { aCreditNote } from '../../../testing/creditNotes';
import { aCustomer } from '../../../testing/factories';
import { aBill, ageingAt, invoiceOf, karnataka, pay, paid, startServerOn } from '../../../testing/receivables';
import type { Client, Json, RestAnswer, TestServer } from '../../../testing/testServer';
import { Customer } from '../../parties/customers/customer.entity';
import { CustomerPayment } from './payment.entity';

let server: TestServer;
beforeAll(async () => {
  server = await startServerOn('2026-12-12');
});
afterAll(() => server.close());

const said = (month: string) => [`GSTR-1 of ${month} 2026 is filed`, gstRefusal.advances];
const closed = (month = 'October') => ({ status: 409, errors: said(month) });
const passed = { status: 200, errors: [] };

const file = async (month: string) => {
  const { body } = await server.admin.rest('PUT', `gst/periods/${month}`, {
    filedOn: '2026-12-11',
    arn: 'AA271',
    reason: 'Agreed',
  });
  expect(body.errors).toEqual([]);
};
const reopen = async (month: string) =>
  expect((await server.admin.rest('PUT', `gst/periods/${month}/reopen`, { reason: 'x' })).status).toBe(200);
/** What the return of a month says of payments. */
const advancesOf = async (month: string): Promise<Json> => {
  const { at, atadj, docs } = (await server.admin.rest('GET', `gst/gstr1?month=${month}`)).body.resultObject;
  return { at, atadj, vouchers: (docs as Json[]).filter(({ nature }) => nature === 'Receipt Voucher') };
};

interface Commands {
  record(body: Json): Promise<object>;
  allocate(uniqueId: string, allocations: object[]): Promise<object>;
  takeBack(uniqueId: string): Promise<object>;
  reverse(uniqueId: string, reversedOn: string): Promise<object>;
  approvePaid(uniqueId: string, paymentDate: string): Promise<object>;
}

const rest = (client: Client): Commands => {
  const outcome = async (answer: Promise<RestAnswer>) => {
    const { status, body } = await answer;
    return { status, errors: body.errors };
  };
  return {
    record: (body) => outcome(client.rest('POST', 'payments', { ...body, mode: 3 })),
    allocate: (uniqueId, allocations) =>
      outcome(client.rest('POST', `payments/${uniqueId}/allocations`, { allocations })),
    takeBack: (uniqueId) => outcome(client.rest('DELETE', `payments/${uniqueId}/allocations`)),
    reverse: (uniqueId, reversedOn) =>
      outcome(client.rest('PUT', `payments/${uniqueId}/reverse`, { kind: 1, reversedOn, reason: 'Bounced' })),
    approvePaid: (uniqueId, paymentDate) =>
      outcome(client.rest('PUT', `invoices/${uniqueId}/approve`, { invoiceStatus: 3, paymentDate })),
  };
};

const graphql = (client: Client): Commands => {
  const run = async (name: string, type: string, input: object) => {
    const document = `mutation($input: ${type}!) { ${name}(input: $input) { uniqueId } }`;
    const { errors } = await client.graphql(document, { input });
    const [error] = errors ?? [];
    return error
      ? { status: error.extensions.code === 'CONFLICT' ? 409 : 0, errors: error.extensions.messages }
      : passed;
  };
  return {
    record: (body) => run('recordPayment', 'RecordPaymentInput', { ...body, mode: 'BankTransfer' }),
    allocate: (uniqueId, allocations) => run('allocatePayment', 'AllocatePaymentInput', { uniqueId, allocations }),
    takeBack: (uniqueId) => run('takeBackAllocation', 'TakeBackAllocationInput', { uniqueId }),
    reverse: (uniqueId, reversedOn) =>
      run('reversePayment', 'ReversePaymentInput', { uniqueId, kind: 'Bounced', reversedOn, reason: 'Bounced' }),
    approvePaid: (uniqueId, paymentDate) =>
      run('approveInvoice', 'ApproveInvoiceInput', { uniqueId, invoiceStatus: 'Paid', paymentDate }),
  };
};

describe.each([
  ['REST', rest],
  ['GraphQL', graphql],
])('by %s, once October is filed', (_, api) => {
  let commands: Commands;
  let customerId: number;
  let ofOctober: Json;
  let ofDecember: Json;
  /** Of 25 Oct: 11,800, of which nothing is allocated. */
  let advance: Json;
  let filed: Json;
  const whole = (bill: Json) => [{ invoiceId: bill.id, cash: 11_800 }];
  beforeAll(async () => {
    commands = api(server.admin);
  });
  beforeEach(async () => {
    customerId = (await aCustomer(server, karnataka)).id;
    ofOctober = await aBill(server, customerId, 10_000, { invoiceDate: '2026-10-10' });
    ofDecember = await aBill(server, customerId, 10_000, { invoiceDate: '2026-12-02' });
    advance = await paid(server, { customerId, amount: 11_800, receivedOn: '2026-10-25' });
    await file('2026-10');
    filed = await advancesOf('2026-10');
  });
  afterEach(async () => {
    expect(await advancesOf('2026-10')).toEqual(filed);
    await reopen('2026-10');
  });

  test('a payment dated back into it is refused if anything of it is an advance', async () => {
    const body = { customerId, amount: 11_900, receivedOn: '2026-10-26' };
    expect(await commands.record(body)).toEqual(closed());
    expect(await commands.record({ ...body, allocations: whole(ofOctober) })).toEqual(closed());
    expect(await commands.record({ ...body, amount: 11_800, allocations: whole(ofDecember) })).toEqual(closed());
    expect(await commands.record({ ...body, receivedOn: '2026-11-01' })).toEqual(passed);
  });

  test('a payment that is wholly allocated on its day passes', async () => {
    const body = { customerId, amount: 11_800, receivedOn: '2026-10-26', allocations: whole(ofOctober) };
    expect(await commands.record(body)).toEqual(passed);
    expect(await invoiceOf(server, ofOctober)).toMatchObject({ outstanding: 0, paymentDate: '2026-10-26' });
  });

  test('an old advance is allocated to a later invoice from the date of that', async () => {
    expect(await commands.allocate(advance.uniqueId, whole(ofDecember))).toEqual(passed);
    const { allocations } = (await server.admin.rest('GET', `payments/${advance.uniqueId}`)).body.resultObject;
    expect(allocations).toMatchObject([{ allocatedOn: '2026-12-02' }]);
    expect(await commands.takeBack(advance.uniqueId)).toEqual(passed);
  });

  test('an old advance is allocated to an old invoice from the day after the last filed month, and taken back', async () => {
    expect(await commands.allocate(advance.uniqueId, whole(ofOctober))).toEqual(passed);
    expect((await ageingAt(server, customerId, '2026-10-31')).total.balance).toBe(0);
    const path = `payments/${advance.uniqueId}`;
    expect((await server.admin.rest('GET', path)).body.resultObject.allocations).toMatchObject([
      { cash: 11_800, allocatedOn: '2026-11-01' },
    ]);
    expect((await invoiceOf(server, ofOctober)).paymentDate).toBe('2026-11-01');
    expect(await commands.takeBack(advance.uniqueId)).toEqual(passed);
    expect((await server.admin.rest('GET', path)).body.resultObject.allocations).toMatchObject([
      { cash: 11_800 },
      { cash: -11_800, allocatedOn: '2026-11-01' },
    ]);
    expect((await advancesOf('2026-11')).atadj).toEqual([]);
  });

  test('what was allocated in it is not taken back', async () => {
    const body = { customerId, amount: 11_800, receivedOn: '2026-10-26', allocations: [] as object[] };
    await reopen('2026-10');
    const payment = await paid(server, { ...body, allocations: [{ invoiceId: ofOctober.id, cash: 11_800 }] });
    await file('2026-10');
    expect(await commands.takeBack(payment.uniqueId)).toEqual(closed());
    expect((await invoiceOf(server, ofOctober)).outstanding).toBe(0);
  });

  test('an advance is not reversed in it, but later', async () => {
    expect(await commands.reverse(advance.uniqueId, '2026-10-28')).toEqual(closed());
    expect(await commands.reverse(advance.uniqueId, '2026-12-12')).toEqual(passed);
  });

  test('a receipt voucher that was used within it is not cancelled in it, but reversed later', async () => {
    await reopen('2026-10');
    const late = await aBill(server, customerId, 10_000, { invoiceDate: '2026-10-28' });
    const used = await paid(server, { customerId, amount: 11_800, receivedOn: '2026-10-26', allocations: whole(late) });
    await file('2026-10');
    filed = await advancesOf('2026-10');
    expect(await commands.reverse(used.uniqueId, '2026-10-30')).toEqual(closed());
    expect(await commands.reverse(used.uniqueId, '2026-12-12')).toEqual(passed);
  });

  test('a payment dated back into it for a later invoice of it is refused, since it would be a voucher', async () => {
    await reopen('2026-10');
    const late = await aBill(server, customerId, 10_000, { invoiceDate: '2026-10-28' });
    await file('2026-10');
    const body = { customerId, amount: 11_800, receivedOn: '2026-10-26' };
    expect(await commands.record({ ...body, allocations: whole(late) })).toEqual(closed());
    expect(await commands.record({ ...body, receivedOn: '2026-10-28', allocations: whole(late) })).toEqual(passed);
  });

  test('an invoice of it is set to Paid on a day in it: what is allocated at once is no advance', async () => {
    expect(await commands.approvePaid(ofOctober.uniqueId, '2026-10-20')).toEqual(passed);
    expect((await invoiceOf(server, ofOctober)).paymentDate).toBe('2026-10-20');
  });
});

test('an old payment pays from the day after the last filed month, where an open month is between', async () => {
  const { id: customerId } = await aCustomer(server);
  const bill = await aBill(server, customerId, 1_000, { invoiceDate: '2026-08-01' });
  const { uniqueId } = await paid(server, { customerId, amount: 1_180, receivedOn: '2026-08-02' });
  await file('2026-08');
  await file('2026-10');
  const allocations = [{ invoiceId: bill.id, cash: 1_180 }];
  const { body } = await server.admin.rest('POST', `payments/${uniqueId}/allocations`, { allocations });
  expect(body.resultObject.allocations).toMatchObject([{ allocatedOn: '2026-11-01' }]);
  await reopen('2026-08');
  await reopen('2026-10');
});

test('a payment of an open month passes though a later one is filed', async () => {
  const { id: customerId } = await aCustomer(server);
  await file('2026-10');
  expect((await pay(server, { customerId, amount: 500, receivedOn: '2026-09-02' })).status).toBe(200);
  await reopen('2026-10');
});

test('a customer who changes later changes no advance', async () => {
  const customer = await aCustomer(server, karnataka);
  await paid(server, { customerId: customer.id, amount: 1_180, receivedOn: '2026-05-02' });
  const then = await advancesOf('2026-05');
  expect(then.at).toMatchObject([{ placeOfSupply: '29', isInterState: true, igst: 180 }]);
  const { status } = await server.admin.rest('PUT', `customers/${customer.uniqueId}`, {
    ...{ company: 'Other', name: 'Asha', contact: '9', gst: '27AABCM1234F1ZX' },
  });
  expect(status).toBe(200);
  expect(await advancesOf('2026-05')).toEqual(then);
});

test('what is left of a credit note pays an invoice of a filed month', async () => {
  const { id: customerId } = await aCustomer(server, karnataka);
  const [first, second] = [
    await aBill(server, customerId, 1_000, { invoiceDate: '2026-10-01' }),
    await aBill(server, customerId, 1_000, { invoiceDate: '2026-10-02' }),
  ];
  await paid(server, {
    customerId,
    amount: 1_180,
    receivedOn: '2026-10-03',
    allocations: [{ invoiceId: first.id, cash: 1_180 }],
  });
  const note = await aCreditNote(server, { invoiceId: first.id, taxable: 100, noteDate: '2026-10-04' });
  await file('2026-10');
  const { body } = await server.admin.rest('POST', `creditnotes/${note.uniqueId}/allocations`, {
    allocations: [{ invoiceId: second.id, cash: 118 }],
  });
  expect(body.errors).toEqual([]);
  expect((await invoiceOf(server, second)).outstanding).toBe(1_062);
  await reopen('2026-10');
});

test('work that is undone within a transaction is not asked about', async () => {
  const { id: customerId } = await aCustomer(server);
  const none = { reference: null, bankName: null, chequeDate: null, remark: null, certificateNo: null } as const;
  const unreversed = { reversedOn: null, reversalKind: null, reversalReason: null } as const;
  const payment = {
    ...none,
    ...unreversed,
    number: 'RCT/x',
    customerId,
    receivedOn: '2026-10-05',
    placeOfSupply: '27',
    supplyType: 'B2C',
    mode: 'Upi',
    amount: 100,
    tdsAmount: 0,
    source: 'Entered',
    allocatedCash: 0,
    allocatedTds: 0,
  } as const;
  await file('2026-10');
  await inTransaction(server.app, async (db) => {
    await db.lockMany(Customer, [customerId]);
    const refused = db.undoIfRefused(async () => {
      await db.insert(CustomerPayment, payment);
      throw badInput('Refused');
    });
    await expect(refused).rejects.toThrow('Refused');
  });
  const insertion = inTransaction(server.app, async (db) => {
    await db.lockMany(Customer, [customerId]);
    await db.insert(CustomerPayment, payment);
  });
  await expect(insertion).rejects.toThrow('GSTR-1 of October 2026 is filed');
  await reopen('2026-10');
});

test('the advances of a month are what they were when it was filed, with payments at the same moment', async () => {
  const rounds = process.env.TEST_DATABASE_URL ? 20 : 4;
  const { id: customerId } = await aCustomer(server);
  const outcomes: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const month = `2024-${String((round % 12) + 1).padStart(2, '0')}`;
    const payment = pay(server, { customerId, amount: 118, receivedOn: `${month}-15` });
    const filing = server.admin.rest('PUT', `gst/periods/${month}`, {
      filedOn: '2026-12-10',
      arn: 'AA271',
      reason: 'Agreed',
    });
    const asFiled = filing.then(() => advancesOf(month));
    const [{ status }, answer] = [await payment, await filing];
    expect(answer.status).toBe(200);
    outcomes.push(status);
    expect(await advancesOf(month)).toEqual(await asFiled);
    await reopen(month);
  }
  expect(outcomes.filter((status) => status !== 200 && status !== 409)).toEqual([]);
});
