/** Bookings on credit: refused above the sender's limit or while an invoice is overdue, unless an administrator gives a reason. */
import { conflict, forbidden } from '../../core/errors';
import type { CommandContext } from '../../core/operation';
import type { Writer } from '../../db/writer';
import { hasPermission } from '../../domain/policy';
import { isOnCredit, unbilledOf, type UnbilledShare } from '../customers/account/customerAccount';
import type { Customer } from '../customers/customer.entity';
import { CreditOverride } from '../receivables/credit/credit.entity';
import { creditBlock, readStanding, type CreditBlock, type CreditStanding } from '../receivables/credit/creditCheck';
import type { Consignment } from './consignment.entity';
import type { BookConsignmentInput } from './consignment.inputs';

/** Throws if the caller gives a reason but may not override. */
export function refuseOverride({ user }: CommandContext, { creditOverrideReason }: BookConsignmentInput): void {
  if (creditOverrideReason != null && !hasPermission('credit:override', user?.role)) throw forbidden();
}

export interface OnCredit {
  sender: Customer;
  before: UnbilledShare | null;
  after: UnbilledShare;
  /** If it was read already. */
  standing?: CreditStanding | null;
}

/** What an administrator overrides; null if nothing is refused. Throws the refusal if nobody overrides it. */
export async function refuseCredit(
  { db, today }: CommandContext,
  { creditOverrideReason }: BookConsignmentInput,
  { sender, before, after, standing }: OnCredit,
): Promise<CreditBlock | null> {
  const added = unbilledOf(after) - (before?.senderId === after.senderId ? unbilledOf(before) : 0);
  const isNew = before === null && isOnCredit(after.paymentMode);
  if (added <= 0 && !isNew) return null;
  const found = standing ?? (await readStanding(db, sender.id, today));
  const block = found && (await creditBlock(db, sender, found, added, today));
  if (block && !creditOverrideReason?.trim()) throw conflict(block.refusal);
  return block;
}

/** Keeps what was overridden, and why. */
export async function keepOverride(
  db: Writer,
  { id: consignmentId }: Consignment,
  { creditOverrideReason }: BookConsignmentInput,
  block: CreditBlock | null,
): Promise<void> {
  const reason = creditOverrideReason?.trim();
  if (!block || !reason) return;
  const { exposure, creditLimit } = block;
  await db.insert(CreditOverride, { consignmentId, exposure, creditLimit, reason });
}
