import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { startTestServer, type TestServer } from '../../testing/testServer';

const webDir = mkdtempSync(join(tmpdir(), 'waybill-web-'));
let server: TestServer;

beforeAll(async () => {
  mkdirSync(join(webDir, 'assets'));
  writeFileSync(
    join(webDir, 'index.html'),
    '<html lang="en"><head><link rel="icon" href="/assets/icon-1.svg" /></head><title>Waybill</title></html>',
  );
  writeFileSync(join(webDir, 'assets', 'office-1.js'), 'the back office');
  for (const name of ['index-1.js', 'index-1.js.br', 'index-1.js.gz']) {
    writeFileSync(join(webDir, 'assets', name), `the content of ${name}`);
  }
  writeFileSync(join(webDir, 'run.html'), '<html lang="en"><title>Run sheet</title></html>');
  writeFileSync(join(webDir, 'worker.js'), 'the worker');
  server = await startTestServer({ webDir });
});

afterAll(async () => {
  await server.close();
  rmSync(webDir, { recursive: true });
});

/** Of the page above. */
const program = '25db3acda82f';

const pageWith = (attributes: string, hint = '') =>
  `<html data-program="${program}"${attributes} lang="en"><head><link rel="icon" href="/assets/icon-1.svg" />${hint}</head><title>Waybill</title></html>`;

/** The answer as it was sent: `fetch` would decompress it. */
const sent = (path: string, acceptEncoding: string) =>
  new Promise<{ headers: IncomingHttpHeaders; text: string }>((resolve, reject) => {
    get(`${server.origin}${path}`, { headers: { 'accept-encoding': acceptEncoding } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => resolve({ headers: answer.headers, text: Buffer.concat(parts).toString() }));
    }).on('error', reject);
  });

test.each([
  ['gzip, deflate, br', 'br', 'index-1.js.br'],
  ['gzip, deflate', 'gzip', 'index-1.js.gz'],
  ['identity', undefined, 'index-1.js'],
])('to a browser that accepts %s an asset is sent as the build compressed it', async (accepted, encoding, file) => {
  const { headers, text } = await sent('/assets/index-1.js', accepted);
  expect(text).toBe(`the content of ${file}`);
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['content-type']).toBe('application/javascript; charset=utf-8');
  expect(headers.vary).toBe('accept-encoding');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test.each([
  ['appearance=dark.comfortable', ' data-theme="dark" data-density="comfortable"'],
  ['other=1; appearance=system.compact', ' data-theme="system" data-density="compact"'],
  ['appearance=dark"><script>.compact', ''],
  ['', ''],
])('with the cookie %j the page has the theme and density of this browser at once', async (cookie, attributes) => {
  const answer = await fetch(`${server.origin}/login`, { headers: { cookie } });
  expect(await answer.text()).toBe(pageWith(attributes));
  expect(answer.headers.get('vary')).toContain('cookie');
});

test('who is signed in is given the back office beside the first file', async () => {
  const answer = await fetch(`${server.origin}/consignments`, { headers: { cookie: 'signedIn=1' } });
  expect(await answer.text()).toBe(pageWith('', '<link rel="modulepreload" crossorigin href="/assets/office-1.js">'));
});

test('any other address is the page, always revalidated', async () => {
  const { headers, text } = await sent('/consignments', 'gzip, deflate, br');
  expect(text).toBe(pageWith(''));
  expect(headers['cache-control']).toBe('no-cache');
});

test('the icon is found by the address that browsers guess', async () => {
  const answer = await fetch(`${server.origin}/favicon.ico`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/assets/icon-1.svg']);
});

test('each answer of GraphQL names the program of the page, and no other answer does', async () => {
  const { headers } = await fetch(`${server.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'apollo-require-preflight': 'true' },
    body: JSON.stringify({ query: '{ company { titleSuffix } }' }),
  });
  expect(headers.get('program')).toBe(program);
  const others = ['/login', '/healthz', '/api/1.0/company'];
  const answers = await Promise.all(others.map((path) => fetch(server.origin + path)));
  expect(answers.map((answer) => answer.headers.get('program'))).toEqual([null, null, null]);
});

test.each(['/worker.js', '/run/worker.js'])('the worker is always revalidated: %s', async (path) => {
  const answer = await fetch(server.origin + path);
  expect(await answer.text()).toBe('the worker');
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
});

test('with OFFLINE_PAGES=no the worker removes what browsers keep, and the pages register none', async () => {
  const off = await startTestServer({ webDir, offlinePages: false });
  try {
    const [page, run, worker] = await Promise.all(
      ['/login', '/run/secret', '/worker.js'].map(async (path) => (await fetch(off.origin + path)).text()),
    );
    expect(page).toContain(' data-worker="no"');
    expect(run).toContain(' data-worker="no"');
    const removed: string[] = [];
    const listeners = new Map<string, (event: object) => void>();
    const self = {
      addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
      registration: { unregister: async () => removed.push('the worker') },
    };
    const caches = { keys: async () => ['office:1'], delete: async (name: string) => removed.push(name) };
    runInNewContext(String(worker), { self, caches });
    await new Promise((waitUntil) =>
      listeners.get('activate')?.({ waitUntil: (work: Promise<void>) => waitUntil(work) }),
    );
    expect(removed).toEqual(['office:1', 'the worker']);
  } finally {
    await off.close();
  }
});
