import {
  In,
  IsNull,
  type EntityManager,
  type EntityTarget,
  type FindOptionsWhere,
  type ObjectLiteral,
  type SelectQueryBuilder,
} from 'typeorm';
import { badInput, notFound, tookTooLong } from '../../domain/rules/errors';
import { byRef, idOfRef, splitRefs, RecordEntity } from '../schema/record';
import type { Reads } from '../database.types';
import type { ReferenceColumn } from '../schema/columns';
import type { RecordKind, RecordKinds } from '../schema/recordKinds';
import { chosenColumns, selectList, withTypes, decodeRows, type Decoded, type Shape } from './rawRows';
import type { CachedKind, CachedRecords } from './referenceCache';
import { statementOf, type Statement } from './statement';

type Class<T> = new () => T;

/** Display name of an entity, as in 'Customer not found'. */
export function entityName(entity: EntityTarget<ObjectLiteral>): string {
  const name = typeof entity === 'function' ? entity.name : String(entity);
  return name.replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);
}

/** Dependencies of a reader outside transactions. */
export interface OutsideTransaction {
  database: Reads;
  references: CachedRecords | null;
  /** Receives the rows read, and throws when they are too many for an answer. */
  size?: { addRows(rows: readonly unknown[]): void };
  /** It shows some branches only (`branchScope.ts`). */
  isLimited?: boolean;
}

interface ShortQuery extends Statement {
  done(rows: unknown[]): void;
  failed(error: unknown): void;
}

/** Read access, for queries and commands. */
export class Reader {
  private short: ShortQuery[] = [];
  /** Of kinds that are cached whole; null: of none. A transaction reads them too. */
  lists: CachedRecords | null;

  constructor(
    protected readonly manager: EntityManager,
    private readonly deadline: AbortSignal,
    private readonly outside?: OutsideTransaction,
  ) {
    this.lists = outside?.references ?? null;
  }

  protected get fillsLists(): boolean {
    return true;
  }

  /** Throws if the deadline has passed or the transaction has ended. */
  protected db(): EntityManager {
    if (this.deadline.aborted) throw tookTooLong();
    return this.manager;
  }

  /** The same object for as long as the database is open: the key of what is kept of it in memory. */
  get origin(): object {
    return this.manager.connection;
  }

  get embedded(): boolean {
    return this.manager.connection.options.type === 'better-sqlite3';
  }

  /** What the user sees: in a query all that is read; see `Locker`. */
  get seen(): Reader {
    return this;
  }

  /** Those of the ids that the user sees; in a query what is read says it. */
  seenAmong(_entity: Class<RecordEntity>, ids: readonly number[]): Promise<ReadonlySet<number>> {
    return Promise.resolve(new Set(ids));
  }

  /** The database chooses its indexes itself, and is asked for none. */
  get choosesIndexes(): boolean {
    return this.embedded || this.outside?.isLimited === true;
  }

  select<T extends ObjectLiteral>(entity: EntityTarget<T>, alias: string): SelectQueryBuilder<T> {
    return this.db().createQueryBuilder(entity, alias);
  }

  find<T extends ObjectLiteral>(entity: Class<T>, where: FindOptionsWhere<T>): Promise<T | null> {
    return this.db().findOneBy(entity, where);
  }

  findAll<T extends ObjectLiteral>(entity: Class<T>, where: FindOptionsWhere<T>): Promise<T[]> {
    return this.db().findBy(entity, where);
  }

  /** A live record by id or uniqueId; throws '{Entity} not found' (404). */
  async get<T extends RecordEntity>(entity: Class<T>, ref: string | number): Promise<T> {
    const record = await this.find(entity, refWhere<T>(ref));
    if (!record || record.deletedOn) throw notFound(entityName(entity));
    return record;
  }

  /** The live record that an input field names; throws a bad input error (400) if there is none. */
  async named<T extends RecordEntity>(
    entity: Class<T>,
    ref: string | number,
    label: string,
    field: string,
  ): Promise<T> {
    const record = await this.find(entity, refWhere<T>(ref));
    if (!record || record.deletedOn) throw badInput(`${label} not found`, field);
    return record;
  }

  /** The live records that an input field names, distinct, in its order; throws a bad input error (400) if one is missing. */
  async namedInOrder<T extends RecordEntity>(entity: Class<T>, refs: readonly string[], field: string): Promise<T[]> {
    const { ids, uniqueIds } = splitRefs(refs.map((ref) => ref.toLowerCase()));
    const found = async (named: readonly (string | number)[], where: FindOptionsWhere<T>) =>
      named.length > 0 ? this.findAll(entity, where) : [];
    const rows = [
      ...(await found(ids, { id: In(ids) } as FindOptionsWhere<T>)),
      ...(await found(uniqueIds, { uniqueId: In(uniqueIds) } as FindOptionsWhere<T>)),
    ].filter(({ deletedOn }) => deletedOn === null);
    const named = byRef(rows);
    const records = refs.map((ref) => {
      const record = named(ref);
      if (!record) throw badInput(`${entityName(entity)} not found`, field);
      return record;
    });
    return [...new Set(records)];
  }

  /** Records by ids, including deleted ones, with at least these columns. May contain further records. */
  async byIds<T extends RecordEntity>(
    entity: Class<T>,
    ids: readonly number[],
    names: readonly string[],
  ): Promise<ReadonlyMap<number, T>> {
    const cached = this.cachedKind(entity, names);
    const records = (cached?.records ?? new Map()) as Map<number, T>;
    const missing = ids.filter((id) => !records.has(id));
    if (missing.length > 0) {
      const places = missing.map(() => '?').join(', ');
      const rows = await this.rows(entity, cached?.columns ?? names, `WHERE r.id IN (${places})`, missing);
      for (const row of rows) records.set(row.id, Object.freeze(row));
    }
    return records;
  }

  /** All live records of a kind that its module declares `cachedWhole`, as of the start of the request or later. */
  async all<Kind extends RecordKind>(kind: Kind): Promise<readonly RecordKinds[Kind][]> {
    const cached = this.lists?.get(kind);
    if (cached?.all) return cached.all as readonly RecordKinds[Kind][];
    const entity = this.recordClass(kind);
    if (!entity) throw new RangeError(`There is no kind of record ${kind}`);
    const found = await this.findAll(entity, { deletedOn: IsNull() });
    if (cached && this.fillsLists) cached.all = found.map((record) => Object.freeze(record));
    return found as unknown as RecordKinds[Kind][];
  }

  /** The cached records of the kind, if they have all these columns. */
  private cachedKind(entity: Class<RecordEntity>, names: readonly string[]): CachedKind | undefined {
    const cached = this.outside?.references?.get(entity.name);
    const columns = chosenColumns(this.manager.connection.getMetadata(entity), names);
    const hasAll = columns.every(({ propertyName }) => propertyName === 'id' || cached?.columns.includes(propertyName));
    return hasAll ? cached : undefined;
  }

  /**
   * Rows of an entity (alias `r`) with only the named columns; `rest` is the SQL after the table name, `later` names
   * properties that the caller sets.
   */
  async rows<T extends RecordEntity>(
    entity: Class<T>,
    names: readonly string[],
    rest: string,
    parameters: readonly unknown[],
    later: readonly string[] = [],
  ): Promise<T[]> {
    const metadata = this.db().connection.getMetadata(entity);
    const columns = chosenColumns(metadata, names);
    const sql = `SELECT ${selectList(columns, 'r', later)} FROM ${metadata.tableName} r ${rest}`;
    const rows = await this.query(sql, parameters);
    this.outside?.size?.addRows(rows);
    return withTypes(rows as Record<string, unknown>[], columns);
  }

  /** True if a live record references this one in that column. */
  async isUsed({ kind, property }: ReferenceColumn, id: number): Promise<boolean> {
    const { tableName, columns } = this.manager.connection.getMetadata(kind);
    const column = columns.find(({ propertyName }) => propertyName === property)?.databaseName;
    const rows = await this.query(`SELECT 1 FROM ${tableName} WHERE ${column} = ? AND deleted_on IS NULL LIMIT 1`, [
      id,
    ]);
    return rows.length > 0;
  }

  /** Class of a kind of record; undefined if unknown. */
  recordClass(name: string): Class<RecordEntity> | undefined {
    const found = this.manager.connection.entityMetadatas.find((m) => m.name === name && m.target instanceof Function);
    return found && (found.target as () => void).prototype instanceof RecordEntity
      ? (found.target as Class<RecordEntity>)
      : undefined;
  }

  /** Id of a record, deleted or not; 0 if there is none. */
  async idOf(entity: Class<RecordEntity>, uniqueId: string): Promise<number> {
    return (await this.find(entity, { uniqueId }))?.id ?? 0;
  }

  /** Plain SQL for statements that the query builder cannot express; must run on both databases. */
  query(sql: string, parameters: readonly unknown[] = []): Promise<unknown[]> {
    const manager = this.db();
    if (!this.outside) return manager.query(sql, [...parameters]);
    return this.short.length > 0 ? this.withShort({ sql, parameters }) : this.outside.database.read(sql, parameters);
  }

  /**
   * A query that the database answers at once, such as the sum of a few kept figures. It is sent together with the next
   * query, if this turn of the event loop has one: on MySQL a round trip costs more than such a query itself.
   */
  shortQuery(sql: string, parameters: readonly unknown[]): Promise<unknown[]> {
    if (!this.outside || this.embedded) return this.query(sql, parameters);
    this.db();
    return new Promise((done, failed) => {
      this.short.push({ sql, parameters, done, failed });
      // Runs when all promises that are settled by now have gone on.
      if (this.short.length === 1) process.nextTick(() => void this.withShort());
    });
  }

  /** Sends the short queries that wait, and this one after them. */
  private async withShort(last?: Statement): Promise<unknown[]> {
    const [short, all] = [this.short, [...this.short, ...(last ? [last] : [])]];
    this.short = [];
    if (!this.outside || all.length === 0) return [];
    try {
      const results = await this.outside.database.readAll(all);
      short.forEach(({ done }, at) => done(results[at] ?? []));
      return results[short.length] ?? [];
    } catch (error) {
      short.forEach(({ failed }) => failed(error));
      if (last) throw error;
      return [];
    }
  }

  /** Rows of a query; null if the database has not found them within this time. SQLite has no such limit. */
  async queryWithin(ms: number, sql: string, parameters: readonly unknown[]): Promise<unknown[] | null> {
    const { type } = this.manager.connection.options;
    const limited =
      type === 'mariadb'
        ? `SET STATEMENT max_statement_time = ${ms / 1000} FOR ${sql}`
        : sql.replace('SELECT', `SELECT /*+ MAX_EXECUTION_TIME(${ms}) */`);
    try {
      const manager = this.db();
      if (this.embedded) return await this.query(sql, parameters);
      // Alone, since what it is sent with would fail with it.
      return await (this.outside
        ? this.outside.database.read(limited, parameters)
        : manager.query(limited, [...parameters]));
    } catch (error) {
      if (isOverTime(error)) return null;
      throw error;
    }
  }

  /** Runs a query builder and decodes its rows. */
  async raw<Columns extends Shape>(
    query: SelectQueryBuilder<ObjectLiteral>,
    columns: Columns,
  ): Promise<Decoded<Columns>[]> {
    return decodeRows(await this.query(...statementOf(query)), columns);
  }

  /** Same for a query that the database answers at once (`shortQuery`). */
  async rawShort<Columns extends Shape>(
    query: SelectQueryBuilder<ObjectLiteral>,
    columns: Columns,
  ): Promise<Decoded<Columns>[]> {
    return decodeRows(await this.shortQuery(...statementOf(query)), columns);
  }
}

/** ER_STATEMENT_TIMEOUT of MariaDB, ER_QUERY_TIMEOUT of MySQL. */
const isOverTime = (error: unknown): boolean => [1969, 3024].includes(Number((error as { errno?: unknown }).errno));

/** Condition by id or uniqueId. */
export function refWhere<T extends RecordEntity>(ref: string | number): FindOptionsWhere<T> {
  const id = idOfRef(ref);
  return (id === null ? { uniqueId: ref } : { id }) as FindOptionsWhere<T>;
}
