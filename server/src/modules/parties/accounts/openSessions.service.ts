/** Sessions as their users see and end them. */
import { IsNull, MoreThan } from 'typeorm';
import { notFound, unauthenticated } from '../../../core/operation/errors';
import { command, NoInput, query } from '../../../core/operation/operation';
import { RecordInput } from '../../../core/record/record.inputs';
import { User } from '../users/user.entity';
import type { OpenSession } from './openSession.type';
import { Session } from './session.entity';
import { endSession, endSessionsOf } from './session.service';

/** A program may sign in anew for each run. */
const maxShown = 100;

const byUser = 'Ended by the user';

/** The caller's, newest first. */
export const openSessions = query({
  action: 'openSessions',
  input: NoInput,
  async run({ app, db, user, now }): Promise<OpenSession[]> {
    if (!user) throw unauthenticated();
    const { sessionIdleMs } = app.config;
    const rows = await db
      .select(Session, 's')
      .where({ userId: user.id, endedOn: IsNull(), expiresOn: MoreThan(now()) })
      .orderBy('s.createdOn', 'DESC')
      .addOrderBy('s.sessionId')
      .limit(maxShown)
      .getMany();
    return rows
      .map(({ sessionId, device, clientNetwork, createdOn, lastSeenOn }) => ({
        uniqueId: sessionId,
        device,
        network: clientNetwork,
        createdOn,
        lastSeenOn: lastSeenOn ?? createdOn,
        isCurrent: sessionId === user.sessionId,
      }))
      .filter(({ lastSeenOn }) => sessionIdleMs === 0 || lastSeenOn.getTime() + sessionIdleMs > now().getTime());
  },
});

/** Ends one of the caller's sessions. */
export const endOpenSession = command({
  action: 'endOpenSession',
  input: RecordInput,
  async run(context, { uniqueId }) {
    const { db, user } = context;
    const session = user && (await db.findAll(Session, { sessionId: uniqueId, userId: user.id }))[0];
    if (!session) throw notFound('Session');
    await endSession(context, session.userId, session.sessionId, { reason: byUser });
    return true;
  },
});

/** Ends all of the caller's sessions but this one. */
export const endOtherSessions = command({
  action: 'endOtherSessions',
  input: NoInput,
  async run(context) {
    const { user } = context;
    if (!user) throw unauthenticated();
    await endSessionsOf(context, user.id, { reason: byUser }, user.sessionId);
    return true;
  },
});

/** Signs a user out everywhere. */
export const endUserSessions = command({
  action: 'endUserSessions',
  input: RecordInput,
  async run(context, { uniqueId }) {
    const { id } = await context.db.lock(User, uniqueId);
    // An admin who signs out everybody stays signed in here.
    await endSessionsOf(context, id, { reason: 'Ended by an admin' }, context.user?.sessionId);
    return true;
  },
});
