import { awbTaken, isAwb, normalizeAwb } from '../../../../server/src/domain/bookings/awb';
import type { AwbHolderQuery } from '../../graphql.generated';

/** The number to ask about; null: nothing that could be taken. */
export const askedAwb = (typed: string): string | null => (isAwb(typed) ? normalizeAwb(typed) : null);

/** What the save would be refused with; null: the number is free, or nobody knows. `own` is the consignment being edited. */
export function takenAwb(typed: string, answer: AwbHolderQuery | null, own: string | null): string | null {
  const awbNo = normalizeAwb(typed);
  const isTaken = answer?.findAwb.some(
    (match) => match.kind === 'Consignment' && match.awbNo === awbNo && match.uniqueId !== own,
  );
  return isTaken ? awbTaken({ awbNo }) : null;
}
