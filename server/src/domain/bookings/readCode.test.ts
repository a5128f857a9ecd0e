import { codeReadings, pieceCode, readCode, trackingUrl } from './readCode';

const appUrl = 'https://office.waybill.test';
const read = (text: string) => readCode(text, appUrl);

describe('the code of a packet', () => {
  test('case 1: of three packets each has its number, a single packet has the AWB number alone', () => {
    expect([1, 2, 3].map((piece) => pieceCode('WC00000042', piece, 3))).toEqual([
      'WC00000042.1',
      'WC00000042.2',
      'WC00000042.3',
    ]);
    expect(pieceCode('WC00000042', 1, 1)).toBe('WC00000042');
  });

  test.each([
    ['DT/12', 1, 1],
    ['WC00000042', 3, 3],
    ['A', 99_999, 99_999],
  ])('%s, packet %d of %d, is read back', (awbNo, piece, packet) => {
    expect(read(pieceCode(awbNo, piece, packet))).toEqual({ awbNo, piece: packet > 1 ? piece : null });
  });
});

describe('reading a code', () => {
  test.each([
    ['wc00000042.2', 'WC00000042', 2],
    ['  wc00000042\r\n', 'WC00000042', null],
    ['\u001dDT/12\t', 'DT/12', null],
    ['\u0002A-1.10\u0003', 'A-1', 10],
  ])('%j is %s, packet %s', (text, awbNo, piece) => {
    expect(read(text)).toEqual({ awbNo, piece });
  });

  test.each([
    '',
    ' ',
    '.2',
    'WC1.0',
    'WC1.02',
    'WC1.',
    'WC1.2.3',
    'WC1.100000',
    'WC 1',
    'X'.repeat(31),
    'पुणे',
    '\u0000',
  ])('%j is none', (text) => {
    expect(read(text)).toBeNull();
  });

  test('case 6: the address of a label gives its AWB number, a foreign one gives none', () => {
    expect(read(trackingUrl(appUrl, 'DT/12'))).toEqual({ awbNo: 'DT/12', piece: null });
    expect(read(`${appUrl}/?awb=DT%2F12`)).toEqual({ awbNo: 'DT/12', piece: null });
    expect(read('HTTPS://OFFICE.WAYBILL.TEST/?AWB=dt%2F12')).toEqual({ awbNo: 'DT/12', piece: null });
    expect(read('https://elsewhere.test/?awb=DT%2F12')).toBeNull();
    expect(read('https://office.waybill.test.elsewhere.test/?awb=DT%2F12')).toBeNull();
    expect(read(`${appUrl}/?number=DT%2F12`)).toBeNull();
    expect(read('https://')).toBeNull();
  });

  test('an address with a path, and one that ends with a slash', () => {
    expect(trackingUrl('https://waybill.test/office/', 'A/1')).toBe('https://waybill.test/office/?awb=A%2F1');
  });
});

describe('a code that was sent twice', () => {
  test('is tried as a whole, then as a half', () => {
    expect(codeReadings('abcabc', appUrl)).toEqual([
      { awbNo: 'ABCABC', piece: null },
      { awbNo: 'ABC', piece: null },
    ]);
  });

  test('is its half if the whole is no AWB number', () => {
    expect(codeReadings('WC00000042.2WC00000042.2', appUrl)).toEqual([{ awbNo: 'WC00000042', piece: 2 }]);
    const address = trackingUrl(appUrl, 'DT/12');
    expect(codeReadings(address + address, appUrl)).toContainEqual({ awbNo: 'DT/12', piece: null });
  });

  test('of other codes there is one reading or none', () => {
    expect(codeReadings('ABCAB', appUrl)).toEqual([{ awbNo: 'ABCAB', piece: null }]);
    expect(codeReadings('', appUrl)).toEqual([]);
    expect(codeReadings('?', appUrl)).toEqual([]);
  });
});
