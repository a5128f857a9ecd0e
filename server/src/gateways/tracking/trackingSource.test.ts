import { DeliveryStatus } from '../../domain/bookings/enums';
import { trackingSourceFor, TrackingUnavailable, type TrackingOptions } from '.';
import { aVendor, says, writes, type FakeVendor } from './testing/fakeVendor';
import { trackingWith } from './testing/trackingWith';

const never = new AbortController().signal;
const allowed = trackingWith({ TRACKING_ALLOW_PRIVATE: '1' });
const defaults = trackingWith({});

let vendor: FakeVendor;
beforeEach(async () => {
  vendor = await aVendor();
});
afterEach(() => vendor.close());

function track(path: string, awbNo = 'AB1', options: TrackingOptions = {}) {
  const source = trackingSourceFor({ id: 10, name: 'Mahavir', url: `${vendor.url}${path}` }, allowed, options);
  if (!source) throw new Error('no source');
  return source(awbNo, never);
}

describe('which source a vendor has', () => {
  const url = 'http://vendor.test/{awb}';
  const credentials = trackingWith({
    DELHIVERY_TOKEN: 't',
    DTDC_ACCESS_TOKEN: 't',
    TRACKON_APP_KEY: 'k',
    TRACKON_USER: 'u',
    TRACKON_PASSWORD: 'p',
    FEDEX_CLIENT_ID: 'i',
    FEDEX_CLIENT_SECRET: 's',
  });

  it.each([null, '', ' ', 'https://vendor.test/track'])('none with the url %p, which takes no AWB', (address) => {
    expect(trackingSourceFor({ id: 10, name: 'Mahavir', url: address }, credentials)).toBeNull();
  });

  it('none for a courier whose credentials are missing or half given', () => {
    const half = trackingWith({ TRACKON_APP_KEY: 'k', TRACKON_USER: 'u', FEDEX_CLIENT_ID: 'i' });
    for (const id of [52, 35, 12, 20]) expect(trackingSourceFor({ id, name: 'x', url: null }, half)).toBeNull();
  });

  it("the courier's own with credentials, without need of a url", () => {
    for (const id of [52, 35, 12, 20]) {
      expect(trackingSourceFor({ id, name: 'x', url: null }, credentials)).not.toBeNull();
    }
  });

  it('the url of a courier without credentials', async () => {
    vendor.replies(says([]));
    const source = trackingSourceFor({ id: 52, name: 'Delhivery', url: `${vendor.url}/{awb}` }, allowed);
    expect(await source?.('AB1', never)).toEqual([]);
    expect(vendor.requests[0]?.path).toBe('/AB1');
  });

  it('the url of any vendor, without any settings', () => {
    expect(trackingSourceFor({ id: 10, name: 'Mahavir', url }, defaults)).not.toBeNull();
  });
});

describe('a vendor by its url', () => {
  const rows = [
    { actionDate: '2026-03-02T09:00:00Z', city: 'Pune', deliveryStatus: 3, action: 'Handed over' },
    { actionDate: '2026-03-01T10:00', city: ' Nashik ', deliveryStatus: 'In Transit', action: 'Left' },
  ];
  const entries = [
    { actionDate: new Date('2026-03-01T04:30:00Z'), city: 'Nashik', deliveryStatus: 'Intransit', action: 'Left' },
    { actionDate: new Date('2026-03-02T09:00:00Z'), city: 'Pune', deliveryStatus: 'Delivered', action: 'Handed over' },
  ];

  it.each([
    ['a list', rows],
    ['an object holding one', { entries: rows }],
    ['an envelope with an empty list before it', { hasErrors: false, errors: [], data: { rows } }],
    ['an envelope with another list beside it', { errors: [], resultObject: rows }],
  ])('reads %s', async (_, answer) => {
    vendor.replies(says(answer));
    expect(await track('/{awb}')).toEqual(entries);
  });

  it('puts the AWB number encoded into the url, wherever it is asked for', async () => {
    await track('/track/{awb}?no={AWB}&x=1', 'A/1-2&y=$&');
    expect(vendor.requests[0]?.path).toBe('/track/A%2F1-2%26y%3D%24%26?no=A%2F1-2%26y%3D%24%26&x=1');
  });

  it('knows our statuses by number, name and label', async () => {
    const words = [
      1,
      2,
      3,
      4,
      5,
      6,
      7,
      8,
      '7',
      ...Object.values(DeliveryStatus),
      'out for delivery',
      'OLDER THAN 2 MONTHS',
      'in-transit',
    ];
    vendor.replies(
      says(
        words.map((deliveryStatus, n) => ({
          actionDate: `2026-03-01T00:00:${String(n).padStart(2, '0')}Z`,
          city: '',
          deliveryStatus,
          action: 'x',
        })),
      ),
    );
    const all = Object.values(DeliveryStatus);
    expect((await track('/{awb}')).map((entry) => entry.deliveryStatus)).toEqual([
      ...all,
      'OutForDelivery',
      ...all,
      'OutForDelivery',
      'OlderThan2Months',
      'Intransit',
    ]);
  });

  it.each([
    ['Undelivered', 'Door closed', 'Undelivered - Door closed'],
    ['Not delivered', '', 'Not delivered'],
    [99, 'x', '99 - x'],
    [null, 'Somewhere', 'Somewhere'],
    [{}, undefined, 'Processing'],
    ['constructor', 'x', 'constructor - x'],
  ])('shows the unknown status %p as Processing and keeps the words', async (deliveryStatus, action, shown) => {
    vendor.replies(says([{ actionDate: '2026-03-01', city: 'Pune', deliveryStatus, action }]));
    expect(await track('/{awb}')).toMatchObject([{ deliveryStatus: 'Processing', action: shown }]);
  });

  it('leaves out what is no entry', async () => {
    const noise = [null, 7, 'x', [], {}, { actionDate: 'soon', action: 'x' }, { actionDate: ['2026-03-01'] }];
    vendor.replies(says([...noise, ...rows]));
    expect(await track('/{awb}')).toEqual(entries);
  });

  it('knows the answer "nothing yet"', async () => {
    vendor.replies(says([]));
    expect(await track('/{awb}')).toEqual([]);
  });
});

describe('a vendor that fails', () => {
  const failure = async (options: TrackingOptions = {}, settings = allowed, address = vendor.url) => {
    const source = trackingSourceFor(
      { id: 10, name: 'Mahavir', url: `${address}/{awb}?key=s3cret` },
      settings,
      options,
    );
    const error: unknown = await source?.('AB1', never).catch((reason: unknown) => reason);
    if (!(error instanceof TrackingUnavailable)) throw new Error(`not a TrackingUnavailable: ${String(error)}`);
    expect(`${error.reason} ${error.message} ${error.stack ?? ''}`).not.toContain('s3cret');
    return error.reason;
  };

  it.each([
    ['an error', says([], 500), 'answered 500'],
    ['not found', says([], 404), 'answered 404'],
    ['a page', writes('<html>'), 'answer is not JSON'],
    ['half a list', writes('[{"a":'), 'answer is not JSON'],
    ['nothing', writes(''), 'answer is not JSON'],
    ['null', says(null), 'no entries in the answer'],
    ['a word', says('ok'), 'no entries in the answer'],
    ['no list', says({ message: 'try later' }), 'no entries in the answer'],
    ['another list', says({ errors: ['no'], rows: [{ date: '2026-03-01' }] }), 'no entries in the answer'],
    ['a list too deep', says({ a: { b: { c: { d: [] } } } }), 'no entries in the answer'],
  ])('with %s', async (_, reply, reason) => {
    vendor.replies(reply);
    expect(await failure()).toBe(`vendor url: ${reason}`);
  });

  it('by being slow', async () => {
    vendor.replies(() => {});
    expect(await failure({ timeoutMs: 50 })).toBe('vendor url: timed out');
  });

  it('by sending too much', async () => {
    vendor.replies((_, response) => response.end(`["${'x'.repeat(1024 * 1024)}"]`));
    expect(await failure()).toBe('vendor url: answer is too large');
  });

  it('by standing at a private address, unless that is allowed', async () => {
    expect(await failure({}, defaults)).toBe('vendor url: address not allowed');
    expect(await failure({}, trackingWith({ TRACKING_ALLOW_PRIVATE: '0' }))).toBe('vendor url: address not allowed');
    expect(await failure({}, defaults, 'http://169.254.169.254/latest/meta-data')).toBe(
      'vendor url: address not allowed',
    );
    expect(vendor.requests).toHaveLength(0);
  });

  it('by a url that is none', async () => {
    expect(await failure({}, allowed, 'ftp://vendor.test')).toBe('vendor url: neither http nor https');
    expect(await failure({}, allowed, 'vendor.test')).toBe('vendor url: not an address');
  });
});
