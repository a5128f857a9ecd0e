import type { Reader } from '../../db/reader';
import { Writer } from '../../db/writer';
import { User } from './user.entity';

/** The live account of an address, locked inside a transaction. `liveEmail` is the address in lower case. */
export async function userByEmail(db: Reader, liveEmail: string): Promise<User | null> {
  const query = db.select(User, 'u').where('u.liveEmail = :liveEmail', { liveEmail });
  if (db instanceof Writer && !db.embedded) query.setLock('pessimistic_write');
  const found = await query.getOne();
  // MySQL takes é for e: an address that only looks alike to the database is another one.
  return found?.liveEmail === liveEmail ? found : null;
}
