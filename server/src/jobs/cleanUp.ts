/** Deletes expired rows, and makes old pictures smaller. Safe to run on several servers at the same time. */
import { asStored, instant, integer, readRaw } from '../db/read/rawRows';
import { In, IsNull, LessThan, type EntityTarget, type FindOptionsWhere, type ObjectLiteral } from 'typeorm';
import type { App } from '../core/module/app.types';
import { inTransaction } from '../db/write/transaction';
import { Mail } from '../gateways/mailer/mail.entity';
import { RequestKey } from '../core/operation/requestKey.entity';
import { FailedSignIn, RecoveryRequest } from '../modules/parties/accounts/attempt.entity';
import { AccountLink } from '../modules/parties/accounts/link.entity';
import { recordIdleSessions } from '../modules/parties/accounts/idleSessions';
import { Session } from '../modules/parties/accounts/session.entity';
import { SetUpLink } from '../modules/parties/accounts/setUpLink.entity';
import { PodImage } from '../modules/movement/runsheets/podImage.entity';
import { thinPictures } from '../modules/movement/runsheets/thinPictures';
import { settingOn } from '../modules/system/settings/settingValues';
import { ChangeRecord } from '../modules/system/audit/changeRecord.entity';
import { SecurityEvent } from '../modules/system/security/securityEvent.entity';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** Rows per statement: keeps transactions short, so that they block nobody. */
const batch = 500;

/** Returns the number of deleted rows. */
export async function cleanUp(app: App): Promise<number> {
  const before = (age: number) => LessThan(new Date(app.clock.now().getTime() - age));
  await recordIdleSessions(app);
  await thinPictures(app, new Date(app.clock.now().getTime() - (await podDays(app, 'pod.thinAfterDays')) * day));
  return (
    (await sweep(app, SecurityEvent, 'id', { createdOn: before(app.config.securityLogDays * day) })) +
    (await sweep(app, Session, 'sessionId', { expiresOn: before(0) })) +
    (await sweep(app, FailedSignIn, 'id', { createdOn: before(hour) })) +
    (await sweep(app, RecoveryRequest, 'id', { createdOn: before(hour) })) +
    (await sweep(app, RequestKey, 'id', { createdOn: before(7 * day) })) +
    (await sweep(app, AccountLink, 'secretHash', { expiresOn: before(0) })) +
    (await sweep(app, SetUpLink, 'secretHash', { expiresOn: before(0) })) +
    (await sweep(app, PodImage, 'hash', { createdOn: before((await podDays(app, 'pod.keepDays')) * day) })) +
    (await sweep(app, Mail, 'id', { dueOn: IsNull(), createdOn: before(30 * day) })) +
    (await sweepChangeLog(app))
  );
}

const podDays = (app: App, key: 'pod.keepDays' | 'pod.thinAfterDays'): Promise<number> =>
  inTransaction(app, (db) => settingOn(db, key, app.clock.today()));

/** Ids grow with time, so the oldest are read first, until one is to be kept: no index on the time is needed. */
async function sweepChangeLog(app: App): Promise<number> {
  const { config, clock, database } = app;
  if (config.changeLogDays === 0) return 0;
  const keptSince = clock.now().getTime() - config.changeLogDays * day;
  let swept = 0;
  for (;;) {
    const oldest = database.reader
      .createQueryBuilder(ChangeRecord, 'r')
      .select('r.id', 'id')
      .addSelect('r.createdOn', 'createdOn');
    const rows = await readRaw(oldest.orderBy('r.id').limit(batch), { id: integer, createdOn: instant });
    const kept = rows.findIndex(({ createdOn }) => createdOn.getTime() >= keptSince);
    const old = kept < 0 ? rows : rows.slice(0, kept);
    if (old.length === 0) return swept;
    await inTransaction(app, (db) => db.internal.delete(ChangeRecord, { id: In(old.map(({ id }) => id)) }));
    swept += old.length;
  }
}

async function sweep<T extends ObjectLiteral>(
  app: App,
  entity: EntityTarget<T>,
  key: keyof T & string,
  where: FindOptionsWhere<T>,
): Promise<number> {
  let swept = 0;
  for (;;) {
    const found = app.database.reader.createQueryBuilder(entity, 'r').select(`r.${key}`, 'k').where(where).limit(batch);
    const keys = await readRaw(found, { k: asStored });
    if (keys.length === 0) return swept;
    // Repeats the condition, since a user's link may have been renewed in the same row meanwhile.
    const gone = { ...where, [key]: In(keys.map(({ k }) => k)) };
    await inTransaction(app, (db) => db.internal.delete(entity, gone));
    swept += keys.length;
  }
}
