/**
 * Limits and rates that a law or a contract may change, each with the date from which a value holds. A key that is not
 * listed here does not compile. `modules/system/settings` stores what an admin has set; these are the values without that.
 */
import { podChoices } from './delivery/deliveryRules';
import {
  always,
  dateOrNone,
  days,
  daysOrNone,
  oneOf,
  percent,
  percentOrNone,
  rupees,
  service,
  words,
  yearly,
  yesOrNo,
  type DatedValue,
  type SettingDefinition,
} from './settingKinds';
import { courier, roadTransport } from './tax/services';

export type { DatedValue, SettingDefinition } from './settingKinds';

export const settingCatalogue = {
  'cash.dayLimit': rupees({
    meaning: 'Cash from one customer on one day, or for one invoice, must stay below this',
    default: 2_00_000_00,
  }),
  'books.from': dateOrNone({
    meaning:
      'The first day of the open books: what is dated in a month before it is neither made, changed nor cancelled. Confirm a change with your accountant',
    default: null,
  }),
  'counterBill.below': rupees({
    meaning:
      'Sales to unregistered persons below this are on one counter bill of the day (rule 46 of the CGST Rules); from this on each has a bill with a name. Confirm a change with your accountant',
    default: 200_00,
  }),
  'credit.days': days({
    meaning: 'Days from the date of an invoice until it is due, unless the customer has other terms',
    default: 10,
  }),
  'credit.graceDays': days({
    meaning: 'Bookings on credit are refused once an invoice is overdue by more than this',
    default: 15,
  }),
  'credit.smallest': rupees({
    meaning: 'An overdue invoice with less than this outstanding does not stop bookings',
    default: 100_00,
  }),
  'delivery.days': days({
    meaning:
      'Days from booking within which a consignment is usually delivered; those that take longer are on the dashboard',
    default: 7,
  }),
  'einvoice.from': dateOrNone({
    meaning: 'Invoices to registered customers from this date on need an IRN of the e-invoice portal',
    default: null,
  }),
  'einvoice.withinDays': daysOrNone({
    meaning: 'Days from the date of an invoice within which its IRN must be there; None: at once',
    default: 30,
  }),
  'gst.b2cl': rupees({
    meaning:
      'GSTR-1 lists an invoice to an unregistered customer of another state by itself if its value is above this',
    default: [
      { validFrom: always, value: 2_50_000_00 },
      { validFrom: '2024-08-01', value: 1_00_000_00 },
    ],
  }),
  'gst.cargoService': service({
    meaning:
      'Service as which cargo consignments by surface are billed that name none; those by air are courier services. Confirm a change with your accountant',
    default: roadTransport,
  }),
  'gst.commissionsService': oneOf(['Freight', courier], {
    meaning:
      'Freight: VPP and insurance commissions are taxed as the freight of their booking (composite supply). Courier: always as courier services. Confirm a change with your accountant',
    default: 'Freight',
  }),
  'gst.ownCargoService': service({
    meaning:
      'Service as which consignments of own cargo by surface are billed; those by air are courier services. Confirm a change with your accountant',
    default: courier,
  }),
  'gst.percent': percent(100, {
    meaning:
      'GST on courier services, by the date of the document: IGST, or CGST and SGST by half. Confirm a change with your accountant',
    default: 18_00,
  }),
  'gst.sezWithTax': yesOrNo({
    meaning:
      'Yes: supplies to special economic zones bear IGST, which the customer may claim. No: none, by a letter of undertaking',
    default: true,
  }),
  'gst.toolVersion': words(20, {
    meaning: 'Version that the file of GSTR-1 names, as the offline tool shows it on its first page',
    default: 'GST3.2',
  }),
  'gst.transportForward': yearly(
    percentOrNone(100, {
      meaning:
        'Rate at which the company itself pays the tax on services of reverse charge, by its election for the financial year; None: the recipient pays it. Confirm a change with your accountant',
      default: null,
    }),
  ),
  'gst.transportUnregistered': oneOf(['Exempt', 'Forward'], {
    meaning:
      'What is on reverse charge is to recipients without GSTIN exempt (notification 12/2017, entry 21A), or taxed at the rate of the service (Forward). Confirm a change with your accountant',
    default: 'Exempt',
  }),
  'invoice.nameFrom': rupees({
    meaning:
      'Bills to unregistered persons from this value on need name, address and state (rule 46 of the CGST Rules). Confirm a change with your accountant',
    default: 50_000_00,
  }),
  'pod.keepDays': days({
    meaning: 'Days for which pictures and signatures of deliveries are kept',
    default: 1095,
  }),
  'pod.required': oneOf(podChoices, {
    meaning: 'What a delivery on a run sheet needs as proof: Either (photo or signature), Photo, Both or None',
    default: 'Either',
  }),
  'pod.thinAfterDays': days({
    meaning: 'Days after which pictures and signatures of deliveries are made smaller, to 480 pixels',
    default: 180,
  }),
  'tds.maxPercent': percent(100, {
    meaning: 'Payments with more tax deducted than this of the taxable amount are refused',
    default: 10_00,
  }),
  'tds.percent': percent(10, {
    meaning: 'Tax that customers deduct from the taxable amount: 2 for a company or firm, 1 for an individual or HUF',
    default: 2_00,
  }),
  'tds.section': words(40, {
    meaning: 'Section of the Income-tax Act under which customers deduct tax',
    default: [
      { validFrom: always, value: '194C' },
      { validFrom: '2026-04-01', value: '393(1) Table 6(i)' },
    ],
  }),
  'writeOff.limit': rupees({
    meaning:
      'What is outstanding of an invoice is written off by one person up to this; above it somebody else has to approve',
    default: 100_00,
  }),
} as const;

export type SettingKey = keyof typeof settingCatalogue;

/** Of a key; numbers in days, paise or hundredths of a percent. */
export type SettingValue<Key extends SettingKey> = ReturnType<(typeof settingCatalogue)[Key]['read']>;

export const settingKeys = Object.keys(settingCatalogue).sort() as SettingKey[];

export const isSettingKey = (key: unknown): key is SettingKey =>
  typeof key === 'string' && Object.hasOwn(settingCatalogue, key);

/** Null for a value that has always held. */
export const sinceWhen = ({ validFrom }: DatedValue<unknown>): string | null =>
  validFrom === always ? null : validFrom;

/** The values of a key as texts, newest first: what was set, and the defaults of other days. */
export function datedTexts<Set extends DatedValue<string>>(
  key: SettingKey,
  set: readonly Set[],
): (Set | DatedValue<string>)[] {
  const { defaults, write } = settingCatalogue[key] as SettingDefinition<boolean | number | string | null>;
  const days = new Set(set.map(({ validFrom }) => validFrom));
  const others = defaults
    .filter(({ validFrom }) => !days.has(validFrom))
    .map(({ validFrom, value }) => ({ validFrom, value: write(value) }));
  return [...set, ...others].sort((one, other) => (one.validFrom < other.validFrom ? 1 : -1));
}

/** The newest of the values that holds on the day. */
export const inForce = <Dated extends DatedValue<unknown>>(newestFirst: readonly Dated[], day: string): Dated | null =>
  newestFirst.find(({ validFrom }) => validFrom <= day) ?? null;

/** Reason why a text is no value of the key, or null. */
export function settingRefusal(key: SettingKey, text: string): string | null {
  try {
    settingCatalogue[key].read(text);
    return null;
  } catch (error) {
    if (error instanceof RangeError) return error.message;
    throw error;
  }
}
