import { seedConsignments } from '../../seed/seedConsignments';
import { inTransaction } from '../../db/write/transaction';
import { databaseModel } from '../../registry';
import { SearchForms1763785000000 } from '../../db/migrations/20261122-searchForms';
import { Consignment } from '../../modules/bookings/consignments/consignment.entity';
import { fold } from '../../domain/values/text';
import { aCargo, aCity, aConsignment, aCustomer, aVendor } from '../../testing/factories';
import { aUser } from '../../testing/people';
import { startTestServer, type Json, type TestServer } from '../../testing/testServer';

const { migrations } = databaseModel;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const spellings = ['ÉCOLE', 'école', 'Ecole', 'e\u0301cole'];
const found = async (path: string, client = server.admin): Promise<Json[]> =>
  (await client.rest('GET', path)).body.resultObject;

describe('a search minds neither case nor accents', () => {
  const searched: [what: string, path: string, make: (text: string) => Promise<{ id: number }>][] = [
    ['a customer by company', 'customers?searchText=', (text) => aCustomer(server, { company: `La ${text} Textiles` })],
    ['a customer by name', 'customers?searchText=', (text) => aCustomer(server, { name: text })],
    ['a customer by contact', 'customers?searchText=', (text) => aCustomer(server, { contact: text })],
    ['a user by name', 'users?searchText=', async (text) => (await aUser(server, { lastName: text })).user],
    [
      'a consignment by its receiver',
      'consignments?receiver=',
      (text) => aConsignment(server, {}, { receiver: `${text} Stores` }),
    ],
    [
      'a customer, type-ahead',
      'autocompletes/customers?searchText=',
      (text) => aCustomer(server, { company: `La ${text}` }),
    ],
    ['a vendor, type-ahead', 'autocompletes/vendors?searchText=', (text) => aVendor(server, { name: `La ${text}` })],
    ['a city, type-ahead', 'autocompletes/cities?searchText=', (text) => aCity(server, { name: `La ${text}` })],
    [
      'a user, type-ahead',
      'autocompletes/users?searchText=',
      async (text) => (await aUser(server, { firstName: text })).user,
    ],
  ];

  test.each(searched)('%s', async (what, path, make) => {
    const tag = `q${searched.findIndex(([each]) => each === what)}x`;
    const made: number[] = [];
    for (const stored of ['École', 'ÉCOLE', 'ecole']) made.push((await make(`${stored}${tag}`)).id);
    for (const spelling of spellings) {
      const rows = await found(`${path}${encodeURIComponent(`${spelling}${tag}`)}`);
      expect([spelling, rows.map(({ id }) => id).sort()]).toEqual([spelling, [...made].sort()]);
    }
  });

  test('an enquiry by its resolution', async () => {
    const { body } = await server.nobody.rest('POST', 'enquiries', {
      enquiryType: 1,
      name: 'F',
      email: 'f@example.in',
      message: 'Hello',
    });
    const { uniqueId } = body.resultObject;
    await server.admin.rest('PUT', `enquiries/${uniqueId}`, { resolution: 'Réglé par Émile' });
    for (const text of ['réglé', 'REGLE PAR', 'émile']) {
      expect((await found(`enquiries?searchText=${encodeURIComponent(text)}`)).map((row) => row.uniqueId)).toEqual([
        uniqueId,
      ]);
    }
  });

  test('AWB numbers by their beginning, of cargo too', async () => {
    const { id } = await aConsignment(server, {}, { awbNo: 'FOLD-7' });
    const cargo = await aCargo(server, {}, { awbNo: 'FOLD-8' });
    for (const text of ['fold-', 'Fold-']) {
      expect((await found(`consignments?awbNo=${text}`)).map((row) => row.id)).toEqual([id]);
      expect((await found(`consignment/cargo?awbNo=${text}`)).map((row) => row.id)).toEqual([cargo.id]);
    }
  });

  test('through GraphQL alike', async () => {
    const customer = await aCustomer(server, { company: 'Ørsted Straße' });
    const { data } = await server.member.graphql(`{
      a: customers(search: { searchText: "ørsted STRASSE" }) { rows { id } }
      b: customerSuggestions(search: { searchText: "strasse ØRS" }) { id }
    }`);
    expect(data).toEqual({ a: { rows: [{ id: customer.id }] }, b: [{ id: customer.id }] });
  });

  test('a receiver is offered once, however it was written', async () => {
    for (const receiver of ['Çelik Traders', 'ÇELIK TRADERS', 'celik traders', 'Çelikhan'])
      await aConsignment(server, {}, { receiver });
    const offered = await found('autocompletes/receivers?searchText=%C3%A7elik');
    expect(offered.map(({ name }) => fold(name))).toEqual(['celik traders', 'celikhan']);
  });
});

test('a vowel sign of an Indian script is a letter', async () => {
  const mumbai = await aCustomer(server, { company: 'मुंबई ट्रेडर्स' });
  await aCustomer(server, { company: 'मंबई ट्रेडर्स' });
  expect((await found(`customers?searchText=${encodeURIComponent('मुंबई')}`)).map(({ id }) => id)).toEqual([mumbai.id]);
});

test('the search form follows each edit', async () => {
  const { uniqueId } = await aCustomer(server, { company: 'Évora' });
  const update = { name: 'N', company: 'Ístanbul', contact: '1' };
  expect((await server.admin.rest('PUT', `customers/${uniqueId}`, update)).status).toBe(200);
  expect(await found('customers?searchText=evora')).toEqual([]);
  expect((await found('customers?searchText=istanbul')).map((row) => row.uniqueId)).toEqual([uniqueId]);
  const { body } = await server.admin.rest('GET', `audit/changelog?entityName=Customer&primaryKey=${uniqueId}`);
  expect(JSON.stringify(body)).not.toMatch(/folded/i);
});

test('lists are in one order on both databases: accents stand with their letters', async () => {
  for (const company of ['zzz Étoile', 'zzz Eta', 'zzz etude', 'zzz Zebra', 'zzz eta 2'])
    await aCustomer(server, { company });
  const rows = await found('customers?searchText=zzz&sortBy=company');
  expect(rows.map(({ company }) => company)).toEqual(['zzz Eta', 'zzz eta 2', 'zzz Étoile', 'zzz etude', 'zzz Zebra']);
});

test('pattern characters are taken literally', async () => {
  const { id } = await aConsignment(server, {}, { receiver: '50%_off! Ltd' });
  await aConsignment(server, {}, { receiver: '50 off Ltd' });
  for (const text of ['50%', '50%_OFF!']) {
    expect((await found(`consignments?receiver=${encodeURIComponent(text)}`)).map((row) => row.id)).toEqual([id]);
  }
});

describe('search forms of rows that are written otherwise', () => {
  const unlike = async () => {
    const rows = await server.app.database.reader.getRepository(Consignment).find();
    return {
      checked: rows.length > 300,
      unlike: rows.filter(({ receiver, receiverFolded }) => receiverFolded !== fold(receiver)),
    };
  };

  test('are kept by the seeds', async () => {
    await inTransaction(server.app, (db, { clock }) =>
      seedConsignments(db.internal, {
        count: 300,
        seed: 3,
        today: clock.today(),
        now: clock.now(),
        timezone: 'Asia/Kolkata',
        days: 40,
      }),
    );
    expect(await unlike()).toEqual({ checked: true, unlike: [] });
  });

  test('are filled by the migration', async () => {
    const { writer } = server.app.database;
    await aConsignment(server, {}, { receiver: 'ÀÉÎ Übersee' });
    for (let done = migrations.length; done > migrations.indexOf(SearchForms1763785000000); done -= 1) {
      await writer.undoLastMigration({ transaction: 'each' });
    }
    await writer.runMigrations({ transaction: 'each' });
    expect(await unlike()).toEqual({ checked: true, unlike: [] });
    expect(await found('consignments?receiver=aei%20U')).toHaveLength(1);
  });
});
