import type { Reader } from '../../db/reader';
import { User, type PersonName } from './user.entity';

/** The names behind user ids, deleted users included: who booked a consignment stays known. */
export const personNames = (db: Reader, ids: readonly number[]): Promise<ReadonlyMap<number, PersonName>> =>
  db.byIds(User, ids, ['firstName', 'lastName']);
