import type { Reader } from '../../db/read/reader';
import { In } from 'typeorm';
import type { EndGuard, WriteGuard } from '../../db/write/collector';
import type { RecordEntity } from '../../db/schema/record';
import type { RecordKind, RecordKinds } from '../../db/schema/recordKinds';
import type { Action } from '../../domain/policy/permissions';
import { mayDo, type Holder } from '../../domain/policy/roles';
import type { RelationNames, Relations } from './relations';

type Class<T> = new () => T;

/** Who looks at a record. */
export interface Viewer {
  user: ({ id: number } & Holder) | null;
  db: Reader;
}

interface Described<Row extends RecordEntity> {
  entity: Class<Row>;
  /** What several are called in messages, if that is not the name of the list: 'City has branches'. */
  plural?: string;
  /** The list action of these records: who may call it may read their change log, as far as `visible` says. */
  listedBy: Action;
  /** Which of these records a user who may list them sees: the rule of their own queries. */
  visible: 'all' | ((viewer: Viewer, row: Row) => boolean | Promise<boolean>);
  /** Columns that identify a record to users; the change log shows them for references to it. */
  nameColumns: readonly (keyof Row & string)[];
  /**
   * For kinds that are often referenced and rarely change: columns cached in memory by each process. Must contain no
   * secrets.
   */
  cachedColumns?: readonly (keyof Row & string)[];
  /** There are few: `Reader.all` caches all live ones together, with all columns. */
  cachedWhole?: boolean;
  /** Asked before every write of such a record, whichever command writes it; throws to refuse it. */
  refuseWrite?: WriteGuard<Row>;
  /** Asked at the end of every transaction that wrote such a record, of all these writes together; throws to refuse it. */
  refuseAtEnd?: EndGuard<Row>;
}

/**
 * A module's description of one kind of record. It says how an entity's properties are read that hold other records, unless a
 * column names the one record.
 */
export type RecordDefinition<Row extends RecordEntity> = Described<Row> &
  ([RelationNames<Row>] extends [never] ? { relations?: Relations<Row> } : { relations: Relations<Row> });

/** A module's kinds by class name. */
export type RecordDefinitions = { readonly [Kind in RecordKind]?: RecordDefinition<RecordKinds[Kind]> };

/** A definition of any kind, for generic code. */
export interface RecordDescription {
  readonly entity: Class<RecordEntity>;
  readonly plural?: string;
  readonly listedBy: Action;
  readonly visible: 'all' | ((viewer: Viewer, row: RecordEntity) => boolean | Promise<boolean>);
  readonly nameColumns: readonly string[];
  readonly cachedColumns?: readonly string[];
  readonly cachedWhole?: boolean;
  readonly refuseWrite?: WriteGuard;
  readonly refuseAtEnd?: EndGuard;
  readonly relations?: Relations<RecordEntity>;
}

export type RecordDescriptions = ReadonlyMap<string, RecordDescription>;

/** Those of the records, deleted ones too, that their own queries show this user. */
export async function visibleOf(
  { entity, listedBy, visible }: RecordDescription,
  viewer: Viewer,
  ids: ReadonlySet<number>,
): Promise<ReadonlySet<number>> {
  if (!mayDo(listedBy, viewer.user)) return new Set();
  if (visible === 'all') return ids;
  const rows = await viewer.db.findAll(entity, { id: In([...ids]) });
  const seen = await Promise.all(rows.map(async (row) => ((await visible(viewer, row)) ? [row.id] : [])));
  return new Set(seen.flat());
}
