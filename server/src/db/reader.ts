import type { EntityManager, EntityTarget, FindOptionsWhere, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { AppError, badInput, notFound } from '../errors';
import type { Fields } from '../fields';
import type { Database } from './dataSource';
import { chosenColumns, selectList, withFlags } from './plainRows';
import { RecordEntity } from './record';

type Class<T> = new () => T;

/** The words in which an entity is named to people, as in 'Customer not found'. */
export function entityName(entity: EntityTarget<ObjectLiteral>): string {
  const name = typeof entity === 'function' ? entity.name : String(entity);
  return name.replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);
}

/** Reading: what a query gets, and what a command starts from. */
export class Reader {
  constructor(
    protected readonly manager: EntityManager,
    private readonly deadline: AbortSignal,
    private readonly run: Database['read'] = (sql, parameters) => manager.query(sql, [...parameters]),
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
  async named<T extends RecordEntity>(entity: Class<T>, ref: string | number, label: string, field: string): Promise<T> {
    const found = await this.find(entity, refWhere<T>(ref));
    if (!found || found.deletedOn) throw badInput(`${label} not found`, field);
    return found;
  }

  /** Records by their ids, deleted ones included, with only the wanted columns. */
  async byIds<T extends RecordEntity>(entity: Class<T>, ids: readonly number[], fields: Fields): Promise<Map<number, T>> {
    if (ids.length === 0) return new Map();
    const found = await this.rows(entity, Object.keys(fields), `WHERE r.id IN (${ids.map(() => '?').join(', ')})`, [...ids]);
    return new Map(found.map((row) => [row.id, row]));
  }

  /** Rows of an entity, known as `r`, with only the wanted columns; `rest` is the SQL that follows the table. */
  async rows<T extends RecordEntity>(entity: Class<T>, names: Iterable<string>, rest: string, parameters: unknown[]): Promise<T[]> {
    const metadata = this.db().connection.getMetadata(entity);
    const columns = chosenColumns(metadata, names);
    return withFlags(await this.query(`SELECT ${selectList(columns, 'r')} FROM ${metadata.tableName} r ${rest}`, parameters), columns);
  }

  /** True when a live row of `table` names this record. */
  async isUsed(table: string, column: string, id: number): Promise<boolean> {
    const rows = await this.query(`SELECT 1 FROM ${table} WHERE ${column} = ? AND deleted_on IS NULL LIMIT 1`, [id]);
    return rows.length > 0;
  }

  /** The class of an audited record by its GraphQL name; undefined when there is none. */
  auditedEntity(name: string): Class<RecordEntity> | undefined {
    const found = this.manager.connection.entityMetadatas.find((m) => m.name === name && m.target instanceof Function);
    return found && (found.target as () => void).prototype instanceof RecordEntity ? found.target as Class<RecordEntity> : undefined;
  }

  /** The number of a record, deleted or not; 0 when there is none. */
  async idOf(entity: Class<RecordEntity>, uniqueId: string): Promise<number> {
    return (await this.find(entity, { uniqueId }))?.id ?? 0;
  }

  /** Plain SQL for the few statements that a query builder cannot say; both databases must understand it. */
  query<Row>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    this.db();
    return this.run(sql, parameters);
  }

  /** The rows of a query as the database gives them. */
  raw<Row>(query: SelectQueryBuilder<ObjectLiteral>): Promise<Row[]> {
    return this.query(...query.getQueryAndParameters());
  }
}

/** By id or by uniqueId. */
export function refWhere<T extends RecordEntity>(ref: string | number): FindOptionsWhere<T> {
  const byId = typeof ref === 'number' || /^\d+$/.test(ref);
  return (byId ? { id: Number(ref) } : { uniqueId: ref }) as FindOptionsWhere<T>;
}
