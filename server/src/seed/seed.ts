import { IsNull, Not } from 'typeorm';
import type { App } from '../core/module/app.types';
import { demoPassword } from '../config';
import { backgroundReader } from '../core/observation/backgroundReader';
import type { Writer } from '../db/write/writer';
import { whenRefusedAgain } from '../db/startLock';
import { inTransaction } from '../db/write/transaction';
import { refuseUnfitPassword } from '../modules/parties/accounts/unfitPassword';
import { onlyLink } from '../modules/parties/accounts/links';
import { EwayLimit } from '../modules/bookings/eway/ewayLimit.entity';
import { company } from '../company';
import { gstinStateCode } from '../domain/tax/gstin';
import { addFirstPlaces } from '../modules/parties/branches/firstPlaces';
import { CompanyProfile } from '../modules/parties/company/companyProfile.entity';
import { City } from '../modules/parties/locations/city.entity';
import { State } from '../modules/parties/locations/state.entity';
import { User } from '../modules/parties/users/user.entity';
import { Vendor } from '../modules/parties/vendors/vendor.entity';
import { cities } from './data/cities';
import { couriers } from './data/couriers';
import { ewayLimits } from './data/ewayLimits';
import { states } from './data/states';
import { seedDemo } from './seedDemo';
import { insertSeedRows } from '../db/write/seedRows';
import { staff } from './staff';

type Timed = <T>(what: string, work: () => Promise<T>) => Promise<T>;

/** Seeds the database if it is empty. Returns the lines about signing in to print on the console. */
export async function seedWhenEmpty(app: App, timed: Timed): Promise<string[]> {
  const { config, database } = app;
  if (config.seed !== 'none' && (await database.writer.manager.count(User)) === 0) {
    await refuseWeakSeedPasswords(app);
    await timed('Seeding states, cities, couriers and the first admin', () =>
      whenRefusedAgain(() => inTransaction(app, seedBase)),
    );
    if (config.seed === 'demo')
      await timed('Seeding the demo', () => whenRefusedAgain(() => inTransaction(app, seedDemo)));
  }
  const signIns = config.seed === 'demo' && !config.production ? demoSignIns(app) : [];
  return [...signIns, ...(await firstActivation(app))];
}

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

/** While no user has a password, each start prints a new link for the first admin. */
async function firstActivation(app: App): Promise<string[]> {
  const { manager } = app.database.writer;
  if (await manager.existsBy(User, { passwordHash: Not(IsNull()), deletedOn: IsNull() })) return [];
  const [admin] = await manager.find(User, {
    where: { role: 'Admin', deletedOn: IsNull() },
    order: { id: 'ASC' },
    take: 1,
  });
  if (!admin) return [];
  const url = await inTransaction(app, (db) => onlyLink(db, app, admin, 'Activation'));
  return [`  ${admin.emailAddress} has no password yet; this link sets it, once and within 24 hours:`, `  ${url}`];
}

async function seedBase(db: Writer, app: App): Promise<void> {
  const stateIds = new Map(states.map((state) => [state.code, state.id]));
  await insertSeedRows(
    db,
    State,
    states.map((state) => ({ ...state, liveCode: state.code })),
  );
  await insertSeedRows(
    db,
    City,
    cities.map(({ id, name, pinCode, stateCode }) => ({ id, name, pinCode, stateId: stateIds.get(stateCode) ?? 0 })),
  );
  const profile = { ...company, stateId: stateIds.get(gstinStateCode(company.gstin)) ?? 0 };
  await insertSeedRows(db, CompanyProfile, [profile]);
  await addFirstPlaces(db, profile, company.city);
  await insertSeedRows(
    db,
    Vendor,
    couriers.map((vendor) => ({ ...vendor, lastActiveDate: null })),
  );
  await insertSeedRows(db, EwayLimit, ewayLimits);
  const { adminEmail, adminPassword } = app.config;
  await insertSeedRows(db, User, [await staff('Asha', 'Nair', 'Female', 'Admin', adminEmail, adminPassword)]);
}

function demoSignIns({ config }: App): string[] {
  const shown = (password: string | null) => (password === demoPassword ? demoPassword : 'the password you set');
  return [
    `  Admin   ${config.adminEmail}   ${shown(config.adminPassword)}`,
    `  Member  ${config.memberEmail}   ${shown(config.memberPassword)}`,
  ];
}
