import { trackingSourceFor, TrackingUnavailable, type TrackingEntry, type TrackingOptions } from '..';
import { aVendor, type FakeVendor } from './fakeVendor';
import { trackingWith } from './trackingWith';

const never = new AbortController().signal;
export const courierIds = { Trackon: 12, FedEx: 20, DTDC: 35, Delhivery: 52 } as const;

/** Test set-up: a vendor server before each test, and couriers with credentials for it. */
export function courierTracking() {
  let vendor: FakeVendor;
  let tests = 0;
  beforeEach(async () => {
    vendor = await aVendor();
    tests += 1;
  });
  afterEach(() => vendor.close());

  function track(name: keyof typeof courierIds, awbNo = 'AB1', options: TrackingOptions = {}) {
    const source = trackingSourceFor(
      { id: courierIds[name], name, url: null },
      trackingWith({
        TRACKING_ALLOW_PRIVATE: '1',
        DELHIVERY_TOKEN: 'dl-s3cret',
        DELHIVERY_URL: `${vendor.url}/`,
        DTDC_ACCESS_TOKEN: 'dtdc-s3cret',
        DTDC_URL: vendor.url,
        TRACKON_APP_KEY: 'key-s3cret',
        TRACKON_USER: 'user',
        TRACKON_PASSWORD: 'p&ss-s3cret',
        TRACKON_URL: vendor.url,
        // Unique per test: FedEx tokens are cached per client, and ports may be reused.
        FEDEX_CLIENT_ID: `client-${tests}`,
        FEDEX_CLIENT_SECRET: 'fx-s3cret',
        FEDEX_URL: vendor.url,
      }),
      options,
    );
    if (!source) throw new Error(`${name} has no source`);
    return source(awbNo, never);
  }

  return {
    get vendor() {
      return vendor;
    },
    track,
    statuses: async (name: keyof typeof courierIds) => (await track(name)).map(({ deliveryStatus }) => deliveryStatus),
  };
}

/** The `reason` of a failure, checked to contain no secret. */
export async function reasonOf(answer: Promise<unknown>): Promise<string> {
  const error: unknown = await answer.then(
    () => 'no error',
    (failure: unknown) => failure,
  );
  if (!(error instanceof TrackingUnavailable)) throw new Error(`not a TrackingUnavailable: ${String(error)}`);
  expect(`${error.reason} ${error.message} ${error.stack ?? ''}`).not.toContain('s3cret');
  return error.reason;
}

/** Entries as `[instant, city, status, action]`, for comparison. */
export function lines(entries: readonly TrackingEntry[]): string[][] {
  return entries.map(({ actionDate, city, deliveryStatus, action }) => [
    actionDate.toISOString().slice(0, 16),
    city,
    deliveryStatus,
    action,
  ]);
}
