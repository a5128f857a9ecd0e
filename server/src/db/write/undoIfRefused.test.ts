import { badInput } from '../../domain/rules/errors';
import { Customer } from '../../modules/parties/customers/customer.entity';
import { newCustomer } from '../../testing/newCustomer';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { inTransaction } from './transaction';
import type { Writer } from './writer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const add = (db: Writer, company: string) => db.insert(Customer, newCustomer(company));

const counts: string[][] = [];
const count = (_: Writer, values: readonly string[]) => {
  counts.push([...values]);
  return [];
};

test('refused work leaves no row, no change log and nothing collected; the transaction goes on', async () => {
  await inTransaction(server.app, async (db) => {
    db.collect(count, ['first']);
    await db.remarked('Import a.xlsx row 2', () => add(db, 'Kept before'));
    const refused = db.undoIfRefused(async () => {
      db.collect(count, ['undone']);
      await add(db, 'Undone');
      await db.undoIfRefused(() => add(db, 'Undone within'));
      throw badInput('Refused');
    });
    await expect(refused).rejects.toThrow('Refused');
    await db.undoIfRefused(() => add(db, 'Kept after'));
    db.collect(count, ['last']);
  });
  const { body } = await server.admin.rest('GET', 'customers?sortBy=company');
  expect(body.resultObject.map(({ company }: Customer) => company)).toEqual(['Kept after', 'Kept before']);
  expect(counts).toEqual([['first', 'last']]);
  const { reader } = server.app.database;
  const logged = await reader.query(
    "SELECT changes, remark FROM change_record WHERE entity_name = 'Customer' AND entries > 1 ORDER BY id",
  );
  expect(logged).toMatchObject([
    { changes: expect.stringContaining('["company",null,"Kept before"]'), remark: 'Import a.xlsx row 2' },
    { changes: expect.stringContaining('["company",null,"Kept after"]'), remark: null },
  ]);
});
