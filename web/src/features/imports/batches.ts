/** Rows in batches that a request may carry: at most 500 of them, within the limit of its body. */
const maxRows = 500;
/** Below the limit of 256 KB, with room for the query. */
const maxBytes = 200_000;

export interface Batch {
  /** Row of the file where it begins. */
  from: number;
  rows: string[][];
}

const encoder = new TextEncoder();

/** `firstRow`: row of the file in which the rows begin. */
export function* batchesOf(rows: readonly string[][], firstRow: number): Iterable<Batch> {
  let batch: Batch = { from: firstRow, rows: [] };
  let bytes = 0;
  for (const [at, row] of rows.entries()) {
    const size = encoder.encode(JSON.stringify(row)).length + 1;
    if (batch.rows.length === maxRows || (bytes + size > maxBytes && batch.rows.length > 0)) {
      yield batch;
      batch = { from: at + firstRow, rows: [] };
      bytes = 0;
    }
    batch.rows.push(row);
    bytes += size;
  }
  if (batch.rows.length > 0) yield batch;
}
