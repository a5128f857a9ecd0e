/** Sends generated cases to a server one by one and checks every answer. The same seed gives the same cases. */
import { readFileSync } from 'node:fs';
import { demoPassword } from '../../config';
import { restTable } from '../../registry';
import { buildAppSchema } from '../../api/graphql/schema';
import { random } from '../../seed/data/random';
import { rawRequest, type RawAnswer } from '../rawRequest';
import { clientOf, type Json } from '../testServer';
import { graphqlCase } from './graphqlCases';
import { restCase } from './restCases';
import { nouns } from './values';

export type Person = 'nobody' | 'member' | 'admin';

export interface Case {
  as: Person;
  method: string;
  path: string;
  body: string | undefined;
  type: string;
}

export interface Target {
  origin: string;
  pid: number;
}

export interface Findings {
  cases: number;
  /** Number of answers by status. */
  statuses: Record<number, number>;
  /** Violations, with the case that caused them. */
  failures: string[];
  slowestMs: number;
  slowest: string;
  largestRefusal: number;
  /** Resident memory in MB, after the first tenth and at the end. */
  memory: [early: number, late: number];
}

interface Options {
  seed: number;
  /** Called before each case; false ends the run. */
  goOn(done: number): boolean;
  /** Called periodically. */
  report?(findings: Findings): void;
}

const schema = buildAppSchema();

/** Generates the case of this number, independently of the others. */
export function caseOf(seed: number, number: number): Case {
  const draw = random(Math.imul(seed, 0x9e3779b1) + number);
  // Skips the first numbers, which depend too directly on the seed.
  for (let n = 0; n < 4; n += 1) draw.next();
  const as = draw.pick(['nobody', 'member', 'admin', 'admin'] as const);
  return { as, ...(draw.chance(0.5) ? graphqlCase(schema, draw) : restCase(restTable, schema, draw)) };
}

export async function fuzz(target: Target, { seed, goOn, report }: Options): Promise<Findings> {
  const findings: Findings = {
    cases: 0,
    statuses: {},
    failures: [],
    slowestMs: 0,
    slowest: '',
    largestRefusal: 0,
    memory: [memoryOf(target), 0],
  };
  const signIn = { member: signInAs(target, 'member'), admin: signInAs(target, 'admin') };
  const tokens = { nobody: null, member: await signIn.member(), admin: await signIn.admin() };
  const records = await recordsOf(target, tokens.admin);
  for (let number = 0; goOn(number) && findings.failures.length < 10; number += 1) {
    const asked = withRecords(caseOf(seed, number), records);
    const what = `--seed ${seed} --case ${number}: ${asked.as} ${asked.method} ${asked.path.slice(0, 200)} ${(asked.body ?? '').slice(0, 600)}`;
    const begun = performance.now();
    let took = 0;
    let answer: RawAnswer;
    let wrong: string | null;
    try {
      answer = await send(target, asked, tokens[asked.as]);
      took = performance.now() - begun;
      wrong = wrongIn(asked, answer) ?? (await wrongAgain(asked, answer, () => send(target, asked, tokens[asked.as])));
    } catch (error) {
      findings.failures.push(`${String(error)}\n  ${what}`);
      break;
    }
    if (wrong) findings.failures.push(`${wrong}\n  ${what}\n  ${answer.status} ${answer.text.slice(0, 300)}`);
    if (took > findings.slowestMs) Object.assign(findings, { slowestMs: took, slowest: what });
    if (answer.status !== 200) findings.largestRefusal = Math.max(findings.largestRefusal, answer.text.length);
    findings.statuses[answer.status] = (findings.statuses[answer.status] ?? 0) + 1;
    findings.cases = number + 1;
    if (number % 100 === 99) {
      const health = await rawRequest(target.origin, 'GET', '/healthz');
      if (health.status !== 200) findings.failures.push(`/healthz answered ${health.status} after case ${number}`);
      // Cases may sign the user out or invalidate the session.
      for (const person of ['member', 'admin'] as const) {
        if ((await clientOf(target.origin, tokens[person]).graphql('{ me { id } }')).data.me === null)
          tokens[person] = await signIn[person]();
      }
      if (number === 999) findings.memory[0] = memoryOf(target);
      findings.memory[1] = memoryOf(target);
      if (number % 1_000 === 999) report?.(findings);
    }
  }
  return findings;
}

/**
 * Signs in again as often as needed: a known device is not locked out by other clients' failures, which the fuzz
 * causes.
 */
function signInAs({ origin }: Target, person: 'member' | 'admin'): () => Promise<string> {
  let cookie = '';
  return async () => {
    const credentials = { emailAddress: `${person}@waybill.test`, password: demoPassword };
    const { body, headers } = await clientOf(origin, null).rest('POST', 'account/authenticate', credentials, {
      cookie,
    });
    if (body.hasErrors) throw new Error(`${person} cannot sign in: ${body.errors.join(', ')}`);
    cookie = /\bdevice[^=;,\s]*=[^;]+/.exec(String(headers['set-cookie']))?.[0] ?? cookie;
    return body.resultObject.token;
  };
}

async function recordsOf({ origin }: Target, token: string): Promise<Record<string, string[]>> {
  const admin = clientOf(origin, token);
  const entries = await Promise.all(
    nouns.map(async (noun) => {
      const { data } = await admin.graphql(`{ ${noun} { rows { uniqueId } } }`);
      return [noun, data[noun].rows.map(({ uniqueId }: Json) => uniqueId)] as const;
    }),
  );
  return Object.fromEntries(entries);
}

/** Inserts uniqueIds of this server's records, which differ between servers. */
function withRecords(asked: Case, records: Record<string, string[]>): Case {
  const put = (text: string) =>
    text.replace(/@(\w+):(\d+)@/g, (_, noun: string, at: string) => records[noun]?.[Number(at)] ?? 'nothing');
  return { ...asked, path: put(asked.path), body: asked.body && put(asked.body) };
}

function send({ origin }: Target, { method, path, body, type }: Case, token: string | null): Promise<RawAnswer> {
  const headers: Record<string, string> = { 'apollo-require-preflight': '1' };
  if (token) headers.authorization = `Bearer ${token}`;
  if (body !== undefined)
    Object.assign(headers, { 'content-type': type, 'content-length': String(Buffer.byteLength(body)) });
  return rawRequest(origin, method, path, headers, body);
}

/** 431: the URL is too long to be a request. 502: a tracking source that does not answer. */
const expected = new Set([200, 400, 401, 403, 404, 405, 409, 413, 415, 429, 431, 502]);
const maxRefusal = 20_000;

/** The violation in an answer, or null. */
function wrongIn({ path }: Case, { status, text }: RawAnswer): string | null {
  if (!expected.has(status)) return `Status ${status}`;
  if (status !== 200 && text.length > maxRefusal) return `A refusal of ${text.length} characters`;
  let said: Json;
  try {
    said = JSON.parse(text);
  } catch {
    return 'No JSON';
  }
  return path.startsWith('/graphql') && status !== 431 ? wrongInGraphql(said) : wrongInRest(status, said);
}

/** Repeats a document as signed-in user, so that it is compiled; the answer must be the same. */
async function wrongAgain(
  { as, body = '', path }: Case,
  first: RawAnswer,
  again: () => Promise<RawAnswer>,
): Promise<string | null> {
  const isQuery = path === '/graphql' && body.startsWith('{"query":"query');
  if (as === 'nobody' || !isQuery) return null;
  const second = await again();
  // Where several fields leave no data, the one that was read first is told.
  const isNothing = ({ text }: RawAnswer) => text.trimEnd().endsWith('"data":null}');
  const isSame = second.text === first.text || (isNothing(first) && isNothing(second));
  return second.status === first.status && isSame ? null : `Compiled: ${second.status} ${second.text.slice(0, 300)}`;
}

function wrongInGraphql({ data, errors }: Json): string | null {
  if (data === undefined && !Array.isArray(errors)) return 'Neither data nor errors';
  for (const { message, extensions } of errors ?? []) {
    if (typeof message !== 'string' || !Array.isArray(extensions?.messages)) return 'An error out of shape';
    if (extensions.code === 'INTERNAL_SERVER_ERROR') return 'An internal error';
  }
  return null;
}

function wrongInRest(status: number, { resultObject, hasErrors, errors }: Json): string | null {
  if (resultObject === undefined || !Array.isArray(errors)) return 'Not the envelope';
  if (hasErrors !== (status !== 200) || errors.length > 0 !== hasErrors)
    return 'hasErrors, errors and status do not agree';
  return errors.some((error: Json) => typeof error !== 'string' || error === '') ? 'An error without a text' : null;
}

function memoryOf({ pid }: Target): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);
}
