import { In, type EntityManager } from 'typeorm';
import { badInput, changedMeanwhile, notFound } from '../../domain/rules/errors';
import { idOfRef, type RecordEntity } from '../schema/record';
import { referencesOf } from '../schema/columns';
import type { OpenTransaction } from '../database.types';
import { chosenColumns, decodeRows, hydrated, integer, selectList } from '../read/rawRows';
import { entityName, Reader, refWhere } from '../read/reader';
import { chunks, type Statement, type StatementResult } from '../read/statement';

export type Class<T> = new () => T;

/** An input field that names a record by id or uniqueId; `label` is its name in the refusal. */
export interface Naming<T extends RecordEntity> {
  entity: Class<T>;
  ref: string | number;
  label: string;
  field: string;
  /**
   * Lock exclusively at once, because the transaction changes the record too: upgrading a shared lock causes deadlocks.
   */
  forUpdate?: boolean;
}

/** A naming with the property that its record is answered under, and the id that it names; 0 if there is none. */
interface Target extends Naming<RecordEntity> {
  name: string;
  id: number;
  key: string;
}

type Named<Namings> = { [Name in keyof Namings]: Namings[Name] extends Naming<infer T> ? T : never };

/**
 * Locking reads: records that a command changes or references stay as read until the transaction ends. On the embedded
 * database the transaction itself is the lock.
 */
export class Locker extends Reader {
  private readonly held = new Set<string>();
  private moment: Date;
  private readonly limited: Reader | null;
  /** By `recordKey` what was named since `namingOnce` began; null outside of it. */
  private namedRecords: Map<string, RecordEntity> | null = null;

  constructor(
    private readonly open: Pick<OpenTransaction, 'manager' | 'run'>,
    deadline: AbortSignal,
    private readonly clock: () => Date,
    limited: EntityManager | null,
  ) {
    super(open.manager, deadline);
    this.moment = clock();
    this.limited = limited && new Reader(limited, deadline);
  }

  /**
   * What the user sees, for what is chosen or answered. The transaction itself reads all branches: a rule that holds for a
   * customer or a document must not depend on who asks.
   */
  override get seen(): Reader {
    return this.limited ?? this;
  }

  /** The ids that the user sees among these. */
  override async seenAmong(entity: Class<RecordEntity>, ids: readonly number[]): Promise<ReadonlySet<number>> {
    if (!this.limited || ids.length === 0) return new Set(ids);
    return new Set((await this.limited.findAll(entity, { id: In([...ids]) })).map(({ id }) => id));
  }

  override get<T extends RecordEntity>(entity: Class<T>, ref: string | number): Promise<T> {
    return this.limited ? this.limited.get(entity, ref) : super.get(entity, ref);
  }

  override namedInOrder<T extends RecordEntity>(
    entity: Class<T>,
    refs: readonly string[],
    field: string,
  ): Promise<T[]> {
    return this.limited ? this.limited.namedInOrder(entity, refs, field) : super.namedInOrder(entity, refs, field);
  }

  /**
   * The instant of the latest lock. An earlier instant would date this change before those that the lock waited for.
   */
  get now(): Date {
    return this.moment;
  }

  /** Executes statements in order, on MySQL in one round trip. */
  protected run(statements: readonly Statement[]): Promise<StatementResult[]> {
    // Throws when the transaction or its time is over.
    this.db();
    return this.open.run(statements);
  }

  /** True if this transaction's lock prevents the record from being deleted. */
  protected holds(kind: string, id: number): boolean {
    return this.held.has(recordKey(kind, id));
  }

  protected hold(kind: string, ids: readonly number[]): void {
    for (const id of ids) this.held.add(recordKey(kind, id));
    this.moment = this.clock();
  }

  /** Locks a live record. Throws a conflict if `version` is older than the stored one. */
  async lock<T extends RecordEntity>(entity: Class<T>, ref: string | number, version?: number | null): Promise<T> {
    const record = await this.lockDeletedToo(entity, ref, version);
    if (record.deletedOn) throw notFound(entityName(entity));
    return record;
  }

  /** Same for a record that is still shown after deletion; its state decides what is refused. */
  async lockDeletedToo<T extends RecordEntity>(
    entity: Class<T>,
    ref: string | number,
    version?: number | null,
  ): Promise<T> {
    const query = this.select(entity, 'r').where(refWhere<T>(ref));
    if (!this.embedded) query.setLock('pessimistic_write');
    const record = await query.getOne();
    if (!record || !(await this.seenAmong(entity, [record.id])).has(record.id)) throw notFound(entityName(entity));
    if (!record.deletedOn && version != null && version !== record.version) throw changedMeanwhile();
    this.hold(entity.name, record.deletedOn ? [] : [record.id]);
    return record;
  }

  /** Locks many live records in id order, which prevents deadlocks. */
  async lockMany<T extends RecordEntity>(
    entity: Class<T>,
    ids: readonly number[],
    mode: 'write' | 'read' = 'write',
  ): Promise<T[]> {
    return this.locked(entity, await this.run(this.lockStatements(entity, ids, mode)));
  }

  private lockStatements(entity: Class<RecordEntity>, ids: readonly number[], mode: 'write' | 'read'): Statement[] {
    const metadata = this.db().connection.getMetadata(entity);
    const lock = this.embedded ? '' : mode === 'write' ? 'FOR UPDATE' : 'LOCK IN SHARE MODE';
    const sorted = [...new Set(ids)].sort((a, b) => a - b);
    // By ids alone: with another condition the database might use another index and lock in its order.
    return [...chunks(sorted, 1000)].map((chunk) => ({
      sql: `SELECT ${selectList(chosenColumns(metadata), 'r', [])} FROM ${metadata.tableName} r
        WHERE r.id IN (${chunk.map(() => '?').join(', ')}) ORDER BY r.id ${lock}`,
      parameters: chunk,
    }));
  }

  /** The live ones of the records that `lockStatements` returned. */
  private locked<T extends RecordEntity>(entity: Class<T>, results: readonly StatementResult[]): T[] {
    const live = results
      .flatMap(({ rows }) => hydrated(this.db().connection, entity, rows))
      .filter(({ deletedOn }) => deletedOn === null);
    this.hold(
      entity.name,
      live.map(({ id }) => id),
    );
    return live;
  }

  /**
   * In a writing transaction, locks the named record for reading, so that it cannot be deleted before the record that
   * references it is committed.
   */
  override async named<T extends RecordEntity>(
    entity: Class<T>,
    ref: string | number,
    label: string,
    field: string,
  ): Promise<T> {
    const { only } = await this.allNamed({ only: { entity, ref, label, field } });
    return only;
  }

  /**
   * While `work` runs, a record that it names again is neither locked nor read again: many records that name the same few
   * are written with one round trip less each. The same object is returned each time, so `work` must keep it up to date.
   */
  async namingOnce<T>(work: () => Promise<T>): Promise<T> {
    const before = this.namedRecords;
    this.namedRecords = new Map();
    try {
      return await work();
    } finally {
      this.namedRecords = before;
    }
  }

  /**
   * Names records within `namingOnce` before the work does, in few round trips, and returns those that were not named yet. One that
   * is not there is refused when the work names it.
   */
  async nameAhead(namings: readonly Omit<Naming<RecordEntity>, 'label' | 'field'>[]): Promise<RecordEntity[]> {
    const unlabelled = namings.map((naming, at) => [at, { ...naming, label: '', field: '' }] as const);
    const targets = await this.targetsOf(Object.fromEntries(unlabelled));
    const locked = await this.lockTargets(targets.filter(({ key }) => !this.namedRecords?.has(key)));
    for (const [key, record] of locked) this.namedRecords?.set(key, record);
    return [...locked.values()];
  }

  /** The record, if it was named by its id within `namingOnce`. */
  namedBefore<T extends RecordEntity>(entity: Class<T>, ref: string | number): T | undefined {
    return this.namedRecords?.get(recordKey(entity.name, idOfRef(ref) ?? 0)) as T | undefined;
  }

  /** Records that were named within `namingOnce` are not read again. */
  override async byIds<T extends RecordEntity>(
    entity: Class<T>,
    ids: readonly number[],
    names: readonly string[],
  ): Promise<ReadonlyMap<number, T>> {
    const named = ids.map((id) => [id, this.namedRecords?.get(recordKey(entity.name, id)) as T | undefined] as const);
    if (named.some(([, record]) => record === undefined)) return super.byIds(entity, ids, names);
    return new Map(named as [number, T][]);
  }

  /**
   * The live records that several fields name, on MySQL in one round trip; throws for the first that does not exist.
   */
  async allNamed<Namings extends Readonly<Record<string, Naming<RecordEntity>>>>(
    namings: Namings,
  ): Promise<Named<Namings>> {
    const targets = await this.targetsOf(namings);
    const unlocked = targets.filter(({ key, forUpdate }) => forUpdate || !this.namedRecords?.has(key));
    const locked = await this.lockTargets(unlocked);
    const records = targets.map(({ name, key, label, field }) => {
      const record = locked.get(key) ?? this.namedRecords?.get(key);
      if (!record) throw badInput(`${label} not found`, field);
      this.namedRecords?.set(key, record);
      return [name, record] as const;
    });
    return Object.fromEntries(records) as Named<Namings>;
  }

  /** The ids behind the references: those that are a uniqueId are looked up, in one round trip. */
  private async targetsOf(namings: Readonly<Record<string, Naming<RecordEntity>>>): Promise<Target[]> {
    const entries = Object.entries(namings);
    const byUniqueId = entries.filter(([, { ref }]) => idOfRef(ref) === null);
    const results = await this.run(
      byUniqueId.map(([, { entity, ref }]) => ({
        sql: `SELECT id FROM ${this.db().connection.getMetadata(entity).tableName} WHERE unique_id = ?`,
        parameters: [ref],
      })),
    );
    const idOf = new Map(
      byUniqueId.map(([name], at) => [name, decodeRows(results[at]?.rows ?? [], { id: integer })[0]?.id ?? 0]),
    );
    return entries.map(([name, naming]) => {
      const id = idOfRef(naming.ref) ?? idOf.get(name) ?? 0;
      return { ...naming, name, id, key: recordKey(naming.entity.name, id) };
    });
  }

  /**
   * The live records among the targets, by `recordKey`, on MySQL in one round trip. Referencing kinds are locked before the
   * kinds they reference, as by commands that change a referencing record: another order could deadlock.
   */
  private async lockTargets(targets: readonly Target[]): Promise<ReadonlyMap<string, RecordEntity>> {
    const kinds = [...new Set(targets.map(({ entity }) => entity))].sort(referrersFirst);
    const locks = kinds.flatMap((entity) => {
      const ofKind = targets.filter((target) => target.entity === entity && target.id > 0);
      const written = new Set(ofKind.filter(({ forUpdate }) => forUpdate).map(({ id }) => id));
      const read = ofKind.map(({ id }) => id).filter((id) => !written.has(id));
      const statements = [
        ...this.lockStatements(entity, [...written], 'write'),
        ...this.lockStatements(entity, read, 'read'),
      ];
      return statements.map((statement) => ({ entity, statement }));
    });
    const results = await this.run(locks.map(({ statement }) => statement));
    const found = locks.map(({ entity }, at) => ({ entity, records: this.locked(entity, results.slice(at, at + 1)) }));
    const records: RecordEntity[] = [];
    for (const { entity, records: locked } of found) {
      const seen = await this.seenAmong(
        entity,
        locked.map(({ id }) => id),
      );
      records.push(...locked.filter(({ id }) => seen.has(id)));
    }
    return new Map(records.map((record) => [recordKey(record.constructor.name, record.id), record]));
  }
}

const recordKey = (kind: string, id: number) => `${kind} ${id}`;

const referrersFirst = (a: { name: string }, b: { name: string }) =>
  referenceDepth(b.name) - referenceDepth(a.name) || (a.name < b.name ? -1 : 1);

/** Length of the longest chain of references from a kind: state 0, city 1, vendor 2. */
function referenceDepth(kind: string): number {
  return referencesOf(kind).reduce((deepest, { target }) => Math.max(deepest, referenceDepth(target) + 1), 0);
}
