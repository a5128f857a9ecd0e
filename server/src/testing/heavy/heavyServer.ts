import { randomUUID } from 'node:crypto';
import { openApp } from '../../app';
import { demoPassword, readConfig } from '../../config';
import type { Writer } from '../../db/write/writer';
import { inTransaction } from '../../db/write/transaction';
import { User } from '../../modules/parties/users/user.entity';
import { seedConsignments } from '../../seed/seedConsignments';
import { seedWhenEmpty } from '../../seed/seed';
import { spawnServer } from '../serverProcess';
import { clientOf, freshDatabase } from '../testServer';

const consignments = 5_500;
const longText = 'A remark as long as the field takes, written by somebody who means harm. '.repeat(7).slice(0, 500);

export interface HeavyServer {
  origin: string;
  pid: number;
  tokens: string[];
  isAlive(): boolean;
  printed(): string;
  stop(): Promise<void>;
}

/** A server process with little memory, long texts in its database and sessions of several users. */
export async function startHeavyServer({ users, heapMb }: { users: number; heapMb: number }): Promise<HeavyServer> {
  const place = await freshDatabase();
  const config = readConfig({ DATA_DIR: place.dataDir, SEED: 'demo' });
  const app = await openApp({ ...config, databaseUrl: place.databaseUrl });
  await app.database.migrate();
  await seedWhenEmpty(app, (_, work) => work());
  const emails = await inTransaction(app, async (db, { clock }) => {
    const today = clock.today();
    const now = clock.now();
    await seedConsignments(db.internal, {
      count: consignments,
      seed: 3,
      today,
      now,
      timezone: config.timezone,
      days: 60,
    });
    await db.internal.query('UPDATE consignment SET remark = ?', [longText]);
    return copiesOfMember(db, users, config.memberEmail);
  });
  await app.close();
  const limits = { USER_REQUESTS_AT_ONCE: '4', MAX_LAG_MS: '1000', NODE_OPTIONS: `--max-old-space-size=${heapMb}` };
  const server = spawnServer(place, limits);
  let isAlive = true;
  void server.ended.then(() => (isAlive = false));
  const origin = await server.origin;
  const tokens: string[] = [];
  for (const emailAddress of emails) {
    const body = { emailAddress, password: demoPassword };
    const answer = await clientOf(origin, null).rest('POST', 'account/authenticate', body);
    tokens.push(answer.body.resultObject.token);
  }
  const stop = async () => {
    server.signal('SIGKILL');
    await server.ended;
    await place.drop();
  };
  return { origin, pid: server.pid, tokens, isAlive: () => isAlive, printed: server.printed, stop };
}

async function copiesOfMember({ internal }: Writer, count: number, email: string): Promise<string[]> {
  const { id: _, ...member } = await internal.findOneByOrFail(User, { emailAddress: email });
  const emails = Array.from({ length: count }, (_each, at) => `member${at}@waybill.test`);
  await internal.insert(
    User,
    emails.map((emailAddress) => ({ ...member, uniqueId: randomUUID(), emailAddress, liveEmail: emailAddress })),
  );
  return emails;
}
