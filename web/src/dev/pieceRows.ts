import type { Column } from '../ui/table/columns';

export interface Row {
  uniqueId: string;
  name: string;
  pinCode: string;
  actions: readonly string[];
}

const edit = ['Edit', 'Delete'];

export const rows: readonly Row[] = [
  { uniqueId: '1', name: 'Ahmedabad', pinCode: '380001', actions: [] },
  { uniqueId: '2', name: 'Bengaluru', pinCode: '560001', actions: ['Edit'] },
  { uniqueId: '3', name: 'Kochi', pinCode: '682001', actions: ['Edit', 'Copy', 'Delete'] },
  { uniqueId: '4', name: 'Pune', pinCode: '411001', actions: edit },
  { uniqueId: '5', name: 'Surat', pinCode: '395003', actions: edit },
];

export const columns: readonly Column<Row>[] = [
  { key: 'name', title: 'Name', card: 'title' },
  { key: 'pinCode', title: 'Pin Code', card: 'state' },
];
