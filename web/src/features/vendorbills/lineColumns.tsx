import { labels, type BillDecision } from '../../../../server/src/domain/enums';
import type { VendorBillLineRowFragment } from '../../graphql.generated';
import type { Column } from '../../ui/table/columns';
import { showWeight } from '../../ui/app/format';
import { Tag } from '../../ui/panel/Tag';

export type BillLine = VendorBillLineRowFragment;

const colours: Readonly<Record<BillDecision, string | undefined>> = {
  Open: 'goldenrod',
  Accepted: undefined,
  Disputed: 'orangered',
  Agreed: 'green',
};

const beside = (ours: string, billed: string) => (ours === billed ? ours : `${ours || '–'} / ${billed || '–'}`);

/** Two values of which the second is the vendor's; a difference stands out. */
function Compared({ ours, billed }: { ours: string; billed: string }) {
  return <span className={ours && billed && ours !== billed ? 'wrong' : undefined}>{beside(ours, billed)}</span>;
}

const weights = (row: BillLine) => [showWeight(row.ourWeight), showWeight(row.billedWeight)] as const;
const zones = (row: BillLine) => [row.ourZone ?? '', row.zoneCode ?? ''] as const;

export const lineColumns: readonly Column<BillLine>[] = [
  { key: 'awb', title: 'AWB', value: (row) => row.awbNo ?? row.rawAwb, fit: 'identifier', card: 'title' },
  { key: 'rowNo', title: 'Row', kind: 'id' },
  { key: 'billedDate', title: 'Date', kind: 'date', card: 'note' },
  { key: 'destination', title: 'Destination', width: 110 },
  {
    key: 'weight',
    title: 'Our / Billed Wt.',
    value: (row) => beside(...weights(row)),
    render: (row) => <Compared ours={weights(row)[0]} billed={weights(row)[1]} />,
    fit: 'whole',
  },
  {
    key: 'zone',
    title: 'Zone',
    value: (row) => beside(...zones(row)),
    render: (row) => <Compared ours={zones(row)[0]} billed={zones(row)[1]} />,
    fit: 'whole',
  },
  { key: 'expected', title: 'Expected', kind: 'money' },
  { key: 'amount', title: 'Billed', kind: 'money', card: 'place' },
  { key: 'claim', title: 'Claim', value: (row) => row.claim || null, kind: 'money', card: 'state' },
  {
    key: 'decision',
    title: 'Decision',
    value: (row) => labels.BillDecision[row.decision],
    render: (row) => <Tag colour={colours[row.decision]}>{labels.BillDecision[row.decision]}</Tag>,
    fit: 'whole',
  },
  {
    key: 'why',
    title: 'Why',
    value: (row) => [row.why, row.remark].filter(Boolean).join(' · '),
    width: 260,
    card: 'text',
  },
];
