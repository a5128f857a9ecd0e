import type { DeepPartial, EntityManager, FindOptionsWhere } from 'typeorm';
import { randomUUID } from 'node:crypto';
import { changedMeanwhile, notFound } from '../errors';
import { bulkInsertRecords } from './bulkInsert';
import { withFolds } from './columns';
import { chunks } from './chunks';
import { entityName, Reader, refWhere } from './reader';
import type { RecordEntity } from './record';
import { referenceColumns, referenceSerial } from './references';
import { nextSerial } from './serial';
import { changeEntries, creationEntries, deletionEntries, writeEntries, type LogEntry } from '../modules/audit/audit.service';

type Class<T> = new () => T;

/** Writing: every change of a record goes through here, so none can miss the version, the author or the change log. */
export class Writer extends Reader {
  private log: LogEntry[] = [];
  private last: (() => Promise<void>)[] = [];
  private changesReferences = false;
  private isClosed = false;

  constructor(
    manager: EntityManager,
    deadline: AbortSignal,
    readonly userId: number | null,
    readonly now: Date,
  ) {
    super(manager, deadline);
  }

  /** A write that is forgotten behind and comes after the end would stand outside the transaction. */
  protected override db(): EntityManager {
    if (this.isClosed) throw new Error('The transaction is over');
    return super.db();
  }

  /** Work for the very end of the transaction: rows that all clerks share are locked for one round trip only. */
  beforeCommit(work: () => Promise<void>): void {
    this.last.push(work);
  }

  /** The last statements of the transaction: the change log, then the shared rows. */
  async finish(): Promise<void> {
    await this.writeLog();
    for (const work of this.last.splice(0)) await work();
    if (this.changesReferences) await nextSerial(this, referenceSerial);
  }

  /** A new record is known to nobody, so that only changes count. */
  private changed(record: RecordEntity): void {
    if (referenceColumns[record.constructor.name]) this.changesReferences = true;
  }

  close(): void {
    this.isClosed = true;
  }

  /** The log of many changes costs one statement; a long one is written on the way. */
  private async writeLog(least = 0): Promise<void> {
    if (this.log.length > least) await writeEntries(this.db(), this, this.log.splice(0));
  }

  private logged(entries: LogEntry[]): Promise<void> {
    this.log.push(...entries);
    return this.writeLog(2000);
  }

  /** Locks a live record for this transaction. An older `version` than the stored one is refused. */
  async lock<T extends RecordEntity>(entity: Class<T>, ref: string | number, version?: number | null): Promise<T> {
    const found = await this.lockDeletedToo(entity, ref, version);
    if (found.deletedOn) throw notFound(entityName(entity));
    return found;
  }

  /** The same for a record that is still shown when it is deleted; its state then says what is refused. */
  async lockDeletedToo<T extends RecordEntity>(entity: Class<T>, ref: string | number, version?: number | null): Promise<T> {
    const query = this.select(entity, 'r').where(refWhere<T>(ref));
    if (!this.embedded) query.setLock('pessimistic_write');
    const found = await query.getOne();
    if (!found) throw notFound(entityName(entity));
    if (!found.deletedOn && version != null && version !== found.version) throw changedMeanwhile();
    return found;
  }

  /** Keeps others from changing a record until this transaction ends; they may still read it. */
  async share<T extends RecordEntity>(entity: Class<T>, id: number): Promise<void> {
    if (!this.embedded) await this.select(entity, 'r').select('r.id', 'id').where({ id }).setLock('pessimistic_read').getRawOne();
  }

  /** Locks many live records in id order, so that two transactions never wait for each other in a ring. */
  async lockMany<T extends RecordEntity>(entity: Class<T>, ids: readonly number[]): Promise<T[]> {
    const found: T[] = [];
    for (const chunk of chunks([...new Set(ids)].sort((a, b) => a - b), 1000)) {
      // By the ids alone: a further condition may lead the database along another index, and lock in its order.
      const query = this.select(entity, 'r').where('r.id IN (:...ids)', { ids: chunk }).orderBy('r.id');
      if (!this.embedded) query.setLock('pessimistic_write');
      found.push(...(await query.getMany()).filter(({ deletedOn }) => deletedOn === null));
    }
    return found;
  }

  /**
   * Locks many live records that were read before the transaction: those that nobody has changed since are taken as
   * they were read, so that the lock is not held for reading them.
   */
  async lockKnown<T extends RecordEntity>(entity: Class<T>, known: readonly T[]): Promise<T[]> {
    const byId = new Map(known.map((record) => [record.id, record]));
    const locked: Pick<T, 'id' | 'version'>[] = [];
    for (const chunk of chunks([...byId.keys()].sort((a, b) => a - b), 1000)) {
      const query = this.select(entity, 'r').where('r.id IN (:...ids)', { ids: chunk }).orderBy('r.id')
        .select(['r.id AS id', 'r.version AS version', 'r.deletedOn AS deletedOn']);
      if (!this.embedded) query.setLock('pessimistic_write');
      const rows = await query.getRawMany<Pick<T, 'id' | 'version' | 'deletedOn'>>();
      locked.push(...rows.filter(({ deletedOn }) => deletedOn === null));
    }
    const changed = locked.filter(({ id, version }) => byId.get(id)?.version !== version).map(({ id }) => id);
    const fresh = new Map((await this.lockMany(entity, changed)).map((record) => [record.id, record]));
    // A copy, since the transaction may be run again with what was read before it.
    return locked.map(({ id }) => fresh.get(id) ?? Object.assign(new entity(), byId.get(id)));
  }

  async insert<T extends RecordEntity>(entity: Class<T>, values: DeepPartial<Omit<T, 'id' | 'version'>>): Promise<T> {
    const record = this.created(entity, values);
    await this.db().insert(entity, record as never);
    await this.logged(creationEntries(record));
    return record;
  }

  /** Many new records of one kind with few statements. */
  async insertMany<T extends RecordEntity>(entity: Class<T>, rows: readonly DeepPartial<Omit<T, 'id' | 'version'>>[]): Promise<T[]> {
    const records = rows.map((row) => this.created(entity, row));
    for (const chunk of chunks(records, 1000)) {
      await bulkInsertRecords(this.db(), entity, chunk);
      await this.logged(chunk.flatMap(creationEntries));
    }
    return records;
  }

  /**
   * Changes a record that this transaction has locked; answers it as it now is. Nothing changed: nothing written, unless
   * the patch names `updatedOn`: then the version is bumped all the same.
   */
  async update<T extends RecordEntity>(record: T, patch: Partial<T>): Promise<T> {
    const changed = withFolds(record.constructor, changedFields(record, patch));
    if (Object.keys(changed).length === 0 && patch.updatedOn === undefined) return record;
    const before = { ...record };
    Object.assign(record, changed, { version: record.version + 1, updatedOn: this.now, updatedById: this.userId });
    const { version, updatedOn, updatedById } = record;
    const values = { ...changed, version, updatedOn, updatedById };
    await this.db().update(record.constructor as Class<T>, { id: record.id } as FindOptionsWhere<T>, values as never);
    this.changed(record);
    await this.logged(changeEntries(before, record, Object.keys(changed)));
    return record;
  }

  /** The same change for many locked records, with few statements. */
  async updateMany<T extends RecordEntity>(records: readonly T[], given: Partial<T>): Promise<void> {
    const patch = records[0] ? withFolds(records[0].constructor, { ...given }) : given;
    for (const chunk of chunks([...records], 500)) {
      const [first] = chunk;
      if (!first) return;
      await this.db().createQueryBuilder().update(first.constructor as Class<T>)
        .set({ ...patch, version: () => 'version + 1', updatedOn: this.now, updatedById: this.userId } as never)
        .where('id IN (:...ids)', { ids: chunk.map((record) => record.id) }).execute();
      for (const record of chunk) {
        const before = { ...record };
        const changed = Object.keys(changedFields(record, patch));
        Object.assign(record, patch, { version: record.version + 1, updatedOn: this.now, updatedById: this.userId });
        this.changed(record);
        await this.logged(changeEntries(before, record, changed));
      }
    }
  }

  /** Soft delete: the row stays, and no read finds it. `patch` frees what the live row held, as its number. */
  async delete<T extends RecordEntity>(record: T, patch: Partial<T> = {}): Promise<T> {
    const { id, version } = record;
    Object.assign(record, patch, { version: version + 1, deletedOn: this.now, updatedOn: this.now, updatedById: this.userId });
    await this.db().update(record.constructor as Class<T>, { id } as FindOptionsWhere<T>, {
      ...patch, version: record.version, deletedOn: this.now, updatedOn: this.now, updatedById: this.userId,
    } as never);
    this.changed(record);
    await this.logged(deletionEntries(record, this.now));
    return record;
  }

  /** Soft delete of many locked records of one kind, with few statements. */
  async deleteMany<T extends RecordEntity>(records: readonly T[], patch: Partial<T> = {}): Promise<void> {
    const deleted = { ...patch, deletedOn: this.now, updatedOn: this.now, updatedById: this.userId };
    for (const chunk of chunks(records, 1000)) {
      await this.db().createQueryBuilder().update(chunk[0]?.constructor as Class<T>)
        .set({ ...deleted, version: () => 'version + 1' } as never)
        .where('id IN (:...ids)', { ids: chunk.map(({ id }) => id) }).execute();
      for (const record of chunk) this.changed(Object.assign(record, deleted, { version: record.version + 1 }));
      await this.logged(chunk.flatMap((record) => deletionEntries(record, this.now)));
    }
  }

  /** The house's own tables (sessions, serials, rollups, outbox): no author, no change log. */
  get internal(): EntityManager {
    return this.db();
  }

  private created<T extends RecordEntity>(entity: Class<T>, values: DeepPartial<Omit<T, 'id' | 'version'>>): T {
    return withFolds(entity, Object.assign(new entity(), { deletedOn: null, updatedOn: null, updatedById: null }, values, {
      uniqueId: randomUUID(), version: 1, createdOn: this.now, createdById: this.userId,
    }));
  }
}

function changedFields<T extends object>(record: T, patch: Partial<T>): Partial<T> {
  const changed: Partial<T> = {};
  for (const name of Object.keys(patch) as (keyof T)[]) {
    if (patch[name] !== undefined && !same(record[name], patch[name])) changed[name] = patch[name];
  }
  return changed;
}

function same(a: unknown, b: unknown): boolean {
  if (a instanceof Date && b instanceof Date) return a.getTime() === b.getTime();
  return (a ?? null) === (b ?? null);
}
