import type { Reader } from '../../db/reader';
import { selection } from '../../fields';
import { User, type PersonName } from './user.entity';

const name = selection('{ firstName lastName }');

/** The names behind user ids, deleted users included: who booked a consignment stays known. */
export const personNames = (db: Reader, ids: readonly number[]): Promise<ReadonlyMap<number, PersonName>> =>
  db.byIds(User, ids, name);
