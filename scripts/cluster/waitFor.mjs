import { setTimeout as delay } from 'node:timers/promises';
import { StepError } from '../steps.mjs';
import { home } from './layout.mjs';

/** Far more than any start takes: it ends what would wait for ever, on the busiest machine. */
const limitMs = 600_000;

export async function waitFor(what, check) {
  const until = Date.now() + limitMs;
  while (!(await check())) {
    if (Date.now() > until) {
      throw new StepError(`${what}: not there after ${limitMs / 1000} s, see the logs in ${home}`);
    }
    await delay(100);
  }
}
