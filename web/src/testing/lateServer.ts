import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { createCache } from '../app/backOffice/cache';

/** What becomes of a question: answered after so many milliseconds, or failed then; null: never. */
export interface Fate {
  afterMs: number | null;
  fails?: boolean;
}

type Variables = Record<string, unknown>;
type AnswerOf = (variables: Variables) => Record<string, unknown>;

/** A server whose answers come when `fateOf` says, by the clock of fake timers. */
export class LateServer {
  /** Names of the operations that were asked, in order. */
  readonly asked: string[] = [];
  readonly client = new ApolloClient({ link: this.link(), cache: createCache() });

  constructor(
    private readonly answers: Readonly<Record<string, AnswerOf>>,
    public fateOf: (name: string) => Fate,
  ) {}

  private link(): ApolloLink {
    return new ApolloLink(({ operationName = '', variables, getContext }) => {
      this.asked.push(operationName);
      const { afterMs, fails = false } = this.fateOf(operationName);
      const { fetchOptions } = getContext() as { fetchOptions?: RequestInit };
      return new Observable((observer) => {
        fetchOptions?.signal?.addEventListener('abort', () => observer.error(new Error('aborted')));
        if (afterMs === null) return;
        setTimeout(() => {
          const answer = this.answers[operationName];
          if (fails || !answer) return observer.error(new TypeError(`No answer to ${operationName}`));
          observer.next({ data: answer(variables) });
          observer.complete();
        }, afterMs);
      });
    });
  }
}

// Before the timers are fake.
const later = setTimeout;

/** Lets the stores of the browser (IndexedDB) do what they have begun: they do not go by fake timers. */
const tick = (): Promise<void> => new Promise((resolve) => later(resolve, 0));

/** Lets so much time pass. */
export async function pass(ms: number): Promise<void> {
  await jest.advanceTimersByTimeAsync(ms);
  // One for the stores, one for React, which renders what they tell.
  await tick();
  await tick();
}

/**
 * Fake timers, with React as in a browser: what IndexedDB tells comes between the steps of a test, and React's `act` takes
 * that for an oversight. Returns the function that restores both.
 */
export function fakeTime(): () => void {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  const isTest = environment.IS_REACT_ACT_ENVIRONMENT;
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  jest.useFakeTimers();
  return () => {
    jest.useRealTimers();
    environment.IS_REACT_ACT_ENVIRONMENT = isTest;
  };
}

/** Lets time pass in small steps until it is so; the milliseconds that passed, or null: not within `maxMs`. */
export async function passUntil(isSo: () => boolean, maxMs: number, stepMs = 50): Promise<number | null> {
  for (let passed = 0; passed <= maxMs; passed += stepMs) {
    if (isSo()) return passed;
    await pass(stepMs);
  }
  return null;
}
