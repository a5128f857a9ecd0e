import { IsNull, Not } from 'typeorm';
import type { App } from '../core/module/app.types';
import { demoPassword } from '../config';
import type { SeedKind } from '../settings';
import { backgroundReader } from '../core/observation/backgroundReader';
import type { Writer } from '../db/write/writer';
import { whenRefusedAgain } from '../db/startLock';
import { inTransaction } from '../db/write/transaction';
import { refuseUnfitPassword } from '../modules/parties/accounts/unfitPassword';
import { onlyLink } from '../modules/parties/accounts/links';
import { onlySetUpLink } from '../modules/parties/accounts/setUpLinks';
import { State } from '../modules/parties/locations/state.entity';
import { User } from '../modules/parties/users/user.entity';
import { Vendor } from '../modules/parties/vendors/vendor.entity';
import { baseCouriers, couriers } from './data/couriers';
import { insertReferenceData } from './referenceData';
import { seedDemo } from './seedDemo';
import { seedDemoCompany } from './seedDemoCompany';
import { insertSeedRows } from '../db/write/seedRows';
import { staff } from './staff';

type Timed = <T>(what: string, work: () => Promise<T>) => Promise<T>;

/** Seeds the database if it is empty. Returns the lines about signing in to print on the console. */
export async function seedWhenEmpty(app: App, timed: Timed): Promise<string[]> {
  const { config, database } = app;
  const { manager } = database.writer;
  // A database that others have filled is left alone, and so is one that is being set up.
  if ((await manager.count(User)) === 0 && (await manager.count(State)) === 0) {
    if (config.seed !== 'none') await refuseWeakSeedPasswords(app);
    await timed(`Seeding ${seeded[config.seed]}`, () => whenRefusedAgain(() => inTransaction(app, seedFirst)));
    if (config.seed === 'demo')
      await timed('Seeding the demo', () => whenRefusedAgain(() => inTransaction(app, seedDemo)));
  }
  const signIns = config.seed === 'demo' && !config.production ? demoSignIns(app) : [];
  return [...signIns, ...(await firstLink(app))];
}

const seeded: Record<SeedKind, string> = {
  demo: 'states, cities, couriers and the first admin',
  base: 'states, cities and couriers',
  none: 'states and cities',
};

/** The demo's own password, which everybody knows, is taken where the demo is. */
async function refuseWeakSeedPasswords(app: App): Promise<void> {
  const { config } = app;
  const { adminPassword, memberPassword, production } = config;
  const given = [
    ['ADMIN_PASSWORD', adminPassword, config.adminEmail],
    ['MEMBER_PASSWORD', config.seed === 'demo' ? memberPassword : null, config.memberEmail],
  ] as const;
  for (const [name, password, emailAddress] of given) {
    if (password === null || (password === demoPassword && !production)) continue;
    await refuseUnfitPassword(backgroundReader(app), password, { firstName: '', lastName: '', emailAddress }).catch(
      (error: unknown) => {
        throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      },
    );
  }
}

/** While nobody can sign in, each start prints a new link: for the first admin, or to make one. */
async function firstLink(app: App): Promise<string[]> {
  const { manager } = app.database.writer;
  if (await manager.existsBy(User, { passwordHash: Not(IsNull()), deletedOn: IsNull() })) return [];
  const [admin] = await manager.find(User, {
    where: { role: 'Admin', deletedOn: IsNull() },
    order: { id: 'ASC' },
    take: 1,
  });
  if (!admin) {
    const url = await inTransaction(app, (db) => onlySetUpLink(db, app));
    return ['  Open this link to set up your company; it can be used once, within 24 hours:', `  ${url}`];
  }
  const url = await inTransaction(app, (db) => onlyLink(db, app, admin, 'Activation'));
  return [`  ${admin.emailAddress} has no password yet; this link sets it, once and within 24 hours:`, `  ${url}`];
}

/** What holds for every company; that of the demo beside it; and an admin whose password is given. */
export async function seedFirst(db: Writer, app: Pick<App, 'config'>): Promise<void> {
  const { seed, adminEmail, adminPassword } = app.config;
  await insertReferenceData(db);
  if (seed === 'demo') await seedDemoCompany(db);
  const vendors = { demo: couriers, base: baseCouriers, none: [] }[seed];
  await insertSeedRows(
    db,
    Vendor,
    vendors.map((vendor) => ({ ...vendor, lastActiveDate: null })),
  );
  if (seed === 'demo' || (seed === 'base' && adminPassword !== null)) {
    const [firstName, lastName] = seed === 'demo' ? ['Asha', 'Nair'] : ['First', 'Admin'];
    await insertSeedRows(db, User, [await staff(firstName, lastName, 'Female', 'Admin', adminEmail, adminPassword)]);
  }
}

function demoSignIns({ config }: App): string[] {
  const shown = (password: string | null) => (password === demoPassword ? demoPassword : 'the password you set');
  return [
    `  Admin   ${config.adminEmail}   ${shown(config.adminPassword)}`,
    `  Member  ${config.memberEmail}   ${shown(config.memberPassword)}`,
  ];
}
