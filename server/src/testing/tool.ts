/** Runs the tool as a process of its own, as an operator does. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const root = resolve(__dirname, '../../..');
/** `npm test` has built it; a run of jest by itself compiles it at each start. */
const program =
  process.env.TEST_BUILT === 'true' ? ['dist/server/cli.js'] : ['-r', './scripts/register.cjs', 'server/src/cli.ts'];

export async function waybill(
  place: { dataDir: string; databaseUrl: string | null },
  args: readonly string[],
  { env = {}, input = '' }: { env?: Record<string, string>; input?: string } = {},
): Promise<{ status: number; printed: string }> {
  const child = spawn(process.execPath, [...program, ...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'test', DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? '', ...env },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  }
  // A program that refuses its arguments does not read.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const [status] = (await once(child, 'close')) as [number];
  return { status, printed };
}
