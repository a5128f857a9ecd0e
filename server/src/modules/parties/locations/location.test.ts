import { refused } from '../../../testing/answers';
import { aCity, aConsignment, anIncomingManifest, aState, aVendor, unused } from '../../../testing/factories';
import { startTestServer, type RestAnswer, type TestServer } from '../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const names = ({ body }: RestAnswer) => body.resultObject.map((row: { name: string }) => row.name);

describe('states', () => {
  test('a member adds, renames and deletes a state; its code is free again after', async () => {
    const { data } = await server.member.graphql(
      'mutation($input: CreateStateInput!) { createState(input: $input) { uniqueId version name code } }',
      { input: { name: ' Vidarbha ', code: 'vd' } },
    );
    expect(data.createState).toMatchObject({ version: 1, name: 'Vidarbha', code: 'VD' });
    const path = `states/${data.createState.uniqueId}`;
    expect(
      (await server.member.rest('PUT', path, { name: 'Vidarbha East', code: 'VE' })).body.resultObject,
    ).toMatchObject({ name: 'Vidarbha East', code: 'VE', version: 2 });
    expect(names(await server.member.rest('GET', 'states'))).toContain('Vidarbha East');
    expect((await server.member.rest('DELETE', path)).status).toBe(200);
    expect(names(await server.member.rest('GET', 'states'))).not.toContain('Vidarbha East');
    expect(await server.member.rest('DELETE', path)).toMatchObject(refused(404, 'State not found'));
    expect((await server.member.rest('POST', 'states', { name: 'Again', code: 'VE' })).status).toBe(200);
  });

  test('name and code are required, and no two live states share a code', async () => {
    expect((await server.member.rest('POST', 'states', {})).body.errors).toEqual([
      'Enter state name',
      'Enter state code',
    ]);
    expect((await server.member.rest('POST', 'states', { name: 'X', code: 'A-1' })).body.errors).toEqual([
      'State code takes letters and digits (at most 10)',
    ]);
    const taken = refused(409, 'State code 27 is already taken');
    expect(await server.member.rest('POST', 'states', { name: 'Another Maharashtra', code: '27' })).toMatchObject(
      taken,
    );
    const { uniqueId } = await aState(server);
    expect(await server.member.rest('PUT', `states/${uniqueId}`, { name: 'Other', code: '27' })).toMatchObject(taken);
  });

  test('the GST code of a state stays, its name may change', async () => {
    const all = (await server.member.rest('GET', 'states')).body.resultObject;
    const goa = all.find(({ name }: { name: string }) => name === 'Goa');
    const path = `states/${goa.uniqueId}`;
    const text = '30 is the GST code of Goa, and stays';
    expect(await server.member.rest('PUT', path, { name: 'Goa', code: '31X' })).toMatchObject(refused(409, text));
    expect((await server.member.rest('PUT', path, { name: 'Goa State', code: '30' })).status).toBe(200);
  });

  test('of two clerks who add the same code at once, one is refused', async () => {
    const code = `R${unused()}`;
    const add = (name: string) => server.member.rest('POST', 'states', { name, code });
    const answers = await Promise.all(['One', 'Two', 'Three'].map(add));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test('a state with cities stays', async () => {
    const state = await aState(server);
    const city = await aCity(server, { stateId: state.id });
    expect(await server.member.rest('DELETE', `states/${state.uniqueId}`)).toMatchObject(
      refused(409, 'State has cities'),
    );
    await server.member.rest('DELETE', `cities/${city.uniqueId}`);
    expect((await server.member.rest('DELETE', `states/${state.uniqueId}`)).status).toBe(200);
  });
});

describe('cities', () => {
  test('a city is added with a PIN code, as text or as number, and found by the code of its state', async () => {
    const state = await aState(server);
    for (const [name, pinCode] of [
      ['Nagpur Road', 441001],
      ['Amravati Road', '444601'],
    ]) {
      const { body } = await server.member.rest('POST', 'cities', { name, pinCode, stateId: state.id });
      expect(body.resultObject).toMatchObject({ name, pinCode: String(pinCode), stateId: state.id });
    }
    expect(names(await server.member.rest('GET', `cities?stateCode=${state.code.toLowerCase()}`))).toEqual([
      'Amravati Road',
      'Nagpur Road',
    ]);
    const all = await server.member.rest('GET', 'cities');
    expect(all.body.rowCount).toBe(all.body.resultObject.length);
    expect(names(all)).toEqual(expect.arrayContaining(['Nagpur Road', 'Amravati Road']));
    expect((await server.member.rest('GET', 'cities?stateCode=NOWHERE')).body).toMatchObject({
      resultObject: [],
      rowCount: 0,
    });
  });

  test('the list brings each city with its state', async () => {
    const state = await aState(server);
    await aCity(server, { stateId: state.id });
    const { data } = await server.member.graphql(
      `query($code: [String!]) {
        cities(search: { stateCode: $code, sortBy: "state" }) { rowCount rows { stateId state { code } } }
      }`,
      { code: [state.code] },
    );
    expect(data.cities).toEqual({ rowCount: 1, rows: [{ stateId: state.id, state: { code: state.code } }] });
  });

  test('name and a PIN code of six digits are required', async () => {
    expect((await server.member.rest('POST', 'cities', {})).body.errors).toEqual([
      'Enter city name',
      'Enter city pincode',
      'Select state',
    ]);
    for (const pinCode of ['40001', '4000011', '40000A', 40001]) {
      expect((await server.member.rest('POST', 'cities', { name: 'X', pinCode, stateId: 1 })).body.errors).toEqual([
        'Enter city pincode',
      ]);
    }
    expect(
      (await server.member.rest('POST', 'cities', { name: 'X', pinCode: '400001', stateId: 999_999 })).body.errors,
    ).toEqual(['State not found']);
  });

  test('a city changes its name and PIN code, not its state', async () => {
    const city = await aCity(server);
    const path = `cities/${city.uniqueId}`;
    expect(
      (await server.member.rest('PUT', path, { name: 'New name', pinCode: '400002' })).body.resultObject,
    ).toMatchObject({ name: 'New name', pinCode: '400002', version: 2 });
    expect(
      (await server.member.rest('PUT', path, { name: 'New name', pinCode: '400002', stateId: 1 })).body.errors,
    ).toEqual(['Unknown field stateId']);
  });

  test('a city that consignments, vendors or manifests name stays, and so does the home city', async () => {
    const inUse = (what: string) => refused(409, `City has ${what}`);
    const delivered = await aCity(server);
    await aConsignment(server, {}, { deliveryCityId: delivered.id });
    expect(await server.member.rest('DELETE', `cities/${delivered.uniqueId}`)).toMatchObject(inUse('consignments'));
    const booked = await aCity(server);
    await aConsignment(server, {}, { bookingCityId: booked.id });
    expect(await server.member.rest('DELETE', `cities/${booked.uniqueId}`)).toMatchObject(inUse('consignments'));
    const office = await aCity(server);
    await aVendor(server, { cityId: office.id });
    expect(await server.member.rest('DELETE', `cities/${office.uniqueId}`)).toMatchObject(inUse('vendors'));
    for (const field of ['bookingCityId', 'deliveryCityId']) {
      const stop = await aCity(server);
      await anIncomingManifest(server, { [field]: stop.id });
      expect(await server.member.rest('DELETE', `cities/${stop.uniqueId}`)).toMatchObject(inUse('manifests'));
    }
    expect(await server.member.rest('DELETE', 'cities/64')).toMatchObject(
      refused(409, 'The home city cannot be deleted'),
    );
  });
});
