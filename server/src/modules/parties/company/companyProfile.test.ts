import sharp from 'sharp';
import type { Inv01 } from '../../../domain/tax/gstReturn/inv01';
import { addDays } from '../../../domain/values/dates';
import { refused } from '../../../testing/answers';
import { aProfile, uploadLogo } from '../../../testing/company';
import { aCity, aCustomer, bookingOf, cityNamed, unused } from '../../../testing/factories';
import { aManualInvoice, approve } from '../../../testing/invoices';
import { lastMailTo, textsOf } from '../../../testing/mailbox';
import { aUser } from '../../../testing/people';
import { startTestServer, type Client, type Json, type TestServer } from '../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const save = (validFrom: string, given: object = {}, client: Client = server.admin) => {
  const { validFrom: _, ...profile } = aProfile(validFrom, given);
  return client.rest('PUT', `companyprofiles/${validFrom}`, profile);
};
const shown = async (on: string, client = server.member): Promise<Json> => {
  const { data } = await client.graphql(
    `{ companyProfile(on: "${on}") { validFrom version legalName tradeName address pan gstin bankIfsc state { code } homeCity { name } } }`,
  );
  return data.companyProfile;
};
/** The city of this name. */
const ofApril = { addressLines: '1 Old Mill Lane\nParel', bankIfsc: 'HDFC0000001', phone: '+91 22 1111 1111' };
const ofNovember = { addressLines: '9 New Dock Road', bankIfsc: 'ICIC0000009', phone: '+91 22 9999 9999' };

test('case 1: papers, mails and INV-01 of a day show the profile of that day', async () => {
  const name = `logo ${unused()}`;
  expect((await save('2026-04-01', { ...ofApril, legalName: `Old ${name}` })).status).toBe(200);
  expect((await save('2026-11-01', { ...ofNovember, legalName: `New ${name}` })).status).toBe(200);
  const email = `accounts@${unused()}.example`;
  const karnataka = {
    gst: '29ABACS0877M1ZS',
    address: '12 MG Road',
    cityId: cityNamed('Bengaluru'),
    pinCode: '560001',
    email,
  };
  const customerId = (await aCustomer(server, karnataka)).id;
  const taxes = { igst: 180, cgst: 0, sgst: 0 };
  for (const [invoiceDate, present, absent] of [
    ['2026-10-31', { ...ofApril, legalName: `Old ${name}` }, ofNovember],
    ['2026-11-01', { ...ofNovember, legalName: `New ${name}` }, ofApril],
  ] as const) {
    const invoiceMonth = invoiceDate.slice(0, 7);
    const made = await aManualInvoice(server, { customerId, invoiceDate, invoiceMonth, ...taxes });
    const { body } = await approve(server, made);
    expect(body.errors).toEqual([]);
    const { id, uniqueId } = body.resultObject;
    expect(await shown(invoiceDate)).toMatchObject({
      legalName: present.legalName,
      address: [...present.addressLines.split('\n'), 'Mumbai 400001, Maharashtra'],
      bankIfsc: present.bankIfsc,
    });
    const file = await server.admin.rest('GET', `invoices/einvoice?ids=${id}`);
    const [form] = JSON.parse(file.body.resultObject.json) as [Inv01];
    expect(form.SellerDtls).toMatchObject({
      Gstin: '27AAPFU0939F1ZV',
      LglNm: present.legalName,
      Addr1: present.addressLines.replace('\n', ', '),
      Loc: 'Mumbai',
    });
    expect((await server.admin.rest('POST', `invoices/${uniqueId}/mail`)).status).toBe(200);
    const mail = textsOf((await lastMailTo(server, email)).raw);
    for (const text of [present.legalName, present.addressLines.split('\n')[0]])
      expect(mail.split(text ?? '').length).toBeGreaterThan(2);
    expect(mail).not.toContain(absent.addressLines.split('\n')[0]);
  }
});

describe('a profile', () => {
  test('is in force until the next one, and the first one before it', async () => {
    await save('2031-01-01', { tradeName: 'Of 2031' });
    await save('2032-01-01', { tradeName: 'Of 2032' });
    const names = [];
    for (const day of ['2001-01-01', '2031-01-01', '2031-12-31', '2032-01-01'])
      names.push((await shown(day)).tradeName);
    expect(names).toEqual(['Waybill', 'Of 2031', 'Of 2031', 'Of 2032']);
  });

  test('takes state and PAN from the GSTIN, and its texts trimmed', async () => {
    const given = {
      gstin: ' 29abacs0877m1zs',
      addressLines: ' 1 MG Road \n\n Ashok Nagar ',
      bankIfsc: 'hdfc0000001',
      city: 'Bengaluru',
      pinCode: '560001',
    };
    const { body } = await save('2033-01-01', given);
    expect(body.resultObject).toMatchObject({
      gstin: '29ABACS0877M1ZS',
      pan: 'ABACS0877M',
      state: { code: '29' },
      addressLines: '1 MG Road\nAshok Nagar',
      address: ['1 MG Road', 'Ashok Nagar', 'Bengaluru 560001, Karnataka'],
      bankIfsc: 'HDFC0000001',
      homeCity: { id: 64 },
    });
  });

  test('of the same date is changed, a stale one refused, and the change log has it', async () => {
    const { body } = await save('2034-01-01');
    expect(body.resultObject.version).toBe(1);
    const next = await save('2034-01-01', { phone: '+91 22 5555 5555', version: 1 });
    expect(next.body.resultObject).toMatchObject({ version: 2, phone: '+91 22 5555 5555' });
    const stale = refused(409, 'This record was changed by someone else');
    expect(await save('2034-01-01', { version: 1 })).toMatchObject(stale);
    expect(await save('2034-02-01', { version: 1 })).toMatchObject(stale);
    const { id } = next.body.resultObject;
    const log = await server.admin.rest('GET', `audit/changelog?entityName=CompanyProfile&primaryKey=${id}`);
    expect(log.body.resultObject).toContainEqual(
      expect.objectContaining({ propertyName: 'phone', newValue: '+91 22 5555 5555' }),
    );
  });

  test.each([
    [{ legalName: ' ' }, 'Please enter legal name'],
    [{ addressLines: 'a\nb\nc\nd\ne' }, 'Address must have at most 4 lines of 80 characters'],
    [{ addressLines: 'x'.repeat(81) }, 'Address must have at most 4 lines of 80 characters'],
    [{ pinCode: '4000' }, 'PIN code has six digits'],
    [{ pinCode: '560001' }, 'PIN code 560001 is not of Maharashtra'],
    [{ gstin: '27AAPFU0939F1ZX' }, 'Please enter valid GST number'],
    [{ sac: '99681' }, 'SAC has six digits'],
    [{ bankIfsc: 'SBIN1000300' }, 'Please enter valid IFSC'],
    [{ upiId: 'waybill' }, 'Please enter valid UPI id'],
    [{ creditDays: 400 }, 'Credit days must be from 0 to 365'],
    [{ logo: 'logo.svg' }, 'Logo is not an uploaded image'],
    [{ logo: '3f0c6a52-6a3e-4c5e-9d4b-0f6b8f1f2a10.png' }, 'The image was not uploaded'],
    [{ homeCityId: '999999' }, 'Home City not found'],
  ])('is not saved with %j', async (given, message) => {
    expect(await save('2035-01-01', given)).toMatchObject(refused(400, message));
  });

  test('is neither made nor changed where a filed month shows it', async () => {
    const filed = await server.admin.rest('PUT', 'gst/periods/2026-09', {
      filedOn: '2026-10-11',
      arn: 'AA270926123456T',
      reason: 'Agreed',
    });
    expect(filed.status).toBe(200);
    const stands = (day: string) => refused(409, `A profile from ${day} stands in a filed month`);
    expect(await save('2026-09-15')).toMatchObject(stands('15-Sep-2026'));
    expect(await save('2026-08-20')).toMatchObject(stands('20-Aug-2026'));
    expect(await save('2026-04-01', { version: 1 })).toMatchObject(stands('01-Apr-2026'));
    expect((await save('2026-10-01')).status).toBe(200);
    // From then on it holds in October alone.
    expect((await save('2026-09-30')).status).toBe(409);
  });

  test('that is new is seen by the next request of whoever had read the others', async () => {
    const day = '2040-06-01';
    for (const tradeName of ['First', 'Second']) {
      const { body } = await save(day, { tradeName });
      expect(body.errors).toEqual([]);
      expect((await shown(day)).tradeName).toBe(tradeName);
    }
    await save('2040-05-01', { tradeName: 'Between' });
    expect((await shown('2040-05-20')).tradeName).toBe('Between');
  });
});

test('bookings start in the home city of their day, which cannot be deleted', async () => {
  const city = await aCity(server);
  const today = server.app.clock.today();
  const bookedIn = async (bookingDate: string): Promise<number> => {
    const { body } = await server.member.rest('POST', 'consignments', await bookingOf(server, { bookingDate }));
    return body.resultObject.bookingCityId;
  };
  await save(today, { homeCityId: String(city.id) });
  expect(await bookedIn(today)).toBe(city.id);
  expect(await bookedIn(addDays(today, -1))).toBe(64);
  expect(await server.admin.rest('DELETE', `cities/${city.uniqueId}`)).toMatchObject(
    refused(409, 'The home city cannot be deleted'),
  );
});

test('everyone sees the company of today, staff that of a day, and only an admin all of them', async () => {
  const today = server.app.clock.today();
  await save(today, { tradeName: 'Swift & Sons' });
  const { data } = await server.nobody.graphql('{ company { name titleSuffix } }');
  expect(data.company).toEqual({ name: 'Swift & Sons', titleSuffix: 'Swift & Sons' });
  const documents = await Promise.all(
    ['/api/1.0/openapi.json', '/api/docs'].map(async (path) => (await fetch(`${server.origin}${path}`)).text()),
  );
  expect(JSON.parse(documents[0] ?? '').info.title).toBe('Swift & Sons REST API');
  expect(documents[1]).toContain('<title>REST API | Swift &amp; Sons</title>');
  const { client } = await aUser(server);
  const statuses = async (who: Client) => [
    (await who.rest('GET', `companyprofile?on=${today}`)).status,
    (await who.rest('GET', 'companyprofiles')).status,
    (await save('2036-01-01', {}, who)).status,
  ];
  expect(await statuses(client)).toEqual([200, 403, 403]);
  expect(await statuses(server.nobody)).toEqual([401, 401, 401]);
  expect(await statuses(server.admin)).toEqual([200, 200, 200]);
});

describe('a logo', () => {
  const upload = (bytes: Buffer, client?: Client) => uploadLogo(server, bytes, client);
  const red = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 4, background: { r: 200, g: 30, b: 30, alpha: 0.5 } } });

  test('is stored at most 600 by 200, in its kind, and shown to everyone', async () => {
    for (const [bytes, format, width, height] of [
      [await red(1200, 300).png().toBuffer(), 'png', 600, 150],
      [await red(90, 40).jpeg().toBuffer(), 'jpeg', 90, 40],
    ] as const) {
      const { resultObject } = await upload(bytes);
      const shownLogo = await fetch(`${server.origin}/dynamic/images/${resultObject.name}`);
      expect(shownLogo.headers.get('content-type')).toBe(`image/${format}`);
      expect(shownLogo.headers.get('cache-control')).toContain('immutable');
      const kept = await sharp(Buffer.from(await shownLogo.arrayBuffer())).metadata();
      expect(kept).toMatchObject({ format, width, height });
      expect((await save('2037-01-01', { logo: resultObject.name })).body.resultObject.logo).toBe(resultObject.name);
    }
  });

  test('with as many colours as fit into it is made small enough', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const busy = await sharp({ create: { width: 600, height: 200, channels: 3, background: 'white', noise } })
      .jpeg({ quality: 90 })
      .toBuffer();
    const { status, resultObject } = await upload(busy);
    expect(status).toBe(200);
    const kept = await (await fetch(`${server.origin}/dynamic/images/${resultObject.name}`)).arrayBuffer();
    expect(kept.byteLength).toBeLessThanOrEqual(65_535);
  });

  test('is refused above 300 KB, of another kind, damaged, and from a member', async () => {
    const png = await red(40, 40).png().toBuffer();
    const large = Buffer.concat([png, Buffer.alloc(300 * 1024)]);
    expect(await upload(large)).toMatchObject({ status: 413, errors: ['The image must be at most 300 KB'] });
    const webp = await red(40, 40).webp().toBuffer();
    expect(await upload(webp)).toMatchObject({ status: 415, errors: ['Only PNG and JPEG images are accepted'] });
    expect(await upload(png.subarray(0, 60))).toMatchObject({ status: 400, errors: ['The image cannot be read'] });
    expect((await upload(png, server.member)).status).toBe(403);
    const none = await fetch(`${server.origin}/dynamic/images/3f0c6a52-6a3e-4c5e-9d4b-0f6b8f1f2a10.png`);
    expect(none.status).toBe(404);
  });
});
