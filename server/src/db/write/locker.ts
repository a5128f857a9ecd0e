import { badInput, changedMeanwhile, notFound } from '../../domain/rules/errors';
import { idOfRef } from '../../domain/values/recordRef';
import { chunks } from '../read/chunks';
import { referencesOf } from '../schema/columns';
import type { OpenTransaction } from '../database.types';
import { chosenColumns, hydrated, selectList } from '../read/plainRows';
import { asStored, decodeRows, integer, readRaw } from '../read/rawRows';
import { entityName, Reader, refWhere } from '../read/reader';
import type { RecordEntity } from '../schema/record';
import type { Statement, StatementResult } from '../read/statement';

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

type Named<Namings> = { [Name in keyof Namings]: Namings[Name] extends Naming<infer T> ? T : never };

/**
 * Locking reads: records that a command changes or references stay as read until the transaction ends. On the embedded
 * database the transaction itself is the lock.
 */
export class Locker extends Reader {
  private readonly held = new Set<string>();
  private moment: Date;
  /** Records by kind and id that were named since `namingOnce` began; null outside of it. */
  private namedBefore: Map<string, RecordEntity> | null = null;

  constructor(
    private readonly open: Pick<OpenTransaction, 'manager' | 'run'>,
    deadline: AbortSignal,
    private readonly clock: () => Date,
  ) {
    super(open.manager, deadline);
    this.moment = clock();
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
    return this.held.has(`${kind} ${id}`);
  }

  protected hold(kind: string, ids: readonly number[]): void {
    for (const id of ids) this.held.add(`${kind} ${id}`);
    this.moment = this.clock();
  }

  /** Locks a live record. Throws a conflict if `version` is older than the stored one. */
  async lock<T extends RecordEntity>(entity: Class<T>, ref: string | number, version?: number | null): Promise<T> {
    const found = await this.lockDeletedToo(entity, ref, version);
    if (found.deletedOn) throw notFound(entityName(entity));
    return found;
  }

  /** Same for a record that is still shown after deletion; its state decides what is refused. */
  async lockDeletedToo<T extends RecordEntity>(
    entity: Class<T>,
    ref: string | number,
    version?: number | null,
  ): Promise<T> {
    const query = this.select(entity, 'r').where(refWhere<T>(ref));
    if (!this.embedded) query.setLock('pessimistic_write');
    const found = await query.getOne();
    if (!found) throw notFound(entityName(entity));
    if (!found.deletedOn && version != null && version !== found.version) throw changedMeanwhile();
    this.hold(entity.name, found.deletedOn ? [] : [found.id]);
    return found;
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
    const found = results
      .flatMap(({ rows }) => hydrated(this.db().connection, entity, rows))
      .filter(({ deletedOn }) => deletedOn === null);
    this.hold(
      entity.name,
      found.map(({ id }) => id),
    );
    return found;
  }

  /**
   * Locks many live records that were read before the transaction. Those unchanged since are not read again, which
   * shortens the time that the locks are held.
   */
  async lockKnown<T extends RecordEntity>(entity: Class<T>, known: readonly T[]): Promise<T[]> {
    const byId = new Map(known.map((record) => [record.id, record]));
    const locked = await this.lockVersions(entity, [...byId.keys()]);
    const changed = locked.filter(({ id, version }) => byId.get(id)?.version !== version).map(({ id }) => id);
    const fresh = new Map((await this.lockMany(entity, changed)).map((record) => [record.id, record]));
    // Copies, since the transaction may be rerun with the same records.
    return locked.map(({ id }) => fresh.get(id) ?? Object.assign(new entity(), byId.get(id)));
  }

  /** Locks the live ones of these records, by id; their other columns are not read. */
  private async lockVersions<T extends RecordEntity>(
    entity: Class<T>,
    ids: readonly number[],
  ): Promise<{ id: number; version: number }[]> {
    const locked: { id: number; version: number }[] = [];
    const ordered = [...ids].sort((a, b) => a - b);
    for (const chunk of chunks(ordered, 1000)) {
      const query = this.select(entity, 'r')
        .where('r.id IN (:...ids)', { ids: chunk })
        .orderBy('r.id')
        .select(['r.id AS id', 'r.version AS version', 'r.deletedOn AS deletedOn']);
      if (!this.embedded) query.setLock('pessimistic_write');
      const rows = await readRaw(query, { id: integer, version: integer, deletedOn: asStored });
      locked.push(...rows.filter(({ deletedOn }) => deletedOn === null));
    }
    const held = locked.map(({ id }) => id);
    this.hold(entity.name, held);
    return locked;
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
    const before = this.namedBefore;
    this.namedBefore = new Map();
    try {
      return await work();
    } finally {
      this.namedBefore = before;
    }
  }

  /**
   * The live records that several fields name, on MySQL in one round trip; throws for the first that does not exist.
   */
  async allNamed<Namings extends Readonly<Record<string, Naming<RecordEntity>>>>(
    namings: Namings,
  ): Promise<Named<Namings>> {
    const asked = Object.entries(namings);
    const ids = await this.idsBehind(asked.map(([, naming]) => naming));
    const keyOf = (naming: Naming<RecordEntity>) => keyOfRecord(naming.entity, ids.get(naming) ?? 0);
    const isKnown = (naming: Naming<RecordEntity>) =>
      !naming.forUpdate && this.namedBefore?.has(keyOf(naming)) === true;
    const unknown = asked.map(([, naming]) => naming).filter((naming) => !isKnown(naming));
    const locked = await this.lockNamed(unknown, ids);
    const named = asked.map(([name, naming]) => {
      const record = locked.get(keyOf(naming)) ?? this.namedBefore?.get(keyOf(naming));
      if (!record) throw badInput(`${naming.label} not found`, naming.field);
      this.namedBefore?.set(keyOf(naming), record);
      return [name, record] as const;
    });
    return Object.fromEntries(named) as Named<Namings>;
  }

  /**
   * The live records that are named, by `keyOfRecord`. Referencing kinds are locked before the kinds they reference, as by
   * commands that change a referencing record: another order could deadlock.
   */
  private async lockNamed(
    namings: readonly Naming<RecordEntity>[],
    ids: ReadonlyMap<Naming<RecordEntity>, number>,
  ): Promise<ReadonlyMap<string, RecordEntity>> {
    const idsOf = (some: readonly Naming<RecordEntity>[]) => some.flatMap((naming) => ids.get(naming) ?? []);
    const kinds = [...new Set(namings.map(({ entity }) => entity))].sort(referrersFirst);
    const locks = kinds.flatMap((entity) => {
      const ofKind = namings.filter((naming) => naming.entity === entity);
      const written = idsOf(ofKind.filter(({ forUpdate }) => forUpdate));
      const read = idsOf(ofKind).filter((id) => !written.includes(id));
      const statements = [
        ...this.lockStatements(entity, written, 'write'),
        ...this.lockStatements(entity, read, 'read'),
      ];
      return statements.map((statement) => ({ entity, statement }));
    });
    const results = await this.run(locks.map(({ statement }) => statement));
    const records = locks.flatMap(({ entity }, at) => this.locked(entity, results.slice(at, at + 1)));
    return new Map(records.map((record) => [keyOfRecord(record.constructor, record.id), record]));
  }

  /** The id that each names, by id or uniqueId; without an entry if there is none. */
  private async idsBehind(
    namings: readonly Naming<RecordEntity>[],
  ): Promise<ReadonlyMap<Naming<RecordEntity>, number>> {
    const byUniqueId = namings.filter(({ ref }) => idOfRef(ref) === null);
    const results = await this.run(
      byUniqueId.map(({ entity, ref }) => ({
        sql: `SELECT id FROM ${this.db().connection.getMetadata(entity).tableName} WHERE unique_id = ?`,
        parameters: [ref],
      })),
    );
    const found = new Map<Naming<RecordEntity>, number>();
    byUniqueId.forEach((naming, at) => {
      const [row] = decodeRows(results[at]?.rows ?? [], { id: integer });
      if (row) found.set(naming, row.id);
    });
    for (const naming of namings) {
      const id = idOfRef(naming.ref);
      if (id !== null) found.set(naming, id);
    }
    return found;
  }
}

const keyOfRecord = ({ name }: { name: string }, id: number) => `${name} ${id}`;

const referrersFirst = (a: { name: string }, b: { name: string }) =>
  depthOf(b.name) - depthOf(a.name) || (a.name < b.name ? -1 : 1);

/** Depth of references below a kind: state 0, city 1, vendor 2. */
function depthOf(kind: string): number {
  return referencesOf(kind).reduce((deepest, { target }) => Math.max(deepest, depthOf(target) + 1), 0);
}
