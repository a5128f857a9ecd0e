import { withDeadline } from './deadline';
import { delhiverySource } from './delhiverySource';
import { dtdcSource } from './dtdcSource';
import { fedexSource } from './fedexSource';
import { genericSource, takesAwb } from './genericSource';
import { createGuardedFetch, defaultGuard, type FetchGuard, type GuardedFetch } from './guardedFetch';
import { trackonSource } from './trackonSource';
import { entriesFrom, type Scan, type TrackingSource } from './trackingEntry';
import { TrackingUnavailable, unavailable } from './trackingUnavailable';
import { baseUrl } from './vendorAnswer';

/** The couriers of the spec that have an adapter of their own, by their vendor ids. */
const courier = { Trackon: 12, FedEx: 20, Dtdc: 35, Delhivery: 52 } as const;

export interface TrackedVendor {
  id: number;
  name: string;
  url: string | null;
}

/** What tests replace: the limits of the fetch, the name lookup, the clock. */
export interface TrackingOptions extends Partial<FetchGuard> {
  now?: () => Date;
}

interface Adapter {
  name: string;
  ask: (awbNo: string, signal: AbortSignal) => Promise<Scan[]>;
}

/**
 * The source that knows where a vendor's consignments are: the courier's own API when its credentials are in `env`,
 * else the vendor's url with `{awb}` in it. Null: the vendor has none.
 */
export function trackingSourceFor(
  vendor: TrackedVendor,
  env: NodeJS.ProcessEnv = process.env,
  options: TrackingOptions = {},
): TrackingSource | null {
  const { now = () => new Date(), ...limits } = options;
  const guard = { ...(env.TRACKING_ALLOW_PRIVATE === '1' ? { allows: () => true } : {}), ...limits };
  const fetch = createGuardedFetch(guard);
  const adapter = courierAdapter(vendor.id, env, fetch, now) ?? genericAdapter(vendor.url, fetch);
  if (!adapter) return null;
  const { name, ask } = adapter;
  const timeoutMs = guard.timeoutMs ?? defaultGuard.timeoutMs;
  return async (awbNo, signal) => {
    try {
      // A deadline around all of it: a token and its refresh do not get 5 s each.
      const scans = await withDeadline(timeoutMs, signal, (deadline) => ask(awbNo, deadline));
      return entriesFrom(scans, now());
    } catch (error) {
      throw new TrackingUnavailable(`${name}: ${unavailable(error, 'unexpected answer').reason}`);
    }
  };
}

function courierAdapter(
  vendorId: number,
  env: NodeJS.ProcessEnv,
  fetch: GuardedFetch,
  now: () => Date,
): Adapter | null {
  switch (vendorId) {
    case courier.Delhivery: {
      const token = env.DELHIVERY_TOKEN;
      const base = baseUrl(env.DELHIVERY_URL, 'https://track.delhivery.com');
      return token ? { name: 'Delhivery', ask: delhiverySource(fetch, { base, token }) } : null;
    }
    case courier.Dtdc: {
      const accessToken = env.DTDC_ACCESS_TOKEN;
      const base = baseUrl(env.DTDC_URL, 'https://blktracksvc.dtdc.com');
      return accessToken ? { name: 'DTDC', ask: dtdcSource(fetch, { base, accessToken }) } : null;
    }
    case courier.Trackon: {
      const { TRACKON_APP_KEY: appKey, TRACKON_USER: user, TRACKON_PASSWORD: password } = env;
      const base = baseUrl(env.TRACKON_URL, 'https://api.trackon.in');
      if (!appKey || !user || !password) return null;
      return { name: 'Trackon', ask: trackonSource(fetch, { base, appKey, user, password }) };
    }
    case courier.FedEx: {
      const { FEDEX_CLIENT_ID: clientId, FEDEX_CLIENT_SECRET: clientSecret } = env;
      const base = baseUrl(env.FEDEX_URL, 'https://apis.fedex.com');
      if (!clientId || !clientSecret) return null;
      return { name: 'FedEx', ask: fedexSource(fetch, { base, clientId, clientSecret, now }) };
    }
    default:
      return null;
  }
}

function genericAdapter(url: string | null, fetch: GuardedFetch): Adapter | null {
  return takesAwb(url) ? { name: 'vendor url', ask: genericSource(fetch, url) } : null;
}
