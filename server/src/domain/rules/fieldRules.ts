/** Rules of single input fields that several inputs have, with the product's messages. */
import { earliestSearchDate, formatDate } from '../values/dates';
import { isEmailAddress } from '../values/email';
import { linesOf, maxAddressLine, maxAddressLines } from '../parties/companyFields';
import { gstinKind, hasStateInUse, normalizeGstin, type GstinKind } from '../tax/gstin';
import { rule, whenGiven } from './rules';

const Gstin = (holds: (kind: GstinKind, gstin: string) => boolean) =>
  whenGiven('gstin', 'Please enter valid GST number', (text) => {
    const gstin = normalizeGstin(text);
    const kind = gstinKind(gstin);
    return kind !== null && holds(kind, gstin);
  });

/** Of registrations of these kinds. */
export const ValidGstin = (kinds: readonly GstinKind[] = ['Taxpayer']) =>
  Gstin((kind, gstin) => kinds.includes(kind) && hasStateInUse(gstin));

/** Of the company, which is in one of the states that are kept. */
export const OwnGstin = () => Gstin((kind) => kind === 'Taxpayer');

export const ValidEmail = () => whenGiven('email', 'Please enter valid email address', isEmailAddress);

/** Documents are not dated before the first day that searches take. */
export const NotTooEarly = (name: string) =>
  rule(
    'notTooEarly',
    `${name} cannot be before ${formatDate(earliestSearchDate)}`,
    (value) => typeof value !== 'string' || value >= earliestSearchDate,
  );

/** A PIN code. */
export const SixDigits = (message: string) => whenGiven('pinCode', message, (text) => /^\s*\d{6}\s*$/.test(text));

const fitsAddress = (text: string): boolean => {
  const lines = linesOf(text);
  return lines.length <= maxAddressLines && lines.every((line) => line.length <= maxAddressLine);
};

/** Of the company, as its papers print it. */
export const ValidAddress = () =>
  whenGiven(
    'address',
    `Address must have at most ${maxAddressLines} lines of ${maxAddressLine} characters`,
    fitsAddress,
  );
