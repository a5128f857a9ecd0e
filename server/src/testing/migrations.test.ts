import { databaseModel } from '../registry';
import { startTestServer, type TestServer } from './testServer';

const { migrations } = databaseModel;

let server: TestServer;
beforeAll(async () => {
  // Nothing is seeded, so the only user serves as both admin and member.
  server = await startTestServer({ seed: 'none', adminEmail: 'member@waybill.test' });
});
afterAll(() => server.close());

async function tables(): Promise<string[]> {
  const { writer, embedded } = server.app.database;
  const rows: { name: string }[] = await writer.query(
    embedded
      ? "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
      : 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()',
  );
  return rows.map(({ name }) => name).sort();
}

/** Schema changes that TypeORM would make to match the entities. */
async function drift(): Promise<string[]> {
  const { upQueries } = await server.app.database.writer.driver.createSchemaBuilder().log();
  return upQueries.map(({ query }) => query);
}

describe('the migrations', () => {
  test('make exactly what the entities say', async () => {
    expect(await drift()).toEqual([]);
  });

  test('go all the way down and up again, and leave no drift', async () => {
    const { writer, embedded } = server.app.database;
    const before = await tables();
    for (let step = 0; step < migrations.length; step += 1) await writer.undoLastMigration({ transaction: 'each' });
    expect(await tables()).toEqual([
      'migration',
      'schema_migration',
      ...(embedded ? [] : ['schema_step']),
      'schema_version',
    ]);
    await server.app.database.migrate();
    expect(await tables()).toEqual(before);
    expect(await drift()).toEqual([]);
  });

  test('give users of an older database their state, and keep the links that were sent', async () => {
    const { writer } = server.app.database;
    const at = migrations.findIndex(({ name }) => name.startsWith('Invitations'));
    for (let step = migrations.length; step > at; step -= 1) await writer.undoLastMigration({ transaction: 'each' });
    const now = '2026-11-20 10:00:00.000';
    const aUser = (id: number, isActive: number, hash: string | null) =>
      writer.query(
        `INSERT INTO user (id, unique_id, version, created_on, first_name, last_name, email_address, gender, role, is_active, password_hash)
        VALUES (?, ?, 1, ?, 'A', 'B', 'a@b.test', 'Male', 'Member', ?, ?)`,
        [id, `u${id}`, now, isActive, hash],
      );
    for (const [id, isActive, hash] of [
      [901, 1, 'x'],
      [902, 0, null],
      [903, 0, null],
      [904, 0, 'x'],
    ] as const)
      await aUser(id, isActive, hash);
    for (const [id, purpose] of [
      [901, 'Reset'],
      [902, 'Activation'],
    ] as const) {
      await writer.query(
        'INSERT INTO account_link (user_id, purpose, secret_hash, created_on, expires_on) VALUES (?, ?, ?, ?, ?)',
        [id, purpose, `hash ${id}`, now, now],
      );
    }
    await writer.query(
      `INSERT INTO mail (message_id, topic, recipient, subject, text_body, created_on, good_until, due_on, attempts)
      VALUES ('<m@x>', 'account 902', 'a@b.test', 'S', 'the link', ?, ?, ?, 0)`,
      [now, now, now],
    );
    await server.app.database.migrate();
    expect(await writer.query('SELECT id, state FROM user WHERE id > 900 ORDER BY id')).toEqual([
      { id: 901, state: 'Active' },
      { id: 902, state: 'Invited' },
      { id: 903, state: 'Blocked' },
      { id: 904, state: 'Blocked' },
    ]);
    expect(await writer.query('SELECT user_id, secret_hash FROM access_link ORDER BY user_id')).toEqual([
      { user_id: 901, secret_hash: 'hash 901' },
      { user_id: 902, secret_hash: 'hash 902' },
    ]);
    expect(await writer.query('SELECT message_id, template, attempts FROM outgoing_mail')).toEqual([
      { message_id: '<m@x>', template: 'AccountLink', attempts: 0 },
    ]);
    expect(await drift()).toEqual([]);
  });

  test('stand in the order of their dates, each with a name of its own', () => {
    const dates = migrations.map(({ name }) => Number(/\d{13}$/.exec(name)?.[0]));
    expect(dates).toEqual([...new Set(dates)].sort((a, b) => a - b));
  });
});
