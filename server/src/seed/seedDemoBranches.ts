import { In } from 'typeorm';
import type { App } from '../core/module/app.types';
import { firstBranchId } from '../db/schema/columns';
import { insertSeedRows } from '../db/write/seedRows';
import type { Writer } from '../db/write/writer';
import { firstRegistrationId } from '../domain/parties/branchFields';
import { builtInRoles } from '../domain/policy/roles';
import { gstinStateCode } from '../domain/tax/gstin';
import { addDays, firstOfFinancialYear, type DateOnly } from '../domain/values/dates';
import { fold } from '../domain/values/text';
import { company } from '../company';
import { ReceiptBook } from '../modules/bookings/consignments/books/receiptBook.entity';
import { Branch } from '../modules/parties/branches/branch.entity';
import { Registration } from '../modules/parties/branches/registration.entity';
import { Customer } from '../modules/parties/customers/customer.entity';
import { NumberSeries } from '../modules/parties/series/numberSeries.entity';
import { User } from '../modules/parties/users/user.entity';
import { Vendor } from '../modules/parties/vendors/vendor.entity';
import { cities } from './data/cities';
import { demoBranches, karnataka } from './data/demoBranches';
import { states } from './data/states';

/** A branch and its customers. */
export interface DemoPlace {
  branchId: number;
  registrationId: number;
  city: { id: number; name: string };
  senders: readonly number[];
}

const numbersInBook = 1_000;

/** A second branch, and a third one under a registration of its own, with its series; each has a receipt book. */
export async function seedDemoBranches(db: Writer, today: DateOnly): Promise<void> {
  const { gstin, ...place } = karnataka;
  const stateId = states.find(({ code }) => code === gstinStateCode(gstin))?.id ?? 0;
  const { validFrom } = company;
  const registration = { ...place, gstin, liveGstin: gstin, stateId, validFrom, closedOn: null, isDefault: false };
  await insertSeedRows(db, Registration, [registration]);
  await insertSeedRows(
    db,
    Branch,
    demoBranches.map(({ cities: _, manager: __, ...branch }) => ({
      ...branch,
      liveName: fold(branch.name),
      liveCode: branch.code,
      cityId: cityOf(branch.name).id,
      isActive: true,
    })),
  );
  const from = firstOfFinancialYear(addDays(today, -200));
  const series = [
    ['Invoice', '{BR}/{FY}/{n}'],
    ['CreditNote', '{BR}C/{FY}/{n}'],
    ['DebitNote', '{BR}D/{FY}/{n}'],
  ] as const;
  await insertSeedRows(
    db,
    NumberSeries,
    series.map(([kind, pattern]) => ({
      ...{ kind, pattern, width: 1, nextNumber: 1, validFrom: from },
      ...{ registrationId: karnataka.id, branchId: null },
      liveKey: `${kind} registration ${karnataka.id} ${from}`,
    })),
  );
  const ownCargo = await db.find(Vendor, { type: 'OwnCargo' });
  if (!ownCargo) return;
  await insertSeedRows(
    db,
    ReceiptBook,
    demoBranches.map(({ id, code }) => ({
      ...{ branchId: id, vendorId: ownCargo.id, prefix: code },
      ...{ fromNumber: 10_001, toNumber: 10_000 + numbersInBook },
    })),
  );
}

/** The demo's branches beside the first one, with the customers that are in their cities; none: they are not seeded. */
export async function demoPlaces(db: Writer): Promise<DemoPlace[]> {
  const branches = await db.findAll(Branch, { id: In(demoBranches.map(({ id }) => id)) });
  if (branches.length === 0) return [];
  const customers = await db.findAll(Customer, {});
  return demoBranches.map(({ id: branchId, name, registrationId, cities: own }) => {
    const cityIds = own.map((each) => cityOf(each).id);
    const senders = customers.filter(({ cityId }) => cityId !== null && cityIds.includes(cityId)).map(({ id }) => id);
    return { branchId, registrationId, city: cityOf(name), senders };
  });
}

/** Of the customer with that id. */
export const branchOfSender = (places: readonly DemoPlace[], senderId: number): number =>
  places.find(({ senders }) => senders.includes(senderId))?.branchId ?? firstBranchId;

/** One branch of each registration, the first one's first. */
export const oneOfEach = (places: readonly DemoPlace[]): readonly number[] => [
  firstBranchId,
  ...places.filter(({ registrationId }) => registrationId !== firstRegistrationId).map(({ branchId }) => branchId),
];

/** Its managers, who sign in as the member does, and come when all the others' work is there. */
export async function seedDemoManagers(db: Writer, app: App): Promise<void> {
  const member = await db.find(User, { emailAddress: app.config.memberEmail });
  if (!member) return;
  const { id: roleId } = builtInRoles.BranchManager;
  const { role, passwordHash, isActive, state } = member;
  await insertSeedRows(
    db,
    User,
    demoBranches.map(({ id: branchId, manager }) => ({
      ...manager,
      ...{ branchId, role, roleId, passwordHash, isActive, state, liveEmail: manager.emailAddress },
      ...{ imagePath: null, lastLoginDate: null, lastLogoutDate: null },
    })),
  );
}

function cityOf(name: string) {
  const found = cities.find((each) => each.name === name);
  if (!found) throw new RangeError(`${name} is not among the cities`);
  return { id: found.id, name };
}
