import { hash } from 'node:crypto';
/**
 * Bulk operations: the operation of one record, run for up to 200 of them. Each record has its own transaction, so that a
 * refused one leaves the others done; the answer tells the outcome of each. The idempotency key of the call belongs to the
 * whole part. Each record runs under a key derived from it, so that a part that ended without an answer can be repeated.
 *
 *   export const bulkDelete = command({
 *     action: 'bulkDelete',
 *     input: BulkInput,
 *     prepare: (context, { items }) => eachRecord(context, items, { ...consignment, each: deleteConsignment, inputOf: asItem }),
 *     run: answered,
 *   });
 */
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { AppError, type ErrorCode } from '../../domain/rules/errors';
import { splitRefs, type RecordEntity } from '../../db/schema/record';
import type { Operation, QueryContext } from './operation';
import type { RecordInput } from '../record/record.inputs';
import { selectionOf, type Selection } from '../record/selection';

@ObjectType({ description: 'The outcome of a bulk operation for one record.' })
export class BulkLine {
  @Field(() => ID, { description: 'As sent.' })
  uniqueId: string;

  @Field(() => String, { nullable: true, description: 'AWB number; of an invoice its number. Null if unknown.' })
  awbNo: string | null;

  @Field(() => Boolean)
  ok: boolean;

  @Field(() => String, { nullable: true, description: 'Why the record was refused; null if it was not.' })
  message: string | null;

  @Field(() => Int, { nullable: true, description: 'The present version of the record; null if there is none.' })
  version: number | null;
}

export interface RecordLine<Row> extends BulkLine {
  /** The changed record; null if it was refused. */
  record: Row | null;
}

interface BulkSteps<Row extends RecordEntity, Single, Output, Changed extends RecordEntity> {
  entity: new () => Row;
  /** The property that names a record to users. */
  name: keyof Row & string;
  /** Further columns that `inputOf` reads. */
  columns?: readonly (keyof Row & string)[];
  /** The operation of one record. */
  each: Operation<Single, Output>;
  /** The input for one record; `row` is undefined if there is no such record. */
  inputOf: (item: RecordInput, row: Row | undefined) => Single;
  /** The record in the answer of `each`, and where that answer has it. */
  recordOf: (output: Output) => Changed;
  fieldsOf?: (record: Selection) => Selection;
  /** Further fields of the line, of the answer of `each`; of null if the record was refused. */
  also?: (output: Output | null) => object;
}

/** The outcome of each record, in the order of the items. */
export async function eachRecord<
  Row extends RecordEntity,
  Single extends object,
  Output,
  Changed extends RecordEntity = Row,
>(
  { call, db }: QueryContext,
  items: readonly RecordInput[],
  {
    entity,
    name,
    columns = [],
    each,
    inputOf,
    recordOf,
    fieldsOf = (fields) => fields,
    also = () => ({}),
  }: BulkSteps<Row, Single, Output, Changed>,
): Promise<RecordLine<Changed>[]> {
  const { ids, uniqueIds } = splitRefs(items.map(({ uniqueId }) => uniqueId));
  const found = await db.rows(
    entity,
    ['uniqueId', 'version', name, ...columns],
    `WHERE r.id IN (${places(ids)}) OR r.unique_id IN (${places(uniqueIds)})`,
    [...ids, ...uniqueIds],
  );
  const known = new Map(found.flatMap((row) => [[row.uniqueId, row] as const, [String(row.id), row] as const]));
  const fields = fieldsOf(selectionOf(call.fields, 'record'));
  const lines: RecordLine<Changed>[] = [];
  for (const [at, item] of items.entries()) {
    const row = known.get(item.uniqueId);
    const line = { uniqueId: item.uniqueId, awbNo: row ? String(row[name]) : null };
    try {
      const output = await each(inputOf(item, row), {
        ...call,
        fields,
        idempotencyKey: call.idempotencyKey && keyOfLine(call.idempotencyKey, at),
      });
      const record = recordOf(output);
      lines.push({ ...line, ok: true, message: null, version: record.version, record, ...also(output) });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const version = row?.version ?? null;
      lines.push({ ...line, ok: false, message: error.message, version, record: null, ...also(null) });
    }
  }
  return lines;
}

/** For `inputOf`: the single operation takes no more than the record and its version. */
export const asItem = ({ uniqueId, version }: RecordInput): RecordInput => ({ uniqueId, version });

/** For `run` of the command: the work is done before its transaction, which only stores the answer. */
export const answered = async <Lines>(_context: object, _input: object, lines: Lines): Promise<Lines> => lines;

/** The key under which the record at this place of the items is done. */
export const keyOfLine = (key: string, at: number) => hash('sha256', `${key} ${at}`);

const places = (values: readonly unknown[]) => values.map(() => '?').join(', ') || 'NULL';

/** Codes of refusals that concern one record; any other failure ends the part without an answer. */
const refusals: readonly ErrorCode[] = ['BAD_USER_INPUT', 'NOT_FOUND', 'CONFLICT', 'FORBIDDEN', 'BAD_GATEWAY'];

export const isRefusal = (error: unknown): error is AppError =>
  error instanceof AppError && refusals.includes(error.code);
