/** Bookings on credit: refused above the sender's limit or while an invoice is overdue, unless an administrator gives a reason. */
import { AppError, forbidden } from '../../core/errors';
import type { CommandContext } from '../../core/operation';
import type { Reader } from '../../db/reader';
import type { Writer } from '../../db/writer';
import type { DateOnly } from '../../domain/dates';
import { hasPermission } from '../../domain/policy';
import { isOnCredit, isUnbilled, unbilledOf, type UnbilledShare } from '../customers/account/customerAccount';
import { Customer } from '../customers/customer.entity';
import { CreditOverride } from '../receivables/credit/credit.entity';
import {
  creditBlock,
  creditBlockOn,
  readStanding,
  type CreditBlock,
  type CreditStanding,
} from '../receivables/credit/creditCheck';
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
  const earlier = before?.senderId === after.senderId && isUnbilled(before) ? before : null;
  const added = unbilledOf(after) - (earlier ? unbilledOf(earlier) : 0);
  const isNew = earlier === null && isUnbilled(after);
  if (added <= 0 && !isNew) return null;
  const found = standing ?? (await readStanding(db, sender.id, today));
  const block = found && (await creditBlock(db, sender, found, added, today));
  if (block && !creditOverrideReason?.trim()) throw refused(block);
  return block;
}

/** Names the field by which an administrator overrides it. */
const refused = ({ refusal }: CreditBlock) =>
  new AppError('CONFLICT', refusal, [refusal], { creditOverrideReason: [refusal] });

/** What is refused of a new booking for its credit as it is now, by field; nothing is locked. Its records exist. */
export async function creditRefusals(
  db: Reader,
  { senderId, paymentMode, customerAmount, creditOverrideReason }: BookConsignmentInput,
  today: DateOnly,
): Promise<Readonly<Record<string, readonly string[]>>> {
  if (!isOnCredit(paymentMode) || creditOverrideReason?.trim()) return {};
  const customer = await db.get(Customer, senderId);
  const standing = await readStanding(db, customer.id, today);
  const block =
    standing && (await creditBlockOn(db, standing.account, { customer, standing, added: customerAmount ?? 0, today }));
  return block ? { senderId: [block.refusal] } : {};
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
