/** Enumerations of vendors' bills, part of `domain/enums.ts`. */
import { namesOf } from '../values/fields';

export const vendorBillLabels = {
  VendorBillStatus: {
    Draft: 'Draft',
    Matched: 'Matched',
    Disputed: 'Disputed',
    Settled: 'Settled',
  },
  BillDecision: { Open: 'Open', Accepted: 'Accepted', Disputed: 'Disputed', Agreed: 'Agreed' },
  BillFinding: {
    Damaged: 'Damaged AWB',
    Duplicate: 'Twice on this bill',
    BilledBefore: 'Billed before',
    Unknown: 'Not booked',
    Deleted: 'Deleted',
    OtherVendor: 'Other vendor',
    Matched: 'Matched',
    Weight: 'Weight',
    Zone: 'Zone',
    Rate: 'Rate',
    Under: 'Under',
  },
};

/** Draft: its lines have not been compared yet. */
export const VendorBillStatus = namesOf(vendorBillLabels.VendorBillStatus);
export type VendorBillStatus = keyof typeof VendorBillStatus;

export const BillDecision = namesOf(vendorBillLabels.BillDecision);
export type BillDecision = keyof typeof BillDecision;

/** The first six end the matching of a line; the others say which part of its amount is not as expected. */
export const BillFinding = namesOf(vendorBillLabels.BillFinding);
export type BillFinding = keyof typeof BillFinding;
