/** No spelling of an address passes a guard: whatever reaches an operation has been counted, and is marked as its route is. */
import { connect } from 'node:net';
import { random, type Random } from '../../seed/data/random';
import { readConfig } from '../../config';
import { startTestServer, type TestServer } from '../../testing/testServer';

const perGuard = process.env.TEST_LENGTH === 'short' ? 60 : 400;

let server: TestServer;
beforeAll(async () => {
  const { budgets } = readConfig({ DATA_DIR: '/nowhere', JWT_SECRET: 'a secret for the tests, long enough to be one' });
  // Two requests of a network without a session use its budget up.
  server = await startTestServer({ budgets: { ...budgets, anonymousCostPerMinute: 90 } });
});
afterAll(() => server.close());

const escaped = (text: string) =>
  [...text].map((letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`).join('');

/** Changes that servers and proxies are known to undo, one or several of them. */
const changes: readonly ((path: string, draw: Random) => string)[] = [
  (path, draw) => at(path, draw, (letter) => escaped(letter)),
  (path, draw) => at(path, draw, (letter) => escaped(letter).toUpperCase()),
  (path, draw) => at(path, draw, (letter) => `%25${escaped(letter).slice(1)}`),
  (path, draw) => at(path, draw, (letter) => letter.toUpperCase()),
  (path, draw) => at(path, draw, (letter) => `/.${letter}`),
  (path) => `/.${path}`,
  (path) => `/${path}`,
  (path) => `/x/..${path}`,
  (path) => `/x/%2e%2e${path}`,
  (path) => `//localhost${path}`,
  (path) => `http://localhost${path}`,
  (path) => `HTTP://user@elsewhere:1${path}`,
  (path) => path.replaceAll('/', '%2f'),
  (path) => path.replaceAll('/', '\\'),
  (path) => path.replaceAll('/', '//'),
  (path) => `${path}/`,
  (path) => `${path}//`,
  (path) => `${path}%00`,
  (path) => `${path}%20`,
  (path) => `${path}.`,
  (path) => `${path};a=b`,
  (path) => `${path}?`,
  (path) => `${path}?a=/assets/x`,
  (path) => `${path}#x`,
  (path) => `${path}%3f`,
];

function at(path: string, draw: Random, change: (letter: string) => string): string {
  const index = draw.int(1, path.length - 1);
  return `${path.slice(0, index)}${change(path[index] ?? '')}${path.slice(index + 1)}`;
}

function spelled(path: string, draw: Random): string {
  let text = path;
  for (let n = draw.pick([0, 1, 1, 1, 2, 3]); n > 0; n -= 1) text = draw.pick(changes)(text, draw);
  return text;
}

interface Answer {
  status: number;
  headers: Map<string, string>;
  body: string;
}

interface Sent {
  contentType?: string;
  /** More than one: written at once, answered in turn. */
  times?: number;
}

/** Sends the address as it is, from its own network; the answer is that of the last request. */
function send(
  method: string,
  path: string,
  localAddress: string,
  draw: Random,
  { contentType = 'application/json', times = 1 }: Sent = {},
): Promise<Answer> {
  const { hostname, port } = new URL(server.origin);
  const body = method === 'POST' ? JSON.stringify({ query: '{ company { name } }' }) : '';
  const override = draw.chance(0.2)
    ? ['x-http-method-override: GET', 'x-original-url: /healthz', 'x-forwarded-for: 9.9.9.9']
    : [];
  const version = times === 1 && draw.chance(0.2) ? '1.0' : '1.1';
  const requestOf = (connection: string) =>
    [
      `${method} ${path} HTTP/${version}`,
      'host: localhost',
      `connection: ${connection}`,
      `content-type: ${contentType}`,
      `content-length: ${body.length}`,
      'origin: https://elsewhere.example',
      ...override,
      '',
      body,
    ].join('\r\n');
  const requests = requestOf('keep-alive').repeat(times - 1) + requestOf('close');
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect({ host: hostname, port: Number(port), localAddress }, () => socket.write(requests));
    socket.on('data', (data: Buffer) => (text += data.toString()));
    socket.once('error', reject).once('close', () => {
      const [top = '', ...rest] = text.slice(text.lastIndexOf('HTTP/1.1 ')).split('\r\n\r\n');
      const [first = '', ...lines] = top.split('\r\n');
      const headers = lines.map((line) => line.split(': ', 2) as [string, string]);
      resolve({
        status: Number(first.split(' ')[1]),
        headers: new Map(headers.map(([name, value]) => [name.toLowerCase(), value])),
        body: rest.join(''),
      });
    });
  });
}

const guarded = [
  { name: 'GraphQL', method: 'POST', path: '/graphql', reached: /^\{"data":/ },
  {
    name: 'tracking',
    method: 'GET',
    path: '/api/1.0/tracking/NONE',
    reached: /Consignment not found|"hasErrors":false/,
  },
  { name: 'REST', method: 'GET', path: '/api/1.0/customers', reached: /Please sign in/ },
  { name: 'images', method: 'GET', path: '/dynamic/images/none.webp', reached: /RIFF/ },
] as const;

test.each(guarded)(
  '$name is counted by every spelling that reaches it, kept by no cache, and CORS is as declared',
  async ({ name, method, path, reached }) => {
    let reachedBySpelling = 0;
    for (let number = 0; number < perGuard; number += 1) {
      const draw = random(number * 31 + path.length);
      const address = spelled(path, draw);
      const network = `127.${1 + guarded.findIndex((each) => each.name === name)}.${number >> 7}.${1 + (number & 127)}`;
      const first = await send(method, address, network, draw);
      const what = `${method} ${address}: ${first.status}`;
      expect(`${what} ${first.status < 500}`).toBe(`${what} true`);
      if (!reached.test(first.body)) continue;
      reachedBySpelling += address === path ? 0 : 1;
      const cached = first.headers.get('cache-control') ?? '';
      expect(`${what} ${cached}`).toMatch(/no-store|private, no-cache$/);
      const cors = first.headers.get('access-control-allow-origin') ?? 'none';
      expect(`${what} ${cors}`).toBe(`${what} ${path.startsWith('/api') ? '*' : 'none'}`);
      await send(method, path, network, draw);
      const third = await send(method, path, network, draw);
      expect(`${what}, then ${third.status}`).toBe(`${what}, then 429`);
    }
    expect(reachedBySpelling).toBeGreaterThan(perGuard / 20);
  },
);

test.each(guarded)('$name is counted when several requests are written at once', async ({ name, method, path }) => {
  const network = `127.9.0.${1 + guarded.findIndex((each) => each.name === name)}`;
  const { status } = await send(method, path, network, random(1), { times: 3 });
  expect(status).toBe(429);
});

test('no spelling runs an operation that a form of another site could send', async () => {
  for (let number = 0; number < perGuard; number += 1) {
    const draw = random(number);
    const address = spelled('/graphql', draw);
    const contentType = draw.pick([
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]);
    const { body } = await send('POST', address, `127.8.${number >> 7}.${1 + (number & 127)}`, draw, { contentType });
    expect([address, contentType, body]).toEqual([address, contentType, expect.not.stringMatching(/^\{"data":\{/)]);
  }
});
