import { entriesFrom, withSummary, type Scan } from './trackingEntry';

const now = new Date('2026-03-20T00:00:00Z');

function aScan(at: string | null, over: Partial<Scan> = {}): Scan {
  const given = at === null ? null : new Date(at);
  return { at: given, city: 'Pune', status: 'Intransit', word: 'In Transit', remark: '', ...over };
}

describe("the entries made of a vendor's scans", () => {
  it('runs from the oldest to the newest', () => {
    const scans = [aScan('2026-03-02T00:00:00Z'), aScan('2026-03-01T00:00:00Z'), aScan('2026-03-03T00:00:00Z')];
    expect(entriesFrom(scans, now).map(({ actionDate }) => actionDate.getUTCDate())).toEqual([1, 2, 3]);
  });

  it('keeps the order of rows of one minute, also in a list that starts with the newest', () => {
    const [booked, arrived, out] = [
      aScan('2026-03-01T10:00:00Z', { word: 'Booked' }),
      aScan('2026-03-02T10:00:00Z', { word: 'Arrived' }),
      aScan('2026-03-02T10:00:00Z', { word: 'Out' }),
    ];
    const words = (scans: Scan[]) => entriesFrom(scans, now).map(({ action }) => action);
    expect(words([booked, arrived, out])).toEqual(['Booked', 'Arrived', 'Out']);
    expect(words([out, arrived, booked])).toEqual(['Booked', 'Arrived', 'Out']);
  });

  it('drops rows without a usable date', () => {
    const scans = [
      aScan(null),
      aScan('1900-01-01T00:00:00Z'),
      aScan('9999-12-31T00:00:00Z'),
      aScan('2026-03-21T00:00:01Z'),
      aScan('2026-03-20T23:00:00Z', { word: 'A clock that is ahead' }),
    ];
    expect(entriesFrom(scans, now).map(({ action }) => action)).toEqual(['A clock that is ahead']);
  });

  it('names a row once', () => {
    const row = aScan('2026-03-01T10:00:00Z');
    expect(entriesFrom([row, { ...row, city: ' Pune ' }, { ...row, city: 'Nashik' }], now)).toHaveLength(2);
  });

  it('shows an unknown word as Processing and keeps it', () => {
    const held = aScan('2026-03-01T10:00:00Z', { status: null, word: 'Customs', remark: 'Held' });
    expect(entriesFrom([held], now)[0]).toMatchObject({ deliveryStatus: 'Processing', action: 'Customs - Held' });
  });

  it('does not say the word twice, and says the status where there is no word', () => {
    const scans = [
      aScan('2026-03-01T10:00:00Z', { word: 'Delivered', remark: 'Delivered to consignee' }),
      aScan('2026-03-02T10:00:00Z', { status: 'OutForDelivery', word: ' ', remark: '' }),
    ];
    expect(entriesFrom(scans, now).map(({ action }) => action)).toEqual(['Delivered to consignee', 'Out For Delivery']);
  });

  it('trims and bounds the texts, without half of a character', () => {
    const long = aScan('2026-03-01T10:00:00Z', {
      city: ` a${'😀'.repeat(80)}`,
      word: '',
      remark: ` x\n\t\u0000y${'z'.repeat(600)}`,
    });
    const [entry] = entriesFrom([long], now);
    expect(entry?.city).toBe(`a${'😀'.repeat(49)}`);
    expect(entry?.action).toBe(`x y${'z'.repeat(497)}`);
  });

  it('keeps the newest 500 of an endless list', () => {
    const scans = Array.from({ length: 600 }, (_, n) => aScan(new Date(Date.UTC(2026, 0, 1, 0, n)).toISOString()));
    const entries = entriesFrom(scans, now);
    expect(entries).toHaveLength(500);
    expect(entries.at(-1)?.actionDate).toEqual(scans.at(-1)?.at);
  });

  it('adds the summary only when it is newer than every scan', () => {
    const scans = [aScan('2026-03-02T10:00:00Z'), aScan('2026-03-01T10:00:00Z')];
    expect(withSummary(scans, aScan('2026-03-02T10:00:00Z', { word: 'Again' }))).toHaveLength(2);
    expect(withSummary(scans, aScan(null))).toHaveLength(2);
    expect(withSummary(scans, aScan('2026-03-03T10:00:00Z', { word: 'New' })).at(-1)?.word).toBe('New');
  });
});
