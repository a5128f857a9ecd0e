import { IsNull, LessThan } from 'typeorm';
import type { App } from '../../core/app.types';
import { inTransaction } from '../../db/transaction';
import { Session } from './session.entity';

const minute = 60 * 1000;

/**
 * Tells the security log of sessions that have ended because nobody used them (SESSION_IDLE_MINUTES), once for each. It is
 * found out here, since no request ends them: the next one merely finds no session.
 */
export async function recordIdleSessions(app: App): Promise<void> {
  const { sessionIdleMs } = app.config;
  if (sessionIdleMs === 0) return;
  const unused = LessThan(new Date(app.clock.now().getTime() - sessionIdleMs));
  const sessions = await app.database.reader.manager.findBy(Session, { endedOn: IsNull(), lastSeenOn: unused });
  for (const { sessionId, userId, lastSeenOn, expiresOn } of sessions) {
    const on = new Date((lastSeenOn?.getTime() ?? 0) + sessionIdleMs);
    if (on > expiresOn) continue;
    const reason = `Not used for ${sessionIdleMs / minute} minutes`;
    const event = { kind: 'SessionEnd', userId, createdById: null, reason, on, sameAs: `idle ${sessionId}` } as const;
    await inTransaction(app, (db) => app.writeSecurityEvent(db, event, null));
  }
}
