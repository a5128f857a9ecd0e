/** Lines of an outgoing manifest, on screen and on paper: Air, a blank line, Surface, totals. */
import type { ServiceType } from '../../../../server/src/domain/enums';
import { rupeesToPaise, type Paise } from '../../../../server/src/domain/values/money';
import { kgToGrams, type Grams } from '../../../../server/src/domain/values/weight';

export interface Listed {
  uniqueId: string;
  serviceType: ServiceType;
  packet: number;
  /** Kg. */
  chargeableWeight: number;
  /** Rupees. */
  toPayAmount: number;
}

export interface ManifestLine<Entry> {
  uniqueId: string;
  /** Null for the blank line between Air and Surface. */
  entry: Entry | null;
  serial: number | null;
}

export function manifestLines<Entry extends Listed>(entries: readonly Entry[]): ManifestLine<Entry>[] {
  const air = entries.filter(({ serviceType }) => serviceType === 'Air');
  const surface = entries.filter(({ serviceType }) => serviceType !== 'Air');
  const lineOf = (entry: Entry, at: number) => ({ uniqueId: entry.uniqueId, entry, serial: at + 1 });
  const blank = air.length > 0 && surface.length > 0 ? [{ uniqueId: 'blank', entry: null, serial: null }] : [];
  return [...air.map(lineOf), ...blank, ...surface.map((entry, at) => lineOf(entry, air.length + at))];
}

export interface ManifestTotal {
  title: string;
  count: number;
  packets: number;
  weight: Grams;
  toPay: Paise;
}

/** Totals per service type, and of all. */
export function manifestTotals(entries: readonly Listed[]): ManifestTotal[] {
  const of = (title: string, some: readonly Listed[]): ManifestTotal => ({
    title,
    count: some.length,
    packets: some.reduce((sum, { packet }) => sum + packet, 0),
    weight: some.reduce((sum, { chargeableWeight }) => sum + kgToGrams(chargeableWeight), 0),
    toPay: some.reduce((sum, { toPayAmount }) => sum + rupeesToPaise(toPayAmount), 0),
  });
  const services = (['Air', 'Surface'] as const).map((service) =>
    of(
      service,
      entries.filter(({ serviceType }) => serviceType === service),
    ),
  );
  return [...services.filter(({ count }) => count > 0), of('Total', entries)];
}
