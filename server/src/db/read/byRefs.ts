import { In, IsNull, type FindOptionsWhere } from 'typeorm';
import { splitRefs, type RecordEntity } from '../schema/record';
import type { Reader } from './reader';

/** The live records of the references (ids or uniqueIds), by reference. */
export async function byRefs<T extends RecordEntity>(
  db: Pick<Reader, 'findAll'>,
  entity: new () => T,
  refs: readonly string[],
): Promise<(ref: string) => T | undefined> {
  const { ids, uniqueIds } = splitRefs([...new Set(refs.map((ref) => ref.toLowerCase()))]);
  const live = (where: object) => db.findAll(entity, { ...where, deletedOn: IsNull() } as FindOptionsWhere<T>);
  const rows = [
    ...(ids.length > 0 ? await live({ id: In(ids) }) : []),
    ...(uniqueIds.length > 0 ? await live({ uniqueId: In(uniqueIds) }) : []),
  ];
  const byRef = new Map(rows.flatMap((row) => [[String(row.id), row] as const, [row.uniqueId, row] as const]));
  return (ref) => byRef.get(ref.toLowerCase());
}
