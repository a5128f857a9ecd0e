/** Reads the rows of a chunk by a profile: from texts to inputs of the single command, with everything that is wrong with them. */
import { hash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { AppError } from '../../../core/operation/errors';
import type { CommandContext } from '../../../core/operation/operation';
import { validate } from '../../../core/operation/validate';
import { readCell, type CellReading } from '../../../domain/imports/importCells';
import { importFields, type ImportField } from '../../../domain/imports/importFields';
import type { ImportColumn, ImportConstant, ImportProfile } from './importProfile.entity';
import type { ImportError, ImportRow } from './importRow.entity';
import { specOf, type ImportKindSpec, type RowReferences, type RowValues } from './kinds';
import { findReferences, isReference, plurals, type References, type ReferenceType } from './references';

export interface ReadRow {
  row: ImportRow;
  /** Valid only if there are no errors. */
  input: object;
  errors: ImportError[];
  /** The record's visible number, if its kind has one and the row brings one. */
  number: string | null;
  /** SHA-256 of the values. */
  valuesHash: string;
}

/** One field of the rows: where its cell is, or what stands for it. */
interface Source {
  field: ImportField;
  /** Position of the cell; -1 if no column holds the field. */
  at: number;
  constant: string;
}

export interface Mapping {
  spec: ImportKindSpec;
  profile: ImportProfile;
  sources: readonly Source[];
}

/** Rows that are worked on before other requests are served: some milliseconds. */
export const rowsPerTurn = 25;

export const columnsOf = ({ columnsJson }: ImportProfile) => JSON.parse(columnsJson) as ImportColumn[];
const constantsOf = ({ constantsJson }: ImportProfile) => JSON.parse(constantsJson) as ImportConstant[];

export function mappingOf(profile: ImportProfile, headers: readonly string[]): Mapping {
  const headerOf = new Map(columnsOf(profile).map(({ header, field }) => [field, header]));
  const constantOf = new Map(constantsOf(profile).map(({ field, value }) => [field, value]));
  const sources = importFields[profile.kind].map((field) => ({
    field,
    at: headers.indexOf(headerOf.get(field.name) ?? ''),
    constant: constantOf.get(field.name) ?? '',
  }));
  return {
    spec: specOf(profile.kind),
    profile,
    sources: sources.filter(({ at, constant }) => at >= 0 || constant !== ''),
  };
}

/** The records that constants name, by field. */
export async function constantReferences({ db }: CommandContext, { sources }: Mapping): Promise<RowReferences> {
  const constant = sources.map((source) => ({ ...source, at: -1 }));
  const references = await findReferences(db, textsOf(constant, [[]]));
  return readValues(constant, [], 'DMY', references).references;
}

export async function readRows(
  { db, today }: CommandContext,
  { spec, profile, sources }: Mapping,
  rows: readonly ImportRow[],
): Promise<ReadRow[]> {
  const cells = rows.map(({ cellsJson }) => JSON.parse(cellsJson) as string[]);
  const known = await findReferences(db, textsOf(sources, cells));
  const read: ReadRow[] = [];
  for (const [at, row] of rows.entries()) {
    if (at % rowsPerTurn === 0) await setImmediate();
    const { values, references, errors } = readValues(sources, cells[at] ?? [], profile.dateOrder, known);
    const input = spec.inputOf(values, references);
    const failures = failuresOf(spec, input, references, today());
    read.push({
      row,
      input,
      // A cell that could not be read leaves its value out; that it is missing says nothing more.
      errors: [...errors, ...failures.filter(({ field }) => !errors.some((error) => error.field === field))],
      number: spec.number?.of(input) ?? null,
      valuesHash: hash('sha256', JSON.stringify(values)),
    });
  }
  return read;
}

const textOf = ({ at, constant }: Source, cells: readonly string[]) => cells[at]?.trim() || constant;

/** What cells and constants name, by kind of record. */
function textsOf(sources: readonly Source[], rows: readonly (readonly string[])[]): Record<ReferenceType, Set<string>> {
  const texts = { customer: new Set<string>(), vendor: new Set<string>(), city: new Set<string>() };
  for (const source of sources) {
    const { type } = source.field;
    if (!isReference(type)) continue;
    for (const cells of rows) {
      const text = textOf(source, cells);
      if (text) texts[type].add(text);
    }
  }
  return texts;
}

function readValues(
  sources: readonly Source[],
  cells: readonly string[],
  dateOrder: ImportProfile['dateOrder'],
  known: References,
): { values: RowValues; references: RowReferences; errors: ImportError[] } {
  const values: Record<string, string | number | boolean> = {};
  const references: Record<string, RowReferences[string]> = {};
  const errors: ImportError[] = [];
  for (const source of sources) {
    const { name, type } = source.field;
    const text = textOf(source, cells);
    if (text === '') continue;
    const reading: ReferenceReading = isReference(type)
      ? readReference(source.field, type, text, known)
      : readCell(source.field, text, dateOrder);
    if (reading.error !== undefined) errors.push({ field: name, message: reading.error });
    if (reading.value !== undefined) values[name] = reading.value;
    if (reading.record) references[name] = reading.record;
  }
  return { values, references, errors };
}

type ReferenceReading = CellReading & { record?: RowReferences[string] };

function readReference({ label }: ImportField, type: ReferenceType, text: string, known: References): ReferenceReading {
  const [record, ...others] = known[type](text);
  if (!record) return { error: `${label} "${text}" is not known` };
  if (others.length > 0) return { error: `${label} "${text}" matches ${others.length + 1} ${plurals[type]}` };
  return { value: String(record.id), record };
}

/** The failures of the input's rules and of the service, in their order. */
function failuresOf(spec: ImportKindSpec, input: object, references: RowReferences, today: string): ImportError[] {
  const failures = classFailures(spec, input);
  const failing = new Set(failures.map(({ field }) => field));
  for (const [field, message] of Object.entries(spec.refusals(input, references, today))) {
    if (message && !failing.has(field)) failures.push({ field, message });
  }
  return failures;
}

function classFailures({ input: type }: ImportKindSpec, input: object): ImportError[] {
  try {
    validate(type, input);
    return [];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return Object.entries(error.fields).flatMap(([field, messages]) => messages.map((message) => ({ field, message })));
  }
}
