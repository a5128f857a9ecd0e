import { setTimeout as pause } from 'node:timers/promises';

/**
 * Repeats an assertion on a page that may still be settling until it holds, and returns its value;
 * after `withinMs` its own failure is thrown.
 */
export async function eventually<Value>(check: () => Promise<Value>, withinMs = 15_000): Promise<Value> {
  for (const deadline = Date.now() + withinMs; ; await pause(50)) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() >= deadline) throw error;
    }
  }
}
