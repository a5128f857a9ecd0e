import type { RerateLineFragment } from '../../graphql.generated';
import type { Column } from '../../ui/table/columns';
import { Tag } from '../../ui/panel/Tag';

const colours: Readonly<Record<string, string>> = { Changed: 'goldenrod', Unchanged: 'green', 'No rate': 'red' };

export const rerateColumns: readonly Column<RerateLineFragment>[] = [
  { key: 'awbNo', title: 'AWB', fit: 'identifier', card: 'title' },
  { key: 'bookingDate', title: 'Booked', kind: 'date', card: 'note' },
  { key: 'sender', title: 'Sender', width: 150, card: 'text' },
  { key: 'vendor', title: 'Vendor', width: 110 },
  { key: 'oldCustomerAmount', title: 'Customer Amount', kind: 'money' },
  { key: 'newCustomerAmount', title: 'New', kind: 'money', card: 'place' },
  { key: 'oldVendorAmount', title: 'Vendor Amount', kind: 'money' },
  { key: 'newVendorAmount', title: 'New', kind: 'money' },
  {
    key: 'outcome',
    title: 'Outcome',
    render: (row) => <Tag colour={colours[row.outcome]}>{row.outcome}</Tag>,
    card: 'state',
  },
];

/** Of the rows that change, in rupees. */
export function differenceOf(rows: readonly RerateLineFragment[], side: 'Customer' | 'Vendor'): number {
  const paise = rows.reduce((sum, row) => {
    const [old, now] = [row[`old${side}Amount`], row[`new${side}Amount`]];
    return sum + Math.round((now ?? 0) * 100) - Math.round((old ?? 0) * 100);
  }, 0);
  return paise / 100;
}
