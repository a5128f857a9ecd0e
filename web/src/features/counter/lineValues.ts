/** What is in the fields of a line, and what they come to. */
import type { CounterText } from '../../../../server/src/domain/bookings/consignmentFields';
import { labels, type ParcelType, type PaymentMode, type ServiceType } from '../../../../server/src/domain/enums';
import { showDimensions, type PacketMeasure } from './lineDimensions';
import { allFields, lineFields, ownFields, type Choice, type LineField } from './lineFields';

/** What is in a field. Fields without an entry take what is suggested. */
export interface Entry {
  text: string;
  /** The record that the text stands for, once it was accepted. */
  choice?: Choice;
  /** Chosen from the list for these letters, instead of the best match. */
  picked?: Choice;
  /** Taken as typed, without completion. */
  literal?: true;
}
export type LineEntries = Partial<Record<LineField, Entry>>;

export interface LineValues extends Record<CounterText, string> {
  sender: Choice | null;
  receiver: string;
  city: Choice | null;
  vendor: Choice | null;
  awbNo: string;
  service: ServiceType | null;
  parcel: ParcelType | null;
  mode: PaymentMode | null;
  weight: number | null;
  charged: number | null;
  packet: number | null;
  amount: number | null;
  vppAmount: number | null;
  vppCommission: number | null;
  insuranceAmount: number | null;
  insuranceCommission: number | null;
  courier: string;
  invoiceNo: string;
  goodsValue: number | null;
  ewayBillNo: string;
  ewayExemptReason: string;
  /** None: not measured. */
  dimensions: readonly PacketMeasure[];
  /** Only an administrator has the field. */
  overrideReason: string;
}

const letterTexts: Readonly<Record<string, string>> = {
  ...labels.ServiceType,
  ...labels.ParcelType,
  ...labels.PaymentMode,
};
export const letterText = (member: string): string => letterTexts[member] ?? member;

/** The entry that holds a value of another line; undefined if that has none. */
export function entryOf(values: LineValues, name: LineField): Entry | undefined {
  const value = values[name];
  // A line that was stored before a field was added has no value for it.
  if (value == null || value === '') return undefined;
  if (typeof value === 'object') {
    if ('name' in value) return { text: value.name, choice: value };
    return value.length > 0 ? { text: showDimensions(value) } : undefined;
  }
  if (typeof value === 'number') return { text: textOfNumber(name, value) };
  return name === 'receiver' ? { text: value, literal: true } : { text: letterText(value) };
}

/** The entries of a whole line, with a number of its own. */
export function copyOf(values: LineValues, awbNo: Entry | undefined): LineEntries {
  const copied = allFields.flatMap((name) => {
    const entry = name === 'awbNo' ? awbNo : ownFields.includes(name) ? undefined : entryOf(values, name);
    return entry ? [[name, entry] as const] : [];
  });
  return Object.fromEntries(copied);
}

function textOfNumber(name: LineField, value: number): string {
  const definition = lineFields[name];
  return definition.kind === 'number' ? value.toFixed(definition.decimals) : String(value);
}

/** The number after this one: dockets are used one after the other. Null if it does not end in digits. */
export function numberAfter(awbNo: string): string | null {
  const [, start, digits] = /^(.*?)(\d{1,15})$/.exec(awbNo) ?? [];
  return digits === undefined ? null : `${start ?? ''}${String(Number(digits) + 1).padStart(digits.length, '0')}`;
}

/** The number after the latest two, if they are in order; null if not. Latest first. */
export function nextInSeries([last, before]: readonly string[]): string | null {
  return last && before && numberAfter(before) === last ? numberAfter(last) : null;
}
