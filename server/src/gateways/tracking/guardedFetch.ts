import type { LookupAddress } from 'node:dns';
import dns from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { Client, errors, type Dispatcher } from 'undici';
import { withTimeout } from './deadline';
import { isPublicAddress } from './publicAddress';
import { TrackingUnavailable, unavailable } from './trackingUnavailable';

export interface GuardedRequest {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

/** `body` is read only from successful answers. */
export interface GuardedAnswer {
  status: number;
  body: string;
}

export type GuardedFetch = (request: GuardedRequest, signal: AbortSignal) => Promise<GuardedAnswer>;

export interface FetchGuard {
  /** Total time for name lookup, connection, redirects and body, in milliseconds. */
  timeoutMs: number;
  maxBytes: number;
  maxRedirects: number;
  allows: (address: string) => boolean;
  resolve: (hostname: string) => Promise<LookupAddress[]>;
}

export const defaultGuard: FetchGuard = {
  timeoutMs: 5000,
  maxBytes: 1024 * 1024,
  maxRedirects: 3,
  allows: isPublicAddress,
  resolve: (hostname) => dns.lookup(hostname, { all: true }),
};

interface Exchange extends GuardedAnswer {
  location?: string;
}

/**
 * HTTP client for user-supplied URLs: connects only to public addresses, follows redirects only on the same host, and
 * limits time and size. Every failure is a `TrackingUnavailable`.
 */
export function createGuardedFetch(overrides: Partial<FetchGuard> = {}): GuardedFetch {
  const guard = { ...defaultGuard, ...overrides };
  return async (request, signal) => {
    try {
      return await withTimeout(guard.timeoutMs, signal, (deadline) => follow(request, guard, deadline));
    } catch (error) {
      throw unavailable(error, 'connection failed');
    }
  };
}

async function follow(request: GuardedRequest, guard: FetchGuard, signal: AbortSignal): Promise<GuardedAnswer> {
  let step = request;
  let url = checkedUrl(request.url, guard);
  for (let redirects = 0; ; redirects += 1) {
    const { location, ...answer } = await exchange(url, step, guard, signal);
    if (location === undefined) return answer;
    if (redirects >= guard.maxRedirects) throw new TrackingUnavailable('too many redirects');
    url = checkedUrl(location, guard, url);
    // Only 307 and 308 repeat the method and body; other redirects use GET.
    if (answer.status < 307) step = { ...step, method: 'GET', body: undefined };
  }
}

function checkedUrl(address: string, guard: FetchGuard, from?: URL): URL {
  if (!URL.canParse(address, from?.href)) throw new TrackingUnavailable('not an address');
  const url = new URL(address, from?.href);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new TrackingUnavailable('neither http nor https');
  if (url.username || url.password) throw new TrackingUnavailable('address with credentials');
  if (from && !staysOnHost(from, url)) throw new TrackingUnavailable('redirect to another host');
  // The lookup function below is not called for hosts that are IP addresses.
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal) && !guard.allows(literal)) throw new TrackingUnavailable('address not allowed');
  return url;
}

/** Same protocol, name and port. The only permitted change is from http to https on the default ports. */
function staysOnHost(from: URL, to: URL): boolean {
  if (to.origin === from.origin) return true;
  return (
    from.protocol === 'http:' &&
    to.protocol === 'https:' &&
    to.hostname === from.hostname &&
    from.port === '' &&
    to.port === ''
  );
}

async function exchange(url: URL, request: GuardedRequest, guard: FetchGuard, signal: AbortSignal): Promise<Exchange> {
  // A new connection: a pooled one might have been opened without this lookup.
  const dispatcher = new Client(url.origin, {
    connect: { lookup: guardedLookup(guard) },
    maxResponseSize: guard.maxBytes,
  });
  try {
    const response = await dispatcher.request({
      path: `${url.pathname}${url.search}`,
      method: request.method ?? 'GET',
      headers: {
        accept: 'application/json',
        'accept-encoding': 'identity',
        'user-agent': 'Waybill',
        ...request.headers,
      },
      body: request.body,
      signal,
    });
    return await read(response, guard.maxBytes);
  } catch (error) {
    throw error instanceof errors.ResponseExceededMaxSizeError ? new TrackingUnavailable('answer is too large') : error;
  } finally {
    dispatcher.destroy().catch(() => undefined);
  }
}

async function read(
  { statusCode: status, headers, body }: Dispatcher.ResponseData,
  maxBytes: number,
): Promise<Exchange> {
  if (status < 200 || status > 299) {
    body.on('error', () => undefined).destroy();
    const location = [301, 302, 303, 307, 308].includes(status) ? headers.location : undefined;
    return { status, body: '', location: typeof location === 'string' ? location : undefined };
  }
  const isCompressed = (headers['content-encoding'] ?? 'identity') !== 'identity';
  if (isCompressed || Number(headers['content-length'] ?? 0) > maxBytes) {
    body.on('error', () => undefined).destroy();
    throw new TrackingUnavailable(isCompressed ? 'answer is compressed' : 'answer is too large');
  }
  return { status, body: await body.text() };
}

/**
 * Name lookup of the connection itself, so the checked address is the one connected to (prevents DNS rebinding). One
 * forbidden address among several refuses the name.
 */
function guardedLookup(guard: FetchGuard): LookupFunction {
  return (hostname, options, done) => {
    const refuse = (error: unknown) => done(unavailable(error, 'unknown host'), options.all ? [] : '');
    guard
      .resolve(hostname)
      .then((found) => {
        const addresses = found.filter(({ family }) => !options.family || options.family === family);
        if (!found.every(({ address }) => guard.allows(address))) {
          throw new TrackingUnavailable('address not allowed');
        }
        const [first] = addresses;
        if (!first) throw new TrackingUnavailable('unknown host');
        return options.all ? done(null, addresses) : done(null, first.address, first.family);
      })
      .catch(refuse);
  };
}
