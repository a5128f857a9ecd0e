/** Decides of rows whether they can be imported: rules of the input and the service, numbers taken, and rows imported before. */
import { hash } from 'node:crypto';
import { groupBy, integer, text } from '../../../db/read/rawRows';
import type { CommandContext } from '../../../core/operation/operation';
import { ImportKey } from './importKey.entity';
import type { ImportJob } from './importJob.entity';
import { ImportRow } from './importRow.entity';
import { readRows, type Mapping, type ReadRow } from './rowReader';
import { rowsByNumber } from './rowStore';

/** A row with what tells it from all others of its kind. */
export interface KnownRow extends ReadRow {
  fingerprint: string;
  /** The earlier import of the same row; null if there is none, or its record is deleted. */
  earlier: { recordId: number; isSame: boolean } | null;
}

/** Reads rows and finds those of earlier imports. */
export async function recogniseRows(
  context: CommandContext,
  job: ImportJob,
  mapping: Mapping,
  rows: readonly ImportRow[],
): Promise<KnownRow[]> {
  const read = await readRows(context, mapping, rows);
  for (const each of read) each.row.matchKey = matchKeyOf(each);
  const unnumbered = read.filter(({ number }) => number === null);
  return withKeys(context, mapping, read, await rowsLike(context, job, rows, unnumbered));
}

const matchKeyOf = ({ number, valuesHash }: ReadRow) => number?.slice(0, 64) ?? valuesHash;

interface Place {
  rowNo: number;
  matchKey: string;
}

/** Rows of the file that may be the same record as one of those asked for among `rows`, themselves included, in order. */
async function rowsLike(
  { db }: CommandContext,
  { id }: ImportJob,
  rows: readonly ImportRow[],
  asked: readonly ReadRow[],
): Promise<Place[]> {
  const keys = [...new Set(asked.map(matchKeyOf))];
  if (keys.length === 0) return [];
  const query = db
    .select(ImportRow, 'r')
    .select(['r.rowNo AS rowNo', 'r.matchKey AS matchKey'])
    .where('r.importJobId = :id AND r.matchKey IN (:...keys)', { id, keys });
  const numbers = new Set(rows.map(({ rowNo }) => rowNo));
  const others = (await db.raw(query, { rowNo: integer, matchKey: text })).filter(({ rowNo }) => !numbers.has(rowNo));
  const own = rows.map(({ rowNo, matchKey }) => ({ rowNo, matchKey: matchKey ?? '' }));
  return [...others, ...own].sort((a, b) => a.rowNo - b.rowNo);
}

async function withKeys(
  { db }: CommandContext,
  { profile: { kind, customerId }, spec }: Mapping,
  rows: readonly ReadRow[],
  places: readonly Place[],
): Promise<KnownRow[]> {
  const byKey = groupBy(places, ({ matchKey }) => matchKey);
  const fingerprints = rows.map(({ row, number, valuesHash }) => {
    if (number !== null) return number.slice(0, 64);
    const occurrence = byKey.get(valuesHash)?.findIndex(({ rowNo }) => rowNo === row.rowNo) ?? 0;
    return hash('sha256', JSON.stringify([customerId, valuesHash, occurrence]));
  });
  if (rows.length === 0) return [];
  const query = db
    .select(ImportKey, 'k')
    .innerJoin(spec.entity, 'e', 'e.id = k.recordId AND e.deletedOn IS NULL')
    .select(['k.fingerprint AS fingerprint', 'k.valuesHash AS valuesHash', 'k.recordId AS recordId'])
    .where('k.kind = :kind AND k.fingerprint IN (:...fingerprints)', { kind, fingerprints });
  const keys = await db.raw(query, { fingerprint: text, valuesHash: text, recordId: integer });
  const known = new Map(keys.map((key) => [key.fingerprint, key]));
  return rows.map((read, at) => {
    const fingerprint = fingerprints[at] ?? '';
    const key = known.get(fingerprint);
    const earlier = key ? { recordId: key.recordId, isSame: key.valuesHash === read.valuesHash } : null;
    return { ...read, fingerprint, earlier };
  });
}

/**
 * Sets status and errors of rows. Returns them with the rows of the same number that must be judged anew, since a number
 * that is twice in a file is wrong in both places.
 */
export async function checkRows(
  context: CommandContext,
  job: ImportJob,
  mapping: Mapping,
  asked: readonly ImportRow[],
): Promise<ImportRow[]> {
  const { number } = mapping.spec;
  let rows = await recogniseRows(context, job, mapping, asked);
  if (number) {
    const numbered = rows.filter((row) => row.number !== null);
    const numbers = new Set(numbered.map((row) => row.number));
    const places = (await rowsLike(context, job, asked, numbered)).filter(({ matchKey }) => numbers.has(matchKey));
    const known = new Set(asked.map(({ rowNo }) => rowNo));
    const missing = places.map(({ rowNo }) => rowNo).filter((rowNo) => !known.has(rowNo));
    const others = (await rowsByNumber(context.db, job, missing)).filter(({ status }) => status !== 'Done');
    rows = [...rows, ...(await recogniseRows(context, job, mapping, others))];
    addRepetitions(rows, places, number);
    await addTaken(context, rows, number);
  }
  await addLateRefusals(context, mapping, rows);
  for (const { row, errors, earlier } of rows) {
    row.status = errors.length > 0 ? 'Bad' : earlier ? 'Already' : 'Good';
    row.errorsJson = JSON.stringify(errors);
    row.recordRef = row.status === 'Already' ? (earlier?.recordId ?? null) : null;
  }
  return rows.map(({ row }) => row);
}

async function addLateRefusals(
  { db, today }: CommandContext,
  { spec }: Mapping,
  rows: readonly KnownRow[],
): Promise<void> {
  if (!spec.lateRefusals) return;
  const good = rows.filter(({ errors }) => errors.length === 0);
  const inputs = good.map(({ input }) => input as never);
  const refusals = await spec.lateRefusals(db, inputs, today());
  for (const [at, { errors }] of good.entries())
    for (const [field, [message = '']] of Object.entries(refusals[at] ?? {})) errors.push({ field, message });
}

type NumberSpec = NonNullable<Mapping['spec']['number']>;

const maxNamed = 5;

function addRepetitions(rows: readonly KnownRow[], places: readonly Place[], { field, label }: NumberSpec): void {
  const byNumber = groupBy(places, ({ matchKey }) => matchKey);
  for (const { number, errors } of rows) {
    const all = byNumber.get(number ?? '') ?? [];
    if (number === null || all.length < 2) continue;
    const named = all.slice(0, maxNamed).map(({ rowNo }) => String(rowNo));
    const last = all.length > maxNamed ? 'others' : (named.pop() ?? '');
    const times = all.length === 2 ? 'twice' : `${all.length} times`;
    errors.push({ field, message: `${label} is ${times} in this file: rows ${named.join(', ')} and ${last}` });
  }
}

async function addTaken({ db }: CommandContext, rows: readonly KnownRow[], spec: NumberSpec): Promise<void> {
  const open = rows.filter(({ earlier }) => !earlier?.isSame);
  const numbers = open.flatMap(({ number }) => number ?? []);
  if (numbers.length === 0) return;
  const taken = await spec.taken(db, numbers);
  for (const { number, input, errors } of open) {
    if (number !== null && taken.has(number)) errors.push({ field: spec.field, message: spec.isTaken(input as never) });
  }
}
