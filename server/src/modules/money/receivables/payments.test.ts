import { aCustomer } from '../../../testing/factories';
import { aManualInvoice } from '../../../testing/invoices';
import { aBill, ageingAt, customerK, invoiceOf, ledgerOf, pay, startServerOn } from '../../../testing/receivables';
import type { Client, Json, TestServer } from '../../../testing/testServer';

const today = '2026-11-22';

let server: TestServer;
beforeAll(async () => {
  server = await startServerOn(today);
});
afterAll(() => server.close());

interface Door {
  record(body: Record<string, unknown>): Promise<{ payment: Json | null; errors: string[] }>;
  allocate(uniqueId: string, allocations: object[]): Promise<string[]>;
  takeBack(uniqueId: string): Promise<string[]>;
  reverse(uniqueId: string, reversedOn: string): Promise<string[]>;
}

const modes = ['', 'Cash', 'Cheque', 'BankTransfer', 'Upi'];

/** The commands of payments as each API has them. */
const doors: Record<'REST' | 'GraphQL', (client: Client) => Door> = {
  REST: (client) => {
    const said = async (answer: ReturnType<Client['rest']>) => (await answer).body.errors;
    return {
      async record(body) {
        const { body: answer } = await client.rest('POST', 'payments', body);
        return { payment: answer.resultObject, errors: answer.errors };
      },
      allocate: (uniqueId, allocations) =>
        said(client.rest('POST', `payments/${uniqueId}/allocations`, { allocations })),
      takeBack: (uniqueId) => said(client.rest('DELETE', `payments/${uniqueId}/allocations`)),
      reverse: (uniqueId, reversedOn) =>
        said(client.rest('PUT', `payments/${uniqueId}/reverse`, { kind: 1, reversedOn, reason: 'Bounced' })),
    };
  },
  GraphQL: (client) => {
    const run = async (name: string, type: string, input: object) => {
      const fields = '{ uniqueId number unallocated warnings allocations { cash tds invoiceId } }';
      const document = `mutation($input: ${type}!) { ${name}(input: $input) ${fields} }`;
      const { data, errors } = await client.graphql(document, { input });
      return { payment: data?.[name] ?? null, errors: errors?.[0]?.extensions.messages ?? [] };
    };
    const said = async (...asked: Parameters<typeof run>) => (await run(...asked)).errors;
    return {
      record: ({ mode, ...body }) => run('recordPayment', 'RecordPaymentInput', { ...body, mode: modes[Number(mode)] }),
      allocate: (uniqueId, allocations) => said('allocatePayment', 'AllocatePaymentInput', { uniqueId, allocations }),
      takeBack: (uniqueId) => said('takeBackAllocation', 'TakeBackAllocationInput', { uniqueId }),
      reverse: (uniqueId, reversedOn) =>
        said('reversePayment', 'ReversePaymentInput', { uniqueId, kind: 'Bounced', reversedOn, reason: 'Bounced' }),
    };
  },
};

const balanceOf = async (customer: { uniqueId: string }, to = today) =>
  (await ledgerOf(server, customer, to)).closingBalance;

describe.each(['REST', 'GraphQL'] as const)('payments by %s', (api) => {
  let door: Door;
  beforeAll(() => {
    door = doors[api](server.admin);
  });
  const bank = (customerId: number, amount: number, more: object = {}) =>
    door.record({ customerId, receivedOn: '2026-11-10', mode: 3, amount, ...more });

  test('case 1: cash and the tax deducted pay an invoice, without a warning', async () => {
    const { customer, one } = await customerK(server);
    const allocations = [{ invoiceId: one.id, cash: 11_600, tds: 200 }];
    const { payment, errors } = await bank(customer.id, 11_600, { tdsAmount: 200, allocations });
    expect({ errors, warnings: payment?.warnings }).toEqual({ errors: [], warnings: [] });
    expect(await invoiceOf(server, one)).toMatchObject({ outstanding: 0, invoiceStatus: 3, paymentDate: '2026-11-10' });
    expect(await balanceOf(customer)).toBe(29_500);
  });

  test('case 2: a part payment changes no state', async () => {
    const { customer, two } = await customerK(server);
    await bank(customer.id, 5000, { allocations: [{ invoiceId: two.id, cash: 5000 }] });
    expect(await invoiceOf(server, two)).toMatchObject({ outstanding: 900, invoiceStatus: 2, paymentDate: null });
  });

  test('cases 3 and 5: the oldest due is paid first; a bounced payment opens what it paid', async () => {
    const { customer, one, two, three } = await customerK(server);
    const { payment } = await bank(customer.id, 30_000, { auto: true });
    expect(payment?.unallocated).toBe(0);
    expect(await invoiceOf(server, one)).toMatchObject({ outstanding: 0, invoiceStatus: 3 });
    expect(await invoiceOf(server, two)).toMatchObject({ outstanding: 0, invoiceStatus: 3 });
    expect(await invoiceOf(server, three)).toMatchObject({ outstanding: 11_300, invoiceStatus: 2 });
    expect(await balanceOf(customer)).toBe(11_300);

    expect(await door.reverse(payment?.uniqueId, '2026-11-20')).toEqual([]);
    for (const bill of [one, two])
      expect(await invoiceOf(server, bill)).toMatchObject({
        outstanding: bill.totalAmount,
        invoiceStatus: 2,
        paymentDate: null,
      });
    expect((await ageingAt(server, customer.id, '2026-11-19')).total.balance).toBe(11_300);
    expect((await ageingAt(server, customer.id, '2026-11-20')).total.balance).toBe(41_300);
    expect(await balanceOf(customer, '2026-11-19')).toBe(11_300);
    expect(await balanceOf(customer)).toBe(41_300);
    expect(await door.reverse(payment?.uniqueId, '2026-11-21')).toEqual(['Payment is already reversed']);
    expect(await door.allocate(payment?.uniqueId, [{ invoiceId: one.id, cash: 1 }])).toEqual([
      'Payment is already reversed',
    ]);
  });

  test('case 4: an advance is allocated later, and taken back', async () => {
    const { customer, one } = await customerK(server);
    const { payment } = await bank(customer.id, 15_000);
    expect(payment?.unallocated).toBe(15_000);
    expect(await door.allocate(payment?.uniqueId, [{ invoiceId: one.id, cash: 11_800 }])).toEqual([]);
    const path = `payments/${payment?.uniqueId}`;
    expect((await server.admin.rest('GET', path)).body.resultObject.unallocated).toBe(3200);
    expect(await invoiceOf(server, one)).toMatchObject({ outstanding: 0, invoiceStatus: 3 });
    expect(await door.takeBack(payment?.uniqueId)).toEqual([]);
    const { body } = await server.admin.rest('GET', path);
    expect(body.resultObject.unallocated).toBe(15_000);
    expect(body.resultObject.allocations.map(({ cash }: Json) => cash)).toEqual([11_800, -11_800]);
    expect(await invoiceOf(server, one)).toMatchObject({ outstanding: 11_800, invoiceStatus: 2 });
    expect(await door.takeBack(payment?.uniqueId)).toEqual(['There is no allocation to take back']);
  });

  test('case 9: cash of one customer stays below the limit of a day', async () => {
    const { id: customerId } = await aCustomer(server);
    const cash = (amount: number) => door.record({ customerId, receivedOn: '2026-11-12', mode: 1, amount });
    expect((await cash(120_000)).errors).toEqual([]);
    expect((await cash(80_000)).errors).toEqual(['Cash from one customer must stay below ₹ 2,00,000.00 a day']);
    expect((await cash(79_999.99)).errors).toEqual([]);
    const other = { receivedOn: '2026-11-13', amount: 190_000, customerId };
    expect((await door.record({ ...other, mode: 1 })).errors).toEqual([]);
  });

  test('case 10: tax at another rate than those of the law is a warning, too much of it a refusal', async () => {
    const { customer, one, two } = await customerK(server);
    const allocations = [{ invoiceId: one.id, cash: 0, tds: 118 }];
    const { payment, errors } = await bank(customer.id, 0, { tdsAmount: 118, allocations });
    expect({ errors, warnings: payment?.warnings }).toEqual({
      errors: [],
      warnings: ['TDS is 1.18 % of the taxable amount'],
    });
    const tooMuch = [{ invoiceId: two.id, tds: 501 }];
    expect((await bank(customer.id, 0, { tdsAmount: 1001, allocations: tooMuch })).errors).toEqual([
      'TDS is more than 10 % of the taxable amount',
    ]);
    const { one: another, customer: other } = await customerK(server);
    const above = [{ invoiceId: another.id, tds: 1001 }];
    expect((await bank(other.id, 0, { tdsAmount: 1001, allocations: above })).errors).toEqual([
      'TDS is more than 10 % of the taxable amount',
    ]);
  });

  test('of which a part is in minus are refused, and are not recorded', async () => {
    const { customer, one, two } = await customerK(server);
    const refused = async (amount: number, tdsAmount: number, ...allocations: object[]) =>
      (await bank(customer.id, amount, { tdsAmount, allocations })).errors;
    expect(await refused(100, 0, { invoiceId: one.id, cash: 100, tds: -50 })).toEqual(['TDS must not be negative']);
    expect(await refused(0, 50, { invoiceId: one.id, cash: -10, tds: 50 })).toEqual([
      'Allocation must not be negative',
    ]);
    const moved = [
      { invoiceId: one.id, cash: 5000 },
      { invoiceId: two.id, cash: -4900 },
    ];
    const second = 'Allocation 2: Allocation must not be negative';
    expect(await refused(100, 0, ...moved)).toEqual([second]);
    const { payment } = await bank(customer.id, 100);
    expect(await door.allocate(payment?.uniqueId, moved)).toEqual([second]);
    expect((await invoiceOf(server, one)).outstanding).toBe(11_800);
    expect(await balanceOf(customer)).toBe(41_200);
  });

  test('keep the limits of an invoice that is named twice', async () => {
    const { customer, one } = await customerK(server);
    const taxed = [
      { invoiceId: one.id, tds: 501 },
      { invoiceId: one.id, tds: 500 },
    ];
    expect((await bank(customer.id, 0, { tdsAmount: 1001, allocations: taxed })).errors).toEqual([
      'TDS is more than 10 % of the taxable amount',
    ]);
    const { id: invoiceId } = await aBill(server, customer.id, 500_000, { invoiceDate: '2026-11-01' });
    const cash = (receivedOn: string, ...parts: number[]) =>
      door.record({
        customerId: customer.id,
        receivedOn,
        mode: 1,
        amount: parts.reduce((sum, part) => sum + part, 0),
        allocations: parts.map((part) => ({ invoiceId, cash: part })),
      });
    expect((await cash('2026-11-10', 100_000)).errors).toEqual([]);
    expect((await cash('2026-11-11', 50_000, 50_000)).errors).toEqual([
      'Cash for one invoice must stay below ₹ 2,00,000.00',
    ]);
    expect((await cash('2026-11-11', 50_000, 49_999)).errors).toEqual([]);
  });

  test('are refused in these words', async () => {
    const { customer, one } = await customerK(server);
    const another = await customerK(server);
    const draft = await aManualInvoice(server, { customerId: customer.id });
    const of = async (more: object, amount = 100) => (await bank(customer.id, amount, more)).errors;
    expect(await of({}, 0)).toEqual(['Please enter amount']);
    expect(await of({ receivedOn: '2026-11-23' })).toEqual(['Received date cannot be in the future']);
    expect(await of({ allocations: [{ invoiceId: one.id, cash: 101 }] })).toEqual([
      'Allocation is more than is left of the payment',
    ]);
    expect(await of({ allocations: [{ invoiceId: one.id, cash: 11_801 }] }, 20_000)).toEqual([
      `Allocation is more than is due on ${one.invoiceNumber}`,
    ]);
    expect(await of({ allocations: [{ invoiceId: another.one.id, cash: 100 }] })).toEqual([
      `Invoice ${another.one.invoiceNumber} is of another customer`,
    ]);
    expect(await of({ allocations: [{ invoiceId: draft.id, cash: 100 }] })).toEqual(['Invoice is not approved']);
    const { payment } = await bank(customer.id, 100);
    const reversal = { kind: 1, reversedOn: today };
    const { body } = await server.admin.rest('PUT', `payments/${payment?.uniqueId}/reverse`, reversal);
    expect(body.errors).toEqual(['Please enter the reason']);
  });
});

test('case 12: of two payments of one invoice at once, one is refused', async () => {
  const { customer, two } = await customerK(server);
  const body = { customerId: customer.id, amount: 5900, allocations: [{ invoiceId: two.id, cash: 5900 }] };
  const answers = await Promise.all([pay(server, body), pay(server, body)]);
  expect(answers.map(({ status, body: { errors } }) => [status, ...errors]).sort()).toEqual([
    [200],
    [409, `Allocation is more than is due on ${two.invoiceNumber}`],
  ]);
  expect(await invoiceOf(server, two)).toMatchObject({ outstanding: 0, invoiceStatus: 3 });
});

test('cash of two payments at once does not pass the limit of the day', async () => {
  const { id: customerId } = await aCustomer(server);
  const body = { customerId, amount: 150_000, mode: 1 };
  const answers = await Promise.all([pay(server, body), pay(server, body)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('case 13: the same reference and amount of a customer is asked about', async () => {
  const [customer, other] = [await aCustomer(server), await aCustomer(server)];
  const transfer = { mode: 3, receivedOn: today, reference: 'UTR20261122', amount: 11_475.5 };
  const record = (given: object) =>
    server.admin.rest('POST', 'payments', { customerId: customer.id, ...transfer, ...given });
  const first = await record({});
  expect(first.body.errors).toEqual([]);
  const { number, uniqueId } = first.body.resultObject;
  const again = await record({});
  expect([again.status, again.body.errors]).toEqual([
    400,
    [`UTR20261122 with this amount is recorded already: ${number} of 22-Nov-2026`],
  ]);
  expect((await record({ customerId: other.id })).status).toBe(200);
  expect((await record({ amount: 11_475.51 })).status).toBe(200);
  expect((await record({ confirmDuplicate: true })).status).toBe(200);
  for (const { uniqueId: each } of [
    { uniqueId },
    ...((await server.admin.rest('GET', `payments?customerId=${customer.id}`)).body.resultObject as Json[]),
  ])
    await server.admin.rest('PUT', `payments/${each}/reverse`, { kind: 2, reversedOn: today, reason: 'Entered twice' });
  expect((await record({})).status).toBe(200);
});
