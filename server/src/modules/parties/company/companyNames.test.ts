/** Who the company is stands in its profiles alone: neither in the code, nor in the way before there is one. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inTransaction } from '../../../db/write/transaction';
import { nextSerial, referenceSerial } from '../../../db/write/serial';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { CompanyProfile } from './companyProfile.entity';

const root = join(__dirname, '../../..');
const isOfDemo = (path: string) => /^company\.ts$|^seed\b|\.demo\.ts$|seedDemo/.test(path);
const isOfTests = (path: string) => /\.test\.ts$|\.sample\.ts$|^testing\b/.test(path);
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !isOfDemo(path) && !isOfTests(path))
  .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(root, path), 'utf8') }));
const pathsWith = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

/** What a database in use gets that had printed it before. */
const upgrade = 'modules/parties/company/20261126-company.migration.ts';

describe('no source but the demo', () => {
  test('says who the company is', () => {
    expect(sources.length).toBeGreaterThan(500);
    const words = /Waybill Couriers|(www\.|care@)waybill\.test|Ballard Estate|27AAPFU0939F1ZV|4000 1818/;
    expect(pathsWith(words)).toEqual([upgrade]);
  });

  test('imports the company of the demo', () => {
    expect(pathsWith(/from '(\.\.?\/)+company'/).filter((path) => !/companyProfile|policy/.test(path))).toEqual([]);
  });

  test('calls the company by the name of the product, but before it has one', () => {
    expect(pathsWith(/['"`>]Waybill['"`<]/)).toEqual([
      'gateways/tracking/guardedFetch.ts',
      upgrade,
      'modules/parties/company/companyProfiles.ts',
    ]);
  });
});

describe('before there is a profile', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    await inTransaction(server.app, async (db) => {
      await db.internal.clear(CompanyProfile);
      await nextSerial(db, referenceSerial);
    });
  });
  afterAll(() => server.close());

  test('pages are told the name of the product, and nothing of another company', async () => {
    const { data } = await server.nobody.graphql(
      '{ company { name titleSuffix legalName tagline address phone email website gstin pan logo homeCityId bank { ifsc } } }',
    );
    expect(data.company).toEqual({
      ...{ name: 'Waybill', titleSuffix: 'Waybill', legalName: '', tagline: '', address: [], phone: '', email: '' },
      ...{ website: '', gstin: '', pan: '', logo: null, homeCityId: 64, bank: { ifsc: '' } },
    });
  });

  test('visitors track, enquire and ask for a password, and the reference is read', async () => {
    expect((await server.nobody.rest('GET', 'tracking/NOTHING')).status).toBe(404);
    const enquiry = { enquiryType: 1, name: 'Farida', email: 'farida@example.in', message: 'Hello' };
    expect((await server.nobody.rest('POST', 'enquiries', enquiry)).status).toBe(200);
    const asked = { emailAddress: 'admin@waybill.test' };
    expect((await server.nobody.rest('POST', 'accountrecovery/forgetpassword', asked)).status).toBe(200);
    const openApi = await fetch(`${server.origin}/api/1.0/openapi.json`);
    expect(((await openApi.json()) as { info: { title: string } }).info.title).toBe('Waybill REST API');
  });

  test('a document says what is missing', async () => {
    const { status, body } = await server.admin.rest('POST', 'mails/test');
    expect([status, body.errors]).toEqual([409, ['Please set up the company first']]);
  });
});
