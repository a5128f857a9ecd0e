/**
 * npm run fuzz -- --seed S --minutes M: sends random calls of both APIs, one at a time, to its own server with demo
 * data.
 * Exits with 1 if an answer was an internal error, did not match its API's schema, took more than a second, or if
 * memory grew.
 * --case N: runs only that case.
 * --heavy: twelve users ask for the longest answers at once instead. Exits with 1 if the server ends, or if short requests of
 * others are refused or take more than a second (99 of 100).
 */
import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { caseOf, fuzz, type Findings } from '../server/src/testing/fuzz/run';
import { startHeavyServer } from '../server/src/testing/heavy/heavyServer';
import { strain } from '../server/src/testing/heavy/strain';
import { startServerProcess } from '../server/src/testing/serverProcess';
import { freshDatabase } from '../server/src/testing/testServer';

const maxMs = 1_000;
/** With a small heap limit V8 collects garbage, so that growth indicates a leak. */
const heapLimit = '--max-old-space-size=256';
/** Allowance for caches; more growth is a leak. */
const maxGrowthMb = 200;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string' },
      minutes: { type: 'string' },
      case: { type: 'string' },
      heavy: { type: 'boolean' },
    },
  });
  const seed = Number(values.seed ?? 1);
  const until = performance.now() + Number(values.minutes ?? 1) * 60_000;
  if (values.case !== undefined) return void console.log(caseOf(seed, Number(values.case)));
  if (values.heavy) return heavy(seed, () => performance.now() < until);
  const place = await freshDatabase();
  const server = await startServerProcess(place, { SEED: 'demo', NODE_OPTIONS: heapLimit });
  try {
    const found = await fuzz(server, { seed, goOn: () => performance.now() < until, report: print });
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

async function heavy(seed: number, goOn: () => boolean): Promise<void> {
  const server = await startHeavyServer({ users: 13, heapMb: 768 });
  try {
    const found = await strain(server, {
      seed,
      tokens: server.tokens,
      atOnce: 4,
      goOn: () => server.isAlive() && goOn(),
    });
    const sorted = found.lightMs.toSorted((a, b) => a - b);
    const [median = 0, slowest = 0] = [0.5, 0.99].map((part) => sorted[Math.ceil(part * sorted.length) - 1]);
    console.log(
      `Long answers by status ${JSON.stringify(found.statuses)}, longest ${found.longest} characters, peak ${found.peakMb} MB; ` +
        `${sorted.length} short ones, median ${median.toFixed(0)} ms, p99 ${slowest.toFixed(0)} ms, ` +
        `refused ${found.lightRefusals.length}${server.isAlive() ? '' : '; the server ended'}`,
    );
    if (!server.isAlive() || found.lightRefusals.length > 0 || slowest > maxMs) process.exitCode = 1;
  } finally {
    await server.stop();
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
