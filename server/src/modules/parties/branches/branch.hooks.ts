/** What branches ask of the modules above. */
import type { DateOnly, Month } from '../../../domain/values/dates';
import type { Reader } from '../../../db/read/reader';
import type { Branch } from './branch.entity';

declare module '../../../core/module/hooks' {
  interface Hooks {
    /** Consignments of a branch that are on their way. */
    undeliveredOf(db: Reader, branchId: number): Promise<number>;
    /** Users of a branch who may sign in. */
    usersOf(db: Reader, branchId: number): Promise<number>;
    /** Whether something taxable is of the branch: a booking, an invoice or a payment. */
    hasSupplied(db: Reader, branchId: number): Promise<boolean>;
    /** Why a branch cannot have that code; null: it can. Of a new branch there is no `before`. */
    codeRefusal(
      db: Reader,
      before: Pick<Branch, 'id' | 'code' | 'registrationId'> | null,
      code: string,
    ): Promise<string | null>;
    /** Whether the return of a registration of a month from that of the day on is filed. */
    isFiledUnder(db: Reader, registrationId: number, from: DateOnly): Promise<boolean>;
    /** The month of the latest approved invoice of the branches from that day on; null: there is none. */
    latestApproved(db: Reader, branchIds: readonly number[], from: DateOnly | null): Promise<Month | null>;
  }
}
