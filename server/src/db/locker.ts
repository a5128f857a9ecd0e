import type { EntityManager } from 'typeorm';
import { badInput, changedMeanwhile, notFound } from '../domain/errors';
import { idOfRef } from '../domain/recordRef';
import { chunks } from './chunks';
import { referencesOf } from './columns';
import { asStored, integer, readRaw } from './rawRows';
import { entityName, Reader, refWhere } from './reader';
import type { RecordEntity } from './record';

type Class<T> = new () => T;

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

  constructor(
    manager: EntityManager,
    deadline: AbortSignal,
    private readonly clock: () => Date,
  ) {
    super(manager, deadline);
    this.moment = clock();
  }

  /**
   * The instant of the latest lock. An earlier instant would date this change before those that the lock waited for.
   */
  get now(): Date {
    return this.moment;
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
    const found: T[] = [];
    for (const chunk of chunks(
      [...new Set(ids)].sort((a, b) => a - b),
      1000,
    )) {
      // By ids alone: with another condition the database might use another index and lock in its order.
      const query = this.select(entity, 'r').where('r.id IN (:...ids)', { ids: chunk }).orderBy('r.id');
      if (!this.embedded) query.setLock(`pessimistic_${mode}`);
      found.push(...(await query.getMany()).filter(({ deletedOn }) => deletedOn === null));
    }
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
   * The live records that several fields name, with one statement per kind; throws for the first that does not exist.
   */
  async allNamed<Namings extends Readonly<Record<string, Naming<RecordEntity>>>>(
    namings: Namings,
  ): Promise<Named<Namings>> {
    const asked = Object.entries(namings);
    const found = new Map<string, RecordEntity>();
    // Locks referencing kinds before the kinds they reference, in the same order as commands that change a referencing
    // record, which prevents deadlocks.
    const kinds = [...new Set(asked.map(([, { entity }]) => entity))].sort(referrersFirst);
    for (const entity of kinds) {
      const ofKind = asked.filter(([, naming]) => naming.entity === entity);
      const ids = await this.idsBehind(
        entity,
        ofKind.map(([, { ref }]) => ref),
      );
      const idsOf = (forUpdate: boolean) =>
        ofKind
          .filter(([, naming]) => (naming.forUpdate === true) === forUpdate)
          .flatMap(([, { ref }]) => ids.get(ref) ?? []);
      const writable = await this.lockMany(entity, idsOf(true));
      const readable = idsOf(false).filter((id) => !writable.some((record) => record.id === id));
      const byId = new Map(
        [...writable, ...(await this.lockMany(entity, readable, 'read'))].map((record) => [record.id, record]),
      );
      for (const [name, { ref }] of ofKind) {
        const record = byId.get(ids.get(ref) ?? 0);
        if (record) found.set(name, record);
      }
    }
    for (const [name, { label, field }] of asked) if (!found.has(name)) throw badInput(`${label} not found`, field);
    return Object.fromEntries(found) as Named<Namings>;
  }

  /** Ids of the given ids and uniqueIds. */
  private async idsBehind(
    entity: Class<RecordEntity>,
    refs: readonly (string | number)[],
  ): Promise<Map<string | number, number>> {
    const ids = new Map<string | number, number>();
    for (const ref of refs) {
      ids.set(ref, idOfRef(ref) ?? (await this.idOf(entity, String(ref))));
    }
    return ids;
  }
}

const referrersFirst = (a: { name: string }, b: { name: string }) =>
  depthOf(b.name) - depthOf(a.name) || (a.name < b.name ? -1 : 1);

/** Depth of references below a kind: state 0, city 1, vendor 2. */
function depthOf(kind: string): number {
  return referencesOf(kind).reduce((deepest, { target }) => Math.max(deepest, depthOf(target) + 1), 0);
}
