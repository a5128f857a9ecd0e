/** The slabs of a card as a file: a sheet of whole rows, and a sheet of the card's charges. */
import { labels, ParcelType, ServiceType, SlabMode } from '../../../../server/src/domain/enums';
import type { RateCardSlabsFragment, RateSlabInput } from '../../graphql.generated';
import { readNumber } from '../../ui/input/typedNumber';
import type { GivenSlab } from './slabGrid';

export type FileCell = string | number | null;

export interface FileSheet {
  name: string;
  rows: readonly (readonly FileCell[])[];
}

/** A file as it was read: texts. */
export interface ReadSheet {
  headers: readonly string[];
  rows: readonly (readonly string[])[];
}

const headers = [
  'Card',
  'Side',
  'Customer',
  'Vendor',
  'Zone',
  'Service',
  'Parcel',
  'From Kg',
  'To Kg',
  'Mode',
  'Base',
  'Step Kg',
  'Step ₹',
] as const;
type Header = (typeof headers)[number];

export function slabSheets(card: RateCardSlabsFragment, slabs: readonly RateSlabInput[]): FileSheet[] {
  const scope = [card.name, labels.RateSide[card.side], card.customer?.company ?? null, card.vendor?.name ?? null];
  const rows = slabs.map((slab) => [
    ...scope,
    slab.zone,
    slab.serviceType,
    slab.parcelType ?? null,
    slab.fromWeight ?? 0,
    slab.toWeight ?? null,
    slab.mode,
    slab.baseAmount ?? null,
    slab.stepWeight ?? null,
    slab.stepAmount ?? null,
  ]);
  const charges: FileCell[][] = [
    ['Charge', 'Value'],
    ['Valid From', card.validFrom],
    ['Valid To', card.validTo],
    ['Minimum Air Kg', card.minAirWeight],
    ['Minimum Surface Kg', card.minSurfaceWeight],
    ['Round up to, Air Kg', card.roundAirWeight],
    ['Round up to, Surface Kg', card.roundSurfaceWeight],
    ['Divisor', card.divisor],
    ['Minimum Charge', card.minimumCharge],
    ['Fuel %', card.fuelPercent],
    ['Docket Charge', card.docketCharge],
    ['Discount %', card.discountPercent],
    ['VPP Commission %', card.vppPercent],
    ['VPP Minimum', card.vppMinimum],
    ['Ins Commission %', card.insurancePercent],
    ['Ins Minimum', card.insuranceMinimum],
    ['Prices', card.pricesInclude && labels.PricesInclude[card.pricesInclude]],
    ['Round to', labels.AmountRounding[card.roundTo]],
  ];
  return [
    { name: 'Slabs', rows: [[...headers], ...rows] },
    { name: 'Charges', rows: charges },
  ];
}

/** Its message is for the user. */
export class SlabFileRefused extends Error {}

const plain = (text: string) => text.toLowerCase().replace(/[\s.]/g, '');

/** The slabs of the card in the file. Rows of other cards are left out, unless all are. */
export function slabsOfFile({ headers: found, rows }: ReadSheet, { name, zones }: CardOfFile): GivenSlab[] {
  const at = new Map(headers.map((header) => [header, found.findIndex((each) => plain(each) === plain(header))]));
  const missing = headers.slice(4).filter((header) => at.get(header) === -1);
  if (missing.length > 0) throw new SlabFileRefused(`The file has no column ${missing.join(', ')}`);
  const cellOf = (row: readonly string[], header: Header) => (row[at.get(header) ?? -1] ?? '').trim();
  const numbered = rows.map((cells, index) => ({ cells, rowNo: index + 2 }));
  const own = numbered.filter(({ cells }) => plain(cellOf(cells, 'Card')) === plain(name));
  const taken = own.length > 0 ? own : numbered.filter(({ cells }) => cellOf(cells, 'Card') === '');
  if (taken.length === 0) throw new SlabFileRefused(`The file has no slabs of ${name}`);
  return taken.map(({ cells, rowNo }) => slabOf((header) => cellOf(cells, header), rowNo, zones));
}

interface CardOfFile {
  name: string;
  zones: readonly { code: string }[];
}

function slabOf(cell: (header: Header) => string, rowNo: number, zones: CardOfFile['zones']): GivenSlab {
  const refuse = (why: string) => new SlabFileRefused(`Row ${rowNo}: ${why}`);
  const member = <Name extends string>(of: Readonly<Record<Name, Name>>, header: Header): Name => {
    const value = Object.values<Name>(of).find((each) => plain(each) === plain(cell(header)));
    if (!value) throw refuse(`${header} "${cell(header)}" is not known`);
    return value;
  };
  const number = (header: Header, decimals: number): number | null => {
    const reading = readNumber(cell(header), { decimals, max: 99_999_999.99 });
    if (!('value' in reading) || (reading.value ?? 0) < 0) throw refuse(`${header} is not a number: ${cell(header)}`);
    return reading.value;
  };
  const zone = zones.find(({ code }) => code === cell('Zone').toUpperCase());
  if (!zone) throw refuse(`Zone "${cell('Zone')}" is not in the scheme`);
  return {
    zone,
    serviceType: member(ServiceType, 'Service'),
    parcelType: cell('Parcel') === '' ? null : member(ParcelType, 'Parcel'),
    fromWeight: number('From Kg', 3) ?? 0,
    toWeight: number('To Kg', 3),
    mode: member(SlabMode, 'Mode'),
    baseAmount: number('Base', 2) ?? 0,
    stepWeight: number('Step Kg', 3) ?? 0,
    stepAmount: number('Step ₹', 2) ?? 0,
  };
}

export interface SlabChanges {
  added: number;
  changed: number;
  removed: number;
  same: number;
}

/** Slabs are the same if zone, service, parcel type and lower weight are. */
const keyOf = ({ zone, serviceType, parcelType, fromWeight }: RateSlabInput) =>
  [zone, serviceType, parcelType ?? '', fromWeight ?? 0].join('/');
const priceOf = ({ toWeight, mode, baseAmount, stepWeight, stepAmount }: RateSlabInput) =>
  JSON.stringify([toWeight ?? null, mode, baseAmount ?? 0, stepWeight ?? 0, stepAmount ?? 0]);

export function changesOf(before: readonly RateSlabInput[], after: readonly RateSlabInput[]): SlabChanges {
  const known = new Map(before.map((slab) => [keyOf(slab), priceOf(slab)]));
  const changes = { added: 0, changed: 0, removed: 0, same: 0 };
  const seen = new Set<string>();
  for (const slab of after) {
    const key = keyOf(slab);
    seen.add(key);
    const price = known.get(key);
    if (price === undefined) changes.added += 1;
    else if (price === priceOf(slab)) changes.same += 1;
    else changes.changed += 1;
  }
  changes.removed = [...known.keys()].filter((key) => !seen.has(key)).length;
  return changes;
}

export const changesText = ({ added, changed, removed, same }: SlabChanges): string =>
  `${added} added, ${changed} changed, ${removed} removed, ${same} same`;
