import type { ApolloClient } from '@apollo/client';
import { BookingCreditDocument, type BookingCreditQuery } from '../../graphql.generated';
import { creditNoteOf, mayBeOnCredit, type CreditNote, type SenderCredit } from '../../ui/credit/creditNote';
import type { LineValues } from './lineValues';

/** Pause of the typing before the credit of a sender is asked for. */
const pauseMs = 150;

/** The credit of the line's sender. No key waits for it, and it changes nothing in the line: the server decides. */
export class CounterCredit {
  private readonly known = new Map<number, SenderCredit>();
  private readonly asked = new Set<number>();
  private next: { senderId: number; timer: number } | null = null;

  constructor(
    private readonly client: ApolloClient,
    private readonly onChange: () => void,
  ) {}

  /** What is said about the line; `amount` is what the rate cards give, in rupees. */
  noteOf({ sender, mode }: LineValues, amount: number | null): CreditNote | null {
    const credit = sender && mayBeOnCredit(mode) ? this.known.get(sender.id) : undefined;
    return credit ? creditNoteOf(credit, amount ?? 0) : null;
  }

  /** Asks when the typing pauses, once for each line. */
  ask({ sender, mode }: LineValues): void {
    const senderId = sender && mayBeOnCredit(mode) ? sender.id : null;
    if (senderId === (this.next?.senderId ?? null)) return;
    if (this.next) window.clearTimeout(this.next.timer);
    this.next = null;
    if (senderId === null || this.asked.has(senderId)) return;
    this.next = { senderId, timer: window.setTimeout(() => this.askNow(senderId), pauseMs) };
  }

  /** Called between two lines: what is known is shown until the answer for the new line is there. */
  forget(): void {
    this.asked.clear();
  }

  private askNow(senderId: number): void {
    this.next = null;
    this.asked.add(senderId);
    this.client
      .query<BookingCreditQuery>({
        query: BookingCreditDocument,
        variables: { uniqueId: String(senderId) },
        fetchPolicy: 'network-only',
        context: { quiet: true },
      })
      .then(
        ({ data }) => {
          if (!data) return;
          this.known.set(senderId, data.customerCredit);
          this.onChange();
        },
        // Nothing is said then.
        () => undefined,
      );
  }
}
