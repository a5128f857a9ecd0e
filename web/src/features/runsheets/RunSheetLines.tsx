import { useMemo, type ReactNode } from 'react';
import { labels, type ParcelState } from '../../../../server/src/domain/enums';
import type { RunSheetDetailFragment } from '../../graphql.generated';
import { Tag } from '../../ui/panel/Tag';
import type { Column } from '../../ui/table/columns';
import { DataTable } from '../../ui/table/DataTable';

export type Line = NonNullable<RunSheetDetailFragment['lines']>[number];

const colours: Readonly<Record<ParcelState, string | undefined>> = {
  Assigned: undefined,
  Delivered: 'green',
  Attempted: 'goldenrod',
  CarriedOver: 'grey',
  Missing: 'red',
};

const columns: readonly Column<Line>[] = [
  { key: 'sequence', title: '#', kind: 'number' },
  { key: 'awbNo', title: 'Awb No', value: ({ consignment }) => consignment?.awbNo, fit: 'identifier', card: 'title' },
  { key: 'receiver', title: 'Receiver', value: ({ consignment }) => consignment?.receiver, width: 130, card: 'text' },
  { key: 'city', title: 'City', value: ({ consignment }) => consignment?.deliveryCity?.name, card: 'place' },
  { key: 'packet', title: 'Pkt', value: ({ consignment }) => consignment?.packet, kind: 'number' },
  { key: 'due', title: 'Due', value: ({ dueAmount }) => dueAmount, kind: 'money', card: 'note' },
  { key: 'collected', title: 'Collected', kind: 'money' },
  {
    key: 'state',
    title: 'State',
    value: ({ state }) => labels.ParcelState[state],
    render: ({ state }) => <Tag colour={colours[state]}>{labels.ParcelState[state]}</Tag>,
    card: 'state',
  },
  { key: 'note', title: 'Note', value: noteOf, width: 180, fit: 'wrap' },
];

/** The remark, or what the person said last. */
function noteOf({ remark, events }: Line): string {
  const last = events?.at(-1);
  if (!last) return remark ?? '';
  const said = last.outcome === 'Delivered' ? last.receiverName : last.reason && labels.DeliveryReason[last.reason];
  const late = last.applied
    ? ''
    : last.dismissedOn
      ? 'Dismissed'
      : last.answer === 'PhotoPending'
        ? 'Photo has not arrived'
        : 'Late';
  return [late, said, remark ?? last.remark].filter(Boolean).join(' · ');
}

export function RunSheetLines({ lines, actions }: { lines: readonly Line[]; actions: (line: Line) => ReactNode }) {
  const shown = useMemo(() => lines.filter(({ deletedOn, events }) => !deletedOn || isLate(events)), [lines]);
  return (
    <DataTable
      label="Parcels"
      columns={columns}
      rows={shown}
      actions={actions}
      dense
      tone={({ deletedOn }) => (deletedOn ? 'struck' : undefined)}
      emptyText="There are no parcels on it"
    />
  );
}

const isLate = (events: Line['events']): boolean =>
  events?.some(({ applied, dismissedOn }) => !applied && !dismissedOn) ?? false;

/** The first event of a line that the desk has to decide. */
export const lateEventOf = ({ events, state, deletedOn }: Line, isClosed: boolean) =>
  events?.find(
    ({ applied, dismissedOn, answer }) =>
      !applied && !dismissedOn && (answer !== 'PhotoPending' || isClosed || Boolean(deletedOn) || isSettled(state)),
  );

const isSettled = (state: ParcelState): boolean =>
  state === 'Delivered' || state === 'CarriedOver' || state === 'Missing';
