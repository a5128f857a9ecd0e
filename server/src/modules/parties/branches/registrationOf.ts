/** Under which registration a branch supplies. */
import type { Reader } from '../../../db/read/reader';
import { firstBranchId } from '../../../db/schema/columns';
import { firstRegistrationId } from '../../../domain/parties/branchFields';
import type { Registration } from './registration.entity';

/** Ids of registrations by those of branches. */
export async function registrationIds(db: Reader): Promise<(branchId: number) => number> {
  const ids = new Map((await db.all('Branch')).map(({ id, registrationId }) => [id, registrationId]));
  return (branchId) => ids.get(branchId) ?? firstRegistrationId;
}

/** The registration of a branch; null: the default one, which is that of the company profile. */
export async function otherRegistrations(db: Reader): Promise<(branchId: number) => Registration | null> {
  const others = new Map(
    (await db.all('Registration')).filter(({ isDefault }) => !isDefault).map((each) => [each.id, each]),
  );
  if (others.size === 0) return () => null;
  const idOf = await registrationIds(db);
  return (branchId) => others.get(idOf(branchId)) ?? null;
}

/** What one document may hold: it is of one registration. */
export interface OfOneRegistration<Row> {
  /** The preferred branch, if it is of this registration, else that of the first row. */
  branchId: number;
  rows: readonly Row[];
}

/** The rows by registration, in the order of the first row of each. */
export async function byRegistration<Row extends { branchId: number }>(
  db: Reader,
  rows: readonly Row[],
  preferred = firstBranchId,
): Promise<OfOneRegistration<Row>[]> {
  const idOf = await registrationIds(db);
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const id = idOf(row.branchId);
    groups.set(id, [...(groups.get(id) ?? []), row]);
  }
  return [...groups].map(([id, held]) => ({
    branchId: idOf(preferred) === id ? preferred : (held[0]?.branchId ?? preferred),
    rows: held,
  }));
}

/** Ids of the branches of a registration; 0 alone: it has none. */
export async function branchesOf(db: Reader, registrationId: number): Promise<[number, ...number[]]> {
  const all = await db.all('Branch');
  const [first, ...others] = all.filter((each) => each.registrationId === registrationId).map(({ id }) => id);
  if (first !== undefined) return [first, ...others];
  return [registrationId === firstRegistrationId ? firstBranchId : 0];
}
