import { knownColumns } from '../../ui/table/columns';
import { consignmentColumns, consignmentFileColumns } from './consignmentProperties';

const inList = [
  ...['Awb No', 'Date', 'Vendor', 'Sender', 'Receiver', 'Delivery City', 'Service', 'Type'],
  ...['Packet', 'Wt.', 'Amount', 'Mode', 'Payment', 'Delivery Status'],
];

test('the list shows what decides about a consignment; the Excel file adds weights, costs and commissions', () => {
  expect(knownColumns(consignmentColumns(() => undefined)).map(({ title }) => title)).toEqual(inList);
  const added = consignmentFileColumns.map(({ title }) => title).filter((title) => !inList.includes(title));
  expect(added).toEqual(expect.arrayContaining(['Actual Wt.', 'Vendor Cost', 'VPP Commission', 'Goods Value']));
});
