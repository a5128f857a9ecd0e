import { IsNull, LessThan } from 'typeorm';
import type { App } from '../../../core/module/app.types';
import { chunks } from '../../../db/read/statement';
import { inTransaction } from '../../../db/write/transaction';
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
  const reason = `Not used for ${sessionIdleMs / minute} minutes`;
  for (const some of chunks(sessions, 200)) {
    await inTransaction(app, async (db) => {
      for (const { sessionId, userId, lastSeenOn, expiresOn } of some) {
        const on = new Date((lastSeenOn?.getTime() ?? 0) + sessionIdleMs);
        const sameAs = `idle ${sessionId}`;
        if (on <= expiresOn)
          await app.writeSecurityEvent(db, { kind: 'SessionEnd', userId, createdById: null, reason, on, sameAs }, null);
      }
    });
  }
}
