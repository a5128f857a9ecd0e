import type { Reader } from '../../../db/read/reader';
import { Writer } from '../../../db/write/writer';
import { User } from './user.entity';

/** The live account with the address, locked if inside a transaction. `liveEmail` is in lower case. */
export async function userByEmail(db: Reader, liveEmail: string): Promise<User | null> {
  const query = db.select(User, 'u').where('u.liveEmail = :liveEmail', { liveEmail });
  if (db instanceof Writer && !db.embedded) query.setLock('pessimistic_write');
  const found = await query.getOne();
  // MySQL's collation treats é as e, so the address is compared again.
  return found?.liveEmail === liveEmail ? found : null;
}
