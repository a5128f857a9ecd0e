/**
 * npm run fuzz -- --seed S --minutes M: sends random calls of both APIs, one at a time, to its own server with demo
 * data.
 * Exits with 1 if an answer was an internal error, did not match its API's schema, took more than a second, or if
 * memory grew.
 * --case N: runs only that case.
 */
import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { caseOf, fuzz, type Findings } from '../server/src/testing/fuzz/run';
import { startServerProcess } from '../server/src/testing/serverProcess';
import { freshDatabase } from '../server/src/testing/testServer';

const maxMs = 1_000;
/** With a small heap limit V8 collects garbage, so that growth indicates a leak. */
const heapLimit = '--max-old-space-size=256';
/** Allowance for caches; more growth is a leak. */
const maxGrowthMb = 200;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { seed: { type: 'string' }, minutes: { type: 'string' }, case: { type: 'string' } },
  });
  const seed = Number(values.seed ?? 1);
  const until = Date.now() + Number(values.minutes ?? 1) * 60_000;
  if (values.case !== undefined) return void console.log(caseOf(seed, Number(values.case)));
  const place = await freshDatabase();
  const server = await startServerProcess(place, { SEED: 'demo', NODE_OPTIONS: heapLimit });
  try {
    const found = await fuzz(server, { seed, goOn: () => Date.now() < until, report: print });
    print(found);
    for (const failure of found.failures) console.error(failure);
    console.log(`Slowest: ${found.slowest}`);
    const grown = found.memory[1] - found.memory[0] > maxGrowthMb;
    if (found.failures.length > 0 || found.slowestMs > maxMs || grown) process.exitCode = 1;
  } finally {
    await server.kill();
    await place.drop();
  }
}

function print({ cases, statuses, slowestMs, largestRefusal, memory }: Findings): void {
  const counts = Object.entries(statuses)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ');
  console.log(
    `${cases} cases (${counts}); slowest ${slowestMs.toFixed(0)} ms, largest refusal ${largestRefusal} characters, ` +
      `memory ${memory.join(' -> ')} MB`,
  );
}

void main();
