import {
  getNamedType,
  getNullableType,
  GraphQLInputObjectType,
  isInputObjectType,
  isLeafType,
  isNonNullType,
  type GraphQLInputType,
} from 'graphql';
import { mayDoInField } from '../../domain/policy';
import type { Action } from '../../domain/policy/permissions';
import { restTable } from '../../registry';
import { inputTypeName } from '../../api/graphql/schema';
import { aCustomer, bookingOf } from '../../testing/factories';
import { startTestServer, type TestServer } from '../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const isText = (type: GraphQLInputType) => ['String', 'ID'].includes(getNullableType(type).toString());
const bad = ['abcd\u0000efgh', 'abcd\u001befgh', 'abcd\u009fefgh', 'abcd\ud800efgh'];
/** Fields whose own rules restrict their characters; those messages take precedence. */
const byOwnRule = [
  'arn',
  'ewayBillNo',
  'email',
  'emailAddress',
  'gstin',
  'sac',
  'bankIfsc',
  'upiId',
  'logo',
  'signature',
  'awbNo',
  'pattern',
  'prefix',
  'clientScanId',
  'screen',
  'pinCode',
  'code',
  'contactNumber',
  'invoiceMonth',
  'month',
  'invoiceNumber',
  'gst',
  'panNo',
  'url',
  'manifestId',
  'fileHash',
  'placeOfSupply',
  'key',
  'cancelledAt',
  'pin',
  'token',
  'paidAs',
];
const words = (field: string) =>
  new RegExp(
    `^${field.replace(/([a-z])([A-Z])/g, '$1 $2')} must (not contain .*control characters|be valid Unicode text)$`,
    'i',
  );

/** Inputs of REST routes and mutations, with their text fields. */
const restTexts = () =>
  restTable
    // What the phone in the street sends, no user may send.
    .filter(({ upload, run }) => !upload && !mayDoInField(run.action))
    .flatMap((route) => {
      const type = server.app.schema.getType(inputTypeName(route.run.input as new () => object));
      const fields =
        type instanceof GraphQLInputObjectType
          ? Object.values(type.getFields()).filter((field) => isText(field.type))
          : [];
      return fields.map(({ name }) => ({ route, name }));
    });

describe('a text with characters that nobody types', () => {
  test('is refused by every call of the REST API that takes a text, by the name of its field', async () => {
    const texts = restTexts().filter(({ name }) => name !== 'sortBy');
    expect(texts.length).toBeGreaterThan(100);
    for (const [
      at,
      {
        route: { method, path, bodyAs },
        name,
      },
    ] of texts.entries()) {
      const text = bad[at % 3] ?? '';
      const isInPath = path.includes(`:${name}`);
      const other = (param: string) => (param === 'validFrom' ? '2026-04-01' : 'x');
      const filled = path.replace(/:(\w+)/g, (_, param: string) =>
        param === name ? encodeURIComponent(text) : other(param),
      );
      // The body of some calls is a bare list.
      const asQuery = method === 'GET' || method === 'DELETE' || bodyAs !== undefined;
      const url = asQuery && !isInPath ? `${filled}?${name}=${encodeURIComponent(text)}` : filled;
      const { status, body } = await server.admin.rest(
        method,
        url,
        asQuery ? undefined : isInPath ? {} : { [name]: text },
      );
      const isSaid = byOwnRule.includes(name) || body.errors.some((message) => words(name).test(message));
      expect({ method, path, name, status, errors: isSaid ? [] : body.errors }).toEqual({
        method,
        path,
        name,
        status: 400,
        errors: [],
      });
    }
  });

  test('is refused by every mutation', async () => {
    const mutations = Object.values(server.app.schema.getMutationType()?.getFields() ?? {});
    let asked = 0;
    for (const { name, args, type } of mutations) {
      const input = args.find((arg) => arg.name === 'input');
      const inputType = input && getNullableType(input.type);
      if (!isInputObjectType(inputType) || mayDoInField(name as Action)) continue;
      const fields = Object.values(inputType.getFields());
      for (const field of fields.filter((each) => isText(each.type))) {
        asked += 1;
        const required = Object.fromEntries(
          fields.filter((each) => isNonNullType(each.type)).map((each) => [each.name, isText(each.type) ? 'x' : true]),
        );
        const answer = isLeafType(getNamedType(type)) ? '' : '{ __typename }';
        const { errors } = await server.admin.graphql(
          `mutation($input: ${inputType.name}!) { ${name}(input: $input) ${answer} }`,
          { input: { ...required, [field.name]: bad[asked % bad.length] } },
        );
        expect([
          name,
          field.name,
          errors?.[0]?.extensions.code,
          Object.keys(errors?.[0]?.extensions.fields ?? {}).includes(field.name),
        ]).toEqual([name, field.name, 'BAD_USER_INPUT', true]);
      }
    }
    expect(asked).toBeGreaterThan(80);
  });

  test('is refused in a search', async () => {
    const { errors } = await server.member.graphql(
      'query($search: CustomerSearch!) { customers(search: $search) { rowCount } }',
      { search: { searchText: 'a\ud800' } },
    );
    expect(errors?.[0]?.extensions.messages).toEqual(['Search text must be valid Unicode text']);
  });

  test('may have lines where its field has several, and nowhere else', async () => {
    const address = '12, Link Road\n\tAndheri (W)\r\nMumbai';
    expect(await aCustomer(server, { address })).toMatchObject({ address });
    const create = (given: object) =>
      server.member.rest('POST', 'customers', { name: 'Farida', company: 'Lines', contact: '1', ...given });
    expect(await create({ address: 'a\u0007b' })).toMatchObject({
      status: 400,
      body: { errors: ['Address must not contain control characters'] },
    });
    expect(await create({ name: 'Fa\nrida', contact: '1\t2' })).toMatchObject({
      status: 400,
      body: {
        errors: [
          'Name must not contain line breaks, tabs or other control characters',
          'Contact must not contain line breaks, tabs or other control characters',
        ],
      },
    });
    expect(await create({ name: ' Farida\t\n' })).toMatchObject({
      status: 200,
      body: { resultObject: { name: 'Farida' } },
    });
  });

  test('that is whole is kept to the letter', async () => {
    const receiver = 'मीरा ट्रेडर्स 👩🏽‍💼 Ünïcode';
    const { body } = await server.member.rest('POST', 'consignments', await bookingOf(server, { receiver }));
    expect(body.resultObject.receiver).toBe(receiver);
  });
});
