import { startOfDayInstant } from '../../domain/dates';
import { normalizeAwb } from '../../domain/awb';
import { consignmentRefusal } from '../../domain/policy';
import { badInput, conflict, refuse } from '../../errors';
import { listPage } from '../../list';
import { command, query, type CommandContext } from '../../operation';
import { RecordInput } from '../../record.inputs';
import { company } from '../../company';
import type { RecordEntity } from '../../db/record';
import { Customer } from '../customers/customer.entity';
import { recount, countedOf } from '../dashboard/consignmentDay';
import { City } from '../locations/city.entity';
import { takeReceiptNumber } from '../receiptbooks/receiptBook';
import { Vendor } from '../vendors/vendor.entity';
import { Consignment } from './consignment.entity';
import { BookConsignmentInput, PayConsignmentInput, UpdateConsignmentInput } from './consignment.inputs';
import { consignmentList, ConsignmentSearch } from './consignment.list';
import { presented } from './consignment.relations';
import { saveConsignment } from './consignment.save';
import { moveBookedRow, openHistory } from './history.service';

export const consignments = query({
  action: 'consignments',
  input: ConsignmentSearch,
  run: (context, search) => listPage(consignmentList, context, search),
});

export const consignment = query({
  action: 'consignment',
  input: RecordInput,
  run: async ({ db, fields }, { uniqueId }) => presented(db, await db.get(Consignment, uniqueId), fields),
});

const taken = ({ awbNo }: { awbNo?: string | null }) => `AwbNo ${normalizeAwb(awbNo ?? '')} is already taken`;

export const bookConsignment = command({
  action: 'bookConsignment',
  input: BookConsignmentInput,
  taken,
  async run(context, input) {
    const { db, fields } = context;
    notInFuture(input.bookingDate, context.today, 'Booking date', 'bookingDate');
    const parties = await partiesOf(context, input);
    if (input.autofillAwb && parties.vendor.type !== 'OwnCargo') throw badInput('AwbNo is filled from the receipt book for own cargo only', 'awbNo');
    const awbNo = input.autofillAwb ? await takeReceiptNumber(db) : normalizeAwb(input.awbNo ?? '');
    const booked = await db.insert(Consignment, {
      ...detailsOf(input), ...idsOf(parties), awbNo, liveAwbNo: awbNo, bookingDate: input.bookingDate,
      autofillAwb: input.autofillAwb === true, deliveryStatus: 'Booked', deliveryDate: null, paymentStatus: 'Pending',
      paymentReceivedDate: null, isApproved: false, manifestId: null, invoiceId: null,
    });
    await openHistory(context, booked, parties.bookingCity.name);
    await markActive(context, [parties.vendor, parties.sender]);
    await recount(db, [[null, countedOf(booked)]]);
    return presented(db, booked, fields);
  },
});

export const updateConsignment = command({
  action: 'updateConsignment',
  input: UpdateConsignmentInput,
  taken,
  async run(context, input) {
    const { db, fields } = context;
    const found = await db.lock(Consignment, input.uniqueId, input.version);
    refuse(consignmentRefusal.update(found));
    notInFuture(input.bookingDate, context.today, 'Booking date', 'bookingDate');
    const parties = await partiesOf(context, input);
    const awbNo = input.awbNo ? normalizeAwb(input.awbNo) : found.awbNo;
    const patch = { ...detailsOf(input), ...idsOf(parties), awbNo, liveAwbNo: awbNo, bookingDate: input.bookingDate };
    refuseLockedChange(found, patch);
    const rebooked = found.bookingDate !== input.bookingDate;
    const saved = await saveConsignment(db, found, patch);
    if (rebooked) await moveBookedRow(context, saved);
    return presented(db, saved, fields);
  },
});

export const approveConsignment = command({
  action: 'approveConsignment',
  input: RecordInput,
  async run({ db, fields }, { uniqueId, version }) {
    const found = await db.lock(Consignment, uniqueId, version);
    refuse(consignmentRefusal.approve(found));
    return presented(db, await saveConsignment(db, found, { isApproved: true }), fields);
  },
});

export const payConsignment = command({
  action: 'payConsignment',
  input: PayConsignmentInput,
  async run({ db, fields, today }, input) {
    const found = await db.lock(Consignment, input.uniqueId, input.version);
    refuse(consignmentRefusal.pay(found));
    notInFuture(input.paymentReceivedDate, today, 'Payment Recived Date', 'paymentReceivedDate');
    const { customerAmount, vendorAmount, paymentReceivedDate } = input;
    const amountsDiffer = customerAmount !== found.customerAmount || vendorAmount !== found.vendorAmount;
    if (amountsDiffer && found.isApproved) throw conflict('Amounts are locked: the consignment is approved');
    if (amountsDiffer && found.invoiceId !== null) throw conflict('Amounts are locked: the consignment is invoiced');
    const patch = { customerAmount, vendorAmount, paymentReceivedDate, paymentStatus: 'Paid' } as const;
    const isApproved = found.isApproved || input.isApproved === true;
    return presented(db, await saveConsignment(db, found, { ...patch, isApproved }), fields);
  },
});

export const deleteConsignment = command({
  action: 'deleteConsignment',
  input: RecordInput,
  async run({ db, fields }, { uniqueId, version }) {
    const found = await db.lock(Consignment, uniqueId, version);
    refuse(consignmentRefusal.delete(found));
    const before = countedOf(found);
    const deleted = await db.delete(found, { liveAwbNo: null });
    await recount(db, [[before, null]]);
    return presented(db, deleted, fields);
  },
});

export function notInFuture(date: string, today: string, name: string, field: string): void {
  if (date > today) throw badInput(`${name} cannot be in the future`, field);
}

interface Parties {
  vendor: Vendor;
  sender: Customer;
  bookingCity: City;
  deliveryCity: City;
}

async function partiesOf({ db }: CommandContext, input: BookConsignmentInput): Promise<Parties> {
  const [vendor, sender, deliveryCity, bookingCity] = await Promise.all([
    db.named(Vendor, input.vendorId, 'Vendor', 'vendorId'),
    db.named(Customer, input.senderId, 'Sender', 'senderId'),
    db.named(City, input.deliveryCityId, 'Delivery City', 'deliveryCityId'),
    db.named(City, input.bookingCityId ?? company.homeCityId, 'Booking City', 'bookingCityId'),
  ]);
  return { vendor, sender, bookingCity, deliveryCity };
}

const idsOf = ({ vendor, sender, bookingCity, deliveryCity }: Parties) => ({
  vendorId: vendor.id, senderId: sender.id, bookingCityId: bookingCity.id, deliveryCityId: deliveryCity.id,
});

function detailsOf(input: BookConsignmentInput) {
  const { serviceType, parcelType, paymentMode, packet, actualWeight, chargeableWeight, vendorAmount } = input;
  const isVpp = input.isVpp === true;
  const isInsurance = input.isInsurance === true;
  return {
    serviceType, parcelType, paymentMode, packet, actualWeight, chargeableWeight, vendorAmount, isVpp, isInsurance,
    receiver: input.receiver.trim(),
    customerAmount: input.customerAmount,
    vppAmount: isVpp ? input.vppAmount : null,
    vppCommission: isVpp ? input.vppCommission : null,
    insuranceAmount: isInsurance ? input.insuranceAmount : null,
    insuranceCommission: isInsurance ? input.insuranceCommission : null,
    deliveryCourier: blankToNull(input.deliveryCourier),
    remark: blankToNull(input.remark),
    clientInvoiceNo: blankToNull(input.clientInvoiceNo),
  };
}

/** Left out stays left out (an update keeps what was there); blank is nothing. */
const blankToNull = (text: string | null | undefined) => (text === undefined ? undefined : text?.trim() || null);

/** Invoiced but not approved: sender and amounts are locked. On a manifest: the vendor that carries it. */
function refuseLockedChange(found: Consignment, patch: Partial<Consignment>): void {
  const changes = (...names: (keyof Consignment)[]) =>
    names.some((name) => patch[name] !== undefined && (patch[name] ?? null) !== (found[name] ?? null));
  if (found.invoiceId !== null && changes('senderId', 'customerAmount', 'vendorAmount')) {
    throw conflict('Sender and amounts are locked: the consignment is invoiced');
  }
  if (found.manifestId !== null && changes('vendorId')) throw conflict('Vendor is locked: the consignment is on a manifest');
}

/** Shows when a vendor or customer last booked; to the day, so that clerks do not queue for the busiest one's row. */
async function markActive({ db, now, today, app }: CommandContext, records: readonly (Vendor | Customer)[]): Promise<void> {
  const since = startOfDayInstant(today, app.config.timezone);
  for (const record of records) {
    if (record.lastActiveDate && record.lastActiveDate >= since) continue;
    await db.internal.update(record.constructor as new () => RecordEntity & { lastActiveDate: Date }, record.id, { lastActiveDate: now });
  }
}
