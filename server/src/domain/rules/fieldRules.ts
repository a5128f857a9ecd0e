/** Rules of single input fields that several inputs have, with the product's messages. */
import { isAwb } from '../bookings/awb';
import { earliestSearchDate, formatDate } from '../values/dates';
import { isEmailAddress } from '../values/email';
import { isGstin, normalizeGstin } from '../tax/gstin';
import { isPresent, rule } from './rules';

/** The rule speaks only about a text that is given; whether it must be given is `Required`'s. */
export const whenGiven = (name: string, message: string, holds: (text: string) => boolean): PropertyDecorator =>
  rule(name, message, (value) => !isPresent(value) || holds(String(value)));

export const ValidAwb = () => whenGiven('awb', 'AwbNo may contain only letters, digits, - and / (at most 30)', isAwb);

export const ValidGstin = () =>
  whenGiven('gstin', 'Please enter valid GST number', (text) => isGstin(normalizeGstin(text)));

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

/** How many parcels a consignment has. */
export const Pieces = () =>
  rule(
    'pieces',
    'Packet must be a whole number from 1 to 99,999',
    (value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 99_999,
  );

/** A chargeable weight below the actual one: the form clears it, so the message is that of a missing weight (SPEC 5). */
export const NotBelowActualWeight = () =>
  rule<{ actualWeight?: number | null }>(
    'notBelowActualWeight',
    'Chargeable Weight is required',
    (value, { actualWeight }) => value == null || Number(value) >= Number(actualWeight ?? 0),
  );

/** Of the payment of a consignment: it can be set to Paid alone. */
export const MarkedPaid = () => rule('paid', 'PaymentStatus is required', (value) => value === 'Paid');
