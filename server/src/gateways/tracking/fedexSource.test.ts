import { courierTracking, lines, reasonOf } from './testing/courierTracking';
import { says } from './testing/fakeVendor';

const couriers = courierTracking();

describe('FedEx', () => {
  const event = (eventType: string, eventDescription: string, date: string, over: object = {}) => ({
    eventType,
    eventDescription,
    date,
    scanLocation: { city: 'PUNE', countryCode: 'IN' },
    ...over,
  });
  const answer = (...scanEvents: unknown[]) => ({
    output: { completeTrackResults: [{ trackingNumber: 'AB1', trackResults: [{ scanEvents }] }] },
  });

  /** Issues the tokens `token-1`, `token-2` … and accepts only the latest. */
  function fedex(track: unknown, { life = 3600, refuses = (_: number): boolean => false } = {}) {
    let issued = 0;
    couriers.vendor.replies((request, response) => {
      if (request.path === '/oauth/token') {
        issued += 1;
        says({ access_token: `token-${issued}`, token_type: 'bearer', expires_in: life })(request, response);
      } else if (request.headers.authorization !== `Bearer token-${issued}` || refuses(issued)) {
        says({ errors: [{ code: 'NOT.AUTHORIZED.ERROR' }] }, 401)(request, response);
      } else says(track)(request, response);
    });
  }
  const paths = () => couriers.vendor.requests.map(({ path }) => path);
  const token = '/oauth/token';
  const numbers = '/track/v1/trackingnumbers';

  it('is asked with a token that its credentials buy', async () => {
    fedex(answer());
    expect(await couriers.track('FedEx')).toEqual([]);
    expect(paths()).toEqual([token, numbers]);
    const [bought, asked] = couriers.vendor.requests;
    expect(bought?.body).toMatch(/^grant_type=client_credentials&client_id=client-\d+&client_secret=fx-s3cret$/);
    expect(asked?.headers).toMatchObject({ authorization: 'Bearer token-1', 'x-locale': 'en_US' });
    expect(JSON.parse(asked?.body ?? '')).toEqual({
      includeDetailedScans: true,
      trackingInfo: [{ trackingNumberInfo: { trackingNumber: 'AB1' } }],
    });
  });

  it('keeps the token until it ends', async () => {
    fedex(answer());
    const clock = { now: new Date('2026-03-01T00:00:00Z') };
    const source = () => couriers.track('FedEx', 'AB1', { now: () => clock.now });
    await source();
    clock.now = new Date('2026-03-01T00:59:00Z');
    await source();
    expect(paths()).toEqual([token, numbers, numbers]);
    clock.now = new Date('2026-03-01T00:59:45Z');
    await source();
    expect(paths()).toEqual([token, numbers, numbers, token, numbers]);
  });

  it('does not keep a token without an end', async () => {
    fedex(answer(), { life: Number.NaN });
    await couriers.track('FedEx');
    await couriers.track('FedEx');
    expect(paths()).toEqual([token, numbers, token, numbers]);
  });

  it('buys a new token once when the old one is refused', async () => {
    fedex(answer(), { refuses: (issued) => issued === 1 });
    expect(await couriers.track('FedEx')).toEqual([]);
    expect(paths()).toEqual([token, numbers, token, numbers]);
    fedex(answer(), { refuses: () => true });
    couriers.vendor.requests.length = 0;
    expect(await reasonOf(couriers.track('FedEx'))).toBe('FedEx: answered 401');
    expect(paths()).toEqual([numbers, token, numbers]);
  });

  it('has one deadline for token and track together, each of which would keep it', async () => {
    couriers.vendor.replies((request, response) => {
      const reply = request.path === token ? says({ access_token: 't', expires_in: 3600 }) : says(answer());
      setTimeout(() => reply(request, response), 120);
    });
    expect(await reasonOf(couriers.track('FedEx', 'AB1', { timeoutMs: 200 }))).toBe('FedEx: timed out');
  });

  it('tells the way, newest first as it comes', async () => {
    fedex(
      answer(
        event('DL', 'Delivered', '2026-03-03T10:00:00+05:30'),
        event('OD', 'On vehicle for delivery', '2026-03-03T08:00:00+05:30'),
        event('DE', 'Delivery exception', '2026-03-02T18:00:00+05:30', {
          exceptionDescription: 'Customer not available',
        }),
        event('SE', 'Shipment exception', '2026-03-02T10:00:00+05:30'),
        event('ZZ', 'Arrived', '2026-03-02T09:00:00+05:30', { derivedStatusCode: 'IT' }),
        event('IT', 'In transit', '2026-03-01T20:00:00-07:00', { scanLocation: { countryCode: 'US' } }),
        event('PU', 'Picked up', '2026-03-01T18:00:00+05:30'),
        event('ZZ', 'New word', '2026-03-01T17:00:00+05:30'),
        event('OC', 'Shipment information sent to FedEx', '2026-03-01T10:00:00+05:30'),
      ),
    );
    expect(lines(await couriers.track('FedEx'))).toEqual([
      ['2026-03-01T04:30', 'PUNE', 'Booked', 'Shipment information sent to FedEx'],
      ['2026-03-01T11:30', 'PUNE', 'Processing', 'New word'],
      ['2026-03-01T12:30', 'PUNE', 'Intransit', 'Picked up'],
      ['2026-03-02T03:00', 'US', 'Intransit', 'In transit'],
      ['2026-03-02T03:30', 'PUNE', 'Intransit', 'Arrived'],
      ['2026-03-02T04:30', 'PUNE', 'Processing', 'Shipment exception'],
      ['2026-03-02T12:30', 'PUNE', 'Processing', 'Delivery exception - Customer not available'],
      ['2026-03-03T02:30', 'PUNE', 'OutForDelivery', 'On vehicle for delivery'],
      ['2026-03-03T04:30', 'PUNE', 'Delivered', 'Delivered'],
    ]);
  });

  it('tells a return and a cancelled shipment', async () => {
    fedex(
      answer(
        event('CA', 'Cancelled', '2026-03-02T10:00:00Z'),
        event('RS', 'Return to shipper', '2026-03-01T10:00:00Z'),
      ),
    );
    expect(await couriers.statuses('FedEx')).toEqual(['Returned', 'Invalid']);
  });

  it('does not know a number yet', async () => {
    const failed = (code: string) => ({ output: { completeTrackResults: [{ trackResults: [{ error: { code } }] }] } });
    fedex(failed('TRACKING.TRACKINGNUMBER.NOTFOUND'));
    expect(await couriers.track('FedEx')).toEqual([]);
    fedex(failed('TRACKING.DATA.UNAVAILABLE'));
    expect(await reasonOf(couriers.track('FedEx'))).toBe('FedEx: refused by the vendor');
  });
});
