import { productTexts } from '../../../domain/productTexts';
import { awbTaken, normalizeAwb } from '../../../domain/bookings/awb';
import { notInFuture } from '../../../domain/rules/dateRules';
import type { Paise } from '../../../domain/values/money';
import { consignmentLocks, consignmentPaymentLocks, consignmentRefusal } from '../../../domain/policy/consignments';
import { lockedChange } from '../../../domain/policy/fieldLocks';
import { refuse, refuseInput } from '../../../core/operation/errors';
import { ask } from '../../../core/module/hooks';
import { command, type CommandContext } from '../../../core/operation/operation';
import { listQuery, recordQuery } from '../../../core/operation/reads';
import { RecordInput, storedValues } from '../../../core/record/record.inputs';
import { insertion } from '../../../db/write/insert';
import { refuseClosedDay } from '../../parties/company/openDay';
import { homeCityOn } from '../../parties/company/profileByDay';
import { Customer } from '../../parties/customers/customer.entity';
import { recount, countedOf } from './rollup/consignmentRollup';
import { City } from '../../parties/locations/city.entity';
import { insertWithReceiptNumber, receiptAwb } from './receiptBook';
import { Vendor } from '../../parties/vendors/vendor.entity';
import { awaitMarking, markActive } from '../../parties/customers/activity';
import { Consignment } from './consignment.entity';
import type {} from './consignment.hooks';
import type { ConsignmentHistory } from './history.entity';
import { BookConsignmentInput, PayConsignmentInput, UpdateConsignmentInput } from './consignment.inputs';
import { consignmentList } from './consignment.list';
import { ConsignmentSearch } from './consignment.search';
import { ConsignmentRating } from './rating.entity';
import { ewayDateRefusal, storedEwayBillNo } from './consignment.eway';
import { filledByRates, keepRating, keptRating } from './consignment.rating';
import { saveConsignment, moveBookedRow, openingMovement } from './consignment.save';

export const consignments = listQuery('consignments', ConsignmentSearch, consignmentList);

export const consignment = recordQuery('consignment', Consignment);

export const bookConsignment = command({
  action: 'bookConsignment',
  input: BookConsignmentInput,
  taken: awbTaken,
  run: book,
});

/** Books in the caller's transaction; the input is valid by its class. Within `insertingTogether` it has its id at the end of that. */
export async function book(context: CommandContext, input: BookConsignmentInput): Promise<Consignment> {
  const { db } = context;
  ask('bookingCredit').refuseOverride(context, input);
  refuseInput(bookingRefusals(input, context.today()));
  await refuseClosedDay(context, { bookingDate: input.bookingDate }, null, db.branchId);
  const unmarked = await awaitMarking(context, input.vendorId, input.senderId);
  const bookingCityId = input.bookingCityId ?? (await homeCityOn(db, input.bookingDate));
  const parties = await partiesOf(context, input, bookingCityId, unmarked);
  const { vendor, sender, bookingCity } = parties;
  refuseInput(receiptRefusals(input, vendor));
  await markActive(context, [vendor, sender]);
  const { filled, rating } = await filledByRates(db, input, parties);
  const after = { ...pendingOf(filled), senderId: sender.id, vendorId: vendor.id };
  const block = await ask('bookingCredit').refuse(context, input, { sender, before: null, after });
  const awbNo = input.autofillAwb ? receiptAwb : normalizeAwb(input.awbNo ?? '');
  const booking = insertion(Consignment, {
    ...detailsOf(filled),
    ...idsOf(parties),
    awbNo,
    liveAwbNo: awbNo,
    isVpp: input.isVpp === true,
    isInsurance: input.isInsurance === true,
    autofillAwb: input.autofillAwb === true,
    deliveryStatus: 'Booked',
    deliveryDate: null,
    paymentStatus: 'Pending',
    paymentReceivedDate: null,
    paidByInvoice: null,
    vendorCost: null,
    isApproved: false,
    manifestId: null,
    invoiceId: null,
    commissionBillId: null,
  });
  const opening = openingMovement(context, input.bookingDate, bookingCity.name);
  const [booked, movement] = await (input.autofillAwb
    ? insertWithReceiptNumber(db, booking, opening, vendor.id)
    : db.insertSoon<[Consignment, ConsignmentHistory]>([booking, opening]));
  if (rating) await db.insertAfter(ConsignmentRating, () => keptRating(booked.id, input.dimensions ?? [], rating));
  await ask('bookingCredit').keepOverride(db, booked, input, block);
  await recount(db, [[null, countedOf(booked)]]);
  return Object.assign(booked, parties, { consignmentHistories: [movement] });
}

/** What is refused of a booking besides the rules of its input. */
export const bookingRefusals = ({ bookingDate, ewayBillDate }: BookConsignmentInput, today: string) => ({
  bookingDate: notInFuture('Booking date', bookingDate, today),
  ewayBillDate: ewayDateRefusal(ewayBillDate, today),
});

export const receiptRefusals = ({ autofillAwb }: BookConsignmentInput, { type }: Pick<Vendor, 'type'>) => ({
  awbNo: autofillAwb && type !== 'OwnCargo' ? 'AwbNo can be taken from the receipt book for own cargo only' : null,
});

export const updateConsignment = command({
  action: 'updateConsignment',
  input: UpdateConsignmentInput,
  taken: awbTaken,
  async run(context, input) {
    const { db } = context;
    const found = await db.lock(Consignment, input.uniqueId, input.version);
    ask('bookingCredit').refuseOverride(context, input);
    refuse(consignmentRefusal.update(found));
    refuseInput(bookingRefusals(input, context.today()));
    const parties = await partiesOf(context, input, input.bookingCityId ?? found.bookingCityId);
    const awbNo = input.awbNo?.trim() ? normalizeAwb(input.awbNo) : found.awbNo;
    const { filled, rating } = await filledByRates(db, input, parties);
    // What another vendor's bill has accepted is no cost of this one.
    const vendorCost = parties.vendor.id === found.vendorId ? found.vendorCost : null;
    const patch = { ...detailsOf(filled), ...idsOf(parties), awbNo, liveAwbNo: awbNo, vendorCost };
    refuse(lockedChange(consignmentLocks, found, patch));
    const rebooked = found.bookingDate !== input.bookingDate;
    await refuseClosedDay(context, { bookingDate: input.bookingDate }, found.bookingDate, found.branchId);
    const customerAmount = patch.customerAmount === undefined ? found.customerAmount : patch.customerAmount;
    const { senderId, vendorId, paymentMode, serviceType } = patch;
    const after = { ...found, senderId, vendorId, paymentMode, serviceType, customerAmount };
    const block = await ask('bookingCredit').refuse(context, input, {
      sender: parties.sender,
      before: { ...found },
      after,
    });
    const saved = await saveConsignment(db, found, patch);
    await ask('bookingCredit').keepOverride(db, saved, input, block);
    if (rating) await keepRating(db, saved, input, rating);
    if (rebooked) await moveBookedRow(context, saved);
    return Object.assign(saved, parties);
  },
});

export const approveConsignment = command({
  action: 'approveConsignment',
  input: RecordInput,
  async run({ db }, { uniqueId, version }) {
    const found = await db.lock(Consignment, uniqueId, version);
    refuse(consignmentRefusal.approve(found));
    return saveConsignment(db, found, { isApproved: true });
  },
});

export const payConsignment = command({
  action: 'payConsignment',
  input: PayConsignmentInput,
  async run(context, input) {
    const { db } = context;
    const found = await db.lock(Consignment, input.uniqueId, input.version);
    refuse(consignmentRefusal.pay(found));
    refuseInput({
      paymentReceivedDate: notInFuture(productTexts.paymentReceivedDate, input.paymentReceivedDate, context.today()),
    });
    const { customerAmount, vendorAmount, paymentReceivedDate } = input;
    refuse(lockedChange(consignmentPaymentLocks, found, { customerAmount, vendorAmount }));
    await refuseClosedDay(context, { paymentReceivedDate }, null, found.branchId);
    const patch = { customerAmount, vendorAmount, paymentReceivedDate, paymentStatus: 'Paid' } as const;
    const isApproved = found.isApproved || input.isApproved === true;
    return saveConsignment(db, found, { ...patch, isApproved });
  },
});

export const deleteConsignment = command({
  action: 'deleteConsignment',
  input: RecordInput,
  async run({ db }, { uniqueId, version }) {
    const found = await db.lock(Consignment, uniqueId, version);
    refuse(consignmentRefusal.delete(found));
    await ask('refuseOnRunSheet')(db, [found]);
    const before = countedOf(found);
    const deleted = await db.delete(found, { liveAwbNo: null });
    await recount(db, [[before, null]]);
    return deleted;
  },
  undo: {
    undeletes: Consignment,
    released: ({ awbNo }) => ({ liveAwbNo: awbNo }),
    restored: ({ db }, restored) => recount(db, [[null, countedOf(restored)]]),
  },
});

const pendingOf = ({ paymentMode, customerAmount, serviceType }: BookConsignmentInput) => ({
  paymentMode,
  serviceType,
  customerAmount: customerAmount ?? null,
  paymentStatus: 'Pending',
  invoiceId: null,
});

interface Parties {
  vendor: Vendor;
  sender: Customer;
  bookingCity: City;
  deliveryCity: City;
}

function partiesOf(
  { db }: CommandContext,
  input: BookConsignmentInput,
  bookingCityId: string | number,
  unmarked = { vendor: false, customer: false },
): Promise<Parties> {
  return db.allNamed({
    vendor: { entity: Vendor, ref: input.vendorId, label: 'Vendor', field: 'vendorId', forUpdate: unmarked.vendor },
    sender: {
      entity: Customer,
      ref: input.senderId,
      label: 'Sender',
      field: 'senderId',
      forUpdate: unmarked.customer,
    },
    deliveryCity: { entity: City, ref: input.deliveryCityId, label: 'Delivery City', field: 'deliveryCityId' },
    bookingCity: {
      entity: City,
      ref: bookingCityId,
      label: 'Booking City',
      field: 'bookingCityId',
    },
  });
}

const idsOf = ({ vendor, sender, bookingCity, deliveryCity }: Parties) => ({
  vendorId: vendor.id,
  senderId: sender.id,
  bookingCityId: bookingCity.id,
  deliveryCityId: deliveryCity.id,
});

const detailsOf = (input: BookConsignmentInput) => ({
  ...storedValues(input, [
    'awbNo',
    'autofillAwb',
    'vendorId',
    'senderId',
    'bookingCityId',
    'deliveryCityId',
    'autoRate',
    'creditOverrideReason',
    'dimensions',
    'ewayBillNo',
  ]),
  ewayBillNo: storedEwayBillNo(input.ewayBillNo),
  isVpp: input.isVpp ?? undefined,
  vppAmount: onlyWith(input.isVpp, input.vppAmount),
  vppCommission: onlyWith(input.isVpp, input.vppCommission),
  isInsurance: input.isInsurance ?? undefined,
  insuranceAmount: onlyWith(input.isInsurance, input.insuranceAmount),
  insuranceCommission: onlyWith(input.isInsurance, input.insuranceCommission),
});

/** Amounts apply only with their flag; an omitted flag leaves them unchanged. */
const onlyWith = (flag: boolean | null | undefined, amount: Paise | null | undefined) =>
  flag == null ? undefined : flag ? amount : null;
