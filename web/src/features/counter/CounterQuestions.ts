import type { ApolloClient } from '@apollo/client';
import {
  AwbHolderDocument,
  BookingCreditDocument,
  EwayLimitDocument,
  QuoteLineDocument,
  UsualBookingsDocument,
  type AwbHolderQuery,
  type BookingCreditQuery,
  type EwayLimitAsked,
  type EwayLimitQuery,
  type QuoteConsignmentInput,
  type QuoteLineQuery,
  type UsualBookingsQuery,
} from '../../graphql.generated';
import { Answers } from '../../ui/form/Answers';
import {
  creditNoteOf,
  mayBeOnCredit,
  unbilledOf,
  type CreditNote,
  type SenderCredit,
} from '../../ui/credit/creditNote';
import { askedAwb, takenAwb } from '../../ui/form/takenAwb';
import { CounterNames } from './CounterNames';
import type { UsualBooking } from './likelyValues';
import type { LineQuote } from './lineRates';
import type { LineValues } from './lineValues';
import type { Knowledge, ResolvedLine } from './resolvedLine';
import { takenBy, type BookingWork } from './SheetLines';

/** A sender's bookings are asked for again after this time; those of this sheet are added at once. */
const freshMs = 10 * 60_000;
const maxBookings = 200;

/** What the line asks the server: names, the bookings of each sender, rates and credit. */
export class CounterQuestions {
  readonly names: CounterNames;
  private readonly bookings: Answers<number, UsualBookingsQuery, readonly UsualBooking[]>;
  private readonly rates: Answers<QuoteConsignmentInput, QuoteLineQuery, LineQuote>;
  private readonly credit: Answers<number, BookingCreditQuery, SenderCredit>;
  private readonly ewayLimits: Answers<EwayLimitAsked, EwayLimitQuery, { amount: number } | 'none'>;
  private readonly holders: Answers<string, AwbHolderQuery, AwbHolderQuery>;
  /** What is known of a sender's credit is shown until the answer for the next line is there. */
  private readonly lastCredit = new Map<number, SenderCredit>();
  /** Keys have waited long enough: they are handled without the answers that are missing. */
  private hasGivenUp = false;

  constructor(client: ApolloClient, onLearned: () => void, onNote: () => void) {
    this.names = new CounterNames(client, onLearned);
    this.bookings = new Answers(
      client,
      {
        query: UsualBookingsDocument,
        variables: (senderId: number) => ({ search: { senderId, take: maxBookings } }),
        answer: (data: UsualBookingsQuery) => data.usualBookings,
      },
      onLearned,
    );
    this.rates = new Answers(
      client,
      {
        query: QuoteLineDocument,
        variables: (input: QuoteConsignmentInput) => ({ input }),
        answer: (data: QuoteLineQuery) => data.quoteConsignment,
      },
      onLearned,
    );
    this.credit = new Answers(
      client,
      {
        query: BookingCreditDocument,
        variables: (senderId: number) => ({ uniqueId: String(senderId) }),
        answer: (data: BookingCreditQuery) => data.customerCredit,
      },
      onNote,
    );
    this.ewayLimits = new Answers(
      client,
      {
        query: EwayLimitDocument,
        variables: (input: EwayLimitAsked) => ({ input }),
        answer: (data: EwayLimitQuery) => data.ewayLimit ?? 'none',
      },
      onLearned,
    );
    this.holders = new Answers(
      client,
      {
        query: AwbHolderDocument,
        variables: (code: string) => ({ code }),
        answer: (data: AwbHolderQuery) => data,
      },
      onNote,
    );
  }

  /** Whether the names and the sender's bookings are known, or were waited for long enough. */
  isReady(resolved: ResolvedLine): boolean {
    return (this.names.isSettled || this.hasGivenUp) && !resolved.isWaiting;
  }

  /** Without an answer the line goes on with what was typed. */
  knowledge(): Pick<Knowledge, 'customers' | 'cities' | 'vendors' | 'bookingsOf' | 'quoteOf' | 'ewayLimitOf'> {
    const missing = this.hasGivenUp ? null : undefined;
    const bookingsOf = (senderId: number) => {
      const bookings = this.bookings.of(senderId);
      return bookings === undefined ? missing : bookings;
    };
    const quoteOf = (question: QuoteConsignmentInput) => {
      const quote = this.rates.of(question);
      return quote === undefined ? missing : quote;
    };
    const ewayLimitOf = (question: EwayLimitAsked) => {
      const limit = this.ewayLimits.of(question);
      if (limit === undefined) return missing;
      return limit === null || limit === 'none' ? null : limit.amount;
    };
    return { ...this.names.lists, bookingsOf, quoteOf, ewayLimitOf };
  }

  /** Asks what the line needs next. */
  ask(resolved: ResolvedLine): void {
    const { sender, mode } = resolved.values;
    if (sender && this.names.isSettled) this.bookings.ask(sender.id);
    this.credit.askSoon(sender && mayBeOnCredit(mode) ? sender.id : null);
    this.rates.askSoon(this.isReady(resolved) ? resolved.question : null);
    this.ewayLimits.askSoon(this.isReady(resolved) ? resolved.ewayQuestion : null);
  }

  /** A key waits: what it needs is asked for without a pause. */
  hurry(): void {
    this.rates.askNow();
    this.ewayLimits.askNow();
  }

  /** Handles the waiting keys without the answers that are missing. */
  withoutAnswers(handleKeys: () => void): void {
    this.bookings.giveUp();
    this.rates.giveUp();
    this.ewayLimits.giveUp();
    this.hasGivenUp = true;
    handleKeys();
    this.hasGivenUp = false;
  }

  /** Called between two lines: within a line nothing that it suggests changes by itself. */
  forget(): void {
    this.bookings.forget(freshMs);
    this.rates.forget();
    this.credit.forget();
    this.ewayLimits.forget(freshMs);
    this.holders.forget();
  }

  /** Asks about a number whose field was left; no key waits for the answer. */
  askAwb(awbNo: string): void {
    const code = askedAwb(awbNo);
    if (code !== null) this.holders.ask(code);
  }

  /** That the number is taken, by one of these lines or as far as the server has answered. */
  takenAwb(awbNo: string, lines: readonly BookingWork[]): string | null {
    const code = askedAwb(awbNo);
    return code === null ? null : (takenBy(awbNo, lines) ?? takenAwb(code, this.holders.of(code) ?? null, null));
  }

  /** What is said about the credit of the sender; nothing without an answer: the server decides. */
  creditNoteOf({ values: { sender, mode, service, vendor }, question }: ResolvedLine): CreditNote | null {
    if (!sender || !mayBeOnCredit(mode)) return null;
    const credit = this.credit.of(sender.id);
    if (credit) this.lastCredit.set(sender.id, credit);
    const last = this.lastCredit.get(sender.id);
    const rated = question && this.rates.of(question);
    const added = { amount: rated?.customerAmount ?? 0, serviceType: service, vendorType: vendor?.type };
    return last ? creditNoteOf(last, unbilledOf(added)) : null;
  }

  /** Puts a booking of this sheet before those that the server told. */
  learnFrom({ sender, city, vendor, service, parcel, mode, receiver, awbNo, ...numbers }: LineValues): void {
    const { packet, weight, charged, amount } = numbers;
    if (!sender || !city || !vendor?.type || !service || !parcel || !mode) return;
    // What the rate cards fill when it is saved is not known here.
    if (charged === null || amount === null) return;
    const booking: UsualBooking = {
      receiver,
      deliveryCityId: city.id,
      deliveryCityName: city.name,
      vendorId: vendor.id,
      vendorName: vendor.name,
      vendorType: vendor.type,
      serviceType: service,
      parcelType: parcel,
      paymentMode: mode,
      packet: packet ?? 1,
      actualWeight: weight ?? 0,
      chargeableWeight: charged,
      vendorAmount: amount,
      times: 1,
      lastAwbNo: awbNo,
    };
    this.bookings.change(sender.id, (bookings) => [booking, ...bookings]);
  }
}
