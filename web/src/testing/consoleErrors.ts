/** An unexpected error or warning of the console fails the test during which it occurred. */
import { format } from 'node:util';

let expected: RegExp[] = [];
let unexpected: string[] = [];

/** Declares that the current test causes a matching console error on purpose. */
export function expectConsoleError(pattern: RegExp): void {
  expected.push(pattern);
}

export function watchConsoleErrors(): void {
  const watch = (...args: unknown[]) => {
    const text = format(...args);
    if (!expected.some((pattern) => pattern.test(text))) unexpected.push(text);
  };
  console.error = watch;
  console.warn = watch;
}

/** Returns the unexpected errors since the last call, and clears them. */
export function takeUnexpectedErrors(): string[] {
  const found = unexpected;
  expected = [];
  unexpected = [];
  return found;
}
