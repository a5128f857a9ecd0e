/**
 * Sends requests over keep-alive connections and times each one. Subjects take turns, so that noise of the machine
 * affects all of them.
 */
import http from 'node:http';
import { median, percentile } from './statistics';

export interface Subject {
  name: string;
  port: number;
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  headers: Readonly<Record<string, string>>;
  /** Called for each request, if each needs its own key. */
  body?: string | (() => string);
}

export interface Timing {
  median: number;
  p95: number;
  /** Requests per second while `connections` were busy. */
  perSecond: number;
  bytes: number;
}

const agents = new Map<number, http.Agent>();

function agentOf(connections: number): http.Agent {
  const known = agents.get(connections) ?? new http.Agent({ keepAlive: true, maxSockets: connections });
  agents.set(connections, known);
  return known;
}

export function ask(subject: Subject, connections = 1): Promise<{ text: string; took: number }> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const { port, method, path, headers } = subject;
    const request = http.request(
      { host: '127.0.0.1', port, method, path, headers, agent: agentOf(connections) },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          const text = Buffer.concat(parts).toString();
          // Both APIs may answer 200 with errors.
          if (response.statusCode !== 200 || /"errors":\[[^\]]|"hasErrors":true/.test(text))
            reject(new Error(`${subject.name}: ${response.statusCode} ${text.slice(0, 300)}`));
          else resolve({ text, took: performance.now() - start });
        });
      },
    );
    request.on('error', reject);
    request.end(typeof subject.body === 'function' ? subject.body() : subject.body);
  });
}

/** Until the compiler of V8 has settled: a new process takes twice as long for a page. A server answers as many within minutes. */
export async function warmUp(subjects: readonly Subject[], requests: number): Promise<void> {
  for (const subject of subjects) await turn(subject, 4, requests);
}

/** Runs `rounds` turns; in each, every subject answers `burst` requests over its connections. */
export async function interleaved(
  subjects: readonly Subject[],
  connections: number,
  rounds: number,
  burst: number,
): Promise<Map<string, Timing>> {
  const times = new Map<string, { each: number[]; perSecond: number[]; bytes: number }>(
    subjects.map((subject) => [subject.name, { each: [], perSecond: [], bytes: 0 }]),
  );
  for (const subject of subjects) await turn(subject, connections, burst);
  for (let round = 0; round < rounds; round += 1) {
    for (const subject of subjects) {
      const measured = times.get(subject.name);
      const { each, took, bytes } = await turn(subject, connections, burst);
      measured?.each.push(...each);
      measured?.perSecond.push((burst / took) * 1000);
      if (measured) measured.bytes = bytes;
    }
  }
  return new Map(
    [...times].map(([name, { each, perSecond, bytes }]) => [
      name,
      { median: median(each), p95: percentile(each, 95), perSecond: median(perSecond), bytes },
    ]),
  );
}

async function turn(subject: Subject, connections: number, burst: number) {
  const each: number[] = [];
  let bytes = 0;
  let left = burst;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (left > 0) {
        left -= 1;
        const { took, text } = await ask(subject, connections);
        each.push(took);
        bytes = text.length;
      }
    }),
  );
  return { each, took: performance.now() - start, bytes };
}
