import { labels } from '../../../../server/src/domain/enums';
import type { VppDebtsQuery, VppRemittanceRowFragment } from '../../graphql.generated';
import type { SortFields } from '../../records.generated';
import type { Column } from '../../ui/table/columns';

export type VppDebtRow = VppDebtsQuery['vppDebts'][number] & { uniqueId: string };

export const debtColumns: readonly Column<VppDebtRow>[] = [
  { key: 'company', title: 'Customer', width: 200, card: 'title' },
  { key: 'contact', title: 'Contact', fit: 'whole', card: 'text' },
  { key: 'consignments', title: 'Consignments', kind: 'number' },
  { key: 'since', title: 'Since', kind: 'date', card: 'note' },
  { key: 'days', title: 'Days', kind: 'number' },
  { key: 'amount', title: 'Owed', kind: 'money', card: 'state' },
];

export const remittanceColumns: readonly Column<VppRemittanceRowFragment, SortFields['VppRemittance']>[] = [
  { key: 'number', title: 'Number', sortBy: 'number', fit: 'whole', card: 'title' },
  { key: 'remittedOn', title: 'Date', kind: 'date', sortBy: 'remittedOn', card: 'note' },
  {
    key: 'customer',
    title: 'Customer',
    value: (row) => row.customer?.company,
    sortBy: 'customer',
    width: 180,
    card: 'text',
  },
  { key: 'amount', title: 'Amount', kind: 'money', sortBy: 'amount', card: 'state' },
  { key: 'setOff', title: 'Set Off', value: (row) => row.setOff || null, kind: 'money', sortBy: 'setOff' },
  { key: 'paidOut', title: 'Paid Out', value: (row) => row.paidOut || null, kind: 'money', sortBy: 'paidOut' },
  {
    key: 'mode',
    title: 'Mode',
    value: (row) => row.mode && labels.ReceiptMode[row.mode],
    sortBy: 'mode',
    fit: 'whole',
  },
  { key: 'reference', title: 'Reference', sortBy: 'reference', width: 120 },
  {
    key: 'state',
    title: 'State',
    value: (row) => (row.reversedOn ? 'Reversed' : 'Remitted'),
    fit: 'whole',
    card: 'place',
  },
];
