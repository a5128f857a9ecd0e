/** Display texts of logged values: labels and names instead of codes and ids; formatted amounts, weights and dates. */
import { getNamedType, isEnumType, isObjectType } from 'graphql';
import type { EntityMetadata } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata';
import { idTransformer, targetOf } from '../../../db/schema/columns';
import { formatDate, formatInstant, formatMonth } from '../../../domain/values/dates';
import { labels } from '../../../domain/enums';
import { invoiceTypeLabels } from '../../../domain/billing/invoiceStatus';
import { formatRupees, rupeesToPaise } from '../../../domain/values/money';
import { propertyLabel } from '../../../domain/rules/propertyLabel';
import { unitsOf, type Unit } from '../../../domain/values/units';
import { formatWeight, kgToGrams } from '../../../domain/values/weight';
import { isSelected, type Selection } from '../../../core/record/selection';
import type { QueryContext } from '../../../core/operation/operation';
import { visibleOf, type RecordDescription, type RecordDescriptions } from '../../../core/record/recordDescription';
import type { ChangeLog } from './changeLog.entity';

type Show = (value: string) => string;
const showMeasure: Readonly<Record<Unit, Show>> = {
  paise: (rupees) => formatRupees(rupeesToPaise(rupees)),
  grams: (kg) => formatWeight(kgToGrams(kg)),
  basisPoints: (percent) => `${percent} %`,
  millimetres: (centimetres) => `${centimetres} cm`,
  tenths: (factor) => `× ${factor}`,
};

type Labels = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Maximum display length; longer values are cut. */
const maxLength = 200;

export async function attachTexts(
  context: QueryContext,
  { entity }: RecordDescription,
  rows: readonly ChangeLog[],
  fields: Selection,
): Promise<void> {
  for (const row of rows) row.propertyLabel = propertyLabel(row.propertyName);
  if (!isSelected(fields, 'oldText') && !isSelected(fields, 'newText')) return;
  const metadata = context.app.database.reader.getMetadata(entity);
  const names = await referencedNames(context, metadata, rows);
  const shows = new Map<string, Show>();
  for (const row of rows) {
    const show = shows.get(row.propertyName) ?? showOf(context, metadata, names, row.propertyName);
    shows.set(row.propertyName, show);
    row.oldText = textOf(show, row.oldValue);
    row.newText = textOf(show, row.newValue);
  }
}

/** A value in the format of an earlier release is shown unchanged. */
function textOf(show: Show, value: string | null): string | null {
  if (value === null) return null;
  try {
    return show(value);
  } catch {
    return value;
  }
}

type Names = ReadonlyMap<string, ReadonlyMap<number, string>>;

/** Names of the referenced records, one read per kind. Omits records that the user does not see. */
async function referencedNames(
  context: QueryContext,
  metadata: EntityMetadata,
  rows: readonly ChangeLog[],
): Promise<Names> {
  const { app, db } = context;
  const wanted = new Map<string, Set<number>>();
  for (const { propertyName, oldValue, newValue } of rows) {
    const kind = referenceOf(app.records, metadata, propertyName);
    if (!kind) continue;
    const ids = wanted.get(kind) ?? new Set();
    for (const value of [oldValue, newValue]) if (value !== null) ids.add(Number(value));
    wanted.set(kind, ids);
  }
  const read = [...wanted].map(async ([kind, ids]) => {
    const description = app.records.get(kind);
    const seen = description ? await visibleOf(description, context, ids) : new Set<number>();
    return [kind, await namesOf(db, description, seen)] as const;
  });
  return new Map(await Promise.all(read));
}

async function namesOf(
  db: QueryContext['db'],
  description: RecordDescription | undefined,
  ids: ReadonlySet<number>,
): Promise<ReadonlyMap<number, string>> {
  if (!description) return new Map();
  const { entity, nameColumns } = description;
  const found = await db.byIds(entity, [...ids], nameColumns);
  return new Map([...found].map(([id, record]) => [id, nameOf(record, nameColumns)]));
}

const nameOf = (record: object, columns: readonly string[]): string =>
  columns
    .map((name) => (record as Record<string, unknown>)[name] ?? '')
    .join(' ')
    .trim();

/** The kind of record that an integer property references: as its column declares or, e.g. for `invoiceId`, by its name. */
export function referenceOf(
  records: RecordDescriptions,
  metadata: EntityMetadata,
  propertyName: string,
): string | null {
  const column = columnOf(metadata, propertyName);
  if (!column || !/[a-z]Id$/.test(propertyName) || !isId(column)) return null;
  const stem = propertyName.slice(0, -2);
  const name = targetOf(metadata.name, propertyName) ?? `${stem.charAt(0).toUpperCase()}${stem.slice(1)}`;
  return records.has(name) ? name : null;
}

const isId = ({ transformer }: ColumnMetadata) => transformer === idTransformer;

const columnOf = (metadata: EntityMetadata, name: string) =>
  metadata.ownColumns.find(({ propertyName }) => propertyName === name);

function showOf(
  { app: { config, records, schema } }: QueryContext,
  metadata: EntityMetadata,
  names: Names,
  propertyName: string,
): Show {
  const reference = referenceOf(records, metadata, propertyName);
  if (reference) return (id) => names.get(reference)?.get(Number(id)) || `#${id}`;
  const unit = unitsOf(metadata.target as new () => object).get(propertyName);
  if (unit) return showMeasure[unit];
  const type = schema.getType(metadata.name);
  const field = isObjectType(type) ? type.getFields()[propertyName] : undefined;
  const named = field && getNamedType(field.type);
  if (isEnumType(named)) {
    const known: Labels = { ...labels, InvoiceType: invoiceTypeLabels[config.invoiceReading] };
    return (member) => known[named.name]?.[member] ?? member;
  }
  const column = columnOf(metadata, propertyName);
  if (column?.type === 'boolean') return (flag) => (flag === 'true' ? 'Yes' : 'No');
  if (column?.type === 'date') return formatDate;
  if (column?.type === 'datetime' || propertyName === 'deletedOn')
    return (instant) => formatInstant(new Date(instant), config.timezone);
  if (propertyName.endsWith('Month')) return formatMonth;
  return (text) => (text.length > maxLength ? `${text.slice(0, maxLength)}…` : text);
}
