import { AppError, badInput } from '../../core/errors';

/** What an input class cannot know is which day it is; the messages come together, as the rules' own do. */
export function refuseFuture(checks: readonly (readonly [field: string, message: string, isFuture: boolean])[]): void {
  const failed = checks.filter(([, , isFuture]) => isFuture);
  const [first] = failed;
  if (!first) return;
  const fields = Object.fromEntries(failed.map(([field, message]) => [field, [message]]));
  throw new AppError(
    'BAD_USER_INPUT',
    first[1],
    failed.map(([, message]) => message),
    fields,
  );
}

/** Not in the future, and not before the invoice. */
export function checkPaymentDate(paymentDate: string | null | undefined, invoiceDate: string, today: string): void {
  if (!paymentDate) return;
  if (paymentDate > today) throw badInput('Payment date cannot be in the future', 'paymentDate');
  if (paymentDate < invoiceDate) throw badInput('Payment date cannot be before the invoice date', 'paymentDate');
}
