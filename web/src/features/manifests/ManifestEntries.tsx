import { Flex } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { productTexts } from '../../../../server/src/domain/productTexts';
import { labels } from '../../../../server/src/domain/enums';
import type { ManifestEntry } from '../../../../server/src/domain/bookings/manifest';
import { formatRupees } from '../../../../server/src/domain/values/money';
import { formatWeight } from '../../../../server/src/domain/values/weight';
import type { Column } from '../../ui/table/columns';
import { DataTable } from '../../ui/table/DataTable';
import { counted } from '../../ui/app/format';
import { manifestLines, manifestTotals, type ManifestLine } from './manifestLines';

export type ShownEntry = Pick<
  ManifestEntry,
  | 'uniqueId'
  | 'awbNo'
  | 'bookingDate'
  | 'sender'
  | 'receiver'
  | 'deliveryCity'
  | 'serviceType'
  | 'packet'
  | 'chargeableWeight'
  | 'paymentMode'
  | 'toPayAmount'
>;

type Line = ManifestLine<ShownEntry>;

const columns: readonly Column<Line>[] = [
  { key: 'serial', title: 'SR#', kind: 'number' },
  { key: 'awbNo', title: 'Awb No', value: ({ entry }) => entry?.awbNo, fit: 'identifier', card: 'title' },
  { key: 'bookingDate', title: 'Date', value: ({ entry }) => entry?.bookingDate, kind: 'date', card: 'note' },
  {
    key: 'serviceType',
    title: 'Service',
    value: ({ entry }) => entry && labels.ServiceType[entry.serviceType],
    fit: 'whole',
    card: 'state',
  },
  { key: 'sender', title: 'Sender', value: ({ entry }) => entry?.sender, width: 132 },
  { key: 'receiver', title: 'Receiver', value: ({ entry }) => entry?.receiver, width: 120, card: 'text' },
  { key: 'deliveryCity', title: 'Delivery City', value: ({ entry }) => entry?.deliveryCity, width: 98, card: 'place' },
  { key: 'packet', title: 'Packet', value: ({ entry }) => entry?.packet, kind: 'number' },
  { key: 'weight', title: 'Wt.', value: ({ entry }) => entry?.chargeableWeight, kind: 'weight' },
  { key: 'mode', title: 'Mode', value: ({ entry }) => entry && labels.PaymentMode[entry.paymentMode], fit: 'whole' },
  { key: 'toPay', title: 'ToPay', value: ({ entry }) => entry?.toPayAmount, kind: 'money' },
];

interface Props {
  entries: readonly ShownEntry[];
  /** Action buttons of a row; must be memoised. */
  actions?: (entry: ShownEntry) => ReactNode;
}

/** Air rows, a blank line, Surface rows, totals. */
export function ManifestEntries({ entries, actions }: Props) {
  const lines = useMemo(() => manifestLines(entries), [entries]);
  const totals = useMemo(() => manifestTotals(entries), [entries]);
  const lineActions = useMemo(() => actions && (({ entry }: Line) => entry && actions(entry)), [actions]);
  return (
    <>
      <DataTable
        label="Consignments of the manifest"
        columns={columns}
        rows={lines}
        dense
        emptyText={productTexts.noConsignments}
        actions={lineActions}
      />
      <Flex component="ul" vertical align="end" className="plain-list" aria-label="Totals">
        {totals.map(({ title, count, packets, weight, toPay }) => (
          <li key={title}>
            <strong>{title}</strong> {counted(count, 'consignment')} · {counted(packets, 'packet')} ·{' '}
            {formatWeight(weight)}
            {' · '}ToPay {formatRupees(toPay)}
          </li>
        ))}
      </Flex>
    </>
  );
}
