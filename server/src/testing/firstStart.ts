/** A server on a database that nobody has set up, and the way into use. */
import { openApp } from '../app';
import { readConfig, type Config } from '../config';
import { systemClock, type Clock } from '../core/module/clock';
import { buildHttp } from '../api/http/server';
import { seedWhenEmpty } from '../seed/seed';
import { gstinWithCheckDigit } from '../domain/tax/gstin';
import { createFromTemplate } from './templateDatabase';
import { clientOf, freshDatabase, unhurried, type Client, type TestServer } from './testServer';

export interface FirstStart {
  /** `admin` and `member` are nobody until `setUpAdmin`. */
  server: TestServer;
  /** What the start prints about signing in; what the next one would print. */
  printed: readonly string[];
  printAgain: () => Promise<string[]>;
}

export const ownAdmin = { firstName: 'Kavita', lastName: 'Joshi', emailAddress: 'kavita@deccan.example' };
export const ownAdminPassword = 'monsoon ledger 41';

export async function firstStart(seed: Config['seed'], given: Partial<Config> = {}): Promise<FirstStart> {
  const place = await freshDatabase(createFromTemplate);
  const settings = { JWT_SECRET: 'a secret for the tests, long enough to be one', DATA_DIR: place.dataDir, SEED: seed };
  const config: Config = {
    ...readConfig({ ...settings, LOG_LEVEL: 'silent', APP_URL: 'https://office.deccan.example', ...unhurried }),
    databaseUrl: place.databaseUrl,
    ...given,
  };
  let fixed: Date | null = null;
  const real = systemClock(config.timezone);
  const clock: Clock = { now: () => fixed ?? real.now(), today: () => real.today(fixed ?? undefined) };
  const app = await openApp(config, clock);
  await app.database.migrate();
  const printAgain = () => seedWhenEmpty(app, (_, work) => work());
  const printed = await printAgain();
  const http = await buildHttp(app, { logLevel: config.logLevel });
  const origin = await http.listen({ port: 0, host: '127.0.0.1' });
  const nobody = clientOf(origin, null);
  const signIn = async (emailAddress: string, password = ownAdminPassword): Promise<Client> => {
    const { body } = await nobody.rest('POST', 'account/authenticate', { emailAddress, password });
    return clientOf(origin, body.resultObject.token);
  };
  const server: TestServer = {
    ...{ app, http, origin, signIn, nobody, admin: nobody, member: nobody },
    setNow: (now) => {
      fixed = now;
    },
    close: async () => {
      await http.close();
      await app.close();
      await place.drop();
    },
  };
  return { server, printed, printAgain };
}

/** The secret of the link among what a start prints. */
export const secretIn = (printed: readonly string[]): string =>
  /^ {2}https:\/\/office\.deccan\.example\/setup#(\S{43})$/m.exec(printed.join('\n'))?.[1] ?? 'none';

/** Makes the first admin, who is from then on `server.admin`, and `server.member` too. */
export async function setUpAdmin({ server, printed }: FirstStart): Promise<void> {
  const body = { ...ownAdmin, password: ownAdminPassword, secret: secretIn(printed) };
  const answer = await server.nobody.rest('POST', 'setup/admin', body);
  if (answer.status !== 200) throw new Error(answer.body.errors.join(', '));
  server.admin = await server.signIn(ownAdmin.emailAddress);
  server.member = server.admin;
}

/** A company of which nothing is like the demo's. */
export const ownCompany = {
  legalName: 'Deccan Parcels LLP',
  tradeName: 'Deccan Parcels',
  tagline: null,
  addressLines: '7 Laxmi Road\nSadashiv Peth',
  city: 'Pune',
  pinCode: '411030',
  phone: '+91 20 2444 7000',
  email: 'office@deccan.example',
  website: null,
  gstin: gstinWithCheckDigit('27ABCFD1234E1Z'),
  sac: '996812',
  homeCityId: '64',
};
