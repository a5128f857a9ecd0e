import type { Reader } from '../../db/store';
import { User, type PersonName } from './user.entity';

/** The names behind user ids, deleted users included: who booked a consignment stays known. */
export async function personNames(db: Reader, ids: readonly (number | null)[]): Promise<Map<number, PersonName>> {
  const wanted = [...new Set(ids.filter((id): id is number => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await db.select(User, 'u').select(['u.id AS id', 'u.firstName AS firstName', 'u.lastName AS lastName'])
    .where('u.id IN (:...wanted)', { wanted }).getRawMany<PersonName & { id: number }>();
  return new Map(rows.map((row) => [row.id, row]));
}
