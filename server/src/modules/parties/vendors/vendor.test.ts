import { productTexts } from '../../../domain/productTexts';
import { refused } from '../../../testing/answers';
import { aCargo, aConsignment, anIncomingManifest, aVendor, unused } from '../../../testing/factories';
import { startTestServer, type TestServer } from '../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const details = (given: Record<string, unknown> = {}) => ({
  cityId: 64,
  contactNumber: '022 4000 9000',
  contactPerson: 'Kiran Rao',
  name: `Carrier ${unused()}`,
  ...given,
});

const newVendor = `mutation($input: CreateVendorInput!) {
  createVendor(input: $input) { uniqueId version name type selfDelivery city { id name } }
}`;

describe('vendors', () => {
  test('an admin adds a vendor with its city, GSTIN, PAN and tracking address', async () => {
    const input = details({
      name: ' Konkan Couriers ',
      gst: '27aapfu0939f1zv',
      panNo: 'aapfu0939f',
      type: 'Cargo',
      selfDelivery: true,
      url: 'https://track.example.in/?no={awb}',
    });
    const { data } = await server.admin.graphql(newVendor, { input });
    expect(data.createVendor).toMatchObject({
      version: 1,
      name: 'Konkan Couriers',
      type: 'Cargo',
      selfDelivery: true,
      city: { id: 64 },
    });
    const listed = await server.member.rest('GET', 'vendors?sortBy=createdOn&sortOrder=DESC');
    expect(listed.body.resultObject[0]).toMatchObject({
      name: 'Konkan Couriers',
      gst: '27AAPFU0939F1ZV',
      panNo: 'AAPFU0939F',
      type: 2,
      selfDelivery: true,
      cityId: 64,
      city: { id: 64, name: data.createVendor.city.name },
      url: 'https://track.example.in/?no={awb}',
      lastActiveDate: null,
    });
  });

  test('both APIs name what is missing, in the order of the form', async () => {
    const messages = [
      'Please select city',
      productTexts.contactNumberRequired,
      productTexts.contactPersonRequired,
      'Please enter name',
    ];
    const { errors } = await server.admin.graphql(newVendor, { input: { name: ' ' } });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', messages });
    expect(await server.admin.rest('POST', 'vendors', {})).toMatchObject(refused(400, ...messages));
    const { uniqueId } = await aVendor(server);
    expect(await server.admin.rest('PUT', `vendors/${uniqueId}`, {})).toMatchObject(refused(400, ...messages));
  });

  test.each([
    [{ gst: '27AAPFU0939F1ZX' }, 'Please enter valid GST number'],
    [{ panNo: 'AAPFU0939' }, 'Please enter valid PAN number'],
    [{ url: 'ftp://track.example.in/{awb}' }, 'Please enter valid url: http or https, with {awb} in it'],
    [{ url: 'https://track.example.in/' }, 'Please enter valid url: http or https, with {awb} in it'],
    [{ url: 'not an address {awb}' }, 'Please enter valid url: http or https, with {awb} in it'],
    [{ cityId: 999_999 }, 'City not found'],
  ])('%j is refused: %s', async (wrong, message) => {
    expect(await server.admin.rest('POST', 'vendors', details(wrong))).toMatchObject(refused(400, message));
  });

  test('blank GSTIN, PAN and address are left empty', async () => {
    const { body } = await server.admin.rest('POST', 'vendors', details({ gst: ' ', panNo: '', url: ' ' }));
    expect(body.resultObject).toMatchObject({ gst: null, panNo: null, url: null, type: 1, selfDelivery: false });
  });

  test('an update changes everything but the type, and refuses an older version', async () => {
    const vendor = await aVendor(server, { type: 2 });
    const path = `vendors/${vendor.uniqueId}`;
    const renamed = { ...details({ name: 'Renamed', cityId: 1 }), version: 1 };
    expect((await server.admin.rest('PUT', path, renamed)).body.resultObject).toMatchObject({
      name: 'Renamed',
      type: 2,
      version: 2,
      cityId: 1,
      city: { id: 1 },
    });
    expect(await server.admin.rest('PUT', path, { ...details(), version: 1 })).toMatchObject(
      refused(409, 'This record was changed by someone else'),
    );
    expect(await server.admin.rest('PUT', path, { ...details(), type: 1 })).toMatchObject(
      refused(400, 'Unknown field type'),
    );
  });

  test('the whole list comes by name, and sorts by every column', async () => {
    const { body } = await server.member.rest('GET', 'vendors');
    const initials = body.resultObject.map((row: { name: string }) => row.name.charAt(0));
    expect(initials).toEqual([...initials].sort());
    expect(body.rowCount).toBe(initials.length);
    const columns = [
      'contactPerson',
      'contactNumber',
      'gst',
      'panNo',
      'url',
      'type',
      'selfDelivery',
      'city',
      'lastActiveDate',
      'createdOn',
    ];
    for (const column of columns) {
      expect((await server.member.rest('GET', `vendors?sortBy=${column}&sortOrder=DESC`)).status).toBe(200);
    }
    expect((await server.member.rest('GET', 'vendors?sortBy=deletedOn')).status).toBe(400);
    expect((await server.member.rest('GET', 'consignment/vendors')).body.resultObject).toEqual(body.resultObject);
  });

  test('members read vendors and change none', async () => {
    const { uniqueId } = await aVendor(server);
    expect((await server.member.rest('POST', 'vendors', details())).status).toBe(403);
    expect((await server.member.rest('PUT', `vendors/${uniqueId}`, details())).status).toBe(403);
    expect((await server.member.rest('DELETE', `vendors/${uniqueId}`)).status).toBe(403);
    expect((await server.nobody.rest('GET', 'vendors')).status).toBe(401);
  });

  test("a vendor is deleted once, and never while something live uses it or it is the company's own", async () => {
    const free = await aVendor(server);
    expect((await server.admin.rest('DELETE', `vendors/${free.uniqueId}`)).body.resultObject.deletedOn).not.toBeNull();
    expect(await server.admin.rest('DELETE', `vendors/${free.uniqueId}`)).toMatchObject(
      refused(404, 'Vendor not found'),
    );

    const busy = await aVendor(server);
    const consignment = await aConsignment(server, {}, { vendorId: busy.id });
    expect(await server.admin.rest('DELETE', `vendors/${busy.uniqueId}`)).toMatchObject(
      refused(409, 'Vendor has consignments'),
    );
    await server.member.rest('DELETE', `consignments/${consignment.uniqueId}`);
    expect((await server.admin.rest('DELETE', `vendors/${busy.uniqueId}`)).status).toBe(200);

    const carrier = await aVendor(server, { type: 2 });
    await aCargo(server, {}, { cargoId: carrier.id });
    expect(await server.admin.rest('DELETE', `vendors/${carrier.uniqueId}`)).toMatchObject(
      refused(409, 'Vendor has cargo consignments'),
    );
    for (const field of ['viaCargoId', 'bookingVendorId', 'deliveryVendorId']) {
      const partner = await aVendor(server, { type: field === 'viaCargoId' ? 2 : 1 });
      await anIncomingManifest(server, { [field]: partner.id });
      expect(await server.admin.rest('DELETE', `vendors/${partner.uniqueId}`)).toMatchObject(
        refused(409, 'Vendor has manifests'),
      );
    }

    for (const id of [4, 32]) {
      expect(await server.admin.rest('DELETE', `vendors/${id}`)).toMatchObject(
        refused(409, "The company's own vendor cannot be deleted"),
      );
    }
  });
});
