import { standardSlabs } from '../../../../server/src/seed/data/rates';
import type { RateCardSlabsFragment } from '../../graphql.generated';
import { changesOf, changesText, slabSheets, slabsOfFile } from './slabFile';
import { gridOf, incompleteOf, slabsOf, warningsOf, type GivenSlab, type SlabGrid, type SlabRow } from './slabGrid';
import { withDetails, withEnd, withNewRow, withoutPrice, withoutRow, withPrice, withStart } from './slabEdits';

const given: GivenSlab[] = standardSlabs.map(({ zone, ...slab }) => ({ ...slab, zone: { code: zone } }));
const grid = gridOf(given);
const box = 'Air, Box';
const rowsOf = (of: SlabGrid, part = box): readonly SlabRow[] => of[part] ?? [];
const [light, middle, heavy] = rowsOf(grid);
const keyOf = (row: SlabRow | undefined) => row?.key ?? 0;
const edited = (rows: readonly SlabRow[]): SlabGrid => ({ ...grid, [box]: rows });
const bounds = (rows: readonly SlabRow[]) => rows.map(({ fromWeight, toWeight }) => [fromWeight, toWeight]);

const byPlace = (slabs: readonly object[]) => slabs.map((slab) => JSON.stringify(Object.entries(slab).sort())).sort();

test('a card is one grid for each service and parcel, and comes back as it was', () => {
  expect(bounds(rowsOf(grid))).toEqual([
    [0, 0.5],
    [0.5, 10],
    [10, null],
  ]);
  expect(middle).toMatchObject({
    mode: 'Additional',
    stepWeight: 0.5,
    prices: { C: { baseAmount: 60, stepAmount: 45 } },
  });
  const back = slabsOf(grid).map(({ stepWeight, baseAmount, stepAmount, ...slab }) => ({
    ...slab,
    baseAmount: baseAmount ?? 0,
    stepWeight: stepWeight ?? 0,
    stepAmount: stepAmount ?? 0,
  }));
  expect(byPlace(back)).toEqual(byPlace(standardSlabs));
  expect(incompleteOf(grid)).toBeNull();
});

test('case 7: a price that falls is named', () => {
  const { falls, refusal } = warningsOf(grid);
  expect(refusal).toBeNull();
  expect(falls.get(`${keyOf(heavy)}:C`)).toBe('The price falls from ₹ 915.00 to ₹ 858.00 at 10.000 Kg');
  const dearer = edited(withPrice(rowsOf(grid), keyOf(heavy), 'C', 'stepAmount', 85));
  expect(warningsOf(dearer).falls.has(`${keyOf(heavy)}:C`)).toBe(false);
});

test('case 14: a gap and an overlap are named before they are saved', () => {
  const rows = rowsOf(grid).map((row) => (row.key === keyOf(heavy) ? { ...row, fromWeight: 12 } : row));
  expect(warningsOf(edited(rows)).refusal).toBe('Slabs of A, Air leave a gap from 10.000 to 12.000 Kg');
  const overlap = rowsOf(grid).map((row) => (row.key === keyOf(heavy) ? { ...row, fromWeight: 9 } : row));
  expect(warningsOf(edited(overlap)).refusal).toBe('Slabs of A, Air overlap at 9.000 Kg');
});

test('weights that meet go on meeting', () => {
  expect(bounds(withEnd(rowsOf(grid), keyOf(light), 1))).toEqual([
    [0, 1],
    [1, 10],
    [10, null],
  ]);
  expect(bounds(withStart(rowsOf(grid), keyOf(heavy), 12))).toEqual([
    [0, 0.5],
    [0.5, 12],
    [12, null],
  ]);
});

test('a row is added where the last one ends, and ends an open one by where it begins', () => {
  const more = withNewRow(rowsOf(grid));
  expect(bounds(more).at(-1)).toEqual([null, null]);
  expect(bounds(withStart(more, keyOf(more.at(-1)), 20)).slice(-2)).toEqual([
    [10, 20],
    [20, null],
  ]);
  expect(bounds(withNewRow([]))).toEqual([[0, null]]);
  expect(bounds(withoutRow(more, keyOf(more.at(-1))))).toEqual(bounds(rowsOf(grid)));
});

test('a deleted price is no slab, a price without its parts is named', () => {
  const less = edited(withoutPrice(rowsOf(grid), keyOf(heavy), 'C'));
  expect(slabsOf(less)).toHaveLength(standardSlabs.length - 1);
  const stepless = edited(withDetails(rowsOf(grid), keyOf(light), { mode: 'Whole' }));
  expect(incompleteOf(stepless)).toBe('Air, Box: zone A from 0.000 Kg needs a step');
  const [row] = withNewRow([]);
  const half = edited(
    withPrice(row ? [{ ...row, mode: 'Additional', stepWeight: 1 }] : [], keyOf(row), 'A', 'baseAmount', 5),
  );
  expect(incompleteOf(half)).toBe('Air, Box: zone A from 0.000 Kg needs its amounts');
});

describe('case 14: a file of slabs', () => {
  const zones = ['A', 'B', 'C', 'D', 'E'].map((code) => ({ code }));
  const card = {
    name: 'Standard',
    side: 'Customer',
    customer: null,
    vendor: null,
    roundTo: 'Paisa',
  } as RateCardSlabsFragment;
  const [sheet] = slabSheets(card, slabsOf(grid));
  const texts = (sheet?.rows ?? []).map((row) => row.map((cell) => (cell === null ? '' : String(cell))));
  const [headers = [], ...rows] = texts;
  const read = (changed: string[][]) =>
    slabsOf(gridOf(slabsOfFile({ headers, rows: changed }, { name: 'Standard', zones })));
  const changes = (changed: string[][]) => changesText(changesOf(slabsOf(grid), read(changed)));

  test('comes back with 0 added, 0 changed, 0 removed', () => {
    expect(changes(rows)).toBe(`0 added, 0 changed, 0 removed, ${standardSlabs.length} same`);
  });

  test('shows what it adds, changes and removes, and leaves rows of other cards out', () => {
    const [first = [], second = [], ...others] = rows;
    const dearer = [...first.slice(0, 10), '999', ...first.slice(11)];
    const foreign = ['Another', ...second.slice(1)];
    expect(changes(rows.slice(1))).toBe(`0 added, 0 changed, 1 removed, ${standardSlabs.length - 1} same`);
    expect(changesOf(read(rows.slice(1)), slabsOf(grid))).toMatchObject({ added: 1, removed: 0 });
    expect(changes([dearer, second, foreign, ...others])).toBe(
      `0 added, 1 changed, 0 removed, ${standardSlabs.length - 1} same`,
    );
  });

  test('is refused by row and column', () => {
    const [first = []] = rows;
    const wrong = (at: number, text: string) => () => read([first.map((cell, index) => (index === at ? text : cell))]);
    expect(wrong(4, 'Z')).toThrow('Row 2: Zone "Z" is not in the scheme');
    expect(wrong(7, 'light')).toThrow('Row 2: From Kg is not a number: light');
    expect(wrong(9, 'Half')).toThrow('Row 2: Mode "Half" is not known');
    expect(() => read([])).toThrow('The file has no slabs of Standard');
    expect(() => slabsOfFile({ headers: ['Card'], rows }, { name: 'Standard', zones })).toThrow(
      /^The file has no column Zone/,
    );
  });
});
