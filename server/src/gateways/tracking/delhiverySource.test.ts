import { courierTracking, lines } from './testing/courierTracking';
import { says } from './testing/fakeVendor';

const couriers = courierTracking();

describe('Delhivery', () => {
  const scan = (
    ScanType: string,
    Scan: string,
    ScanDateTime: string,
    ScannedLocation = 'Pune_Hub',
    Instructions = '',
  ) => ({ ScanDetail: { ScanType, Scan, ScanDateTime, ScannedLocation, Instructions } });
  const shipment = (Scans: unknown[], Status: unknown = {}) => ({
    ShipmentData: [{ Shipment: { AWB: 'AB1', Status, Scans } }],
  });

  it('is asked with its token', async () => {
    couriers.vendor.replies(says({ ShipmentData: [] }));
    expect(await couriers.track('Delhivery', 'A/1')).toEqual([]);
    expect(couriers.vendor.requests[0]).toMatchObject({
      method: 'GET',
      path: '/api/v1/packages/json/?waybill=A%2F1',
      headers: { authorization: 'Token dl-s3cret' },
    });
  });

  it('tells the way to the receiver', async () => {
    couriers.vendor.replies(
      says(
        shipment(
          [
            scan('UD', 'Manifested', '2026-03-01T10:00:00.123'),
            scan('UD', 'Not Picked', '2026-03-01T11:00:00'),
            scan('UD', 'In Transit', '2026-03-01T12:00:00', 'Pune_Hub (Maharashtra)', 'Bag added'),
            scan('UD', 'Pending', '2026-03-02T10:00:00'),
            scan('UD', 'Dispatched', '2026-03-02T11:00:00'),
            scan('UD', 'Lost', '2026-03-02T11:30:00'),
            scan('DL', 'Delivered', '2026-03-02T12:00:00', 'Pune', 'Delivered to consignee'),
          ],
          {
            Status: 'Delivered',
            StatusType: 'DL',
            StatusLocation: 'Elsewhere',
            StatusDateTime: '2026-03-02T12:00:00',
          },
        ),
      ),
    );
    expect(lines(await couriers.track('Delhivery'))).toEqual([
      ['2026-03-01T04:30', 'Pune_Hub', 'Booked', 'Manifested'],
      ['2026-03-01T05:30', 'Pune_Hub', 'Booked', 'Not Picked'],
      ['2026-03-01T06:30', 'Pune_Hub (Maharashtra)', 'Intransit', 'In Transit - Bag added'],
      ['2026-03-02T04:30', 'Pune_Hub', 'Intransit', 'Pending'],
      ['2026-03-02T05:30', 'Pune_Hub', 'OutForDelivery', 'Dispatched'],
      ['2026-03-02T06:00', 'Pune_Hub', 'Processing', 'Lost'],
      ['2026-03-02T06:30', 'Pune', 'Delivered', 'Delivered to consignee'],
    ]);
  });

  it('tells the way back, returned only when it is there', async () => {
    couriers.vendor.replies(
      says(
        shipment([
          scan('RT', 'In Transit', '2026-03-01T10:00:00'),
          scan('RT', 'Dispatched', '2026-03-02T10:00:00'),
          scan('DL', 'RTO', '2026-03-03T10:00:00'),
        ]),
      ),
    );
    expect(await couriers.statuses('Delhivery')).toEqual(['Intransit', 'Intransit', 'Returned']);
  });

  it('tells a pickup from the customer, and a cancelled one', async () => {
    couriers.vendor.replies(
      says(
        shipment([
          scan('PP', 'Open', '2026-03-01T09:00:00'),
          scan('PP', 'Dispatched', '2026-03-01T10:00:00'),
          scan('PU', 'Dispatched', '2026-03-02T10:00:00'),
          scan('DL', 'DTO', '2026-03-03T10:00:00'),
          scan('CN', 'Canceled', '2026-03-04T10:00:00'),
        ]),
      ),
    );
    expect(await couriers.statuses('Delhivery')).toEqual(['Booked', 'Booked', 'Intransit', 'Delivered', 'Invalid']);
  });

  it("takes the present status when there are no scans, and no other parcel's", async () => {
    const Status = {
      Status: 'In Transit',
      StatusType: 'UD',
      StatusLocation: 'Pune',
      StatusDateTime: '2026-03-01T10:00:00',
    };
    couriers.vendor.replies(
      says({
        ShipmentData: [{ Shipment: { AWB: 'OTHER', Status } }, { Shipment: { AWB: 'ab1', Status } }],
      }),
    );
    expect(lines(await couriers.track('Delhivery'))).toEqual([['2026-03-01T04:30', 'Pune', 'Intransit', 'In Transit']]);
  });

  it('does not know a number yet', async () => {
    couriers.vendor.replies(says({ Error: 'No such waybill or Order Id found', Success: false }));
    expect(await couriers.track('Delhivery')).toEqual([]);
  });
});
