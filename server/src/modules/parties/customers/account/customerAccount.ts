/**
 * Accounts of customers: sums that every change of an invoice, a payment or a consignment moves in its own transaction, as
 * the last statements before the commit.
 */
import { snake } from '../../../../db/schema/columns';
import { Deltas } from '../../../../db/write/deltas';
import { decodeRows, integer } from '../../../../db/read/rawRows';
import type { Reader } from '../../../../db/read/reader';
import type { Statement } from '../../../../db/read/statement';
import type { Writer } from '../../../../db/write/writer';
import type { PaymentMode, ServiceType } from '../../../../domain/bookings/enums';
import type { Unbilled } from '../../../../domain/billing/creditExposure';
import type { Paise } from '../../../../domain/values/money';
import { ask } from '../../../../core/module/hooks';
import type {} from '../customer.hooks';
import { CustomerAccount } from './customerAccount.entity';

export const accountSums = [
  'opening',
  'invoiced',
  'unapproved',
  'unbilled',
  'unbilledRoad',
  'credited',
  'cash',
  'tds',
  'unallocated',
  'outstanding',
] as const;
export type AccountShare = Partial<Record<(typeof accountSums)[number], Paise>>;
export type AccountFigures = Record<(typeof accountSums)[number], Paise>;

interface AccountChange {
  customerId: number;
  share: AccountShare;
  /** -1 takes the share out. */
  sign?: 1 | -1;
}

export function moveAccount(db: Writer, ...changes: readonly AccountChange[]): void {
  db.collect(accountStatements, changes);
}

function accountStatements(db: Writer, changes: readonly AccountChange[]): Statement[] {
  const deltas = new Deltas(CustomerAccount, ['customerId'], accountSums);
  for (const { customerId, share, sign = 1 } of changes)
    deltas.add(
      [customerId],
      accountSums.map((name) => sign * (share[name] ?? 0)),
    );
  return deltas.statements(db);
}

/** Modes of payment that are billed later. */
export const creditModes = ['Credit', 'Balance'] as const satisfies readonly PaymentMode[];
export const isOnCredit = (mode: PaymentMode): boolean => creditModes.some((credit) => credit === mode);

const columnOf = (name: (typeof accountSums)[number]): string => snake(name);

/** Columns of the sums of a table `a`, each named as its sum and 0 without a row. */
export const selectedSums = accountSums.map((name) => `COALESCE(a.${columnOf(name)}, 0) AS ${name}`).join(', ');
export const sumColumns = accountSums.map(columnOf);

export const accountFigures = Object.fromEntries(accountSums.map((name) => [name, integer])) as Record<
  (typeof accountSums)[number],
  typeof integer
>;
const noFigures = Object.fromEntries(accountSums.map((name) => [name, 0])) as AccountFigures;

const placesOf = (customerIds: readonly number[]) => customerIds.map(() => '?').join(', ');

async function storedAccounts(
  db: Reader,
  customerIds: readonly number[],
  lock = '',
): Promise<ReadonlyMap<number, AccountFigures>> {
  const rows = await db.query(
    `SELECT a.customer_id AS id, ${selectedSums} FROM customer_account a
     WHERE customer_id IN (${placesOf(customerIds)}) ORDER BY customer_id ${lock}`,
    customerIds,
  );
  return new Map(decodeRows(rows, { id: integer, ...accountFigures }).map(({ id, ...account }) => [id, account]));
}

/** The account, all zero if nothing has moved it. */
export const readAccount = async (db: Reader, customerId: number): Promise<AccountFigures> =>
  (await storedAccounts(db, [customerId])).get(customerId) ?? noFigures;

/** Locks accounts in id order until the transaction ends. One that is missing is made, since it cannot be locked. */
async function lockStored(db: Writer, customerIds: readonly number[]): Promise<ReadonlyMap<number, AccountFigures>> {
  const columns = ['customer_id', ...sumColumns].join(', ');
  const zeros = `(?, ${accountSums.map(() => '0').join(', ')})`;
  const kept = db.embedded
    ? 'ON CONFLICT (customer_id) DO NOTHING'
    : 'ON DUPLICATE KEY UPDATE customer_id = customer_id';
  await db.query(
    `INSERT INTO customer_account (${columns}) VALUES ${customerIds.map(() => zeros).join(', ')} ${kept}`,
    customerIds,
  );
  return storedAccounts(db, customerIds, db.embedded ? '' : 'FOR UPDATE');
}

/** Accounts that transactions have locked for many writes, as stored: what moves them is written with the COMMIT. */
const lockedAccounts = new WeakMap<Writer, ReadonlyMap<number, AccountFigures>>();

/**
 * Locks accounts that `lockAccount` is going to ask for. Not within `undoIfRefused`, which would undo a row that is made, and
 * end its lock.
 */
export async function lockAccounts(db: Writer, customerIds: readonly number[]): Promise<void> {
  const ids = [...new Set(customerIds)].sort((a, b) => a - b);
  if (ids.length > 0) lockedAccounts.set(db, await lockStored(db, ids));
}

/** The account with what this transaction moves, locked until it ends. */
export async function lockAccount(db: Writer, customerId: number): Promise<AccountFigures> {
  const locked = lockedAccounts.get(db)?.get(customerId) ?? (await lockStored(db, [customerId])).get(customerId);
  const account = { ...(locked ?? noFigures) };
  for (const change of db.collectedFor(accountStatements))
    if (change.customerId === customerId)
      for (const name of accountSums) account[name] += (change.sign ?? 1) * (change.share[name] ?? 0);
  return account;
}

export interface UnbilledShare {
  senderId: number;
  paymentMode: PaymentMode;
  paymentStatus: string;
  customerAmount: Paise | null;
  invoiceId: number | null;
  vendorId: number;
  serviceType: ServiceType;
}

/** Whether a live consignment is to be billed on credit, also if its amount is not known yet. */
export const isUnbilled = ({ paymentMode, paymentStatus, invoiceId }: UnbilledShare): boolean =>
  invoiceId === null && paymentStatus === 'Pending' && isOnCredit(paymentMode);

/** What live consignments add to what is unbilled, in their order. */
export async function unbilledOf(db: Reader, shares: readonly UnbilledShare[]): Promise<Unbilled[]> {
  const byRoad = await ask('carriedByRoad')(db, shares.filter(isUnbilled));
  return shares.map((share) => {
    const unbilled = isUnbilled(share) ? (share.customerAmount ?? 0) : 0;
    return { unbilled, unbilledRoad: byRoad.has(share) ? unbilled : 0 };
  });
}
