import { courierIds, courierTracking, reasonOf } from './testing/courierTracking';
import { says } from './testing/fakeVendor';

const couriers = courierTracking();

describe.each(Object.keys(courierIds) as (keyof typeof courierIds)[])('%s fails aloud', (name) => {
  it('with an error status', async () => {
    couriers.vendor.replies(says({}, 500));
    expect(await reasonOf(couriers.track(name))).toBe(`${name}: answered 500`);
  });

  it('with a page instead of JSON', async () => {
    couriers.vendor.replies((_, response) => response.end('<html>'));
    expect(await reasonOf(couriers.track(name))).toBe(`${name}: answer is not JSON`);
  });

  it.each([[{}], [[]], [null], ['ok'], [{ ShipmentData: 7, trackDetails: 7, lstDetails: 7, output: [] }]])(
    'with JSON of another shape: %j',
    async (answer) => {
      couriers.vendor.replies(says(answer));
      expect(await reasonOf(couriers.track(name))).toMatch(
        new RegExp(`^${name}: (no .+ in the answer|refused by the vendor)$`),
      );
    },
  );

  it('when it is slow', async () => {
    couriers.vendor.replies(() => {});
    expect(await reasonOf(couriers.track(name, 'AB1', { timeoutMs: 50 }))).toBe(`${name}: timed out`);
  });
});
