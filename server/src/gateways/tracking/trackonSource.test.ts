import { courierTracking, lines, reasonOf } from './testing/courierTracking';
import { says } from './testing/fakeVendor';

const couriers = courierTracking();

describe('Trackon', () => {
  const detail = (TRACKING_CODE: string, CURRENT_STATUS: string, EVENTTIME: string, EVENTDATE = '01/03/2026') => ({
    TRACKING_CODE,
    CURRENT_STATUS,
    EVENTTIME,
    EVENTDATE,
    CURRENT_CITY: 'PUNE',
  });
  const success = { ErrorCode: null, Message: 'SUCCESS' };

  it('is asked with its credentials in the query', async () => {
    couriers.vendor.replies(says({ summaryTrack: null, lstDetails: [], ResponseStatus: success }));
    expect(await couriers.track('Trackon')).toEqual([]);
    expect(couriers.vendor.requests[0]?.path).toBe(
      '/CrmApi/t1/AWBTrackingCustomer?AWBNo=AB1&AppKey=key-s3cret&userID=user&Password=p%26ss-s3cret',
    );
  });

  it('tells the way, newest first as it comes', async () => {
    couriers.vendor.replies(
      says({
        CustomersummaryTrack: detail('DDUB', 'DELIVERED', '15:00:00'),
        lstDetails: [
          detail('DDUB', 'DELIVERED', '15:00:00'),
          detail('DRSF', 'OUT FOR DELIVERY', '12:00:00'),
          detail('DNUF', 'DOOR LOCKED', '11:00:00'),
          detail('DRSG', 'OUT FOR DELIVERY', '10:00:00'),
          detail('ZZZZ', 'IN TRANSIT', '09:30:00'),
          detail('ZZZZ', 'BAG OPENED', '09:00:00'),
          detail('BOKN', 'BOOKED', '09:00:00'),
        ],
        ResponseStatus: success,
      }),
    );
    expect(lines(await couriers.track('Trackon'))).toEqual([
      ['2026-03-01T03:30', 'PUNE', 'Booked', 'BOOKED'],
      ['2026-03-01T03:30', 'PUNE', 'Processing', 'BAG OPENED'],
      ['2026-03-01T04:00', 'PUNE', 'Intransit', 'IN TRANSIT'],
      ['2026-03-01T04:30', 'PUNE', 'OutForDelivery', 'OUT FOR DELIVERY'],
      ['2026-03-01T05:30', 'PUNE', 'Processing', 'DOOR LOCKED'],
      ['2026-03-01T06:30', 'PUNE', 'OutForDelivery', 'OUT FOR DELIVERY'],
      ['2026-03-01T09:30', 'PUNE', 'Delivered', 'DELIVERED'],
    ]);
  });

  it('tells a return under way, and the summary when that is all there is', async () => {
    couriers.vendor.replies(
      says({
        lstDetails: [detail('RSET', 'RTO', '10:00:00'), detail('RMFT', 'RTO', '11:00:00')],
      }),
    );
    expect(await couriers.statuses('Trackon')).toEqual(['Intransit', 'Intransit']);
    couriers.vendor.replies(
      says({
        summaryTrack: detail('DDUF', 'DELIVERED', '10:00:00'),
        CustomersummaryTrack: null,
        lstDetails: null,
      }),
    );
    expect(await couriers.statuses('Trackon')).toEqual(['Delivered']);
  });

  it('fails when it refuses the credentials', async () => {
    couriers.vendor.replies(
      says({
        summaryTrack: null,
        lstDetails: null,
        ResponseStatus: { ErrorCode: '401', Message: 'INVALID' },
      }),
    );
    expect(await reasonOf(couriers.track('Trackon'))).toBe('Trackon: refused by the vendor');
  });
});
