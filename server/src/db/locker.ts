import type { EntityManager } from 'typeorm';
import { idOfRef } from '../domain/recordRef';
import { badInput, changedMeanwhile, notFound } from '../core/errors';
import { chunks } from './chunks';
import { referencesOf } from './columns';
import { entityName, Reader, refWhere } from './reader';
import type { RecordEntity } from './record';

type Class<T> = new () => T;

/** A field of an input that names a record, by id or uniqueId; `label` is what the refusal calls it. */
export interface Naming<T extends RecordEntity> {
  entity: Class<T>;
  ref: string | number;
  label: string;
  field: string;
  /** The transaction changes the record, too: it is locked for that at once, since raising a shared lock deadlocks. */
  forUpdate?: boolean;
}

type Named<Namings> = { [Name in keyof Namings]: Namings[Name] extends Naming<infer T> ? T : never };

/**
 * Locking reads: what a command changes, and what its changes name, stays as it was read until the transaction ends. On the
 * embedded database the transaction itself is the lock.
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

  /** The moment of the latest lock: what is read before waiting for one would date a change before those waited for. */
  get now(): Date {
    return this.moment;
  }

  /** True when no other transaction can delete this record before this one ends. */
  protected holds(kind: string, id: number): boolean {
    return this.held.has(`${kind} ${id}`);
  }

  protected hold(kind: string, ids: readonly number[]): void {
    for (const id of ids) this.held.add(`${kind} ${id}`);
    this.moment = this.clock();
  }

  /** Locks a live record for this transaction. An older `version` than the stored one is refused. */
  async lock<T extends RecordEntity>(entity: Class<T>, ref: string | number, version?: number | null): Promise<T> {
    const found = await this.lockDeletedToo(entity, ref, version);
    if (found.deletedOn) throw notFound(entityName(entity));
    return found;
  }

  /** The same for a record that is still shown when it is deleted; its state then says what is refused. */
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

  /** Locks many live records in id order, so that two transactions cannot deadlock. */
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
      // By the ids alone: a further condition may lead the database along another index, and lock in its order.
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
   * Locks many live records that were read before the transaction: those that nobody has changed since are taken as
   * they were read, so that the lock is not held for reading them.
   */
  async lockKnown<T extends RecordEntity>(entity: Class<T>, known: readonly T[]): Promise<T[]> {
    const byId = new Map(known.map((record) => [record.id, record]));
    const locked: Pick<T, 'id' | 'version'>[] = [];
    for (const chunk of chunks(
      [...byId.keys()].sort((a, b) => a - b),
      1000,
    )) {
      const query = this.select(entity, 'r')
        .where('r.id IN (:...ids)', { ids: chunk })
        .orderBy('r.id')
        .select(['r.id AS id', 'r.version AS version', 'r.deletedOn AS deletedOn']);
      if (!this.embedded) query.setLock('pessimistic_write');
      const rows = await query.getRawMany<Pick<T, 'id' | 'version' | 'deletedOn'>>();
      locked.push(...rows.filter(({ deletedOn }) => deletedOn === null));
    }
    this.hold(
      entity.name,
      locked.map(({ id }) => id),
    );
    const changed = locked.filter(({ id, version }) => byId.get(id)?.version !== version).map(({ id }) => id);
    const fresh = new Map((await this.lockMany(entity, changed)).map((record) => [record.id, record]));
    // A copy, since the transaction may be run again with what was read before it.
    return locked.map(({ id }) => fresh.get(id) ?? Object.assign(new entity(), byId.get(id)));
  }

  /** In a transaction that writes, what a field names is locked for reading: it cannot be deleted before what names it is there. */
  override async named<T extends RecordEntity>(
    entity: Class<T>,
    ref: string | number,
    label: string,
    field: string,
  ): Promise<T> {
    const { only } = await this.allNamed({ only: { entity, ref, label, field } });
    return only;
  }

  /** The live records that several fields name, with a statement for each kind; the first that is not there is refused. */
  async allNamed<Namings extends Readonly<Record<string, Naming<RecordEntity>>>>(
    namings: Namings,
  ): Promise<Named<Namings>> {
    const asked = Object.entries(namings);
    const found = new Map<string, RecordEntity>();
    // Referrers before what they refer to, as commands lock that change a referrer: one order for all cannot deadlock.
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

  /** The numbers behind ids and uniqueIds. */
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

/** How many levels of references lie below a kind of record: state 0, city 1, vendor 2. */
function depthOf(kind: string): number {
  return referencesOf(kind).reduce((deepest, { target }) => Math.max(deepest, depthOf(target) + 1), 0);
}
