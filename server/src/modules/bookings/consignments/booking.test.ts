import { booked, bookingRefused } from '../../../testing/bookings';
import { broken, refusedByBoth } from '../../../testing/bothApis';
import { aConsignment, aCustomer, aVendor, bookingOf, unused } from '../../../testing/factories';
import { startTestServer, type Json, type TestServer } from '../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(() => server.setNow(null));

const book = (given: Record<string, unknown> = {}) => booked(server, given);
const refused = (given: Record<string, unknown>) => bookingRefused(server, given);

const required = [
  'AwbNo is required',
  'Vendor is required',
  'Booking is required',
  'Service Type is required',
  'Sender is required',
  'Receiver is required',
  'Parcel Type is required',
  'Payment Mode is required',
  'Delivery City is required',
  'Actual Weight is required',
  'Chargeable Weight is required',
  'Vendor Amount is required',
  'Packet is required',
];

describe('what a booking needs', () => {
  test('is named all at once, in the order of the form', async () => {
    const asked = {
      method: 'POST',
      path: 'consignments',
      mutation: 'bookConsignment',
      input: 'BookConsignmentInput',
    } as const;
    expect(await refusedByBoth(server.member, asked)).toEqual(broken(...required));
    const flags = { isVpp: true, isInsurance: true };
    const charges = [
      'VPP Amount is required',
      'VPP Commission is required',
      'Ins Amount is required',
      'Ins Commission is required',
    ];
    expect(await refusedByBoth(server.member, { ...asked, body: flags })).toEqual(broken(...required, ...charges));
  });

  test('blank is missing, and so is zero', async () => {
    expect(await refused({ awbNo: '  ', receiver: '\t' })).toEqual(broken('AwbNo is required', 'Receiver is required'));
    expect(await refused({ actualWeight: 0, chargeableWeight: 0, vendorAmount: 0, packet: 0 })).toEqual(
      broken(
        'Actual Weight is required',
        'Chargeable Weight is required',
        'Vendor Amount is required',
        'Packet is required',
      ),
    );
    expect(
      (
        await server.member.rest('POST', 'consignments', {
          ...(await bookingOf(server)),
          vendorId: '',
          serviceType: '',
          bookingDate: null,
        })
      ).body.errors,
    ).toEqual(['Vendor is required', 'Booking is required', 'Service Type is required']);
  });

  test('what the form clears is missing: chargeable below actual weight, a commission above its amount', async () => {
    expect(await refused({ actualWeight: 2.001, chargeableWeight: 2 })).toEqual(
      broken('Chargeable Weight is required'),
    );
    expect(await refused({ isVpp: true, vppAmount: 100, vppCommission: 100.01 })).toEqual(
      broken('VPP Commission is required'),
    );
    expect(await refused({ isInsurance: true, insuranceAmount: 100, insuranceCommission: 101 })).toEqual(
      broken('Ins Commission is required'),
    );
    const equal = await book({
      actualWeight: 2,
      chargeableWeight: 2,
      isVPP: true,
      vppAmount: 100,
      vppCommission: 100,
      isInsurance: true,
      insuranceAmount: 5,
      insuranceCommission: 5,
    });
    expect(equal.body.resultObject).toMatchObject({
      isVpp: true,
      vppCommission: 100,
      isInsurance: true,
      insuranceCommission: 5,
    });
  });

  test('amounts without their flag are not kept', async () => {
    const { body } = await book({ isVPP: false, vppAmount: 100, vppCommission: 1, insuranceAmount: 7 });
    expect(body.resultObject).toMatchObject({
      isVpp: false,
      vppAmount: null,
      vppCommission: null,
      isInsurance: false,
      insuranceAmount: null,
    });
  });

  test('has bounds', async () => {
    expect(
      await refused({ actualWeight: 100_000, chargeableWeight: 100_000, vendorAmount: 1_000_000_000, packet: 100_000 }),
    ).toEqual(
      broken(
        'Actual Weight must be at most 99,999.999 Kg',
        'Chargeable Weight must be at most 99,999.999 Kg',
        'Vendor Amount must be at most 9,99,99,999.99',
        'Packet must be a whole number from 1 to 99,999',
      ),
    );
    expect(await refused({ actualWeight: -1, vendorAmount: -0.01, packet: -1, customerAmount: -5 })).toEqual(
      broken(
        'Actual Weight must be more than 0',
        'Vendor Amount must not be negative',
        'Packet must be a whole number from 1 to 99,999',
        'Customer Amount must not be negative',
      ),
    );
    expect(
      await refused({
        receiver: 'x'.repeat(161),
        remark: 'x'.repeat(501),
        deliveryCourier: 'x'.repeat(121),
        clientInvoiceNo: 'x'.repeat(61),
      }),
    ).toEqual(
      broken(
        'Receiver must have at most 160 characters',
        'Delivery Courier must have at most 120 characters',
        'Remark must have at most 500 characters',
        'Client Invoice No must have at most 60 characters',
      ),
    );
    const { body } = await book({
      actualWeight: 99_999.999,
      chargeableWeight: 99_999.999,
      vendorAmount: 99_999_999.99,
      customerAmount: 0.29,
      packet: 99_999,
      remark: 'é'.repeat(500),
    });
    expect(body.resultObject).toMatchObject({
      actualWeight: 99_999.999,
      chargeableWeight: 99_999.999,
      vendorAmount: 99_999_999.99,
      customerAmount: 0.29,
      packet: 99_999,
    });
  });

  test('names records that live, by id or uniqueId', async () => {
    const sender = await aCustomer(server);
    const byUniqueId = await book({ senderId: sender.uniqueId, vendorId: '35' });
    expect(byUniqueId.body.resultObject).toMatchObject({
      senderId: sender.id,
      vendorId: 35,
      sender: { company: sender.company },
    });
    const [gone, vendor] = [await aCustomer(server), await aVendor(server)];
    await server.admin.rest('DELETE', `customers/${gone.uniqueId}`);
    await server.admin.rest('DELETE', `vendors/${vendor.uniqueId}`);
    expect(await refused({ senderId: gone.id })).toEqual(broken('Sender not found'));
    expect(await refused({ vendorId: vendor.id })).toEqual(broken('Vendor not found'));
    expect(await refused({ deliveryCityId: 99_999 })).toEqual(broken('Delivery City not found'));
    expect(await refused({ bookingCityId: 'nowhere' })).toEqual(broken('Booking City not found'));
  });

  test('a date in the future is refused, by the calendar of the company', async () => {
    server.setNow(new Date('2026-11-19T20:00:00Z'));
    expect((await book({ bookingDate: '2026-11-20' })).status).toBe(200);
    expect(await refused({ bookingDate: '2026-11-21' })).toEqual(broken('Booking date cannot be in the future'));
  });
});

describe('a booked consignment', () => {
  test('starts at home, Booked, unpaid and open, with everything the form gave', async () => {
    const body = await bookingOf(server, {
      receiver: '  Meera Traders ',
      remark: ' fragile ',
      deliveryCourier: 'Local',
      clientInvoiceNo: 'CI-7',
      bookingDate: '2026-11-10',
    });
    server.setNow(new Date('2026-11-12T06:00:00.123Z'));
    const { status, body: answer } = await server.member.rest('POST', 'consignments', body);
    expect(status).toBe(200);
    expect(answer.resultObject).toMatchObject({
      ...body,
      version: 1,
      receiver: 'Meera Traders',
      remark: 'fragile',
      bookingCityId: 64,
      bookingCity: { id: 64 },
      deliveryCity: { id: 1 },
      vendor: { name: 'DTDC', type: 1 },
      deliveryStatus: 1,
      deliveryDate: null,
      paymentStatus: 1,
      paymentRecivedDate: null,
      isApproved: false,
      manifestId: null,
      invoiceId: null,
      autofillAwb: false,
      createdOn: '2026-11-12T06:00:00.123Z',
      updatedOn: null,
      createdBy: { firstName: 'Rohan', lastName: 'Deshmukh' },
      updatedBy: null,
    });
    expect(answer.resultObject.consignmentHistories).toEqual([
      expect.objectContaining({
        deliveryStatus: 1,
        internal: true,
        nonDeletable: true,
        deletedOn: null,
        actionDate: '2026-11-09T18:30:00.000Z',
        city: answer.resultObject.bookingCity.name,
      }),
    ]);
    const flags = ['includeTrackHistory', 'includeBookingCity', 'includeCreatedByUser', 'includeUpdatedByUser'];
    const read = await server.member.rest(
      'GET',
      `consignments/${answer.resultObject.uniqueId}?${flags.map((flag) => `${flag}=true`).join('&')}`,
    );
    expect(read.body.resultObject).toEqual(answer.resultObject);
  });

  test('may start elsewhere, and need not have a customer amount', async () => {
    const { body } = await book({ bookingCityId: 2, customerAmount: undefined });
    expect(body.resultObject).toMatchObject({ bookingCityId: 2, customerAmount: null });
    expect((await book({ customerAmount: 0 })).body.resultObject.customerAmount).toBe(0);
  });

  test('is in the change log, property by property, in rupees and kilograms', async () => {
    const { id } = await aConsignment(server);
    const log = (await server.member.rest('GET', `audit/changelog?entityName=Consignment&primaryKey=${id}`)).body
      .resultObject as Json[];
    const values = Object.fromEntries(log.map((row) => [row.propertyName, row.newValue]));
    expect(values).toMatchObject({
      vendorAmount: '80',
      customerAmount: '120.5',
      actualWeight: '1.25',
      deliveryStatus: 'Booked',
      receiver: 'Meera Traders',
    });
    expect(Object.keys(values)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^live|uniqueId|version|createdOn/)]),
    );
    expect(log.every((row) => row.oldValue === null && row.createdBy.firstName === 'Rohan')).toBe(true);
  });

  test('is suggested by its receiver afterwards', async () => {
    const receiver = `Zoya Exports ${unused()}`;
    await aConsignment(server, {}, { receiver });
    await aConsignment(server, {}, { receiver });
    const { body } = await server.member.rest('GET', 'autocompletes/receivers?searchText=zoya');
    expect(body.resultObject.map(({ name }: Json) => name)).toEqual([receiver]);
  });

  test('marks vendor and sender as active today', async () => {
    server.setNow(new Date('2026-11-15T06:00:00Z'));
    const sender = await aCustomer(server);
    await aConsignment(server, {}, { senderId: sender.id });
    const { body } = await server.member.rest('GET', `customers?searchText=${sender.company}`);
    expect(body.resultObject[0].lastActiveDate).toBe('2026-11-15T06:00:00.000Z');
  });
});
