/**
 * npm run fuzz -- --seed S --minutes M: random calls of both APIs against a server of its own with the demo, one by one. Ends with 1 when
 * an answer was an internal error, had another shape than its API's, took a second, or when memory grew. --case N: that case alone.
 */
import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { caseOf, fuzz, type Findings } from '../server/src/testing/fuzz/run';
import { startServerProcess } from '../server/src/testing/serverProcess';
import { freshDatabase } from '../server/src/testing/testServer';

const maxMs = 1_000;
/** Else V8 collects nothing while the machine has memory left, and growth means nothing. */
const heapLimit = '--max-old-space-size=256';
/** Caches fill; beyond that something is kept. */
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
