import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { askGuard, Collector, GuardedWrites, LoggedChanges, WaitingInserts, type Remarked } from './collector';
import { branchColumn, bulkInsertRecords, idsOf, insertStatement, recordColumns } from './insert';
import { writeColumn, type ColumnChanges, changedFields, certifyDeletion, updateRows } from './update';
import { firstBranchId, referencesOf, withFolds } from '../schema/columns';
import type { OpenTransaction } from '../database.types';
import type { Class } from './locker';
import type { DatabaseModel, LoggedChange, LoggedProperty } from '../schema/model';
import type { AnyInsertion, Insertion, NewRecord, NewRow, NothingBut } from './newRecord';
import type { RecordEntity } from '../schema/record';
import { AppError } from '../../domain/rules/errors';
import { databaseFailureOf } from './retry';
import { serialOf, serialStatement, referenceSerial } from './serial';
import { fillGenerated, noResult, type Statement, chunks } from '../read/statement';

/**
 * Write access. Every change of a record goes through it, so that none misses the version, the author or the change
 * log, or references a record that may be deleted concurrently. Changes are the user's; what is created is its owner's.
 */
export class Writer extends Collector {
  private log = new LoggedChanges();
  private guarded = new GuardedWrites();
  private savepoints = 0;
  private changesReferences = false;
  private isClosed = false;

  constructor(
    open: Pick<OpenTransaction, 'manager' | 'run'>,
    deadline: AbortSignal,
    readonly userId: number | null,
    readonly ownerId: number | null,
    clock: () => Date,
    readonly model: DatabaseModel,
    readonly branchId = firstBranchId,
    limited: EntityManager | null = null,
  ) {
    super(open, deadline, clock, limited);
  }

  /** What this transaction has changed is not committed, and not for others. */
  protected override get fillsLists(): boolean {
    return !this.changesReferences;
  }

  /** Throws for an unawaited write that arrives after the transaction has ended. */
  protected override db(): EntityManager {
    if (this.isClosed) throw new Error('The transaction is over');
    return super.db();
  }

  /**
   * Runs work that may be refused within a transaction that goes on: what it wrote, logged and collected is undone, and its
   * error is thrown. Locks stay held.
   */
  async undoIfRefused<T>(work: () => Promise<T>): Promise<T> {
    const [log, last, guarded] = [this.log.copy(), [...this.last], this.guarded.copy()];
    const collected = new Map(this.collected);
    const savepoint = `refusable_${(this.savepoints += 1)}`;
    await this.query(`SAVEPOINT ${savepoint}`);
    try {
      const done = await this.waitingIn(null, work);
      await this.query(`RELEASE SAVEPOINT ${savepoint}`);
      return done;
    } catch (error) {
      // After a deadlock or a lost connection there is no savepoint any more: the transaction's own failure is thrown.
      if (error instanceof AppError || databaseFailureOf(error) === 'duplicate') {
        await this.query(`ROLLBACK TO SAVEPOINT ${savepoint}`);
        await this.query(`RELEASE SAVEPOINT ${savepoint}`);
        Object.assign(this, { log, last, collected, guarded });
      }
      throw error;
    }
  }

  /**
   * Asks the guards of what was written, then returns the last statements of the transaction: the change log, then the
   * shared rows. Call once.
   */
  async lastStatements(): Promise<Statement[]> {
    await this.guarded.ask(this);
    return [
      ...this.logStatements(),
      ...this.collectedStatements(),
      ...(this.changesReferences ? [serialStatement(this, referenceSerial)] : []),
    ];
  }

  /** A new record is not cached yet, unless its kind is cached whole. */
  private changed(record: RecordEntity, isNew = false): void {
    const { cachedColumns, cachedWhole } = this.model.records.get(record.constructor.name) ?? {};
    if (cachedColumns && (cachedWhole || !isNew)) this.changesReferences = true;
  }

  close(): void {
    this.isClosed = true;
  }

  /** The log of many changes is one statement; a long log is written in parts. */
  private logStatements(): Statement[] {
    return this.model.changeLog.statements(this.db(), this, this.log.take());
  }

  private logged(record: RecordEntity, properties: readonly LoggedProperty[]): Promise<void> {
    return this.loggedTogether([{ record, properties, remark: this.remark }]);
  }

  private async loggedTogether(changes: readonly LoggedChange[]): Promise<void> {
    this.log.add(changes);
    if (this.log.isLong) await this.run(this.logStatements());
  }

  /**
   * Inserts a record; `undefined` is stored as null. A column missing in `values` does not compile, nor does a value without a column.
   */
  async insert<T extends RecordEntity, const Values extends NewRecord<T>>(
    entity: Class<T>,
    values: Values & NothingBut<NewRecord<T>, Values>,
  ): Promise<T> {
    const [record] = await this.insertTogether<[T]>([{ entity, values }]);
    return record;
  }

  /**
   * Inserts records in order, on MySQL in one round trip. A `Generated` value is derived from the id of the record
   * before; in the first record from the next number of `serial`, which is taken in the same round trip.
   */
  async insertTogether<const Records extends readonly RecordEntity[]>(
    insertions: { readonly [At in keyof Records]: Insertion<Records[At]> },
    serial?: string,
  ): Promise<Records> {
    const records = await this.allCreated(insertions);
    const numbering = serial === undefined ? [] : [serialStatement(this, serial)];
    const statementOf = (record: RecordEntity) =>
      insertStatement(this.db(), record.constructor as Class<RecordEntity>, record);
    const results = await this.run(this.embedded ? numbering : [...numbering, ...records.map(statementOf)]);
    let number = numbering.length > 0 ? serialOf(results.shift() ?? noResult) : 0;
    for (const record of records) {
      fillGenerated(record, number);
      const [{ insertId } = noResult] = this.embedded ? await this.run([statementOf(record)]) : results.splice(0, 1);
      number = record.id = insertId;
      this.hold(record.constructor.name, [insertId]);
      this.changed(record, true);
      await this.logged(record, this.model.changeLog.creation(record));
    }
    return records as unknown as Records;
  }

  /** The same; within `insertingTogether` the records wait for its end, and have no id before. */
  async insertSoon<const Records extends readonly RecordEntity[]>(insertions: {
    readonly [At in keyof Records]: Insertion<Records[At]>;
  }): Promise<Records> {
    if (!this.waiting) return this.insertTogether(insertions);
    const records = await this.allCreated(insertions);
    this.waiting.add(records, this.remark);
    return records as unknown as Records;
  }

  /** Inserts a record of which a value is the id of one that may be waiting. */
  async insertAfter<T extends RecordEntity>(entity: Class<T>, values: () => NewRecord<NoInfer<T>>): Promise<void> {
    const { remark } = this;
    const insert = () => this.remarked(remark, () => this.insertSoon<[T]>([{ entity, values: values() }]));
    await (this.waiting ? this.waiting.follow(insert) : insert());
  }

  /** What `work` inserts by `insertSoon` is written when it has ended, with few statements for all of it. */
  async insertingTogether<T>(work: () => Promise<T>): Promise<T> {
    const waiting = new WaitingInserts();
    return this.waitingIn(waiting, async () => {
      const done = await work();
      await waiting.write((entity, records) => this.insertAll(entity, records));
      return done;
    });
  }

  /** Inserts many records of one kind with few statements. */
  async insertMany<T extends RecordEntity>(entity: Class<T>, rows: readonly NewRecord<NoInfer<T>>[]): Promise<T[]> {
    const records = await this.allCreated(rows.map((values) => ({ entity, values })));
    const { remark } = this;
    await this.insertAll(
      entity,
      records.map((record) => ({ record, remark })),
    );
    return records as T[];
  }

  private async insertAll(entity: Class<RecordEntity>, records: readonly Remarked[]): Promise<void> {
    for (const chunk of chunks(records, 1000)) {
      const ofChunk = chunk.map(({ record }) => record);
      const inserted = bulkInsertRecords(this.db(), entity, ofChunk);
      const [creations] = await Promise.all([LoggedChanges.ofNew(this.model.changeLog, chunk), inserted]);
      this.hold(entity.name, idsOf(ofChunk));
      for (const record of ofChunk) this.changed(record, true);
      await this.loggedTogether(creations);
    }
  }

  /**
   * Updates a record locked by this transaction and returns its new state. Without a change nothing is written, unless
   * the patch contains `updatedOn`, which always increments the version.
   */
  async update<T extends RecordEntity>(record: T, patch: Partial<T>): Promise<T> {
    const changed = withFolds(record.constructor, changedFields(record, patch));
    if (Object.keys(changed).length === 0 && patch.updatedOn === undefined) return record;
    await this.refuseWrite(record, changed);
    const before = { ...record };
    Object.assign(record, changed, { version: record.version + 1, updatedOn: this.now, updatedById: this.userId });
    const { version, updatedOn, updatedById } = record;
    const values = { ...changed, version, updatedOn, updatedById };
    await this.db().update(record.constructor as Class<T>, { id: record.id } as FindOptionsWhere<T>, values as never);
    this.changed(record);
    await this.logged(record, this.model.changeLog.change(before, record, Object.keys(changed)));
    return record;
  }

  /** Same change for many locked records, with few statements. */
  async updateMany<T extends RecordEntity>(records: readonly T[], values: Partial<T>): Promise<void> {
    const patch = records[0] ? withFolds(records[0].constructor, { ...values }) : values;
    for (const chunk of chunks([...records], 500)) {
      for (const record of chunk) await this.refuseWrite(record, patch);
      await updateRows(this.db(), chunk, { ...patch, updatedOn: this.now, updatedById: this.userId });
      for (const record of chunk) {
        const before = { ...record };
        const changed = Object.keys(changedFields(record, patch));
        Object.assign(record, patch, { version: record.version + 1, updatedOn: this.now, updatedById: this.userId });
        this.changed(record);
        await this.logged(record, this.model.changeLog.change(before, record, changed));
      }
    }
  }

  /** One column of many locked records, each with its own value, with few statements. */
  async updateColumn<T extends RecordEntity, K extends keyof T & string>(changes: ColumnChanges<T, K>, name: K) {
    for (const [record, value] of changes) await this.refuseWrite(record, { [name]: value } as unknown as Partial<T>);
    for (const [before, record] of await writeColumn(this.db(), changes, name, this)) {
      this.changed(record);
      await this.logged(record, this.model.changeLog.change(before, record, [name]));
    }
  }

  /** Soft delete: the row stays but reads ignore it. `patch` releases unique values that the live row held. */
  async delete<T extends RecordEntity>(record: T, patch: Partial<T> = {}): Promise<T> {
    const { id, version } = record;
    await askGuard(this, this.guarded, record, { ...patch, deletedOn: this.now });
    if (!this.embedded) await certifyDeletion(this, record);
    const { now, userId } = this;
    const values = { ...patch, version: version + 1, deletedOn: now, updatedOn: now, updatedById: userId };
    Object.assign(record, values);
    await this.db().update(record.constructor as Class<T>, { id } as FindOptionsWhere<T>, values as never);
    this.changed(record);
    await this.logged(record, this.model.changeLog.deletion(this.now));
    return record;
  }

  /** Soft delete of many locked records of one kind, with few statements. */
  async deleteMany<T extends RecordEntity>(records: readonly T[], patch: Partial<T> = {}): Promise<void> {
    const deleted = { ...patch, deletedOn: this.now, updatedOn: this.now, updatedById: this.userId };
    for (const record of records) await askGuard(this, this.guarded, record, deleted);
    for (const chunk of chunks(records, 1000)) {
      await updateRows(this.db(), chunk, deleted);
      for (const record of chunk) this.changed(Object.assign(record, deleted, { version: record.version + 1 }));
      const [properties, { remark }] = [this.model.changeLog.deletion(this.now), this];
      await this.loggedTogether(chunk.map((record) => ({ record, properties, remark })));
    }
  }

  /** Inserts a row of an internal table and returns it with its id. A column missing in `values` does not compile. */
  async insertRow<T extends object>(entity: Class<T>, values: NewRow<NoInfer<T>>): Promise<T> {
    const row = Object.assign(new entity(), values);
    const [{ insertId } = noResult] = await this.run([insertStatement(this.db(), entity, row)]);
    const generated = this.db().connection.getMetadata(entity).generatedColumns[0]?.propertyName;
    return generated ? Object.assign(row, { [generated]: insertId }) : row;
  }

  /** Internal tables (sessions, serials, rollups, outbox): no author, no change log. */
  get internal(): EntityManager {
    return this.db();
  }

  /** Throws if a referenced record is not locked, since another transaction might delete it, or if the guard refuses. */
  private async refuseWrite<T extends RecordEntity>(before: T | null, change: T | Partial<T>): Promise<void> {
    const { name: kind } = (before ?? change).constructor;
    for (const { property, target } of referencesOf(kind)) {
      const id = (change as Readonly<Record<string, unknown>>)[property];
      if (typeof id === 'number' && !this.holds(target, id))
        throw new Error(`${kind}.${property} names ${target} ${id}, which is not locked`);
    }
    await askGuard(this, this.guarded, before, change);
  }

  private async allCreated(insertions: readonly AnyInsertion[]): Promise<RecordEntity[]> {
    const records = insertions.map(({ entity, values }) => this.created(entity, values as NewRecord<RecordEntity>));
    for (const record of records) await this.refuseWrite(null, record);
    return records;
  }

  private created<T extends RecordEntity>(entity: Class<T>, values: NewRecord<NoInfer<T>>): T {
    return withFolds(entity, Object.assign(new entity(), branchColumn(entity, this), values, recordColumns(this)));
  }
}
