import type { ApolloClient, DocumentNode } from '@apollo/client';
import { ask } from '../app/ask';

/** Pause of the typing before a question is asked. */
const pauseMs = 150;

interface Kind<Question, Data, Answer> {
  query: DocumentNode;
  variables: (question: Question) => object;
  answer: (data: Data) => Answer;
}

interface Asking<Question> {
  key: string;
  question: Question;
  timer: number;
}

/**
 * The answers to one kind of question. Each question is asked once and settled within `maxWaitMs`; what comes later is not
 * taken, so that nothing changes under a hand that went on without it.
 */
export class Answers<Question, Data, Answer> {
  private readonly known = new Map<string, { answer: Answer | null; at: number }>();
  private readonly asked = new Map<string, symbol>();
  private next: Asking<Question> | null = null;

  constructor(
    private readonly client: ApolloClient,
    private readonly kind: Kind<Question, Data, Answer>,
    private readonly onChange: () => void,
  ) {}

  /** Null: the server did not answer in time; undefined: not known yet. */
  readonly of = (question: Question): Answer | null | undefined => this.known.get(keyOf(question))?.answer;

  /** Asks when the typing pauses, unless the answer is known; null: nothing is to be asked. */
  askSoon(question: Question | null): void {
    const key = question === null ? null : keyOf(question);
    if (key === (this.next?.key ?? null)) return;
    this.cancelNext();
    if (question === null || key === null || this.isAsked(key)) return;
    this.next = { key, question, timer: window.setTimeout(() => this.askNow(), pauseMs) };
  }

  /** Asks without the pause: a key waits for the answer. */
  askNow(): void {
    const { next } = this;
    this.cancelNext();
    if (next) this.ask(next.question);
  }

  ask(question: Question): void {
    const key = keyOf(question);
    if (this.isAsked(key)) return;
    const turn = Symbol(key);
    this.asked.set(key, turn);
    const { query, variables, answer } = this.kind;
    void ask<Data>(this.client, query, variables(question)).then((data) => {
      if (this.asked.get(key) !== turn) return;
      this.asked.delete(key);
      this.learn(key, data && answer(data));
      this.onChange();
    });
  }

  /** Goes on without the answers that are awaited. */
  giveUp(): void {
    for (const key of this.asked.keys()) this.learn(key, null);
    this.asked.clear();
    if (this.next) this.learn(this.next.key, null);
    this.cancelNext();
  }

  /** Forgets what is older, and what was not answered; what is awaited is asked for again. */
  forget(maxAgeMs = 0): void {
    const now = Date.now();
    for (const [key, { answer, at }] of this.known) if (answer === null || now - at >= maxAgeMs) this.known.delete(key);
    this.asked.clear();
    this.cancelNext();
  }

  /** Adds to a known answer what this browser has made of it since. */
  change(question: Question, changed: (answer: Answer) => Answer): void {
    const known = this.known.get(keyOf(question));
    if (known?.answer != null) known.answer = changed(known.answer);
  }

  private isAsked(key: string): boolean {
    return this.known.has(key) || this.asked.has(key);
  }

  private learn(key: string, answer: Answer | null): void {
    this.known.set(key, { answer, at: Date.now() });
  }

  private cancelNext(): void {
    window.clearTimeout(this.next?.timer);
    this.next = null;
  }
}

const keyOf = (question: unknown): string => JSON.stringify(question);
