/**
 * Chooses how a filtered page is found and counted, by what that costs. The unit is one entry of an index; a row of the
 * table is a search in another tree. Filters are taken as independent of each other.
 */

export interface ListPlan {
  /** The index that the page is read from; null if the database chooses. */
  index: string | null;
  /** All rows that this index finds are sorted; else they are read in its order. */
  collected: boolean;
  /** Rows are read name by name of another record. */
  byName: boolean;
  /** Where the page is read from if reading in order takes too long; null if nothing else is better. */
  fallback: IndexCost | null;
  /** The index that counts with the least reading; null if the database chooses. */
  counting: IndexCost | null;
}

export interface IndexCost {
  index: string;
  /** In entries of an index. */
  cost: number;
}

export interface Estimate {
  index: string;
  /** Columns of the index in their order. */
  columns: readonly string[];
  /** Estimated number of rows that remain by this index alone. */
  rows: number;
  /** The index has the rows in the wanted order. */
  inOrder: boolean;
}

/** What a statement tests, sorts by and reads of the list's table. */
export interface Reading {
  /** For each filtered column the part of all rows that the filters on it let through; 1 if unknown. */
  shares: ReadonlyMap<string, number>;
  /** Filtered columns that have one of some values, rather than a range of them. */
  listed: ReadonlySet<string>;
  /** Filtered columns whose filter follows from that on another column. */
  implied: ReadonlyMap<string, string>;
  /** All columns that the statement names. */
  columns: ReadonlySet<string>;
}

export interface Choice {
  /** Rows of the list. */
  total: number;
  /** Rows of the page, and of those before it. */
  wanted: number;
  /** Rows that all filters let through. */
  found: number;
  forwards: boolean;
  /** The part of the rows that lie together somewhere in the order of the sort and that no others match; 1 if unknown. */
  together: number;
  /** Indexes of the filters. */
  ranges: readonly Estimate[];
  /** The index of the sort; null if it has none, or sorts by another record's name. */
  along: Estimate | null;
  /** Columns of the index by which rows are read name by name; null for other sorts. */
  byName: readonly string[] | null;
  page: Reading;
  count: Reading;
}

/** Reading a row compared with reading an entry of an index. */
const rowCost = 4;
/** Sorting a row that was found; only the page is kept. */
const sortCost = 0.5;
/** A page by another record's name takes some statements. */
const byNameCost = 5000;
/**
 * Filters and sorts often depend on each other (what is not delivered has no date of delivery, documents are light), so
 * that entries may have to be skipped for longer than the estimates say. The booking date depends on less.
 */
const skippingRisk = { ofSort: 2, ofFilter: 1.5 };
/**
 * A way that is sure is taken rather than one that may take much longer, unless the latter is expected to cost less by this
 * factor; so is a cheap one unless the factor is greater.
 */
const [worthRisk, cheapWorthRisk] = [2, 4];
const sureCost = 80_000;
/** What costs more than this is no other way. */
const maxFallbackCost = 625_000;

/** A way to find the page: what it is expected to cost, and the most that it can. */
interface Way extends IndexCost {
  most: number;
  collected: boolean;
}

export function chosenPlan(
  choice: Choice,
): Pick<ListPlan, 'collected' | 'fallback' | 'counting'> & { way: string | null } {
  const { ranges, along, byName, count } = choice;
  const sure = ranges.map((range) => collected(choice, range));
  const ways = [...sure];
  for (const range of ranges) if (range.inOrder) ways.push(untilFull(choice, range, skippingRisk.ofFilter));
  if (along?.inOrder) ways.push(untilFull(choice, along, skippingRisk.ofSort));
  if (byName) {
    const way = untilFull(choice, { index: '', columns: byName, rows: choice.total }, skippingRisk.ofSort);
    ways.push({ ...way, cost: way.cost + byNameCost });
  }
  const expected = cheapest(ways);
  const surest = cheapest(sure);
  const counting = cheapest(
    ranges.map((range) => ({ index: range.index, cost: readingCost(range.rows, range.columns, count, true) })),
  );
  const mayTakeLonger = expected && surest && !expected.collected && expected.most > 2 * surest.cost;
  const factor = surest && surest.cost <= sureCost ? cheapWorthRisk : worthRisk;
  const isSureEnough = mayTakeLonger && surest.cost <= factor * expected.cost;
  const best = isSureEnough ? surest : expected;
  return {
    way: best?.index ?? null,
    collected: best?.collected ?? false,
    fallback: mayTakeLonger && !isSureEnough && surest.cost <= maxFallbackCost ? surest : null,
    counting: counting ?? null,
  };
}

/** All rows of a range, sorted. */
function collected({ page, found }: Choice, { index, columns, rows }: Estimate): Way {
  const cost = readingCost(rows, columns, page, true) + sortCost * Math.min(rows, found);
  return { index, cost, most: cost, collected: true };
}

/** The rows of an index in its order until the page is full. */
function untilFull(
  { total, wanted, found, forwards, together, page }: Choice,
  { index, columns, rows }: Omit<Estimate, 'inOrder'>,
  risk: number,
): Way {
  const skipped = together < 1 ? Math.max(0, rows - together * total) / 2 : 0;
  const expected = Math.min(rows, Math.max((risk * wanted * rows) / Math.max(1, found), skipped));
  const cost = (entries: number) => readingCost(entries, columns, page, forwards);
  return { index, cost: cost(expected), most: cost(rows), collected: false };
}

/**
 * Reading entries of an index. If it has all columns of the statement, no row is read. Forwards, the database decides by
 * the filtered columns in the index which rows it reads; backwards, MariaDB reads the row of each entry.
 */
export function readingCost(
  entries: number,
  index: readonly string[],
  { shares, listed, implied, columns }: Reading,
  forwards: boolean,
): number {
  const has = new Set([...index, 'id']);
  if ([...columns].every((column) => has.has(column))) return entries;
  if (!forwards) return entries * (1 + rowCost);
  const searched = searchedColumns(index, shares, listed);
  const isDecided = (column: string) => has.has(column) && !searched.has(column) && !has.has(implied.get(column) ?? '');
  const decided = [...shares].filter(([column]) => isDecided(column));
  return entries + rowCost * decided.reduce((rows, [, share]) => rows * share, entries);
}

/** The first columns of the index that are filtered, up to the first range: they limit what is read. */
function searchedColumns(
  index: readonly string[],
  shares: ReadonlyMap<string, number>,
  listed: ReadonlySet<string>,
): ReadonlySet<string> {
  const columns = index.filter((column) => column !== 'deletedOn');
  const range = columns.findIndex((column) => !listed.has(column));
  const end = range < 0 || !shares.has(columns[range] ?? '') ? range : range + 1;
  return new Set(end < 0 ? columns : columns.slice(0, end));
}

function cheapest<T extends IndexCost>(all: readonly T[]): T | undefined {
  return all.reduce<T | undefined>((least, each) => (least && least.cost <= each.cost ? least : each), undefined);
}
