/** Rules of single fields of bookings that several inputs have, with the product's messages. */
import { isPresent, rule, whenGiven } from '../rules/rules';
import { isAwb } from './awb';
import { isEwayBillNo } from './eway';

export const ValidAwb = () => whenGiven('awb', 'AwbNo may contain only letters, digits, - and / (at most 30)', isAwb);

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

export const ValidEwayBillNo = () =>
  rule('eway', 'E-way bill number has 12 digits', (value) => !isPresent(value) || isEwayBillNo(value));
