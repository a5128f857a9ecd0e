/**
 * The slabs of a rate card as grids, one for each service and parcel type: a row for each range of weights and price mode, a
 * column for each zone. Rupees and kilograms; null is not given.
 */
import { ParcelType, ServiceType, type SlabMode } from '../../../../server/src/domain/enums';
import { rupeesToPaise } from '../../../../server/src/domain/values/money';
import { priceFalls, slabsRefusal, type Slab } from '../../../../server/src/domain/rating/slabs';
import { kgToGrams } from '../../../../server/src/domain/values/weight';
import type { RateSlabInput, RateSlabRowFragment } from '../../graphql.generated';
import { showMoney, showWeight } from '../../ui/app/format';

export interface Price {
  baseAmount: number | null;
  stepAmount: number | null;
}

export interface SlabRow {
  key: number;
  fromWeight: number | null;
  /** Null: no limit. */
  toWeight: number | null;
  mode: SlabMode;
  stepWeight: number | null;
  /** By zone code; a zone without a price has no slab in this row. */
  prices: Readonly<Record<string, Price>>;
}

/** Prices of one service and parcel type; `parcelType` null: parcel types without slabs. */
export interface SlabPart {
  name: string;
  serviceType: ServiceType;
  parcelType: ParcelType | null;
}

export type SlabGrid = Readonly<Record<string, readonly SlabRow[]>>;

export const slabParts: readonly SlabPart[] = Object.values(ServiceType).flatMap((serviceType) =>
  [...Object.values(ParcelType), null].map((parcelType) => ({
    name: `${serviceType}, ${parcelType ?? 'any parcel'}`,
    serviceType,
    parcelType,
  })),
);

const partOf = ({ serviceType, parcelType }: Pick<SlabPart, 'serviceType' | 'parcelType'>): string =>
  slabParts.find((part) => part.serviceType === serviceType && part.parcelType === parcelType)?.name ?? '';

/** Keys of new rows count on from here. */
let lastKey = 0;
export function newRow(values: Partial<SlabRow>): SlabRow {
  lastKey += 1;
  return { fromWeight: null, toWeight: null, mode: 'Flat', stepWeight: null, prices: {}, ...values, key: lastKey };
}

export type GivenSlab = Omit<RateSlabRowFragment, 'uniqueId' | 'zone'> & { zone?: { code: string } | null };

export function gridOf(slabs: readonly GivenSlab[]): SlabGrid {
  const grid: Record<string, SlabRow[]> = Object.fromEntries(slabParts.map(({ name }) => [name, []]));
  for (const { zone, baseAmount, stepAmount, ...slab } of slabs) {
    const rows = grid[partOf(slab)];
    if (!rows || !zone) continue;
    const { fromWeight, toWeight, mode } = slab;
    const stepWeight = mode === 'Flat' ? null : slab.stepWeight;
    const at = rows.findIndex(
      (row) =>
        row.fromWeight === fromWeight &&
        row.toWeight === toWeight &&
        row.mode === mode &&
        row.stepWeight === stepWeight,
    );
    const row = rows[at] ?? newRow({ fromWeight, toWeight, mode, stepWeight });
    const price = {
      baseAmount: mode === 'Whole' ? null : baseAmount,
      stepAmount: mode === 'Flat' ? null : stepAmount,
    };
    const next = { ...row, prices: { ...row.prices, [zone.code]: price } };
    if (at < 0) rows.push(next);
    else rows[at] = next;
  }
  for (const rows of Object.values(grid)) rows.sort(byWeight);
  return grid;
}

const byWeight = (one: SlabRow, other: SlabRow) =>
  (one.fromWeight ?? Infinity) - (other.fromWeight ?? Infinity) ||
  (one.toWeight ?? Infinity) - (other.toWeight ?? Infinity);

/** Which amounts a price of the mode has. */
export const amountsOf: Readonly<Record<SlabMode, readonly (keyof Price)[]>> = {
  Flat: ['baseAmount'],
  Additional: ['baseAmount', 'stepAmount'],
  Whole: ['stepAmount'],
};

interface GridSlab {
  input: RateSlabInput;
  part: string;
  row: SlabRow;
  zone: string;
}

function gridSlabs(grid: SlabGrid): GridSlab[] {
  return slabParts.flatMap(({ name, serviceType, parcelType }) =>
    (grid[name] ?? []).flatMap((row) =>
      Object.entries(row.prices).map(([zone, price]) => {
        const { fromWeight, toWeight, mode, stepWeight } = row;
        const amounts = Object.fromEntries(amountsOf[mode].map((amount) => [amount, price[amount]]));
        const step = mode === 'Flat' ? null : stepWeight;
        const input = { zone, serviceType, parcelType, fromWeight, toWeight, mode, stepWeight: step, ...amounts };
        return { input, part: name, row, zone };
      }),
    ),
  );
}

export const slabsOf = (grid: SlabGrid): RateSlabInput[] => gridSlabs(grid).map(({ input }) => input);

/** What is not filled in yet, or null. The server refuses the rest. */
export function incompleteOf(grid: SlabGrid): string | null {
  for (const { part, row, zone } of gridSlabs(grid)) {
    const where = `${part}: zone ${zone}`;
    if (row.fromWeight === null) return `${where} needs the weight from which its price applies`;
    const from = `${where} from ${showWeight(row.fromWeight)}`;
    if (row.mode !== 'Flat' && !row.stepWeight) return `${from} needs a step`;
    if (amountsOf[row.mode].some((amount) => row.prices[zone]?.[amount] == null)) return `${from} needs its amounts`;
  }
  return null;
}

export interface GridWarnings {
  /** By `cellKey`. */
  falls: ReadonlyMap<string, string>;
  /** The gap or overlap for which the server would refuse the slabs. */
  refusal: string | null;
}

/** Names the cell of a row and a zone: '4:C'. */
export const cellKey = (row: Pick<SlabRow, 'key'>, zone: string) => `${row.key}:${zone}`;

/** What the prices come to, by the rules of the server. Slabs that are not complete are left out. */
export function warningsOf(grid: SlabGrid): GridWarnings {
  const zones = [...new Set(Object.values(grid).flatMap((rows) => rows.flatMap(({ prices }) => Object.keys(prices))))];
  const cells = new Map<Slab, string>();
  for (const { input, row, zone } of gridSlabs(grid)) {
    if (row.fromWeight === null) continue;
    cells.set(
      {
        zoneId: zones.indexOf(zone),
        serviceType: input.serviceType,
        parcelType: input.parcelType ?? null,
        fromWeight: kgToGrams(row.fromWeight),
        toWeight: row.toWeight === null ? null : kgToGrams(row.toWeight),
        mode: row.mode,
        baseAmount: rupeesToPaise(input.baseAmount ?? 0),
        stepWeight: kgToGrams(input.stepWeight || 1),
        stepAmount: rupeesToPaise(input.stepAmount ?? 0),
      },
      cellKey(row, zone),
    );
  }
  const slabs = [...cells.keys()];
  const falls = priceFalls(slabs).map(({ slab, atWeight, before, after }) => {
    const text = `The price falls from ${showMoney(before / 100)} to ${showMoney(after / 100)} at ${showWeight(atWeight / 1000)}`;
    return [cells.get(slab) ?? '', text] as const;
  });
  return { falls: new Map(falls), refusal: slabsRefusal(slabs, (zoneId) => zones[zoneId] ?? '') };
}
