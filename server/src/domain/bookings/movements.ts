/** Movements (history rows) of a consignment, and which one determines its delivery status. */
import { dateIn, type DateOnly } from '../values/dates';
import type { DeliveryStatus } from './enums';

interface Movement {
  deliveryStatus: DeliveryStatus;
  nonDeletable: boolean;
  deletedOn?: unknown;
}

/** Sorts by action date, then by order of entry; includes deleted rows. */
export const newestFirst = <Row extends { id: number; actionDate: Date }>(rows: readonly Row[]): Row[] =>
  [...rows].sort((a, b) => b.actionDate.getTime() - a.actionDate.getTime() || b.id - a.id);

/** The Booked row that a booking writes. */
export const isOpening = ({ nonDeletable, deliveryStatus }: Movement): boolean =>
  nonDeletable && deliveryStatus === 'Booked';

/**
 * The movement that determines the status: the newest one not deleted. The Booked row ranks lowest, whatever its date.
 * Expects rows newest first.
 */
export function newestMovement<Row extends Movement>(rowsNewestFirst: readonly Row[]): Row | undefined {
  const live = rowsNewestFirst.filter(({ deletedOn }) => !deletedOn);
  return live.find((row) => !isOpening(row)) ?? live[0];
}

/** Delivery status and delivery date of a consignment with this newest movement. */
export const stateAfter = (
  { deliveryStatus, actionDate }: { deliveryStatus: DeliveryStatus; actionDate: Date },
  timezone: string,
): { deliveryStatus: DeliveryStatus; deliveryDate: DateOnly | null } => ({
  deliveryStatus,
  deliveryDate: deliveryStatus === 'Delivered' ? dateIn(timezone, actionDate) : null,
});
