import { randomUUID } from 'node:crypto';
import { IsNull, type EntityManager } from 'typeorm';
import { Consignment } from '../modules/bookings/consignments/consignment.entity';
import { ConsignmentHistory } from '../modules/bookings/consignments/history.entity';
import { Customer } from '../modules/parties/customers/customer.entity';
import { rebuildRollup } from '../modules/bookings/consignments/rollup/rebuildRollup';
import { City } from '../modules/parties/locations/city.entity';
import { User } from '../modules/parties/users/user.entity';
import { Vendor } from '../modules/parties/vendors/vendor.entity';
import { bulkTable, lastId } from './bulk';
import type { DemoBooks } from './demoBooks';
import { consignmentRows } from './consignmentRows';
import type { GeneratedConsignment } from './generatedConsignment';
import type { DemoPlace } from './seedDemoBranches';

export interface SeedOptions {
  count: number;
  seed: number;
  today: string;
  now: Date;
  timezone: string;
  days?: number;
  books?: DemoBooks;
  places?: readonly DemoPlace[];
  /** Called after each thousand rows. */
  progress?(count: number): void;
}

/** Inserts consignments with movements, then updates rollup and receipt book. */
export async function seedConsignments(db: EntityManager, options: SeedOptions): Promise<void> {
  const firstId = (await lastId(db, Consignment)) + 1;
  const consignments = bulkTable(db, Consignment);
  const histories = bulkTable(db, ConsignmentHistory);
  const [customers, vendors, cities, users] = await Promise.all([
    db.findBy(Customer, {}),
    db.findBy(Vendor, {}),
    db.findBy(City, {}),
    db.findBy(User, { deletedOn: IsNull() }),
  ]);
  let id = firstId;
  for (const row of consignmentRows({ ...options, customers, vendors, cities, users, firstNumber: firstId })) {
    await consignments.insert({ ...consignmentOf(row), id });
    for (const history of row.histories) {
      await histories.insert({
        ...history,
        consignmentId: id,
        uniqueId: randomUUID(),
        version: 1,
        createdById: history.internal ? null : row.createdById,
      });
    }
    id += 1;
    if ((id - firstId) % 1000 === 0) options.progress?.(id - firstId);
  }
  await consignments.flush();
  await histories.flush();
  await rebuildRollup(db);
  await skipReceipts(db, id - 1);
}

function consignmentOf(row: GeneratedConsignment) {
  return {
    ...row,
    uniqueId: randomUUID(),
    version: 1,
    updatedById: row.createdById,
    liveAwbNo: row.awbNo,
    autofillAwb: false,
    actualWeight: row.actualWeightGrams,
    chargeableWeight: row.chargeableWeightGrams,
    vendorAmount: row.vendorAmountPaise,
    customerAmount: row.customerAmountPaise,
    manifestId: null,
    invoiceId: null,
    commissionBillId: null,
    goodsValue: null,
    ewayBillNo: null,
    ewayBillDate: null,
    ewayExemptReason: null,
    insuranceAmount: row.isInsurance ? row.insuranceAmountPaise : null,
    insuranceCommission: row.isInsurance ? row.insuranceCommissionPaise : null,
    vppAmount: row.isVpp ? row.vppAmountPaise : null,
    vppCommission: row.isVpp ? row.vppCommissionPaise : null,
  };
}

/** The receipt book continues after the numbers used by the seed. */
async function skipReceipts(db: EntityManager, used: number): Promise<void> {
  await db.query("DELETE FROM serial WHERE name = 'receiptBook'");
  await db.query("INSERT INTO serial (name, value) VALUES ('receiptBook', ?)", [used]);
}
