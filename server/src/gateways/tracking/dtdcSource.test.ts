import { courierTracking, lines, reasonOf } from './testing/courierTracking';
import { says } from './testing/fakeVendor';

const couriers = courierTracking();

describe('DTDC', () => {
  const detail = (strCode: string, strAction: string, strActionTime: unknown, over: object = {}) => ({
    strCode,
    strAction,
    strActionTime,
    strActionDate: '01032026',
    strOrigin: 'PUNE APEX',
    strDestination: 'MUMBAI APEX',
    sTrRemarks: '',
    ...over,
  });
  const answer = (details: unknown[], header: object = {}) => ({
    statusCode: 200,
    statusFlag: true,
    status: 'SUCCESS',
    errorDetails: null,
    trackHeader: { strShipmentNo: 'AB1', ...header },
    trackDetails: details,
  });

  it('is asked with its token', async () => {
    couriers.vendor.replies(says(answer([])));
    expect(await couriers.track('DTDC')).toEqual([]);
    expect(couriers.vendor.requests[0]).toMatchObject({
      method: 'POST',
      path: '/dtdc-api/rest/JSONCnTrk/getTrackDetails',
      headers: { 'x-access-token': 'dtdc-s3cret', 'content-type': 'application/json' },
    });
    expect(JSON.parse(couriers.vendor.requests[0]?.body ?? '')).toEqual({
      trkType: 'cnno',
      strcnno: 'AB1',
      addtnlDtl: 'Y',
    });
  });

  it('tells the way to the receiver', async () => {
    couriers.vendor.replies(
      says(
        answer(
          [
            detail('BKD', 'Booked', '0900'),
            detail('OBMD', 'In Transit', '1000'),
            detail('OPMF', 'In Transit', '1001'),
            detail('CDOUT', 'In Transit', '1002'),
            detail('CDIN', 'In Transit', '1003'),
            detail('IBMD', 'In Transit', '1004', { sTrRemarks: '0.00' }),
            detail('inscan', 'Recieved At Destination', '1005', { strDestination: null }),
            detail('NONDLV', 'Not Delivered', '1100', { sTrRemarks: 'Door locked' }),
            detail('HELD', 'HELDUP AT CUSTOMS', '1101'),
            detail('XX', 'Customs Cleared', '1102'),
            detail('OUTDLV', 'Out For Delivery', 1200),
            detail('DLV', 'Delivered', '1300', { sTrRemarks: 'SIGN' }),
            detail('POD', 'POD DISPATCHED', '1400'),
          ],
          { strStatus: 'Delivered', strStatusTransOn: '01032026', strStatusTransTime: '1300' },
        ),
      ),
    );
    expect(lines(await couriers.track('DTDC'))).toEqual([
      ['2026-03-01T03:30', 'PUNE APEX', 'Booked', 'Booked'],
      ['2026-03-01T04:30', 'PUNE APEX', 'Intransit', 'In Transit'],
      ['2026-03-01T04:31', 'PUNE APEX', 'Intransit', 'In Transit'],
      ['2026-03-01T04:32', 'PUNE APEX', 'Intransit', 'In Transit'],
      ['2026-03-01T04:33', 'MUMBAI APEX', 'Intransit', 'In Transit'],
      ['2026-03-01T04:34', 'MUMBAI APEX', 'Intransit', 'In Transit'],
      ['2026-03-01T04:35', 'PUNE APEX', 'Intransit', 'Recieved At Destination'],
      ['2026-03-01T05:30', 'PUNE APEX', 'Processing', 'Not Delivered - Door locked'],
      ['2026-03-01T05:31', 'PUNE APEX', 'Processing', 'HELDUP AT CUSTOMS'],
      ['2026-03-01T05:32', 'PUNE APEX', 'Intransit', 'Customs Cleared'],
      ['2026-03-01T06:30', 'PUNE APEX', 'OutForDelivery', 'Out For Delivery'],
      ['2026-03-01T07:30', 'PUNE APEX', 'Delivered', 'Delivered - SIGN'],
      ['2026-03-01T08:30', 'PUNE APEX', 'Delivered', 'POD DISPATCHED'],
    ]);
  });

  it('takes the header when the details lag behind, also with its date as a number', async () => {
    couriers.vendor.replies(
      says(
        answer([detail('BKD', 'Booked', '0900')], {
          strStatus: 'Consignment has returned',
          strRemarks: 'Refused',
          strStatusTransOn: 2032026,
          strStatusTransTime: 930,
        }),
      ),
    );
    expect(lines(await couriers.track('DTDC')).at(-1)).toEqual([
      '2026-03-02T04:00',
      '',
      'Returned',
      'Consignment has returned - Refused',
    ]);
  });

  it('does not know a number yet', async () => {
    couriers.vendor.replies(
      says({
        statusCode: 206,
        statusFlag: false,
        status: 'FAILED',
        trackHeader: null,
        trackDetails: null,
        errorDetails: [
          { name: 'strShipmentNo', value: 'AB1' },
          { name: 'strError', value: 'NO DATA FOUND FOR THIS CNNO NUMBER' },
        ],
      }),
    );
    expect(await couriers.track('DTDC')).toEqual([]);
    couriers.vendor.replies(
      says({
        statusCode: 401,
        statusFlag: false,
        errorDetails: [{ name: 'strError', value: 'Unauthorized' }],
      }),
    );
    expect(await reasonOf(couriers.track('DTDC'))).toBe('DTDC: no track in the answer');
  });
});
