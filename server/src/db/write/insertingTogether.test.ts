import { badInput } from '../../domain/rules/errors';
import { Customer } from '../../modules/parties/customers/customer.entity';
import { newCustomer } from '../../testing/newCustomer';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { observeStatements } from '../read/statements';
import { inTransaction } from './transaction';
import type { Writer } from './writer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const add = async (db: Writer, company: string) =>
  (await db.insertSoon<[Customer]>([{ entity: Customer, values: newCustomer(company) }]))[0];

const companies = async () =>
  (await server.app.database.reader.query("SELECT company FROM customer WHERE company LIKE 'T %' ORDER BY id")).map(
    ({ company }: Customer) => company,
  );

test('outside of it a record is inserted at once, within it at its end, with few statements', async () => {
  const sent: string[] = [];
  await inTransaction(server.app, async (db) => {
    expect((await add(db, 'T at once')).id).toBeGreaterThan(0);
    await observeStatements({ statement: (sql) => void sent.push(sql) }, async () => {
      const added = await db.insertingTogether(async () => {
        const waiting: Customer[] = [];
        for (let at = 0; at < 20; at += 1) waiting.push(await add(db, `T ${at}`));
        expect(sent).toEqual([]);
        expect(waiting[0]?.id).toBeUndefined();
        return waiting;
      });
      expect(new Set(added.map(({ id }) => id)).size).toBe(20);
      expect(added.every(({ id }) => id > 0)).toBe(true);
    });
    expect(sent).toHaveLength(2);
  });
  expect(await companies()).toEqual(['T at once', ...Array.from({ length: 20 }, (_, at) => `T ${at}`)]);
});

test('each has its own remark in the change log, also what follows it and needs its id', async () => {
  await inTransaction(server.app, async (db) => {
    await db.insertingTogether(async () => {
      for (const row of [2, 3])
        await db.remarked(`row ${row}`, async () => {
          const first = await add(db, `T remarked ${row}`);
          await db.insertAfter(Customer, () => newCustomer(`T after ${first.id}`));
        });
    });
  });
  const logged: { changes: string; remark: string }[] = await server.app.database.reader.query(
    "SELECT changes, remark FROM change_record WHERE remark LIKE 'row %' ORDER BY id",
  );
  const ids = (
    await server.app.database.reader.query("SELECT id FROM customer WHERE company LIKE 'T remarked%' ORDER BY id")
  ).map(({ id }: Customer) => Number(id));
  expect(logged.map(({ changes, remark }) => [/"(T [^"]*)"/.exec(changes)?.[1], remark])).toEqual([
    ['T remarked 2', 'row 2'],
    ['T remarked 3', 'row 3'],
    [`T after ${ids[0]}`, 'row 2'],
    [`T after ${ids[1]}`, 'row 3'],
  ]);
});

test('what is refused within it is not inserted at its end', async () => {
  await inTransaction(server.app, async (db) => {
    await db.insertingTogether(async () => {
      await add(db, 'T kept');
      const refused = db.undoIfRefused(async () => {
        await add(db, 'T undone');
        throw badInput('Refused');
      });
      await expect(refused).rejects.toThrow('Refused');
    });
    const wholly = db.undoIfRefused(() =>
      db.insertingTogether(async () => {
        await add(db, 'T undone wholly');
        throw badInput('Refused');
      }),
    );
    await expect(wholly).rejects.toThrow('Refused');
  });
  expect((await companies()).filter((company: string) => /kept|undone/.test(company))).toEqual(['T kept']);
});
