import { randomUUID } from 'node:crypto';
import { withFolds } from '../db/columns';
import type { SeedRow } from '../db/newRecord';
import type { RecordEntity } from '../db/record';
import type { Writer } from '../db/writer';
import { hashPassword } from '../modules/accounts/password';
import type { User } from '../modules/users/user.entity';
import { standing } from '../modules/users/userState';

/** Rows whose ids are given are written as they are: the seeds are the beginning, not a change of something. */
export async function insertSeedRows<T extends RecordEntity>(
  db: Writer,
  entity: new () => T,
  rows: readonly SeedRow<NoInfer<T>>[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += 500) {
    const values = rows.slice(at, at + 500).map((row) =>
      withFolds(entity, {
        uniqueId: randomUUID(),
        version: 1,
        createdOn: db.now,
        createdById: null,
        updatedOn: null,
        updatedById: null,
        deletedOn: null,
        ...row,
      }),
    );
    await db.internal
      .createQueryBuilder()
      .insert()
      .into(entity)
      .values(values as never)
      .updateEntity(false)
      .execute();
  }
}

export async function staff(
  firstName: string,
  lastName: string,
  gender: User['gender'],
  role: User['role'],
  email: string,
  password: string | null,
): Promise<SeedRow<User>> {
  return {
    firstName,
    lastName,
    gender,
    role,
    emailAddress: email,
    liveEmail: email.toLowerCase(),
    ...standing(password === null ? 'Invited' : 'Active'),
    imagePath: null,
    lastLoginDate: null,
    lastLogoutDate: null,
    passwordHash: password === null ? null : await hashPassword(password),
  };
}
