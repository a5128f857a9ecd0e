import type { ApolloClient } from '@apollo/client';
import { QuoteLineDocument, type QuoteConsignmentInput, type QuoteLineQuery } from '../../graphql.generated';

export type LineQuote = Omit<QuoteLineQuery['quoteConsignment'], '__typename'>;

/** Without an answer for so long the line goes on without rates. */
const patienceMs = 3000;
/** Pause of the typing before the rates are asked for. */
const pauseMs = 150;

const keyOf = (question: QuoteConsignmentInput) => JSON.stringify(question);

/** What the rate cards give for the line that is typed, by what decides the price. */
export class CounterRates {
  private readonly known = new Map<string, LineQuote | null>();
  private readonly asked = new Set<string>();
  private next: { key: string; question: QuoteConsignmentInput; timer: number } | null = null;

  constructor(
    private readonly client: ApolloClient,
    private readonly onChange: () => void,
  ) {}

  /** Null: no rate; undefined: not known yet. */
  readonly quoteOf = (question: QuoteConsignmentInput): LineQuote | null | undefined => this.known.get(keyOf(question));

  /** Asks when the typing pauses, unless the answer is known. */
  ask(question: QuoteConsignmentInput | null): void {
    const key = question && keyOf(question);
    if (key === this.next?.key) return;
    if (this.next) window.clearTimeout(this.next.timer);
    this.next = null;
    if (!question || !key || this.known.has(key) || this.asked.has(key)) return;
    this.next = { key, question, timer: window.setTimeout(() => this.askNow(), pauseMs) };
  }

  /** Asks without the pause: a key waits for the answer. */
  askNow(): void {
    if (!this.next) return;
    const { key, question, timer } = this.next;
    window.clearTimeout(timer);
    this.next = null;
    this.asked.add(key);
    const patience = window.setTimeout(() => this.learn(key, null), patienceMs);
    this.client
      .query<QuoteLineQuery>({
        query: QuoteLineDocument,
        variables: { input: question },
        fetchPolicy: 'network-only',
        context: { quiet: true },
      })
      .then(
        ({ data }) => this.learn(key, data?.quoteConsignment ?? null),
        () => this.learn(key, null),
      )
      .finally(() => {
        window.clearTimeout(patience);
        this.asked.delete(key);
      });
  }

  /** Called between two lines: within a line nothing that it suggests changes by itself. */
  forget(): void {
    this.known.clear();
  }

  private learn(key: string, quote: LineQuote | null): void {
    // The line went on without it.
    if (this.known.has(key)) return;
    this.known.set(key, quote);
    this.onChange();
  }
}
