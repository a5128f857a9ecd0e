/** Asks a server for long answers from many users at once, and meanwhile for short ones. */
import { readFileSync } from 'node:fs';
import { buildAppSchema } from '../../api/graphql/schema';
import { random } from '../../seed/data/random';
import { rawRequest } from '../rawRequest';
import { heavyDocument } from './heavyDocuments';

export interface Strained {
  /** Number of long answers by status. */
  statuses: Record<number, number>;
  /** Characters of the longest answer. */
  longest: number;
  /** Short requests that were answered otherwise than by 200. */
  lightRefusals: number[];
  lightMs: number[];
  /** Highest resident memory of the server's process, in MB. */
  peakMb: number;
}

interface Options {
  seed: number;
  /** Sessions of different users; the last one asks for short answers only. */
  tokens: readonly string[];
  /** Long answers that one user waits for at once. */
  atOnce: number;
  goOn(done: number): boolean;
}

const schema = buildAppSchema();
const light = '{ consignments(search: { take: 20 }) { rows { id uniqueId awbNo } } }';

export async function strain(
  server: { origin: string; pid: number },
  { seed, tokens, atOnce, goOn }: Options,
): Promise<Strained> {
  const found: Strained = { statuses: {}, longest: 0, lightRefusals: [], lightMs: [], peakMb: 0 };
  const ask = (query: string, token: string | undefined) =>
    rawRequest(
      server.origin,
      'POST',
      '/graphql',
      { 'content-type': 'application/json', authorization: `Bearer ${token ?? ''}` },
      JSON.stringify({ query }),
      // A server that died.
    ).catch(() => ({ status: 0, text: '' }));
  let asked = 0;
  let isOver = false;
  const heavyClient = async (token: string) => {
    while (goOn(asked)) {
      asked += 1;
      const { status, text } = await ask(heavyDocument(schema, random(seed + asked)), token);
      found.statuses[status] = (found.statuses[status] ?? 0) + 1;
      found.longest = Math.max(found.longest, text.length);
    }
  };
  const lightClient = async () => {
    while (!isOver) {
      const begun = performance.now();
      const { status } = await ask(light, tokens.at(-1));
      found.lightMs.push(performance.now() - begun);
      if (status !== 200) found.lightRefusals.push(status);
    }
  };
  const lightOnes = lightClient();
  await Promise.all(tokens.slice(0, -1).flatMap((token) => Array.from({ length: atOnce }, () => heavyClient(token))));
  isOver = true;
  await lightOnes;
  found.peakMb = Math.round(
    Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024,
  );
  return found;
}
