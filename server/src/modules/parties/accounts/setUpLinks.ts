import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { In, IsNull } from 'typeorm';
import type { App } from '../../../core/module/app.types';
import type { Reader } from '../../../db/read/reader';
import type { Writer } from '../../../db/write/writer';
import { rolesWith } from '../../../domain/policy/roles';
import { User } from '../users/user.entity';
import { SetUpLink } from './setUpLink.entity';

const lifetime = 24 * 60 * 60 * 1000;

/** Replaces the earlier ones and returns its URL for display. The secret stands behind the #, which is sent to no server. */
export async function onlySetUpLink(db: Writer, { config }: Pick<App, 'config'>): Promise<string> {
  await endSetUpLinks(db);
  const secret = randomBytes(32).toString('base64url');
  const expiresOn = new Date(db.now.getTime() + lifetime);
  await db.insertRow(SetUpLink, { secretHash: hash('sha256', secret), createdOn: db.now, expiresOn });
  return `${config.appUrl}/setup#${secret}`;
}

export async function endSetUpLinks(db: Writer): Promise<void> {
  await db.internal.createQueryBuilder().delete().from(SetUpLink).execute();
}

/** Also one who is invited, or blocked: who has been let in is decided by the admins there were. */
export const hasAdmin = async (db: Reader): Promise<boolean> =>
  (await db.find(User, { role: In(rolesWith('users:write')), deletedOn: IsNull() })) !== null;

/** While there is no admin. One that outlives its day, since the clock was set back, opens nothing. */
export async function opensSetUp(db: Reader, secret: string, now: Date): Promise<boolean> {
  const given = Buffer.from(hash('sha256', secret));
  const links = await db.findAll(SetUpLink, {});
  const isOpen = links.some(({ secretHash, expiresOn }) => {
    const left = expiresOn.getTime() - now.getTime();
    return left > 0 && left <= 2 * lifetime && timingSafeEqual(given, Buffer.from(secretHash));
  });
  return isOpen && !(await hasAdmin(db));
}
