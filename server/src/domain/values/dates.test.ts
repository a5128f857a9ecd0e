import fc from 'fast-check';
import {
  addDays,
  addMonths,
  dateIn,
  dayOfWeek,
  daysBetween,
  financialYearOf,
  firstOfFinancialYear,
  firstOfLastMonth,
  firstOfMonth,
  formatDate,
  formatDay,
  formatInstant,
  formatMonth,
  instantOfDay,
  isDateOnly,
  isMonth,
  lastOfMonth,
  monthOf,
  startOfDayInstant,
  todayIn,
  wallClock,
} from './dates';

const anyDate = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('calendar dates', () => {
  it.each(['2026-02-28', '2024-02-29', '2000-02-29', '2026-12-31', '9999-12-31', '1000-01-01'])('%s is one', (date) => {
    expect(isDateOnly(date)).toBe(true);
  });

  it.each([
    '2026-02-29',
    '2026-02-30',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-1-1',
    '0999-01-01',
    '0026-01-01',
    '10000-01-01',
    '2026-01-00',
    '2026-01-01T10:00',
    'Invalid Date',
    '2026-01-01T00:00:00Z',
    ' 2026-01-01',
    '',
    'today',
    null,
    undefined,
    20260101,
    new Date(),
  ])('%p is none', (value) => {
    expect(isDateOnly(value)).toBe(false);
  });

  it('knows months', () => {
    expect(isMonth('2026-03')).toBe(true);
    expect(isMonth('2026-13')).toBe(false);
    expect(isMonth('2026-03-01')).toBe(false);
  });

  it('steps by days', () => {
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
    expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
    expect(daysBetween('2026-01-31', '2026-03-01')).toBe(29);
    expect(dayOfWeek('2026-03-01')).toBe(0);
    expect(() => addDays('2026-02-30', 1)).toThrow(RangeError);
    expect(() => addDays('9999-12-31', 1)).toThrow(RangeError);
    expect(() => addDays('1000-01-01', -1)).toThrow(RangeError);
    expect(() => addMonths('9999-12-01', 1)).toThrow(RangeError);
    expect(() => daysBetween('2026-02-31', '2026-03-01')).toThrow(RangeError);
  });

  it('comes back from any step', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -5000, max: 5000 }), (date, days) => {
        expect(isDateOnly(addDays(date, days))).toBe(true);
        expect(addDays(addDays(date, days), -days)).toBe(date);
        expect(daysBetween(date, addDays(date, days))).toBe(days);
      }),
    );
  });

  it('steps by months, to the last day where the day is missing', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2024-01-31', 1)).toBe('2024-02-29');
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
    expect(addMonths('2026-11-30', 14)).toBe('2028-01-30');
    expect(addMonths('2026-12-01', -24)).toBe('2024-12-01');
  });

  it('knows the borders of months', () => {
    expect(monthOf('2026-03-17')).toBe('2026-03');
    expect(firstOfMonth('2026-03-17')).toBe('2026-03-01');
    expect(lastOfMonth('2026-02-17')).toBe('2026-02-28');
    expect(lastOfMonth('9999-12-01')).toBe('9999-12-31');
    expect(firstOfLastMonth('2026-03-31')).toBe('2026-02-01');
    expect(firstOfLastMonth('2026-01-05')).toBe('2025-12-01');
  });

  it('changes the financial year on the first of April', () => {
    expect(financialYearOf('2026-03-31')).toBe('25-26');
    expect(financialYearOf('2026-04-01')).toBe('26-27');
    expect(financialYearOf('2100-01-01')).toBe('99-00');
    expect(financialYearOf('2009-12-31')).toBe('09-10');
    expect(firstOfFinancialYear('2026-03-31')).toBe('2025-04-01');
    expect(firstOfFinancialYear('2026-04-01')).toBe('2026-04-01');
  });
});

describe('days and instants', () => {
  it('is already tomorrow in India at half past six in the evening, UTC', () => {
    expect(todayIn('Asia/Kolkata', new Date('2026-03-05T18:29:59.999Z'))).toBe('2026-03-05');
    expect(todayIn('Asia/Kolkata', new Date('2026-03-05T18:30:00.000Z'))).toBe('2026-03-06');
    expect(todayIn('UTC', new Date('2026-03-05T18:30:00.000Z'))).toBe('2026-03-05');
    expect(() => todayIn('Asia/Atlantis')).toThrow(RangeError);
  });

  it('starts the day at midnight of the zone', () => {
    expect(startOfDayInstant('2026-03-06', 'Asia/Kolkata').toISOString()).toBe('2026-03-05T18:30:00.000Z');
    expect(startOfDayInstant('2026-03-06', 'UTC').toISOString()).toBe('2026-03-06T00:00:00.000Z');
    expect(startOfDayInstant('2026-07-01', 'America/New_York').toISOString()).toBe('2026-07-01T04:00:00.000Z');
  });

  it('starts the day when clocks skip midnight, or repeat it', () => {
    expect(startOfDayInstant('2018-11-04', 'America/Sao_Paulo').toISOString()).toBe('2018-11-04T03:00:00.000Z');
    expect(startOfDayInstant('2018-02-18', 'America/Sao_Paulo').toISOString()).toBe('2018-02-18T03:00:00.000Z');
    expect(startOfDayInstant('2017-10-15', 'America/Sao_Paulo').toISOString()).toBe('2017-10-15T03:00:00.000Z');
    expect(startOfDayInstant('2022-03-27', 'Asia/Beirut').toISOString()).toBe('2022-03-26T22:00:00.000Z');
    expect(startOfDayInstant('2025-11-02', 'America/Havana').toISOString()).toBe('2025-11-02T04:00:00.000Z');
  });

  it('reads the clock within a minute of its change', () => {
    const shown = (instant: string, zone: string) => formatInstant(new Date(instant), zone);
    expect(shown('2017-10-15T02:59:59Z', 'America/Sao_Paulo')).toBe('14 Oct 17 23:59:59');
    expect(shown('2017-10-15T03:00:00Z', 'America/Sao_Paulo')).toBe('15 Oct 17 01:00:00');
    expect(shown('2026-03-29T00:59:59Z', 'Europe/Berlin')).toBe('29 Mar 26 01:59:59');
    expect(shown('2026-03-29T01:00:00Z', 'Europe/Berlin')).toBe('29 Mar 26 03:00:00');
    expect(shown('1905-06-30T18:30:00Z', 'Asia/Kolkata')).toBe('30 Jun 05 23:51:10');
  });

  const zones = fc.constantFrom(
    'Asia/Kolkata',
    'UTC',
    'America/New_York',
    'America/Sao_Paulo',
    'Europe/Berlin',
    'Australia/Lord_Howe',
    'America/Havana',
    'Asia/Beirut',
    'Pacific/Kiritimati',
    'Pacific/Pago_Pago',
  );

  it('reads the clock of a zone as Intl does, asked again and around each change', () => {
    const shown = (instant: Date, zone: string) =>
      instant.toLocaleString('sv-SE', { timeZone: zone, hourCycle: 'h23' }).replace(' ', 'T');
    const instants = fc.oneof(
      fc.integer({ min: Date.UTC(1950, 0), max: Date.UTC(2100, 0) }),
      fc.integer({ min: -90, max: 90 }).map((seconds) => Date.UTC(2018, 10, 4, 3) + seconds * 1_000),
      fc.integer({ min: -90, max: 90 }).map((seconds) => Date.UTC(2025, 10, 2, 6) + seconds * 1_000),
    );
    fc.assert(
      fc.property(instants, zones, (ms, zone) => {
        const clocks = [0, 999, 61_000, 0].map((more) => new Date(ms + more));
        expect(clocks.map((at) => wallClock(at, zone).toISOString().slice(0, 19))).toEqual(
          clocks.map((at) => shown(at, zone)),
        );
      }),
    );
  });

  it('finds the very first instant of every day', () => {
    fc.assert(
      fc.property(
        anyDate.filter((date) => date !== '1994-12-31'),
        zones,
        (date, zone) => {
          const start = startOfDayInstant(date, zone);
          expect(dateIn(zone, start)).toBe(date);
          expect(dateIn(zone, new Date(start.getTime() - 1)) < date).toBe(true);
        },
      ),
    );
  });

  it('takes a bare date for now when it is today', () => {
    const now = new Date('2026-03-05T20:00:00Z');
    expect(instantOfDay('2026-03-06', 'Asia/Kolkata', now)).toBe(now);
    expect(instantOfDay('2026-03-05', 'Asia/Kolkata', now).toISOString()).toBe('2026-03-04T18:30:00.000Z');
  });
});

describe('dates as people read them', () => {
  it('writes the formats of the product', () => {
    expect(formatInstant(new Date('2026-03-05T08:33:09Z'), 'Asia/Kolkata')).toBe('05 Mar 26 14:03:09');
    expect(formatInstant(new Date('2026-03-05T18:30:00Z'), 'Asia/Kolkata')).toBe('06 Mar 26 00:00:00');
    expect(formatDate('2026-03-05')).toBe('05-Mar-2026');
    expect(formatDay('2026-12-31')).toBe('31-Dec');
    expect(formatMonth('2026-03-05')).toBe('March-2026');
    expect(formatMonth('2026-09')).toBe('September-2026');
    expect(() => formatDate('2026-02-30')).toThrow(RangeError);
  });
});
