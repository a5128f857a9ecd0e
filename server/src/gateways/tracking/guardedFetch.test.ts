import type { LookupAddress } from 'node:dns';
import { createGuardedFetch, type FetchGuard } from './guardedFetch';
import { aVendor, type FakeVendor } from './testing/fakeVendor';
import { TrackingUnavailable } from './trackingUnavailable';

const localhost: LookupAddress[] = [{ address: '127.0.0.1', family: 4 }];
const never = new AbortController().signal;

let vendor: FakeVendor;
beforeEach(async () => {
  vendor = await aVendor();
});
afterEach(() => vendor.close());

function ask(url: string, guard: Partial<FetchGuard> = {}, signal = never) {
  return createGuardedFetch({ allows: () => true, resolve: async () => localhost, ...guard })({ url }, signal);
}

async function reasonOf(answer: Promise<unknown>): Promise<string> {
  const error: unknown = await answer.then(
    () => 'no error',
    (failure: unknown) => failure,
  );
  if (!(error instanceof TrackingUnavailable)) throw new Error(`not a TrackingUnavailable: ${String(error)}`);
  expect(error.message).toBe('Tracking is not available now');
  expect(error.code).toBe('BAD_GATEWAY');
  return error.reason;
}

describe('the guarded fetch', () => {
  it('gives the status and the text of an answer', async () => {
    vendor.replies((_, response) => response.writeHead(201).end('नमस्ते'));
    expect(await ask(`${vendor.url}/a?b=c#d`)).toEqual({ status: 201, body: 'नमस्ते' });
    expect(vendor.requests[0]).toMatchObject({ method: 'GET', path: '/a?b=c' });
  });

  it('posts a body', async () => {
    const fetch = createGuardedFetch({ allows: () => true });
    await fetch({ url: vendor.url, method: 'POST', body: 'päckchen', headers: { 'x-token': 't' } }, never);
    expect(vendor.requests[0]).toMatchObject({ method: 'POST', body: 'päckchen', headers: { 'x-token': 't' } });
  });

  it('tells an error status without reading what comes with it', async () => {
    vendor.replies((_, response) => response.writeHead(500).end('x'.repeat(5000)));
    expect(await ask(vendor.url, { maxBytes: 10 })).toEqual({ status: 500, body: '' });
  });

  describe('time', () => {
    it('gives up on a server that does not answer', async () => {
      vendor.replies(() => {});
      expect(await reasonOf(ask(vendor.url, { timeoutMs: 50 }))).toBe('timed out');
    });

    it('gives up on a body that never ends, however lively it is', async () => {
      let drip: NodeJS.Timeout | undefined;
      const closed = new Promise<void>((resolve) => {
        vendor.replies((_, response) => {
          drip = setInterval(() => response.write('.'), 5);
          response.on('close', () => {
            clearInterval(drip);
            resolve();
          });
        });
      });
      expect(await reasonOf(ask(vendor.url, { timeoutMs: 80 }))).toBe('timed out');
      await closed;
    });

    it('gives up on a name lookup that never ends', async () => {
      const resolve = () => new Promise<LookupAddress[]>(() => {});
      expect(await reasonOf(ask('http://vendor.test/', { resolve, timeoutMs: 50 }))).toBe('timed out');
    });

    it('counts redirects into the same time', async () => {
      vendor.replies(({ path }, response) => {
        if (path === '/') response.writeHead(302, { location: '/slow' }).end();
      });
      expect(await reasonOf(ask(vendor.url, { timeoutMs: 80 }))).toBe('timed out');
      expect(vendor.requests).toHaveLength(2);
    });

    it('stops when its caller does', async () => {
      const caller = new AbortController();
      vendor.replies(() => caller.abort());
      expect(await reasonOf(ask(vendor.url, {}, caller.signal))).toBe('cancelled');
      expect(await reasonOf(ask(vendor.url, {}, AbortSignal.abort()))).toBe('cancelled');
      expect(vendor.requests).toHaveLength(1);
    });
  });

  describe('size', () => {
    it('takes exactly the limit', async () => {
      vendor.replies((_, response) => response.end('x'.repeat(1000)));
      expect((await ask(vendor.url, { maxBytes: 1000 })).body).toHaveLength(1000);
    });

    it('does not read an answer that announces more', async () => {
      vendor.replies((_, response) => response.writeHead(200, { 'content-length': '1001' }).write('x'));
      expect(await reasonOf(ask(vendor.url, { maxBytes: 1000 }))).toBe('answer is too large');
    });

    it('cuts off a stream at 1 MB', async () => {
      let sent = 0;
      const closed = new Promise<void>((resolve) => {
        vendor.replies((_, response) => {
          const pour = () => {
            while (!response.destroyed && response.write(Buffer.alloc(64 * 1024, 'x'))) sent += 1;
          };
          response.on('drain', pour).on('close', resolve);
          pour();
        });
      });
      expect(await reasonOf(ask(vendor.url))).toBe('answer is too large');
      await closed;
      expect(sent).toBeLessThan(1000);
    });

    it('refuses a compressed answer, which could grow', async () => {
      vendor.replies((_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('x'));
      expect(await reasonOf(ask(vendor.url))).toBe('answer is compressed');
    });
  });

  describe('broken servers', () => {
    it.each([
      ['hangs up at once', ''],
      ['hangs up in the middle', 'HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nx'],
      ['hangs up in a chunk', 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5\r\nx'],
      ['speaks something else', '220 mail.test ESMTP\r\n'],
      ['changes the protocol', 'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n'],
    ])('fails when the vendor %s', async (_, words) => {
      vendor.replies((__, response) => response.socket?.end(words));
      expect(await reasonOf(ask(vendor.url))).toMatch(/^connection failed( \(\w+\))?$/);
    });

    it('fails when nobody listens', async () => {
      await vendor.close();
      expect(await reasonOf(ask(vendor.url))).toBe('connection failed (ECONNREFUSED)');
      vendor = await aVendor();
    });

    it('fails when the name is unknown', async () => {
      const unknown = () => Promise.reject(Object.assign(new Error('getaddrinfo vendor.test'), { code: 'ENOTFOUND' }));
      expect(await reasonOf(ask('http://vendor.test/', { resolve: unknown }))).toBe('unknown host (ENOTFOUND)');
      expect(await reasonOf(ask('http://vendor.test/', { resolve: async () => [] }))).toBe('unknown host');
    });

    it('fails on credentials that no header can hold, without telling them', async () => {
      const fetch = createGuardedFetch({ allows: () => true });
      const answer = fetch({ url: vendor.url, headers: { authorization: 'Token s3cret\r\n' } }, never);
      expect(await reasonOf(answer)).toBe('connection failed (UND_ERR_INVALID_ARG)');
    });
  });

  describe('redirects', () => {
    let other: FakeVendor | undefined;
    afterEach(() => other?.close());

    it('follows on the same host, up to three times', async () => {
      vendor.replies(({ path }, response) => {
        const hops = Number(path.slice(1));
        if (hops === 0) response.end('there');
        else response.writeHead(302, { location: `/${hops - 1}` }).end();
      });
      expect((await ask(`${vendor.url}/3`)).body).toBe('there');
      expect(await reasonOf(ask(`${vendor.url}/4`))).toBe('too many redirects');
    });

    it.each([
      [302, 'GET', ''],
      [303, 'GET', ''],
      [307, 'POST', 'body'],
      [308, 'POST', 'body'],
    ])('after %d asks again with %s', async (status, method, body) => {
      vendor.replies(({ path }, response) => {
        if (path === '/') response.writeHead(status, { location: '/next' }).end();
        else response.end('there');
      });
      const fetch = createGuardedFetch({ allows: () => true });
      await fetch({ url: vendor.url, method: 'POST', body: 'body' }, never);
      expect(vendor.requests[1]).toMatchObject({ method, body, path: '/next' });
    });

    it('follows to no other host, port or protocol', async () => {
      other = await aVendor();
      const goes = async (location: string) => {
        vendor.replies((_, response) => response.writeHead(302, { location }).end());
        return reasonOf(ask(`http://vendor.test:${vendor.port}/`));
      };
      expect(await goes(`http://other.test:${vendor.port}/`)).toBe('redirect to another host');
      expect(await goes(`http://vendor.test:${other.port}/`)).toBe('redirect to another host');
      expect(await goes(`//other.test:${vendor.port}/`)).toBe('redirect to another host');
      expect(await goes(`https://vendor.test:${vendor.port}/`)).toBe('redirect to another host');
      expect(await goes('file:///etc/passwd')).toBe('neither http nor https');
      expect(await goes(`http://a:b@vendor.test:${vendor.port}/`)).toBe('address with credentials');
      expect(await goes('http://')).toBe('not an address');
      expect(other.requests).toHaveLength(0);
    });
  });

  describe('addresses', () => {
    const guarded = (url: string, resolve?: FetchGuard['resolve']) =>
      reasonOf(createGuardedFetch(resolve ? { resolve } : {})({ url }, never));

    it.each(['127.0.0.1', '127.1', '0x7f000001', '2130706433', '0', '[::1]', '[::ffff:127.0.0.1]'])(
      'refuses the private address %s before it connects',
      async (host) => {
        expect(await guarded(`http://${host}:${vendor.port}/`)).toBe('address not allowed');
        expect(vendor.requests).toHaveLength(0);
      },
    );

    it.each([
      ['a private address', localhost],
      ['a private one among public ones', [{ address: '8.8.8.8', family: 4 }, ...localhost]],
      ['an IPv4-mapped one', [{ address: '::ffff:127.0.0.1', family: 6 }]],
    ])('refuses a name that leads to %s', async (_, addresses) => {
      expect(await guarded(`http://vendor.test:${vendor.port}/`, async () => addresses)).toBe('address not allowed');
      expect(vendor.requests).toHaveLength(0);
    });

    it('refuses localhost by its real name lookup', async () => {
      expect(await guarded(`http://localhost:${vendor.port}/`)).toBe('address not allowed');
      expect(vendor.requests).toHaveLength(0);
    });

    it('checks the very address it connects to, each time: a name that turns private is refused', async () => {
      // In these tests 127.0.0.1 counts as public and 127.0.0.2 as private.
      const answers = [localhost, [{ address: '127.0.0.2', family: 4 }]];
      const resolve = jest.fn(async () => answers.shift() ?? []);
      vendor.replies((_, response) => response.writeHead(302, { location: '/again' }).end());
      const reason = await reasonOf(
        ask(`http://vendor.test:${vendor.port}/`, {
          resolve,
          allows: (address) => address === '127.0.0.1',
        }),
      );
      expect(reason).toBe('address not allowed');
      expect(resolve).toHaveBeenCalledTimes(2);
      expect(vendor.requests).toHaveLength(1);
    });

    it.each([
      ['ftp://vendor.test/', 'neither http nor https'],
      ['file:///etc/passwd', 'neither http nor https'],
      ['javascript:1', 'neither http nor https'],
      ['vendor.test/x', 'not an address'],
      ['', 'not an address'],
      ['http://a:b@vendor.test/', 'address with credentials'],
    ])('refuses %s', async (url, reason) => {
      expect(await reasonOf(ask(url))).toBe(reason);
    });
  });
});
