import { computed, toOne, type Relations } from '../../../core/record/relations';
import { billDifferences, type BillCheck } from '../../../domain/vendorBills/billChecks';
import { formatRupees } from '../../../domain/values/money';
import { Consignment } from '../../bookings/consignments/consignment.entity';
import { ImportJob } from '../../bookings/imports/importJob.entity';
import { taxPercentByDay } from '../../system/settings/settingValues';
import type { VendorBill } from './vendorBill.entity';
import { findingsOf, type VendorBillLine } from './vendorBillLine.entity';

const says: Readonly<Record<BillCheck, string>> = {
  Lines: 'Taxable amount less the amounts of the lines',
  Total: 'Total less taxable amount and GST',
  Gst: 'GST less what is due on the taxable amount',
};

export const vendorBillRelations: Relations<VendorBill> = {
  importJob: toOne('importJobId', () => ImportJob),
  differences: {
    columns: ['billDate', 'taxable', 'gst', 'total', 'billed'],
    async read(db) {
      const taxPercentOf = await taxPercentByDay(db);
      return (bill) =>
        billDifferences(bill, [bill.billed], taxPercentOf(bill.billDate)).map(
          ({ check, difference }) => `${says[check]}: ${formatRupees(difference)}`,
        );
    },
  },
};

export const vendorBillLineRelations: Relations<VendorBillLine> = {
  consignmentUniqueId: {
    columns: ['consignmentId'],
    async read(db, rows) {
      const found = await db.byIds(
        Consignment,
        [...new Set(rows.flatMap(({ consignmentId }) => consignmentId ?? []))],
        ['uniqueId'],
      );
      return ({ consignmentId }) => found.get(consignmentId ?? 0)?.uniqueId ?? null;
    },
  },
  findings: computed(['findingNames'], findingsOf),
};
