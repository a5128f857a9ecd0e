/** Case 8 of the company: nothing that a company of its own is shown, prints, mails or files has a word of the demo's. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getNamedType, isRequiredArgument, Kind, parse, print, separateOperations, type DocumentNode } from 'graphql';
import { MailTemplate } from '../domain/enums';
import { restTable } from '../registry';
import { everyOperation } from '../testing/everyOperation';
import { buyerEmail, everyRecord, paperVariables, sendEveryMail, type Written } from '../testing/everyPaper';
import { everything } from '../testing/everything';
import { firstStart, ownAdmin, ownCompany, setUpAdmin, type FirstStart } from '../testing/firstStart';
import { mailsTo, textsOf } from '../testing/mailbox';
import type { Json } from '../testing/testServer';

/** What the demo calls itself and its people, and how they are reached. */
const demoWords = new RegExp(
  [
    'Waybill (Couriers|Express|Cargo)|Ballard Estate|Docklands|booked and tracked to the door',
    'Residency Road|Fergusson College Road|29AAPFU0939F',
    '27AAPFU0939F1ZV|AAPFU0939F|000105001818|SBIN0000300',
    '(22|20|80) 4000 \\d{4}|@waybill\\.test|www\\.waybill\\.test',
    'Asha|Nair\\b|Pawar|Kadam|Rohan Deshmukh|Sneha Gokhale|Harish Gowda',
  ].join('|'),
);

describe.each(['none', 'base'] as const)('case 8: of a company that was set up (SEED=%s)', (seed) => {
  let it: FirstStart;
  let written: Written;
  beforeAll(async () => {
    it = await firstStart(seed);
    await setUpAdmin(it);
    const saved = await it.server.admin.rest('PUT', 'companyprofiles/2023-01-01', ownCompany);
    expect(saved.body.errors).toEqual([]);
    written = await everyRecord(it.server);
  }, 120_000);
  afterAll(() => it.server.close());

  const expectOwn = (name: string, text: string) =>
    expect([name, demoWords.exec(text)?.[0]]).toEqual([name, undefined]);

  test('every paper', async () => {
    const papers = paperQueries();
    const variables = paperVariables(written);
    expect(Object.keys(variables).sort()).toEqual([...papers.keys()].sort());
    for (const [name, query] of papers) {
      const { data, errors } = await it.server.admin.graphql(query, variables[name] as Json);
      expect([name, errors]).toEqual([name, undefined]);
      expectOwn(name, JSON.stringify(data));
      if (name === 'CompanyOn') expect(data.companyProfile).toMatchObject({ tradeName: 'Deccan Parcels' });
    }
  });

  test('every mail', async () => {
    const sent = await sendEveryMail(it.server, written);
    await it.server.nobody.rest('POST', 'accountrecovery/forgetpassword', { emailAddress: ownAdmin.emailAddress });
    const mails = [];
    for (const to of new Set([...Object.values(sent).map(([address]) => address), ownAdmin.emailAddress]))
      mails.push(...(await mailsTo(it.server, to)));
    expect(mails.filter(({ to }) => to === buyerEmail)).toHaveLength(3);
    expect(mails).toHaveLength(Object.keys(MailTemplate).length + 1);
    for (const { subject, raw } of mails) {
      expect(textsOf(raw)).toContain('Deccan Parcels');
      expectOwn(subject, textsOf(raw));
    }
  });

  test('every answer of both APIs, and every file', async () => {
    const { id, uniqueId } = written.invoice;
    for (const path of [
      `invoices/einvoice?ids=${id}`,
      `gst/gstr1?month=${written.today.slice(0, 7)}`,
      `consignments/${written.consignment.uniqueId}`,
      `invoices/${uniqueId}`,
    ]) {
      const { status, body } = await it.server.admin.rest('GET', path);
      expect([path, status]).toEqual([path, 200]);
      expectOwn(path, JSON.stringify(body));
    }
    for (const [name, text] of await everyAnswer(it.server)) expectOwn(name, text);
    for (const path of ['/api/1.0/openapi.json', '/api/docs'])
      expectOwn(path, await (await fetch(`${it.server.origin}${path}`)).text());
  });

  test('every row of the database', async () => {
    const { connection } = it.server.app.database.writer.manager;
    const tables = connection.entityMetadatas.map(({ tableName }) => tableName);
    // Those of the whole country.
    for (const table of tables.filter((name) => name !== 'city' && name !== 'state'))
      expectOwn(table, JSON.stringify(await connection.query(`SELECT * FROM ${table}`)));
    const [{ n }] = (await connection.query('SELECT COUNT(*) AS n FROM consignment')) as [{ n: unknown }];
    expect(Number(n)).toBeGreaterThan(3);
  });
});

/** The queries of the web's papers, by their names, each with the fragments that it needs. */
function paperQueries(): ReadonlyMap<string, string> {
  const web = join(__dirname, '../../../web/src');
  const documents = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => ({ name, document: parse(readFileSync(join(web, name), 'utf8')) }));
  const whole: DocumentNode = {
    kind: Kind.DOCUMENT,
    definitions: documents.flatMap(({ document }) => document.definitions),
  };
  const ofPapers = new Set(
    documents
      .filter(({ name }) => name.startsWith('print'))
      .flatMap(({ document }) => document.definitions)
      .flatMap((each) => (each.kind === Kind.OPERATION_DEFINITION ? (each.name?.value ?? []) : [])),
  );
  return new Map(
    Object.entries(separateOperations(whole)).flatMap(([name, document]) =>
      ofPapers.has(name) ? [[name, print(document)] as const] : [],
    ),
  );
}

/** What every query of both APIs says that can be asked without naming anything but a record, a month or a day. */
async function everyAnswer({ admin: by }: FirstStart['server']): Promise<[name: string, text: string][]> {
  const answers: [string, string][] = [];
  for (const { kind, field } of everyOperation) {
    if (kind !== 'query' || field.args.some(isRequiredArgument)) continue;
    const query = `{ ${field.name} ${everything(getNamedType(field.type))} }`;
    const { data } = await by.graphql(query);
    if (data) answers.push([field.name, JSON.stringify(data)]);
  }
  const ofGraphql = answers.length;
  expect(ofGraphql).toBeGreaterThan(50);
  for (const { method, path, run } of restTable) {
    if (run.kind !== 'query' || method !== 'GET') continue;
    const [list = '', ...rest] = path.split('/:uniqueId');
    const { body: listed } = rest.length === 0 ? { body: null } : await by.rest('GET', list);
    const uniqueId: string = listed?.resultObject?.rows?.[0]?.uniqueId ?? listed?.resultObject?.[0]?.uniqueId ?? 'none';
    const address = path.replace('/:uniqueId', `/${uniqueId}`).replace(/:\w+/g, '2026-10');
    const { status, body } = await by.rest('GET', address);
    if (status === 200) answers.push([address, JSON.stringify(body)]);
  }
  expect(answers.length - ofGraphql).toBeGreaterThan(50);
  return answers;
}
