import { addDays, monthOf } from '../domain/values/dates';
import type { Random } from '../seed/data/random';
import { debit } from './creditNotes';
import { bookingOf, cargoOf, unused, type Made, type MadeConsignment } from './factories';
import { generationOf } from './invoices';
import type { Client, Json, RestAnswer, TestServer } from './testServer';

type Booking = MadeConsignment & { bookingDate: string };

interface People {
  customers: readonly Made[];
  /** Who book, each in a branch. */
  clerks: readonly Client[];
  /** Approves what the administrator has entered. */
  other: Client;
}

/**
 * Random operations, by name, over what is earned on bookings of the last days, billed, collected and paid back; some are refused.
 * Null: there is nothing yet that it could be done with.
 */
export function billingClerk(
  server: TestServer,
  choice: Random,
  { customers, clerks, other }: People,
): Record<string, () => Promise<RestAnswer | null>> {
  const today = server.app.clock.today();
  const { admin } = server;
  const nothing = Promise.resolve(null);
  const bookings: Booking[] = [];
  const [cargo, invoices, credits, debits]: [Made[], Made[], Made[], Made[]] = [[], [], [], []];
  const [payments, writeOffs]: [Made[], Made[]] = [[], []];
  const rupees = (most: number) => choice.int(1, most * 100) / 100;
  const day = () => addDays(today, -choice.int(0, 25));
  const charges = () => ({
    customerAmount: choice.chance(0.1) ? null : rupees(900),
    ...(choice.chance(0.3) && { isVPP: true, vppAmount: 1_000, vppCommission: rupees(80) }),
    ...(choice.chance(0.3) && { isInsurance: true, insuranceAmount: 5_000, insuranceCommission: rupees(60) }),
  });
  const keptAll = async (answer: Promise<RestAnswer>): Promise<RestAnswer> => {
    const found = await answer;
    if (found.status === 200) invoices.push(...(found.body.resultObject as Made[]));
    return found;
  };
  const kept = async <Row>(list: Row[], answer: Promise<RestAnswer>): Promise<RestAnswer> => {
    const found = await answer;
    if (found.status === 200) list.push(found.body.resultObject as Row);
    return found;
  };
  const booking = async (senderId: number) =>
    bookingOf(server, { senderId, bookingDate: day(), paymentMode: choice.int(1, 4), ...charges() });
  const book = async () => {
    const clerk = choice.pick(clerks);
    return kept(bookings, clerk.rest('POST', 'consignments', await booking(choice.pick(customers).id)));
  };
  const bookCargo = async () => {
    const [sender, receiver] = [choice.pick(customers), choice.pick(customers)];
    const toPayAmount = choice.chance(0.2) ? null : rupees(9_000);
    const own = { senderId: sender.id, receiverId: receiver.id, bookingDate: day(), paymentMode: choice.int(1, 3) };
    const clerk = choice.pick(clerks);
    return kept(cargo, clerk.rest('POST', 'consignment/cargo', await cargoOf(server, { ...own, toPayAmount })));
  };
  const onBooking = (act: (one: Booking) => Promise<RestAnswer>) => () =>
    bookings.length === 0 ? nothing : act(choice.pick(bookings));
  const on = (known: readonly Made[], act: (one: Made) => Promise<RestAnswer>) => () =>
    known.length === 0 ? nothing : act(choice.pick(known));
  const onInvoice = (act: (one: Made) => Promise<RestAnswer>) => on(invoices, act);
  const refund = () => ({ refundedOn: today, mode: 4, ...(choice.chance(0.5) ? { amount: rupees(50) } : {}) });
  const note = (kind: number, notes: Made[]) =>
    onInvoice(({ id: invoiceId }) => {
      const body = { kind, invoiceId, noteDate: today, reason: 3, taxable: rupees(200) };
      return kept(notes, admin.rest('POST', 'creditnotes', body));
    });
  return {
    book,
    'book again': book,
    change: onBooking(async ({ uniqueId, senderId }) =>
      admin.rest('PUT', `consignments/${uniqueId}`, await booking(senderId)),
    ),
    price: onBooking(({ uniqueId }) =>
      admin.rest('PUT', `consignments/${uniqueId}/payment`, {
        customerAmount: rupees(900),
        vendorAmount: rupees(400),
        paymentStatus: 1,
        paymentRecivedDate: null,
      }),
    ),
    delete: onBooking(({ uniqueId }) => admin.rest('DELETE', `consignments/${uniqueId}`)),
    generate: onBooking(({ senderId }) => {
      const own = bookings.filter((each) => each.senderId === senderId && choice.chance(0.3));
      const paidAs = choice.chance(0.7) ? 'inside' : null;
      const generation = { ...generationOf(server, senderId, own), paidAs, billPaid: choice.chance(0.2) };
      return kept(invoices, admin.rest('POST', 'invoices', generation));
    }),
    'generate by state': onBooking(({ senderId }) => {
      const own = bookings.filter((each) => each.senderId === senderId && choice.chance(0.3));
      const generation = { ...generationOf(server, senderId, own), paidAs: 'inside' };
      return keptAll(admin.rest('POST', 'invoices/bystate', generation));
    }),
    'bill the month': () => {
      const { uniqueId } = choice.pick(customers);
      return keptAll(admin.rest('POST', `invoices/month/${uniqueId}`, { month: monthOf(day()), invoiceDate: today }));
    },
    'book cargo': bookCargo,
    'delete cargo': on(cargo, ({ uniqueId }) => admin.rest('DELETE', `consignment/cargo/${uniqueId}`)),
    'generate cargo': async () => {
      const cargoIds = cargo.filter(() => choice.chance(0.3)).map(({ id }) => id);
      if (cargoIds.length === 0) return nothing;
      const body = { cargoIds, payer: choice.int(1, 2), invoiceDate: today, invoiceMonth: monthOf(today) };
      return keptAll(admin.rest('POST', 'invoices/cargo', body));
    },
    'counter bill': async () => {
      const { body } = await admin.rest('GET', `invoices/counterdays?fromDate=${addDays(today, -60)}&toDate=${today}`);
      const open = (body.resultObject as Json[]).filter(({ consignments }) => Number(consignments) > 0);
      if (open.length === 0) return nothing;
      const { day: paidOn, placeOfSupply, senderId, consignmentId } = choice.pick(open);
      const bill = { day: paidOn, placeOfSupply, senderId, consignmentId };
      return kept(invoices, admin.rest('POST', 'invoices/counterbills', bill));
    },
    deliver: onBooking(({ uniqueId }) =>
      admin.rest('POST', `consignments/${uniqueId}/histories`, { action: 'Given', city: 'Pune', deliveryStatus: 3 }),
    ),
    pay: onBooking(({ uniqueId }) =>
      admin.rest('PUT', `consignments/${uniqueId}/payment`, {
        customerAmount: rupees(900),
        vendorAmount: rupees(400),
        paymentStatus: 2,
        paymentRecivedDate: today,
      }),
    ),
    approve: onInvoice(({ uniqueId }) => admin.rest('PUT', `invoices/${uniqueId}/approve`, { invoiceStatus: 2 })),
    credit: note(1, credits),
    debit: note(debit, debits),
    'approve credit': on(credits, ({ uniqueId }) => admin.rest('PUT', `creditnotes/${uniqueId}/approve`, {})),
    'approve debit': on(debits, ({ uniqueId }) => admin.rest('PUT', `creditnotes/${uniqueId}/approve`, {})),
    receive: () => {
      const body = { customerId: choice.pick(customers).id, receivedOn: today, mode: 4, amount: rupees(2_000) };
      return kept(payments, admin.rest('POST', 'payments', { ...body, auto: choice.chance(0.7) }));
    },
    refund: on(payments, ({ uniqueId }) => admin.rest('POST', `payments/${uniqueId}/refunds`, refund())),
    'refund note': on(credits, ({ uniqueId }) => admin.rest('POST', `creditnotes/${uniqueId}/refunds`, refund())),
    'write off': onInvoice(({ uniqueId }) =>
      kept(writeOffs, admin.rest('POST', `invoices/${uniqueId}/writeoff`, { writtenOffOn: today, reason: 'Closed' })),
    ),
    'approve write-off': on(writeOffs, ({ uniqueId }) => other.rest('PUT', `writeoffs/${uniqueId}/approve`, {})),
    'delete invoice': onInvoice(({ uniqueId }) => admin.rest('DELETE', `invoices/${uniqueId}`)),
    cancel: onInvoice(({ uniqueId }) =>
      admin.rest('PUT', `invoices/${uniqueId}/cancel`, { reason: `Made twice ${unused()}` }),
    ),
  };
}
