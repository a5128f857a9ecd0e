/** Time zone of vendor dates without one: India, no daylight saving time. */
const indianOffset = '+05:30';

const time = String.raw`(?:[T\s,]+(?<hour>\d{2}):?(?<minute>\d{2})(?::?(?<second>\d{2})(?:\.(?<fraction>\d{1,9}))?)?)?`;
const zone = String.raw`\s*(?<zone>Z|[+-]\d{2}:?\d{2})?`;
const yearFirst = new RegExp(String.raw`^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})${time}${zone}$`, 'i');
const dayFirst = new RegExp(String.raw`^(?<day>\d{2})[-/](?<month>\d{2})[-/](?<year>\d{4})${time}$`);
const compact = new RegExp(String.raw`^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})${time}$`);

/**
 * Parses a vendor's date and time: ISO 8601, `DD/MM/YYYY`, `DD-MM-YYYY` or `DDMMYYYY`, with `HH:MM`, `HH:MM:SS` or
 * `HHMM`; a missing time is midnight. Without a time zone it is Indian time. Null if invalid.
 */
export function vendorInstant(date: string, clock = ''): Date | null {
  const text = `${date.trim()} ${clock.trim()}`.trim();
  if (text.length > 40) return null;
  const parts = (yearFirst.exec(text) ?? dayFirst.exec(text) ?? compact.exec(text))?.groups;
  if (!parts) return null;
  const number = (name: string) => Number(parts[name] ?? 0);
  const millisecond = Number((parts.fraction ?? '').slice(0, 3).padEnd(3, '0'));
  const local = Date.UTC(
    number('year'),
    number('month') - 1,
    number('day'),
    number('hour'),
    number('minute'),
    number('second'),
    millisecond,
  );
  const iso = new Date(local).toISOString();
  const asGiven = `${parts.year}-${parts.month}-${parts.day}T${parts.hour ?? '00'}:${parts.minute ?? '00'}`;
  // Date overflow, e.g. 30 February or 25:00, changes the date.
  if (!iso.startsWith(asGiven) || number('second') > 59) return null;
  return new Date(local - offsetMinutes(parts.zone ?? indianOffset) * 60_000);
}

function offsetMinutes(text: string): number {
  if (text.toUpperCase() === 'Z') return 0;
  const digits = text.replace(/\D/g, '');
  const minutes = Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2));
  return text.startsWith('-') ? -minutes : minutes;
}
