import { readIso } from '../../domain/values/dates';

const time = String.raw`(?:[T\s,]+(?<hour>\d{2}):?(?<minute>\d{2})(?::?(?<second>\d{2})(?:\.(?<fraction>\d{1,9}))?)?)?`;
const zone = String.raw`\s*(?<zone>Z|[+-]\d{2}:?\d{2})?`;
const yearFirst = new RegExp(String.raw`^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})${time}${zone}$`, 'i');
const dayFirst = new RegExp(String.raw`^(?<day>\d{2})[-/](?<month>\d{2})[-/](?<year>\d{4})${time}$`);
const compact = new RegExp(String.raw`^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})${time}$`);

/**
 * Parses a vendor's date and time: ISO 8601, `DD/MM/YYYY`, `DD-MM-YYYY` or `DDMMYYYY`, with `HH:MM`, `HH:MM:SS` or
 * `HHMM`; a missing time is midnight. Without a time zone it is Indian time, which is never changed. Null if invalid.
 */
export function vendorInstant(date: string, clock = ''): Date | null {
  const text = `${date.trim()} ${clock.trim()}`.trim();
  if (text.length > 40) return null;
  const parts = (yearFirst.exec(text) ?? dayFirst.exec(text) ?? compact.exec(text))?.groups;
  if (!parts) return null;
  const { year, month, day, hour = '00', minute = '00', second = '00', fraction = '0', zone = '+05:30' } = parts;
  const local = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  const instant = new Date(`${local}.${fraction}${zone}`);
  return readIso(local) && !Number.isNaN(instant.getTime()) ? instant : null;
}
