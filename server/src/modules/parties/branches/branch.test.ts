import { refused } from '../../../testing/answers';
import { databaseModel } from '../../../registry';
import { aBranch, aRegistration, gstinIn } from '../../../testing/branches';
import { aProfile } from '../../../testing/company';
import { bookingOf, unused } from '../../../testing/factories';
import { aUser, putOf, type MadeUser } from '../../../testing/people';
import { startTestServer, type Json, type TestServer } from '../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const post = (path: string, body: object) => server.admin.rest('POST', path, body);
const put = (path: string, body: object) => server.admin.rest('PUT', path, body);
const list = async (path: string): Promise<Json[]> => (await server.admin.rest('GET', path)).body.resultObject;
const registered = async (given: object = {}): Promise<Json> =>
  (await post('registrations', aRegistration(given))).body.resultObject;
const opened = async (given: object = {}): Promise<Json> => (await post('branches', aBranch(given))).body.resultObject;

describe('a company', () => {
  let fresh: TestServer;
  beforeAll(async () => {
    fresh = await startTestServer();
  });
  afterAll(() => fresh.close());
  const of = async (path: string) => (await fresh.admin.rest('GET', path)).body.resultObject;

  test('begins with one registration and one branch, those of its profile', async () => {
    const { gstin, legalName } = aProfile('2026-04-01') as Json;
    expect(await of('registrations')).toMatchObject([
      { id: 1, gstin, legalName, city: 'Mumbai', state: { code: '27' }, isDefault: true, closedOn: null },
    ]);
    expect(await of('branches')).toMatchObject([
      { id: 1, name: 'Mumbai', code: 'MUM', city: { id: 64 }, registration: { id: 1 }, isActive: true },
    ]);
  });

  test('case 9: of the release before gets both by its profile in force', async () => {
    const { writer } = fresh.app.database;
    const at = databaseModel.migrations.findIndex(({ name }) => name.startsWith('Branches'));
    for (let step = databaseModel.migrations.length; step > at; step -= 1)
      await writer.undoLastMigration({ transaction: 'each' });
    await writer.query("UPDATE company_profile SET valid_from = '2040-01-01'");
    await fresh.app.database.migrate();
    const { gstin, addressLines } = aProfile('2026-04-01') as Json;
    expect(await of('registrations')).toMatchObject([{ id: 1, gstin, addressLines, isDefault: true }]);
    expect(await of('branches')).toMatchObject([
      { id: 1, name: 'Mumbai', code: 'MUM', registration: { id: 1, gstin } },
    ]);
  });

  test('without any gets both with its first profile', async () => {
    for (const table of ['branch', 'registration', 'company_profile'])
      await fresh.app.database.writer.query(`DELETE FROM ${table}`);
    const nagpur = { name: 'Nagpur', pinCode: '440001', stateId: 27 };
    const { id } = (await fresh.admin.rest('POST', 'cities', nagpur)).body.resultObject;
    const { validFrom, ...profile } = aProfile('2026-04-01', { homeCityId: id });
    expect((await fresh.admin.rest('PUT', `companyprofiles/${validFrom}`, profile)).status).toBe(200);
    expect(await of('registrations')).toMatchObject([{ id: 1, isDefault: true, validFrom }]);
    expect(await of('branches')).toMatchObject([{ id: 1, name: 'Nagpur', code: 'NAG', city: { id } }]);
  });
});

describe('a registration', () => {
  test('takes its state from the GSTIN, in both APIs', async () => {
    const gstin = gstinIn('29', unused());
    const made = await registered({ gstin: ` ${gstin.toLowerCase()} `, addressLines: ' 12 MG Road \n\n Ashok Nagar ' });
    expect(made).toMatchObject({
      gstin,
      state: { code: '29' },
      addressLines: '12 MG Road\nAshok Nagar',
      address: ['12 MG Road', 'Ashok Nagar', 'Bengaluru 560001, Karnataka'],
      isDefault: false,
    });
    const { data } = await server.admin.graphql(
      `mutation ($input: SaveRegistrationInput!) { saveRegistration(input: $input) { gstin city version } }`,
      { input: { ...aRegistration({ gstin, city: 'Mysuru' }), uniqueId: made.uniqueId, version: 1 } },
    );
    expect(data.saveRegistration).toEqual({ gstin, city: 'Mysuru', version: 2 });
  });

  test('is unique, valid, and of the state of its PIN code', async () => {
    const { gstin } = await registered();
    expect(await post('registrations', aRegistration({ gstin }))).toMatchObject(
      refused(409, `Registration ${gstin} already exists`),
    );
    expect(await post('registrations', aRegistration({ gstin: `${gstin.slice(0, 14)}%` }))).toMatchObject(
      refused(400, 'Please enter valid GST number'),
    );
    expect(await post('registrations', aRegistration({ pinCode: '400001' }))).toMatchObject(
      refused(400, 'PIN code 400001 is not of Karnataka'),
    );
  });

  test('that is the default follows the profile in force, and is changed there alone', async () => {
    const [first] = await list('registrations?sortBy=validFrom');
    const words = 'The default registration is that of the company profile, which is changed under Company';
    expect(await put(`registrations/${first?.uniqueId}`, aRegistration())).toMatchObject(refused(409, words));
    const { validFrom, ...profile } = aProfile(server.app.clock.today(), { legalName: 'Waybill Express' });
    expect((await put(`companyprofiles/${validFrom}`, profile)).status).toBe(200);
    const later = aProfile('2040-01-01', { legalName: 'Waybill of later' });
    expect((await put('companyprofiles/2040-01-01', later)).status).toBe(200);
    const [followed] = (await list('registrations')).filter(({ isDefault }) => isDefault);
    expect(followed).toMatchObject({ id: first?.id, legalName: 'Waybill Express' });
    const { gstin } = await registered();
    const other = aProfile(server.app.clock.today(), { gstin, city: 'Bengaluru', pinCode: '560001' });
    expect(await put(`companyprofiles/${validFrom}`, other)).toMatchObject(
      refused(400, `Registration ${gstin} is not the default`),
    );
  });

  test('is closed once no open branch has it, then neither changed nor taken', async () => {
    const { id, gstin, uniqueId } = await registered();
    const branch = await opened({ registrationId: id });
    const close = (closedOn: string | null) => put(`registrations/${uniqueId}/close`, { closedOn });
    expect(await close('2026-12-01')).toMatchObject(
      refused(409, `Registration ${gstin} is that of branch ${branch.name}`),
    );
    await put(`branches/${branch.uniqueId}`, aBranch({ registrationId: id, isActive: false }));
    expect((await close('2026-12-01')).body.resultObject).toMatchObject({ closedOn: '2026-12-01' });
    expect(await put(`registrations/${uniqueId}`, aRegistration())).toMatchObject(
      refused(409, 'The registration is closed from 01-Dec-2026'),
    );
    expect(await post('branches', aBranch({ registrationId: id }))).toMatchObject(
      refused(409, `Registration ${gstin} is closed from 01-Dec-2026`),
    );
    expect((await close(null)).body.resultObject.closedOn).toBeNull();
    const [first] = (await list('registrations')).filter(({ isDefault }) => isDefault);
    expect(await put(`registrations/${first?.uniqueId}/close`, { closedOn: '2026-12-01' })).toMatchObject(
      refused(409, 'The default registration cannot be closed'),
    );
  });
});

describe('a branch', () => {
  test('has a code in capitals, and a name and a code of its own', async () => {
    const made = await opened({ code: ' pun ', name: 'Pune' });
    expect(made).toMatchObject({ code: 'PUN', name: 'Pune', city: { id: 64 }, registration: { id: 1 }, version: 1 });
    const other = aBranch({ name: ' PUNE ' }) as Json;
    expect(await post('branches', other)).toMatchObject(
      refused(409, `A branch named PUNE or ${other.code} already exists`),
    );
    expect((await post('branches', aBranch({ code: 'PUN' }))).status).toBe(409);
    expect(await post('branches', aBranch({ code: 'P' }))).toMatchObject(
      refused(400, 'Code has two to four letters and digits'),
    );
  });

  test('is listed to a member, who changes none', async () => {
    const { uniqueId, name } = await opened();
    const { body } = await server.member.rest('GET', 'branches');
    expect(body.resultObject).toContainEqual(expect.objectContaining({ uniqueId, name }));
    expect((await server.member.rest('PUT', `branches/${uniqueId}`, aBranch())).status).toBe(403);
    expect((await server.member.rest('GET', 'registrations')).status).toBe(403);
  });

  test('is closed once nothing of it is on its way and nobody works in it, and not the first', async () => {
    const branch = await opened();
    const close = () => put(`branches/${branch.uniqueId}`, aBranch({ name: branch.name, isActive: false }));
    const { client, user } = await aUser(server, { branchId: branch.id });
    const bookings = [];
    for (let at = 0; at < 2; at += 1) bookings.push(await client.rest('POST', 'consignments', await bookingOf(server)));
    const named = (what: string) => refused(409, `Branch ${branch.name} has ${what}`);
    expect(await close()).toMatchObject(named('2 undelivered consignments'));
    for (const { body } of bookings) await server.admin.rest('DELETE', `consignments/${body.resultObject.uniqueId}`);
    expect(await close()).toMatchObject(named('1 user'));
    const others: MadeUser = user;
    const moved = await put(`users/${user.uniqueId}`, { ...putOf(others), branchId: 1 });
    expect(moved.body.resultObject).toMatchObject({ branchId: 1 });
    expect((await close()).body.resultObject).toMatchObject({ isActive: false, version: 2 });
    expect(await put(`users/${user.uniqueId}`, { ...putOf(others), branchId: branch.id })).toMatchObject(
      refused(409, `Branch ${branch.name} is closed`),
    );
    const [first] = (await list('branches')).filter(({ id }) => id === 1);
    expect(await put(`branches/${first?.uniqueId}`, aBranch({ isActive: false }))).toMatchObject(
      refused(409, `Branch ${first?.name} takes what names no branch, and stays open`),
    );
  });
});
