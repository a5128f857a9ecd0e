/**
 * The embedded database of a new test server: migrated and seeded once by each worker, and copied from then on. A template
 * on MySQL or MariaDB is that of `templateDatabase.ts`.
 */
import { hash } from '@node-rs/argon2';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IsNull, Not } from 'typeorm';
import { openApp } from '../app';
import { demoPassword, type Config } from '../config';
import type { App } from '../core/module/app.types';
import type { Clock } from '../core/module/clock';
import { insertSeedRows } from '../db/write/seedRows';
import { inTransaction } from '../db/write/transaction';
import { User } from '../modules/parties/users/user.entity';
import { seedFirst, seedWhenEmpty } from '../seed/seed';
import { staff } from '../seed/staff';

const databaseFile = 'waybill.sqlite';

/** By what they are seeded with: the content of the database file. */
const seededFiles = new Map<string, Promise<Buffer>>();

export async function copySeededFile(config: Config, clock: Clock): Promise<void> {
  const key = `${config.seed} ${config.adminEmail} ${config.memberEmail} ${clock.today()}`;
  const content = seededFiles.get(key) ?? seededFile(config, clock);
  seededFiles.set(key, content);
  await writeFile(join(config.dataDir, databaseFile), await content);
}

async function seededFile(config: Config, clock: Clock): Promise<Buffer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'waybill-template-'));
  try {
    const app = await openApp({ ...config, dataDir }, clock);
    await app.database.migrate();
    await seedForTests(app);
    await app.close();
    return await readFile(join(dataDir, databaseFile));
  } finally {
    await rm(dataDir, { recursive: true });
  }
}

/**
 * An admin and a member beside the rows of the seed, with the demo's password in production too. Their passwords are cheap to
 * verify: argon2 is slow by design.
 */
export async function seedForTests(app: App): Promise<void> {
  const { seed, memberEmail } = app.config;
  // Its first rows alone, with the company of the demo, whose papers tests read.
  const demo = { ...app, config: { ...app.config, seed: 'demo' as const } };
  if (seed === 'base') await inTransaction(demo, (db) => seedFirst(db, demo));
  else await seedWhenEmpty({ ...app, config: { ...app.config, production: false } }, (_, work) => work());
  await inTransaction(app, async (db) => {
    // The demo has its own member.
    if (seed !== 'demo')
      await insertSeedRows(db, User, [await staff('Rohan', 'Deshmukh', 'Male', 'Member', memberEmail, demoPassword)]);
    const passwordHash = await hash(demoPassword, { memoryCost: 8, timeCost: 1 });
    await db.internal.update(User, { passwordHash: Not(IsNull()) }, { passwordHash });
  });
}
