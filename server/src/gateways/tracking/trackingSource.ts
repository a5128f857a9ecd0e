import { withTimeout } from './deadline';
import { delhiverySource } from './delhiverySource';
import { dtdcSource } from './dtdcSource';
import { fedexSource } from './fedexSource';
import { genericSource, takesAwb } from './genericSource';
import { createGuardedFetch, defaultGuard, type FetchGuard, type GuardedFetch } from './guardedFetch';
import { trackonSource } from './trackonSource';
import { entriesFrom, type Scan, type TrackingSource } from './trackingEntry';
import { TrackingUnavailable, unavailable } from './trackingUnavailable';

/** Vendor ids of the couriers (SPEC 3) that have their own adapter. */
const courier = { Trackon: 12, FedEx: 20, Dtdc: 35, Delhivery: 52 } as const;

export interface TrackedVendor {
  id: number;
  name: string;
  url: string | null;
}

/** Replaced by tests: fetch limits, name lookup, clock. */
export interface TrackingOptions extends Partial<FetchGuard> {
  now?: () => Date;
}

/** What the couriers' APIs need; null: this installation has no credentials for that courier. */
export interface TrackingSettings {
  /** Private and loopback addresses may be asked too: for tests. */
  allowPrivate: boolean;
  delhivery: { base: string; token: string } | null;
  dtdc: { base: string; accessToken: string } | null;
  trackon: { base: string; appKey: string; user: string; password: string } | null;
  fedex: { base: string; clientId: string; clientSecret: string } | null;
}

interface Adapter {
  name: string;
  ask: (awbNo: string, signal: AbortSignal) => Promise<Scan[]>;
}

/**
 * The source that knows where a vendor's consignments are: the courier's own API when `settings` has its credentials,
 * else the vendor's url with `{awb}` in it. Null: the vendor has none.
 */
export function trackingSourceFor(
  vendor: TrackedVendor,
  settings: TrackingSettings,
  options: TrackingOptions = {},
): TrackingSource | null {
  const { now = () => new Date(), ...limits } = options;
  const guard = { ...(settings.allowPrivate ? { allows: () => true } : {}), ...limits };
  const fetch = createGuardedFetch(guard);
  const adapter = courierAdapter(vendor.id, settings, fetch, now) ?? genericAdapter(vendor.url, fetch);
  if (!adapter) return null;
  const { name, ask } = adapter;
  const timeoutMs = guard.timeoutMs ?? defaultGuard.timeoutMs;
  return async (awbNo, signal) => {
    try {
      // One deadline for everything: obtaining a token and the request do not get 5 s each.
      const scans = await withTimeout(timeoutMs, signal, (deadline) => ask(awbNo, deadline));
      return entriesFrom(scans, now());
    } catch (error) {
      throw new TrackingUnavailable(`${name}: ${unavailable(error, 'unexpected answer').reason}`);
    }
  };
}

function courierAdapter(
  vendorId: number,
  { delhivery, dtdc, trackon, fedex }: TrackingSettings,
  fetch: GuardedFetch,
  now: () => Date,
): Adapter | null {
  switch (vendorId) {
    case courier.Delhivery:
      return delhivery && { name: 'Delhivery', ask: delhiverySource(fetch, delhivery) };
    case courier.Dtdc:
      return dtdc && { name: 'DTDC', ask: dtdcSource(fetch, dtdc) };
    case courier.Trackon:
      return trackon && { name: 'Trackon', ask: trackonSource(fetch, trackon) };
    case courier.FedEx:
      return fedex && { name: 'FedEx', ask: fedexSource(fetch, { ...fedex, now }) };
    default:
      return null;
  }
}

function genericAdapter(url: string | null, fetch: GuardedFetch): Adapter | null {
  return takesAwb(url) ? { name: 'vendor url', ask: genericSource(fetch, url) } : null;
}
