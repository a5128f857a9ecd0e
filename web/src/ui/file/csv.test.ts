import type { Column } from '../table/columns';
import { csvText } from './csv';

interface Row {
  name: string | null;
  day?: string;
  amount?: number;
}

const columns: readonly Column<Row>[] = [
  { key: 'name', title: 'Customer', value: (row) => row.name },
  { key: 'day', title: 'Date', value: (row) => row.day, kind: 'date' },
  { key: 'amount', title: 'Amount, net', value: (row) => row.amount, kind: 'money' },
];

const linesOf = (rows: Row[]) => csvText(columns, rows).split('\r\n');

test('a line for the titles and each row, with what separates cells in quotes', () => {
  expect(linesOf([{ name: 'Mehta, "Sons"', day: '2026-10-05', amount: -1180.5 }, { name: null }])).toEqual([
    '\uFEFFCustomer,Date,"Amount, net"',
    '"Mehta, ""Sons""",2026-10-05,-1180.50',
    ',,',
    '',
  ]);
});

test('a text is no formula', () => {
  expect(linesOf([{ name: '=1+1' }, { name: '-5' }, { name: '@SUM(A1)' }]).slice(1, 4)).toEqual([
    "'=1+1,,",
    "'-5,,",
    "'@SUM(A1),,",
  ]);
});

test('what only the screen shows is left out', () => {
  const marked = [...columns, { key: 'mark', title: 'Mark', value: () => 'x', screenOnly: true }];
  expect(csvText<Row>(marked, [])).toBe('\uFEFFCustomer,Date,"Amount, net"\r\n');
});
