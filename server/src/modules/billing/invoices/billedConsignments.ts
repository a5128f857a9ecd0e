/** The consignments that an invoice is to be generated over, and what of them cannot be invoiced. */
import { isPaidAtOnce } from '../../../domain/bookings/enums';
import { splitRefs } from '../../../db/schema/record';
import { integer, text } from '../../../db/read/rawRows';
import type { Reader } from '../../../db/read/reader';
import { toPayTotal } from '../../../domain/bookings/toPay';
import { invoiceRefusal } from '../../../domain/policy/invoices';
import { consignmentRefusal } from '../../../domain/policy/consignments';
import type { Refusal } from '../../../domain/policy/nounPolicy';
import { badInput, conflict, refuse } from '../../../core/operation/errors';
import { Consignment } from '../../bookings/consignments/consignment.entity';

/** Distinct ids of the given ids and uniqueIds. */
export async function consignmentIds(db: Reader, refs: readonly string[]): Promise<number[]> {
  const { ids, uniqueIds } = splitRefs([...new Set(refs)]);
  const query = db.select(Consignment, 'r').select('r.id', 'id').where('r.uniqueId IN (:...uniqueIds)', { uniqueIds });
  const named = uniqueIds.length === 0 ? [] : await db.seen.raw(query, { id: integer });
  const seen = await db.seenAmong(Consignment, ids);
  if (named.length < uniqueIds.length || seen.size < ids.length)
    throw badInput('Consignment not found', 'consignmentIds');
  return [...new Set([...ids, ...named.map((row) => row.id)])];
}

/** Throws a refusal that names those which cannot be invoiced to the customer. */
export async function refuseUnbillable(
  db: Reader,
  ids: readonly number[],
  chosen: readonly Consignment[],
  customerId: number,
): Promise<void> {
  if (chosen.length < ids.length) throw await missing(db, ids, chosen);
  refuseThose(chosen, consignmentRefusal.invoice);
  refuseThose(chosen, (c) => consignmentRefusal.invoiceTo(c, customerId));
  refuseThose(chosen, consignmentRefusal.invoiceUnpriced);
}

/** Those of which the freight was paid; money at the door is not the freight of a booking on credit. */
export const isFreightPaid = (c: Consignment): boolean =>
  c.paymentStatus === 'Paid' && (isPaidAtOnce(c.paymentMode) || toPayTotal(c) === 0);

/** An invoice would add tax to what was paid already. */
export function refusePaid(chosen: readonly Consignment[]): void {
  const paid = chosen.filter(isFreightPaid);
  if (paid.length > 0) throw conflict(invoiceRefusal.paid({ count: paid.length, awbNos: named(paid) }));
}

async function missing(db: Reader, ids: readonly number[], chosen: readonly Consignment[]): Promise<Error> {
  const live = new Set(chosen.map((c) => c.id));
  const query = db
    .select(Consignment, 'r')
    .select('r.awbNo', 'awbNo')
    .where('r.id IN (:...ids)', { ids: ids.filter((id) => !live.has(id)) })
    .orderBy('r.id');
  const deleted = await db.raw(query, { awbNo: text });
  return deleted.length > 0
    ? conflict(`Consignment is deleted: ${named(deleted)}`)
    : badInput('Consignment not found', 'consignmentIds');
}

/** One refusal for all whose state refuses it. */
function refuseThose(chosen: readonly Consignment[], refusalOf: (c: Consignment) => Refusal): void {
  const refused = chosen.filter((c) => refusalOf(c) !== null);
  const [first] = refused;
  if (first) refuse(`${refusalOf(first)}: ${named(refused)}`);
}

/** The list of AWB numbers is shortened after the first ones. */
function named(consignments: readonly { awbNo: string }[]): string {
  const shown = consignments
    .slice(0, 50)
    .map((c) => c.awbNo)
    .join(', ');
  return consignments.length > 50 ? `${shown} and ${consignments.length - 50} more` : shown;
}
