import type { Reader } from '../../../db/read/reader';
import { User, type PersonName } from './user.entity';

/** Names by user id, including deleted users, so that authors remain known. */
export const personNames = (db: Reader, ids: readonly number[]): Promise<ReadonlyMap<number, PersonName>> =>
  db.byIds(User, ids, ['firstName', 'lastName']);
