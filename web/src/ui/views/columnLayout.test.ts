import { columnsOf, tableColumns } from '../table/columns';
import { laidOut, moved, settingsOf } from './columnLayout';

interface Row {
  text: string;
}

const value = ({ text }: Row) => text;
const columns = columnsOf<Row>({
  awbNo: { title: 'Awb No', value },
  sender: { title: 'Sender', value },
  weight: { title: 'Wt.', value },
  amount: { title: 'Amount', value },
  approved: { title: 'Approved', value, fileOnly: true },
});
const onScreen = tableColumns(columns);
const keysOf = (of: readonly { key: string }[]) => of.map(({ key }) => key);

test('case 13: a hidden column is on no screen, in Excel, and not in Excel of the shown columns', () => {
  const layout = [{ key: 'weight', width: null, shown: false }];
  expect(keysOf(laidOut(onScreen, layout))).toEqual(['awbNo', 'sender', 'amount']);
  expect(keysOf(columns)).toContain('weight');
  expect(keysOf(laidOut(tableColumns(columns), layout))).toEqual(['awbNo', 'sender', 'amount']);
});

test('case 8: order and widths are those of the layout; the name of the row stays first and shown', () => {
  const layout = [
    { key: 'amount', width: 120, shown: true },
    { key: 'awbNo', width: null, shown: false },
    { key: 'gone', width: 90, shown: true },
    { key: 'sender', width: null, shown: true },
  ];
  const laid = laidOut(onScreen, layout);
  expect(keysOf(laid)).toEqual(['awbNo', 'amount', 'sender', 'weight']);
  expect(laid.map(({ chosenWidth }) => chosenWidth)).toEqual([undefined, 120, undefined, undefined]);
});

test('a column moves within the others, never before the name', () => {
  const settings = settingsOf(onScreen, null);
  expect(keysOf(moved(settings, 3, 1))).toEqual(['awbNo', 'amount', 'sender', 'weight']);
  expect(keysOf(moved(settings, 1, 0))).toEqual(['awbNo', 'sender', 'weight', 'amount']);
  expect(keysOf(moved(settings, 1, 9))).toEqual(['awbNo', 'weight', 'amount', 'sender']);
  expect(keysOf(moved(settings, 0, 2))).toEqual(['awbNo', 'sender', 'weight', 'amount']);
});

test('an optional column is in Excel, and on the screen once it is chosen', () => {
  const withGstin = [...onScreen, { key: 'gstin', title: 'GSTIN', value, optional: true }];
  const byDefault = ['awbNo', 'sender', 'weight', 'amount'];
  expect(keysOf(laidOut(withGstin, null))).toEqual(byDefault);
  expect(keysOf(laidOut(withGstin, [{ key: 'weight', width: 80, shown: true }]))).not.toContain('gstin');
  expect(settingsOf(withGstin, null).at(-1)).toEqual({ key: 'gstin', width: null, shown: false });
  expect(keysOf(laidOut(withGstin, [{ key: 'gstin', shown: true }]))).toContain('gstin');
});
