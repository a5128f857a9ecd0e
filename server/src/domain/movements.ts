/** The movements (history rows) of a consignment, and which of them gives its delivery status. */
import { dateIn, type DateOnly } from './dates';
import type { DeliveryStatus } from './enums';

interface Movement {
  deliveryStatus: DeliveryStatus;
  nonDeletable: boolean;
  deletedOn?: unknown;
}

/** By action date, then in the order in which they were entered; deleted ones included. */
export const newestFirst = <Row extends { id: number; actionDate: Date }>(rows: readonly Row[]): Row[] =>
  [...rows].sort((a, b) => b.actionDate.getTime() - a.actionDate.getTime() || b.id - a.id);

/**
 * The movement that gives the status: the newest one that is not deleted. The Booked row of the booking itself ranks lowest,
 * whatever its date. Takes the rows newest first.
 */
export function newestMovement<Row extends Movement>(rowsNewestFirst: readonly Row[]): Row | undefined {
  const live = rowsNewestFirst.filter(({ deletedOn }) => !deletedOn);
  return live.find(({ nonDeletable, deliveryStatus }) => !nonDeletable || deliveryStatus !== 'Booked') ?? live[0];
}

/** Delivery status and delivery date of a consignment whose newest movement this is. */
export const stateAfter = (
  { deliveryStatus, actionDate }: { deliveryStatus: DeliveryStatus; actionDate: Date },
  timezone: string,
): { deliveryStatus: DeliveryStatus; deliveryDate: DateOnly | null } => ({
  deliveryStatus,
  deliveryDate: deliveryStatus === 'Delivered' ? dateIn(timezone, actionDate) : null,
});
