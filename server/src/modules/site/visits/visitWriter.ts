/**
 * Writes page views in batches: one transaction at a time with all views that arrived during the previous one, followed
 * by a pause. However many visitors there are, other requests wait for one short transaction at most.
 */
import { LRUCache } from 'lru-cache';
import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { clientNetwork } from '../../../core/limits/clientNetwork';
import type { Call } from '../../../core/operation/context';
import { chunks } from '../../../db/read/statement';
import { groupBy } from '../../../db/read/rawRows';
import { withRetry } from '../../../db/write/retry';
import { inTransaction } from '../../../db/write/transaction';
import type { Writer } from '../../../db/write/writer';
import { takeUses } from '../../../core/limits/rateLimit';
import type { Browsing } from '../../../core/limits/userAgent';
import { Visit } from './visit.entity';

type App = Call['app'];

/**
 * Minimum interval between writes of a visitor's row, in milliseconds; of the views in between only the last is
 * written.
 */
const perVisitorMs = 5_000;
/** Pause between two transactions, in milliseconds. */
const pauseMs = 100;
const rowsAtOnce = 200;
/** Further page views are answered but not counted. */
const maxWaiting = 2_000;
const maxKnown = 20_000;

interface OpenedPage {
  page: string;
  ipAddress: string;
}

interface Known extends OpenedPage {
  id: number;
}

interface New extends OpenedPage, Browsing {
  /** Called with the new visitor id; null if the network has created too many. */
  made(visitorId: string | null): void;
  failed(error: unknown): void;
}

interface Waiting {
  resolve(): void;
  reject(error: unknown): void;
}

export class VisitWriter {
  /** Visitors whose rows were written recently, with their row ids. */
  private readonly fresh = new LRUCache<string, number>({ max: maxKnown, ttl: perVisitorMs });
  /** The last deferred page of each visitor, by row id. */
  private later = new Map<number, Known>();
  private known = new Map<number, Known>();
  private created: New[] = [];
  private waiting: Waiting[] = [];
  private round: Promise<void> | null = null;
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly app: App,
    private readonly log: FastifyBaseLogger,
  ) {}

  /** True if the visitor was counted recently: the page is deferred without accessing the database. */
  countLater(visitorId: string, opened: OpenedPage): boolean {
    const id = this.fresh.get(visitorId);
    if (id === undefined) return false;
    if (this.later.size < maxWaiting) this.later.set(id, { ...opened, id });
    this.timer ??= setTimeout(
      () =>
        void this.writeLater().catch((error: unknown) => {
          this.log.warn({ err: error }, 'visits were not counted');
        }),
      perVisitorMs,
    ).unref();
    return true;
  }

  /** Resolves when the page has been written. */
  async count({ id, visitorId }: Visit, opened: OpenedPage): Promise<void> {
    if (this.waiting.length >= maxWaiting) return;
    this.fresh.set(visitorId, id);
    this.known.set(id, { ...opened, id });
    return this.nextRound();
  }

  /** Id of a new visitor; null if the network has created too many. */
  create(opened: OpenedPage & Browsing): Promise<string | null> {
    if (this.created.length >= maxWaiting) return Promise.resolve(null);
    return new Promise((made, failed) => {
      this.created.push({ ...opened, made, failed });
      void this.nextRound().catch(failed);
    });
  }

  /** Writes the deferred pages. */
  async writeLater(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    for (const [id, opened] of this.later) this.known.set(id, opened);
    this.later = new Map();
    await this.nextRound();
  }

  private nextRound(): Promise<void> {
    const written = new Promise<void>((resolve, reject) => this.waiting.push({ resolve, reject }));
    this.round ??= this.rounds().finally(() => {
      this.round = null;
    });
    return written;
  }

  private async rounds(): Promise<void> {
    while (this.waiting.length > 0) {
      const { known, created, waiting } = this;
      this.known = new Map();
      this.created = [];
      this.waiting = [];
      try {
        await this.write([...known.values()], created);
        for (const { resolve } of waiting) resolve();
      } catch (error) {
        for (const { reject } of waiting) reject(error);
      }
      if (this.waiting.length > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }

  private async write(known: readonly Known[], created: readonly New[]): Promise<void> {
    const call = { deadline: AbortSignal.timeout(this.app.config.requestDeadline), log: this.log };
    for (const some of chunks(known, rowsAtOnce)) {
      await withRetry(call, 'visits', () => inTransaction(this.app, (db) => updatePages(db, some)));
    }
    for (const some of chunks(created, rowsAtOnce)) {
      const ids = await withRetry(call, 'visits', () => inTransaction(this.app, (db) => createVisits(db, some)));
      for (const visit of some) visit.made(ids.get(visit) ?? null);
    }
  }
}

/** In id order, like every transaction that locks several visits. */
async function updatePages(db: Writer, visits: readonly Known[]): Promise<void> {
  const sorted = [...visits].sort((a, b) => a.id - b.id);
  const ids = sorted.map(({ id }) => id);
  const cases = ids.map(() => 'WHEN ? THEN ?').join(' ');
  await db.internal
    .createQueryBuilder()
    .update(Visit)
    .set({ lastVisit: db.now })
    .where('id IN (:...ids)', { ids })
    .execute();
  await db.query(
    `UPDATE site_visit SET page = CASE id ${cases} END, ip_address = CASE id ${cases} END WHERE id IN (${ids.map(() => '?').join(', ')})`,
    [
      ...sorted.flatMap(({ id, page }) => [id, page]),
      ...sorted.flatMap(({ id, ipAddress }) => [id, ipAddress]),
      ...ids,
    ],
  );
}

async function createVisits(db: Writer, created: readonly New[]): Promise<ReadonlyMap<New, string>> {
  const byNetwork = groupBy(created, ({ ipAddress }) => clientNetwork(ipAddress));
  const ids = new Map<New, string>();
  for (const [network, visits] of [...byNetwork].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const left = await takeUses(db, 'newVisitor', network, visits.length);
    for (const visit of visits.slice(0, left)) ids.set(visit, randomUUID());
  }
  await db.insertMany(
    Visit,
    [...ids].map(([{ page, ipAddress, browser, device, operatingSystem }, visitorId]) => ({
      visitorId,
      browser,
      device,
      operatingSystem,
      ipAddress,
      page,
      search: 0,
      tracking: 0,
      enquirySent: 0,
      lastVisit: db.now,
    })),
  );
  return ids;
}

const writers = new WeakMap<App, VisitWriter>();

/** One per process. */
export function visitWriterOf(app: App, log: FastifyBaseLogger): VisitWriter {
  const writer = writers.get(app) ?? new VisitWriter(app, log);
  writers.set(app, writer);
  return writer;
}
