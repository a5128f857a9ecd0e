/**
 * What both APIs answer to some hundred requests of the demo, as of a fixed instant, is what they answered when it was recorded: a
 * change of the code that should change nothing changes no byte. Where the change is meant:
 *
 *   RECORD_ANSWERS=true npm test -- server-sqlite answerCorpus
 *
 * ANSWERS_IN=FOLDER writes the answers themselves there, of one build and of another, to be compared by `diff -r`.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { corpusRequests, type CorpusRequest } from './answerCorpus';
import { startTestServer, type TestServer } from './testServer';

/** By request its status and a hash of its answer. */
const file = join(__dirname, 'answerCorpus.hashes.json');
const onServer = Boolean(process.env.TEST_DATABASE_URL);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ seed: 'demo' });
});
afterAll(() => server.close());

async function answerTo({ name, user, path, body }: CorpusRequest): Promise<string> {
  const answer = await fetch(`${server.origin}/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${server[user].token}`, 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  const text = masked(await answer.text());
  if (process.env.ANSWERS_IN)
    writeFileSync(join(process.env.ANSWERS_IN, `answer_${hashOf(name)}`), `${name}\n${text}\n`);
  return `${answer.status} ${hashOf(text)}`;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8);

/** Without what is made at random. */
const masked = (text: string): string =>
  text.replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'uuid');

test('each request is answered as it was recorded', async () => {
  const answers: Record<string, string> = {};
  for (const request of corpusRequests()) answers[request.name] = await answerTo(request);
  if (process.env.RECORD_ANSWERS) writeFileSync(file, `${JSON.stringify(answers, null, 2)}\n`);
  const recorded = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  expect(Object.keys(answers).length).toBeGreaterThan(500);
  // Another database may order equal rows otherwise.
  const compared = (all: Record<string, string>) =>
    Object.fromEntries(Object.entries(all).map(([name, answer]) => [name, onServer ? answer.slice(0, 3) : answer]));
  expect(compared(answers)).toEqual(compared(recorded));
});
