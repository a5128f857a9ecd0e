import type { EntityManager, EntityTarget, FindOptionsWhere, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { idOfRef } from '../domain/recordRef';
import { AppError, badInput, notFound } from '../core/errors';
import type { Database } from './database.types';
import type { ReferenceColumn } from './columns';
import { chosenColumns, selectList, withFlags } from './plainRows';
import { RecordEntity } from './record';
import type { CachedKind, CachedRecords } from './referenceCache';

type Class<T> = new () => T;

/** The words in which an entity is named to people, as in 'Customer not found'. */
export function entityName(entity: EntityTarget<ObjectLiteral>): string {
  const name = typeof entity === 'function' ? entity.name : String(entity);
  return name.replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);
}

/** What serves a reader that stands in no transaction. */
export interface OutsideTransaction {
  read: Database['read'];
  kept: CachedRecords | null;
}

/** Reading: what a query gets, and what a command starts from. */
export class Reader {
  constructor(
    protected readonly manager: EntityManager,
    private readonly deadline: AbortSignal,
    private readonly outside?: OutsideTransaction,
  ) {}

  /** Throws when there is no time or no transaction left. */
  protected db(): EntityManager {
    if (this.deadline.aborted) throw new AppError('TIMEOUT', 'The request took too long');
    return this.manager;
  }

  get embedded(): boolean {
    return this.manager.connection.options.type === 'better-sqlite3';
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

  /** A live record by id or uniqueId; throws '{Entity} not found'. */
  async get<T extends RecordEntity>(entity: Class<T>, ref: string | number): Promise<T> {
    const found = await this.find(entity, refWhere<T>(ref));
    if (!found || found.deletedOn) throw notFound(entityName(entity));
    return found;
  }

  /** The live record that a field of an input names; a name that stands for nothing is the client's mistake. */
  async named<T extends RecordEntity>(
    entity: Class<T>,
    ref: string | number,
    label: string,
    field: string,
  ): Promise<T> {
    const found = await this.find(entity, refWhere<T>(ref));
    if (!found || found.deletedOn) throw badInput(`${label} not found`, field);
    return found;
  }

  /** Records by their ids, deleted ones included, with at least the wanted columns; there may be others among them. */
  async byIds<T extends RecordEntity>(
    entity: Class<T>,
    ids: readonly number[],
    names: readonly string[],
  ): Promise<ReadonlyMap<number, T>> {
    const kept = this.keptOf(entity, names);
    const unknown = kept ? ids.filter((id) => !kept.records.has(id)) : ids;
    const found = (kept?.records ?? new Map()) as Map<number, T>;
    if (unknown.length > 0) {
      const places = unknown.map(() => '?').join(', ');
      const rows = await this.rows(entity, kept?.columns ?? names, `WHERE r.id IN (${places})`, unknown);
      for (const row of rows) found.set(row.id, Object.freeze(row));
    }
    return found;
  }

  /** What this process knows of the kind, when that is all that is wanted. */
  private keptOf(entity: Class<RecordEntity>, names: readonly string[]): CachedKind | undefined {
    const kept = this.outside?.kept?.get(entity.name);
    if (!kept) return undefined;
    const wanted = chosenColumns(this.manager.connection.getMetadata(entity), names);
    return wanted.every(({ propertyName }) => propertyName === 'id' || kept.columns.includes(propertyName))
      ? kept
      : undefined;
  }

  /** Rows of an entity, known as `r`, with only the named columns; `rest` follows the table's name, `later` is set by the caller. */
  async rows<T extends RecordEntity>(
    entity: Class<T>,
    names: readonly string[],
    rest: string,
    parameters: readonly unknown[],
    later: readonly string[] = [],
  ): Promise<T[]> {
    const metadata = this.db().connection.getMetadata(entity);
    const columns = chosenColumns(metadata, names);
    const rows = await this.query<Record<string, unknown>>(
      `SELECT ${selectList(columns, 'r', later)} FROM ${metadata.tableName} r ${rest}`,
      parameters,
    );
    return withFlags(rows, columns);
  }

  /** True when a live record names this one in that column. */
  async isUsed({ kind, property }: ReferenceColumn, id: number): Promise<boolean> {
    const { tableName, columns } = this.manager.connection.getMetadata(kind);
    const column = columns.find(({ propertyName }) => propertyName === property)?.databaseName;
    const rows = await this.query(`SELECT 1 FROM ${tableName} WHERE ${column} = ? AND deleted_on IS NULL LIMIT 1`, [
      id,
    ]);
    return rows.length > 0;
  }

  /** The class of a kind of record by its name; undefined when there is none. */
  recordClass(name: string): Class<RecordEntity> | undefined {
    const found = this.manager.connection.entityMetadatas.find((m) => m.name === name && m.target instanceof Function);
    return found && (found.target as () => void).prototype instanceof RecordEntity
      ? (found.target as Class<RecordEntity>)
      : undefined;
  }

  /** The number of a record, deleted or not; 0 when there is none. */
  async idOf(entity: Class<RecordEntity>, uniqueId: string): Promise<number> {
    return (await this.find(entity, { uniqueId }))?.id ?? 0;
  }

  /** Plain SQL for the few statements that a query builder cannot say; both databases must understand it. */
  query<Row>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    const manager = this.db();
    return this.outside ? this.outside.read(sql, parameters) : manager.query(sql, [...parameters]);
  }

  /** The rows of a query as the database gives them. */
  raw<Row>(query: SelectQueryBuilder<ObjectLiteral>): Promise<Row[]> {
    return this.query(...query.getQueryAndParameters());
  }
}

/** By id or by uniqueId. */
export function refWhere<T extends RecordEntity>(ref: string | number): FindOptionsWhere<T> {
  const id = idOfRef(ref);
  return (id === null ? { uniqueId: ref } : { id }) as FindOptionsWhere<T>;
}
