import { IsNull } from 'typeorm';
import type { App } from '../../../../core/module/app.types';
import { inTransaction } from '../../../../db/write/transaction';
import { User } from '../../users/user.entity';
import { accountNameOf } from '../attempts';
import { Session } from '../session.entity';
import { removeSecrets } from './codes';

/** For the operator of the machine, when nobody who could reset it can sign in. False: no such account has one. */
export const removeSecondFactorOf = (app: App, email: string): Promise<boolean> =>
  inTransaction(app, async (db) => {
    const [account] = await db.findAll(User, { liveEmail: accountNameOf(email) });
    if (!account?.secondFactorOn) return false;
    const user = await db.lock(User, account.id);
    await removeSecrets(db, user.id);
    await db.update(user, { secondFactorOn: null });
    await db.internal.update(Session, { userId: user.id, endedOn: IsNull() }, { endedOn: db.now });
    const event = { kind: 'SecondFactor', userId: user.id, createdById: null } as const;
    await app.writeSecurityEvent(db, { ...event, subject: 'Turned off at the server' }, null);
    return true;
  });
