import { addDays } from '../domain/values/dates';
import type { Random } from '../seed/data/random';
import { debit } from './creditNotes';
import { bookingOf, unused } from './factories';
import { generationOf, manualBody } from './invoices';
import type { Client, Json, RestAnswer, TestServer } from './testServer';

interface Known {
  id: number;
  uniqueId: string;
  customerId: number;
}

interface Outcome {
  name: string;
  status: number;
}

/** Random operations of people who bill and take payments; some are refused and must then have no effect. */
export function receivableClerk(
  server: TestServer,
  choice: Random,
  customers: readonly { id: number; uniqueId: string }[],
  /** Approves what the administrator has entered. */
  other: Client,
) {
  const today = server.app.clock.today();
  const [invoices, payments, consignments]: [Known[], Known[], Known[]] = [[], [], []];
  const [remittances, notes, writeOffs]: [Known[], Known[], Known[]] = [[], [], []];
  const day = () => addDays(today, -choice.int(0, 100));
  const rupees = (most: number) => choice.int(100, most * 100) / 100;
  const customer = () => choice.pick(customers);
  const { admin, member } = server;

  const said = async (name: string, answer: Promise<RestAnswer>, keep?: Known[]): Promise<Outcome> => {
    const { status, body } = await answer;
    const made = body.resultObject;
    if (status === 200 && keep) keep.push({ ...made, customerId: made.customerId ?? made.senderId });
    return { name, status };
  };
  const none: Outcome = { name: 'nothing', status: 404 };
  const of = (known: readonly Known[], act: (one: Known) => Promise<Outcome>) => () =>
    known.length === 0 ? Promise.resolve(none) : act(choice.pick(known));

  const book = async () =>
    said(
      'book',
      member.rest(
        'POST',
        'consignments',
        await bookingOf(server, {
          senderId: customer().id,
          bookingDate: day(),
          customerAmount: rupees(900),
          paymentMode: choice.int(1, 4),
          ...(choice.chance(0.5) ? { isVpp: true, vppAmount: rupees(3000), vppCommission: 1 } : {}),
        }),
      ),
      consignments,
    );
  const enter = async () => {
    const [actual, tax] = [choice.int(100_00, 50_000_00), choice.int(0, 5_000_00)];
    const amounts = {
      actualAmount: actual / 100,
      igst: tax / 100,
      cgst: 0,
      sgst: 0,
      totalAmount: (actual + tax) / 100,
    };
    const invoiceDate = day();
    const isPaid = choice.chance(0.1);
    const paid = { invoiceStatus: 3, invoiceNumber: `P-${unused()}`, paymentDate: today };
    const body = { customerId: customer().id, invoiceDate, ...amounts, ...(isPaid ? paid : {}) };
    return said('enter', admin.rest('POST', 'invoices/manual', await manualBody(server, body)), invoices);
  };
  const generate = of(consignments, ({ customerId }) => {
    const own = consignments.filter((each) => each.customerId === customerId && choice.chance(0.4));
    return said('generate', admin.rest('POST', 'invoices', generationOf(server, customerId, own)), invoices);
  });
  const approve = (invoiceStatus: 2 | 3) =>
    of(invoices, ({ uniqueId }) =>
      said('approve', admin.rest('PUT', `invoices/${uniqueId}/approve`, { invoiceStatus, paymentDate: today })),
    );
  const record = (more: () => Json) => () => {
    const { id } = customer();
    const body = { customerId: id, receivedOn: day(), mode: choice.int(1, 6), amount: rupees(20_000), ...more() };
    return said('record', admin.rest('POST', 'payments', body), payments);
  };
  const pay = of(invoices, ({ id: invoiceId, customerId }) => {
    const amount = rupees(4000);
    const tdsAmount = choice.chance(0.3) ? choice.int(1, 500) / 100 : 0;
    const allocations = [{ invoiceId, cash: amount, tds: tdsAmount }];
    const body = { customerId, receivedOn: day(), mode: 4, amount, tdsAmount, allocations };
    return said('pay', admin.rest('POST', 'payments', body), payments);
  });
  const note = (kind: number) =>
    of(invoices, ({ id: invoiceId }) => {
      const body = {
        kind,
        invoiceId,
        noteDate: addDays(today, -choice.int(0, 30)),
        reason: choice.int(1, 5),
        taxable: rupees(3000),
      };
      return said(kind === debit ? 'debit' : 'credit', admin.rest('POST', 'creditnotes', body), notes);
    });
  const writeOff = of(invoices, ({ uniqueId }) => {
    const body = { writtenOffOn: addDays(today, -choice.int(0, 20)), reason: 'Shop closed' };
    return said('write off', admin.rest('POST', `invoices/${uniqueId}/writeoff`, body), writeOffs);
  });
  const approveWriteOff = of(writeOffs, ({ uniqueId }) =>
    said('approve write-off', other.rest('PUT', `writeoffs/${uniqueId}/approve`, {})),
  );
  const cancel = of(invoices, ({ uniqueId }) =>
    said('cancel', admin.rest('PUT', `invoices/${uniqueId}/cancel`, { reason: 'Made twice' })),
  );
  const approveNote = of(notes, ({ uniqueId }) =>
    said('approve note', admin.rest('PUT', `creditnotes/${uniqueId}/approve`, {})),
  );
  const onPayment = (name: string, act: (path: string) => Promise<RestAnswer>) =>
    of(payments, ({ uniqueId }) => said(name, act(`payments/${uniqueId}`)));
  const reversal = () => ({
    kind: choice.int(1, 2),
    reversedOn: addDays(today, -choice.int(0, 50)),
    reason: 'Bounced',
  });

  const refund = () => ({
    refundedOn: addDays(today, -choice.int(0, 20)),
    mode: 4,
    ...(choice.chance(0.5) ? { amount: rupees(900) } : {}),
  });

  const deliver = of(consignments, ({ uniqueId }) => {
    const movement = { action: 'Handed over', city: 'Pune', deliveryStatus: choice.chance(0.8) ? 3 : 2 };
    const actionDate = addDays(today, -choice.int(0, 40));
    return said('deliver', member.rest('POST', `consignments/${uniqueId}/histories`, { ...movement, actionDate }));
  });
  const takeBackDelivery = of(consignments, async ({ uniqueId }) => {
    const { body } = await member.rest('GET', `consignments/${uniqueId}`);
    const live = ((body.resultObject?.consignmentHistories ?? []) as Json[]).find(
      ({ deletedOn }) => deletedOn === null,
    );
    const path = `consignments/${uniqueId}/histories/${live?.uniqueId ?? uniqueId}`;
    return said('take back delivery', member.rest('DELETE', path));
  });
  const remit = (more: () => Json) => () => {
    const remittedOn = addDays(today, -choice.int(0, 10));
    const body = { customerId: customer().id, remittedOn, mode: 4, ...more() };
    return said('remit', admin.rest('POST', 'vpp/remittances', body), remittances);
  };
  const reverseRemittance = of(remittances, ({ uniqueId }) => {
    const body = { reversedOn: addDays(today, -choice.int(0, 10)), reason: 'Wrong account' };
    return said('reverse remittance', admin.rest('PUT', `vpp/remittances/${uniqueId}/reverse`, body));
  });

  const deeds: readonly (() => Promise<Outcome>)[] = [
    ...[book, book, book, enter, enter, generate, generate],
    ...[approve(2), approve(2), approve(2), approve(3)],
    ...[
      record(() => ({})),
      record(() => ({ auto: true })),
      record(() => ({ auto: true, tdsAmount: rupees(90) })),
      pay,
      pay,
    ],
    onPayment('allocate', (path) => admin.rest('POST', `${path}/allocations`, { auto: true })),
    onPayment('take back', (path) => admin.rest('DELETE', `${path}/allocations`)),
    ...[deliver, deliver, takeBackDelivery, remit(() => ({})), remit(() => ({ auto: true })), reverseRemittance],
    onPayment('refund', (path) => admin.rest('POST', `${path}/refunds`, refund())),
    of(notes, ({ uniqueId }) => said('refund note', admin.rest('POST', `creditnotes/${uniqueId}/refunds`, refund()))),
    onPayment('reverse', (path) => admin.rest('PUT', `${path}/reverse`, reversal())),
    ...[note(1), note(1), note(debit)],
    ...[writeOff, approveWriteOff],
    of(writeOffs, ({ uniqueId }) => said('delete write-off', admin.rest('DELETE', `writeoffs/${uniqueId}`))),
    ...[approveNote, approveNote],
    of(notes, ({ uniqueId }) => said('delete note', admin.rest('DELETE', `creditnotes/${uniqueId}`))),
    of(notes, ({ uniqueId }) =>
      said('allocate note', admin.rest('POST', `creditnotes/${uniqueId}/allocations`, { auto: true })),
    ),
    ...[cancel, cancel],
    of(invoices, ({ uniqueId }) => said('delete invoice', admin.rest('DELETE', `invoices/${uniqueId}`))),
    of(consignments, ({ uniqueId }) => said('delete', member.rest('DELETE', `consignments/${uniqueId}`))),
    of(consignments, ({ uniqueId }) =>
      said(
        'pay consignment',
        admin.rest('PUT', `consignments/${uniqueId}/payment`, {
          customerAmount: rupees(900),
          vendorAmount: 80,
          paymentRecivedDate: today,
          paymentStatus: 2,
        }),
      ),
    ),
    () =>
      choice.chance(0.1)
        ? said(
            'opening',
            admin.rest('PUT', `customers/${customer().uniqueId}/opening`, { date: day(), amount: rupees(5000) }),
          )
        : Promise.resolve(none),
  ];
  return { act: () => choice.pick(deeds)() };
}
