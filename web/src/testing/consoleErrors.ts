/** A console error that no test expects fails the test in which it came. */
import { format } from 'node:util';

let expected: RegExp[] = [];
let unexpected: string[] = [];

/** The current test causes a console error on purpose. */
export function expectConsoleError(pattern: RegExp): void {
  expected.push(pattern);
}

export function watchConsoleErrors(): void {
  console.error = (...args: unknown[]) => {
    const text = format(...args);
    if (!expected.some((pattern) => pattern.test(text))) unexpected.push(text);
  };
}

/** What came unexpectedly since the last call. */
export function takeUnexpectedErrors(): string[] {
  const found = unexpected;
  expected = [];
  unexpected = [];
  return found;
}
