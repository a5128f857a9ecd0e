/** What a line knows, what its fields come to, and how one is accepted. */
import type { EwayLimitAsked, QuoteConsignmentInput } from '../../graphql.generated';
import type { KnownAwb } from './awbShape';
import type { UsualBooking } from './likelyValues';
import type { Choice, LineField } from './lineFields';
import type { LineQuote } from './lineRates';
import type { Entry, LineEntries, LineValues } from './lineValues';

export interface Knowledge {
  /** Null: the names are not known yet. */
  customers: readonly Choice[] | null;
  cities: readonly Choice[] | null;
  vendors: readonly Choice[] | null;
  /** Ids of the customers booked for lately, latest first. */
  lastSenders: readonly number[];
  /** Bookings of a sender, latest first; null: the server did not answer in time, undefined: not known yet. */
  bookingsOf: (senderId: number) => readonly UsualBooking[] | null | undefined;
  /** What the rate cards give; null: the server did not answer in time, undefined: not known yet. */
  quoteOf: (question: QuoteConsignmentInput) => LineQuote | null | undefined;
  /** The value above which goods need an e-way bill, in rupees; null: none is known, undefined: not known yet. */
  ewayLimitOf: (question: EwayLimitAsked) => number | null | undefined;
  bookingDate: string;
  /** The AWB number that follows those of a vendor's latest lines; null: they are in no order. */
  nextAwbOf: (vendorId: number) => string | null;
  /** The numbers of this sheet's lines, whoever sends. */
  awbsOfSheet: readonly KnownAwb[];
  /** The line above: its values are suggested where the sender's bookings say nothing. */
  above: LineValues | null;
}

export interface ResolvedField {
  /** What the field would show and take, in full: greyed until it is accepted. */
  shown: string;
  /** Other names for the typed letters, best first. */
  options: readonly Choice[];
  /** What was typed is no value: '“xyz” was not found'. */
  problem: string | null;
  /** Enter may pass the field: the value was given, or most earlier bookings agree. */
  sure: boolean;
  choice: Choice | null;
}

export interface ResolvedLine {
  values: LineValues;
  fields: Record<LineField, ResolvedField>;
  /** The sender's bookings are still being asked for. */
  isWaiting: boolean;
  /** What decides the price; null while something is missing. */
  question: QuoteConsignmentInput | null;
  /** The rates are still being asked for. */
  isRating: boolean;
  /** The rates did not answer: what they would have filled, and was not typed, is filled when the line is saved. */
  isUnrated: boolean;
  /** What decides the limit of e-way bills; null while no value is given. */
  ewayQuestion: EwayLimitAsked | null;
  /** The line needs an e-way bill that it does not have. */
  ewayNote: string | null;
}

/** There is a name in the list besides the one that is taken. */
export const isOffering = ({ options, shown }: ResolvedField): boolean => options.some(({ name }) => name !== shown);

/** Text of a receipt book number before it is taken. */
export const fromBook = 'from the book';

/** Text of a value that the rate cards give when the line is saved. */
export const byRates = 'by rates';

/** The entries with this field accepted as it is shown; they stay as they are if it has nothing to accept. */
export function accept(entries: LineEntries, { fields }: ResolvedLine, name: LineField): LineEntries {
  const { shown, choice, problem } = fields[name];
  if (problem || shown === '' || shown === fromBook || shown === byRates) return entries;
  const entry: Entry = choice ? { text: shown, choice } : { text: shown };
  if (name === 'receiver') entry.literal = true;
  return { ...entries, [name]: entry };
}
