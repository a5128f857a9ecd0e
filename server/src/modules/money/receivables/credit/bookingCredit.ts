/** Bookings on credit: refused above the sender's limit or while an invoice is overdue, unless an administrator gives a reason. */
import { In, IsNull, Not } from 'typeorm';
import { AppError, forbidden, type FieldErrors } from '../../../../core/operation/errors';
import type { CommandContext } from '../../../../core/operation/operation';
import type { Reader } from '../../../../db/read/reader';
import { byRef, idOfRef } from '../../../../db/schema/record';
import { idsOf } from '../../../../db/write/insert';
import type { Writer } from '../../../../db/write/writer';
import { isOwnRoad, type Unbilled } from '../../../../domain/billing/creditExposure';
import type { DateOnly } from '../../../../domain/values/dates';
import { hasPermission } from '../../../../domain/policy/roles';
import { isOnCredit, isUnbilled, lockAccounts, unbilledOf } from '../../../parties/customers/account/customerAccount';
import { Customer } from '../../../parties/customers/customer.entity';
import { Vendor } from '../../../parties/vendors/vendor.entity';
import { CreditOverride } from './credit.entity';
import { creditBlock, creditBlockOn, readStanding, readStandings, type CreditStanding } from './creditCheck';
import type { Consignment } from '../../../bookings/consignments/consignment.entity';
import type { BookingCredit, CreditBlock, OnCredit } from '../../../bookings/consignments/consignment.hooks';
import type { BookConsignmentInput } from '../../../bookings/consignments/consignment.inputs';

const nothing: Unbilled = { unbilled: 0, unbilledRoad: 0 };

function refuseOverride({ user }: CommandContext, { creditOverrideReason }: BookConsignmentInput): void {
  if (creditOverrideReason != null && !hasPermission('credit:override', user)) throw forbidden();
}

/** Of transactions that write many bookings, what was read of their senders before. */
const standingsOf = new WeakMap<Writer, ReadonlyMap<number, CreditStanding>>();

async function expectBookings({ db, today }: CommandContext, inputs: readonly BookConsignmentInput[]): Promise<void> {
  const onCredit = inputs.filter(({ paymentMode }) => isOnCredit(paymentMode));
  const ids = onCredit.flatMap(({ senderId }) => idOfRef(senderId) ?? []);
  const limited = await db.findAll(Customer, { id: In([...new Set(ids)]), creditLimit: Not(IsNull()) });
  await lockAccounts(db, idsOf(limited));
  standingsOf.set(db, await readStandings(db, ids, today()));
}

async function refuseCredit(
  { db, today }: CommandContext,
  { creditOverrideReason }: BookConsignmentInput,
  { sender, before, after }: OnCredit,
): Promise<CreditBlock | null> {
  const earlier = before?.senderId === after.senderId && isUnbilled(before) ? before : null;
  const [now = nothing, was = nothing] = await unbilledOf(db, earlier ? [after, earlier] : [after]);
  const added = { unbilled: now.unbilled - was.unbilled, unbilledRoad: now.unbilledRoad - was.unbilledRoad };
  const isNew = earlier === null && isUnbilled(after);
  if (!isNew && added.unbilled <= 0 && added.unbilledRoad === 0) return null;
  const standing = standingsOf.get(db)?.get(sender.id) ?? (await readStanding(db, sender.id, today()));
  const block = standing && (await creditBlock(db, { customer: sender, standing, added, isNew, today: today() }));
  if (block && !creditOverrideReason?.trim()) throw refused(block);
  return block;
}

/** Names the field by which an administrator overrides it. */
const refused = ({ refusal }: CreditBlock) =>
  new AppError('CONFLICT', refusal, [refusal], { creditOverrideReason: [refusal] });

async function creditRefusals(
  db: Reader,
  inputs: readonly BookConsignmentInput[],
  today: DateOnly,
): Promise<FieldErrors[]> {
  const isAsked = ({ paymentMode, creditOverrideReason }: BookConsignmentInput) =>
    isOnCredit(paymentMode) && !creditOverrideReason?.trim();
  const asked = inputs.filter(isAsked);
  const refsOf = (field: 'senderId' | 'vendorId') => asked.map((input) => input[field]);
  const customers = byRef(await db.namedInOrder(Customer, refsOf('senderId'), 'senderId'));
  const vendors = byRef(await db.namedInOrder(Vendor, refsOf('vendorId'), 'vendorId'));
  const standings = await readStandings(
    db,
    asked.flatMap(({ senderId }) => customers(senderId)?.id ?? []),
    today,
  );
  const refusals: FieldErrors[] = [];
  for (const input of inputs) {
    const customer = isAsked(input) ? customers(input.senderId) : undefined;
    const standing = customer && standings.get(customer.id);
    const unbilled = input.customerAmount ?? 0;
    const isRoad = isOwnRoad(input.serviceType, vendors(input.vendorId)?.type);
    const added = { unbilled, unbilledRoad: isRoad ? unbilled : 0 };
    const block = standing ? await creditBlockOn(db, { customer, standing, added, isNew: true, today }) : null;
    refusals.push(block ? { senderId: [block.refusal] } : {});
  }
  return refusals;
}

async function keepOverride(
  db: Writer,
  consignment: Consignment,
  { creditOverrideReason }: BookConsignmentInput,
  block: CreditBlock | null,
): Promise<void> {
  const reason = creditOverrideReason?.trim();
  if (!block || !reason) return;
  const { exposure, creditLimit } = block;
  await db.insertAfter(CreditOverride, () => ({ consignmentId: consignment.id, exposure, creditLimit, reason }));
}

export const bookingCredit: BookingCredit = {
  refuseOverride,
  expect: expectBookings,
  refuse: refuseCredit,
  refusals: creditRefusals,
  keepOverride,
};
