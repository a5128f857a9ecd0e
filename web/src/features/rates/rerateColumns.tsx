import type { RerateLineFragment } from '../../graphql.generated';
import type { Column } from '../../ui/table/columns';
import { Tag } from '../../ui/panel/Tag';

const colours: Readonly<Record<string, string>> = { Changed: 'goldenrod', Unchanged: 'green', 'No rate': 'red' };

export const rerateColumns: readonly Column<RerateLineFragment>[] = [
  { key: 'awbNo', title: 'AWB', value: (row) => row.awbNo, fit: 'identifier', card: 'title' },
  { key: 'bookingDate', title: 'Booked', value: (row) => row.bookingDate, kind: 'date', card: 'note' },
  { key: 'sender', title: 'Sender', value: (row) => row.sender, width: 150, card: 'text' },
  { key: 'vendor', title: 'Vendor', value: (row) => row.vendor, width: 110 },
  { key: 'oldCustomerAmount', title: 'Customer Amount', value: (row) => row.oldCustomerAmount, kind: 'money' },
  { key: 'newCustomerAmount', title: 'New', value: (row) => row.newCustomerAmount, kind: 'money', card: 'place' },
  { key: 'oldVendorAmount', title: 'Vendor Amount', value: (row) => row.oldVendorAmount, kind: 'money' },
  { key: 'newVendorAmount', title: 'New', value: (row) => row.newVendorAmount, kind: 'money' },
  {
    key: 'outcome',
    title: 'Outcome',
    value: (row) => row.outcome,
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
