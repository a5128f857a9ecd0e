/**
 * Accounts of customers: sums that every change of an invoice, a payment or a consignment moves in its own transaction, as
 * the last statements before the commit.
 */
import { Deltas } from '../../../../db/write/deltas';
import { decodeRows, integer } from '../../../../db/read/rawRows';
import type { Reader } from '../../../../db/read/reader';
import type { Statement } from '../../../../db/read/statement';
import type { Writer } from '../../../../db/write/writer';
import type { PaymentMode } from '../../../../domain/bookings/enums';
import type { Paise } from '../../../../domain/values/money';
import { CustomerAccount } from './customerAccount.entity';

export const accountSums = [
  'opening',
  'invoiced',
  'unapproved',
  'unbilled',
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

const figures = Object.fromEntries(accountSums.map((name) => [name, integer])) as Record<
  (typeof accountSums)[number],
  typeof integer
>;
const noFigures = Object.fromEntries(accountSums.map((name) => [name, 0])) as AccountFigures;

const accountStatement = (customerId: number, lock = ''): Statement => ({
  sql: `SELECT ${accountSums.join(', ')} FROM customer_account WHERE customer_id = ? ${lock}`,
  parameters: [customerId],
});

const accountOf = (rows: readonly unknown[]): AccountFigures => decodeRows(rows, figures)[0] ?? noFigures;

/** The account, all zero if nothing has moved it. */
export async function readAccount(db: Reader, customerId: number): Promise<AccountFigures> {
  const { sql, parameters } = accountStatement(customerId);
  return accountOf(await db.query(sql, parameters));
}

/** The account, locked until the transaction ends; it is made if there is none, since a missing row cannot be locked. */
export async function lockAccount(db: Writer, customerId: number): Promise<AccountFigures> {
  const columns = ['customer_id', ...accountSums].join(', ');
  const zeros = accountSums.map(() => '0').join(', ');
  await db.query(
    db.embedded
      ? `INSERT INTO customer_account (${columns}) VALUES (?, ${zeros}) ON CONFLICT (customer_id) DO NOTHING`
      : `INSERT INTO customer_account (${columns}) VALUES (?, ${zeros}) ON DUPLICATE KEY UPDATE customer_id = customer_id`,
    [customerId],
  );
  const { sql, parameters } = accountStatement(customerId, db.embedded ? '' : 'FOR UPDATE');
  return accountOf(await db.query(sql, parameters));
}

export interface UnbilledShare {
  senderId: number;
  paymentMode: PaymentMode;
  paymentStatus: string;
  customerAmount: Paise | null;
  invoiceId: number | null;
}

/** Whether a live consignment is to be billed on credit, also if its amount is not known yet. */
export const isUnbilled = ({ paymentMode, paymentStatus, invoiceId }: UnbilledShare): boolean =>
  invoiceId === null && paymentStatus === 'Pending' && isOnCredit(paymentMode);

/** What a live consignment adds to `unbilled`. */
export const unbilledOf = (share: UnbilledShare): Paise => (isUnbilled(share) ? (share.customerAmount ?? 0) : 0);
