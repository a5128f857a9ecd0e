import { cellOf, knownColumns } from '../../ui/table/columns';
import type { RunSheetRowFragment } from '../../graphql.generated';
import { lastHeard, onPhones, waitingText } from './onPhones';
import { runSheetFileColumns } from './runSheetColumns';

const counts = { parcels: 40, delivered: 31, attempted: 7, missing: 2, photosPending: 0, due: 2505.5 };
const sheet = (given: object = {}) =>
  ({
    number: 'D261121-2',
    date: '2026-11-21',
    status: 'Closed',
    expectedCash: 2195,
    expectedUpi: 310.5,
    countedCash: 2194.5,
    difference: -0.5,
    differenceRemark: 'A coin fell',
    person: { uniqueId: 'p1', name: 'Ravi Pawar', phone: null },
    counts,
    phones: [],
    ...given,
  }) as unknown as RunSheetRowFragment;

const heard = '2026-11-21T13:02:00.000Z';
const phones = [
  { unsentEvents: 0, unsentImages: 0, lastSeenOn: heard },
  { unsentEvents: 3, unsentImages: 1, lastSeenOn: '2026-11-21T08:00:00.000Z' },
];

test('what the phones of a sheet hold is added up, with photos that have not come', () => {
  expect(waitingText(onPhones(sheet()))).toBe('');
  expect(lastHeard(onPhones(sheet()))).toBe('No phone has opened the link');
  const held = onPhones(sheet({ phones, counts: { ...counts, photosPending: 2 } }));
  expect(waitingText(held)).toBe('3 entries, 1 photo unsent; 2 photos pending');
  expect(lastHeard(held)).toBe('Last heard 21 Nov 26 18:32:00');
  expect(waitingText({ ...held, entries: 1, pictures: 0, pending: 0 })).toBe('1 entry unsent');
});

test('the file has what the list has, and how the cash was counted', () => {
  const row = sheet({ phones });
  expect(knownColumns(runSheetFileColumns).map((column) => [column.title, cellOf(column, row)])).toEqual([
    ['Run Sheet', 'D261121-2'],
    ['Date', '2026-11-21'],
    ['Person', 'Ravi Pawar'],
    ['Parcels', 40],
    ['Delivered', 31],
    ['Attempted', 7],
    ['Cash Due', 2505.5],
    ['Collected in Cash', 2195],
    ['On Phones', '3 entries, 1 photo unsent'],
    ['Difference', -0.5],
    ['Status', 'Closed'],
    ['Collected by UPI', 310.5],
    ['Counted Cash', 2194.5],
    ['Phone Last Heard', heard],
    ['Remark', 'A coin fell'],
  ]);
});
