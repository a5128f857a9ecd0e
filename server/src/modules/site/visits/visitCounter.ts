/** Counter row of the calling visitor, updated in the transaction of the counted event. */
import { randomUUID } from 'node:crypto';
import type { CommandContext, QueryContext } from '../../../core/operation/operation';
import { takeUse } from '../../../core/limits/rateLimit';
import { browsingOf } from '../../../core/limits/userAgent';
import { Visit } from './visit.entity';
import { visitWriterOf } from './visitWriter';

const cookieName = 'visitor';
const year = 365 * 24 * 60 * 60;

const columns = { search: 'search', tracking: 'tracking', enquirySent: 'enquiry_sent' } as const;
export type VisitEvent = keyof typeof columns;

/** Records a page view; the row keeps the last page. */
export async function countPage({ app, db, call }: QueryContext, page: string): Promise<void> {
  const writer = visitWriterOf(app, call.log);
  const opened = { page, ipAddress: call.clientIp };
  const given = call.cookies.get(cookieName) ?? '';
  if (writer.countLater(given, opened)) return;
  const visit = await rememberedVisit({ db, call });
  if (visit) await writer.count(visit, opened);
  const visitorId = visit ? visit.visitorId : await writer.create({ ...opened, ...browsingOf(call.userAgent) });
  if (visitorId) call.cookies.set(cookieName, visitorId, { maxAge: year, httpOnly: true });
}

/** Counts an event of a visitor. Incremented by SQL, so that concurrent events are not lost. */
export async function recordVisitEvent(context: CommandContext, event: VisitEvent, page: string): Promise<void> {
  const { db, now } = context;
  const visit = await visitOf(context, page);
  if (visit) await db.internal.update(Visit, visit.id, { [event]: () => `${columns[event]} + 1`, lastVisit: now() });
}

/**
 * Ids are created only here: a cookie with an unknown visitor gets a new one. Null if a network creates too many
 * visitors; their events are not counted.
 */
async function visitOf(context: CommandContext, page: string): Promise<Visit | null> {
  const { call, afterCommit } = context;
  const visit = (await rememberedVisit(context)) ?? (await newVisit(context, page));
  if (visit) afterCommit(() => call.cookies.set(cookieName, visit.visitorId, { maxAge: year, httpOnly: true }));
  return visit;
}

async function rememberedVisit({ db, call }: Pick<QueryContext, 'db' | 'call'>): Promise<Visit | null> {
  const visitorId = call.cookies.get(cookieName) ?? '';
  return /^[0-9a-f-]{36}$/.test(visitorId) ? db.find(Visit, { visitorId }) : null;
}

async function newVisit(context: CommandContext, page: string): Promise<Visit | null> {
  const { db, call, now } = context;
  if (!(await takeUse(context, 'newVisitor'))) return null;
  return db.insert(Visit, {
    visitorId: randomUUID(),
    ...browsingOf(call.userAgent),
    ipAddress: call.clientIp,
    page,
    search: 0,
    tracking: 0,
    enquirySent: 0,
    lastVisit: now(),
  });
}
