import type { RecordEntity } from '../db/record';
import type { RecordKind, RecordKinds } from '../db/recordKinds';
import type { Action } from '../domain/policy';
import type { RelationNames, Relations } from './relations';

type Class<T> = new () => T;

interface Described<Row extends RecordEntity> {
  entity: Class<Row>;
  /** The list that shows these records: whoever may call it may read their change log, and nobody else. */
  listedBy: Action;
  /** The columns by which people know a record; the change log shows them where another record names this one. */
  nameColumns: readonly (keyof Row & string)[];
  /** For kinds that other rows name and that seldom change: the columns that each process keeps in memory (no secrets). */
  cachedColumns?: readonly (keyof Row & string)[];
}

/** What a module says of one kind of record. An entity with properties that hold other records must say how they are read. */
export type RecordDefinition<Row extends RecordEntity> = Described<Row> &
  ([RelationNames<Row>] extends [never] ? { relations?: Relations<Row> } : { relations: Relations<Row> });

/** The kinds of a module, by the names of their classes. */
export type RecordDefinitions = { readonly [Kind in RecordKind]?: RecordDefinition<RecordKinds[Kind]> };

/** A definition of some kind, for code that serves all of them. */
export interface RecordDescription {
  readonly entity: Class<RecordEntity>;
  readonly listedBy: Action;
  readonly nameColumns: readonly string[];
  readonly cachedColumns?: readonly string[];
  readonly relations?: Relations<RecordEntity>;
}

export type RecordDescriptions = ReadonlyMap<string, RecordDescription>;
