import type { ScanLineFragment } from '../../graphql.generated';
import { closeQuestion, missingPieces, missingText, remarkOf, scannedConsignments, type ShownScan } from './scanLines';

const aScan = (given: Partial<ScanLineFragment>): ShownScan => ({
  clientScanId: String(given.id),
  code: '',
  failure: null,
  line: {
    __typename: 'ScanLine',
    id: 1,
    clientScanId: '',
    code: '',
    result: 'Done',
    message: null,
    scannedAt: '2026-11-20T06:00:00Z',
    piece: null,
    consignmentId: 7,
    consignmentUniqueId: 'c7',
    awbNo: 'WC00000042',
    packet: 3,
    receiver: 'Meera Traders',
    destination: 'Pune',
    ...given,
  } as ScanLineFragment,
});

test('case 9: of a consignment with three packets, two of them scanned, the third is named; it counts once', () => {
  const scans = [
    aScan({ id: 1, piece: 1 }),
    aScan({ id: 2, piece: 2 }),
    aScan({ id: 3, piece: 2, result: 'Duplicate' }),
  ];
  const consignments = scannedConsignments(scans);
  expect(consignments).toHaveLength(1);
  const missing = missingPieces(consignments);
  expect(missing.map(missingText)).toEqual(['Piece 3 of 3 of WC00000042 is not scanned']);
  expect(remarkOf(missing)).toBe('Piece 3 of 3 of WC00000042 is not scanned');
});

test('a reading without a packet counts the consignment and confirms none of several packets', () => {
  const consignments = scannedConsignments([
    aScan({ id: 1, piece: null, packet: 2 }),
    aScan({ id: 2, consignmentId: 8, awbNo: 'D1', packet: 1 }),
  ]);
  expect(consignments.map(({ id }) => id)).toEqual([7, 8]);
  expect(missingPieces(consignments).map(({ piece }) => piece)).toEqual([1, 2]);
});

test('the remark names as many packets as fit', () => {
  const consignments = scannedConsignments([aScan({ id: 1, piece: 1, packet: 40 })]);
  const remark = remarkOf(missingPieces(consignments)) ?? '';
  expect(remark).toMatch(/^Not scanned: WC00000042\.2, WC00000042\.3, .+ and \d+ more$/);
  expect(remark.length).toBeLessThanOrEqual(160);
  expect(remarkOf([])).toBeNull();
});

test('the question before closing counts what was refused or unknown', () => {
  const refused = [
    aScan({ id: 1, result: 'Refused' }),
    aScan({ id: 2, result: 'Unknown' }),
    { ...aScan({ id: 3 }), line: null, failure: 'Session is closed' },
    aScan({ id: 4, result: 'Duplicate' }),
  ];
  expect(closeQuestion(refused)).toBe('Close the session with 3 refused scans?');
  expect(closeQuestion(refused.slice(0, 1))).toBe('Close the session with 1 refused scan?');
  expect(closeQuestion([aScan({ id: 5 })])).toBe('Close the session?');
});
