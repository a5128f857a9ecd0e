import { csvText } from './csv';

test('quotes what needs it, and keeps a text from being a formula', () => {
  const columns = [
    { key: 'name', title: 'Name, or so', value: (row: { name: string | null }) => row.name },
    { key: 'length', title: 'Length', value: (row: { name: string | null }) => row.name?.length ?? null },
    { key: 'mark', title: 'Mark', value: () => 'x', screenOnly: true },
  ];
  const text = csvText(columns, [{ name: 'A "B" C' }, { name: '=1+1' }, { name: null }, { name: '₹ 5' }]);
  expect(text).toBe('"Name, or so",Length\r\n"A ""B"" C",7\r\n\'=1+1,4\r\n,\r\n₹ 5,3\r\n');
});
