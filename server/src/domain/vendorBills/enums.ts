/** Enumerations of vendors' bills, part of `domain/enums.ts`. */
import { names } from '../values/fields';

/** Draft: its lines have not been compared yet. */
export const VendorBillStatus = names('Draft', 'Matched', 'Disputed', 'Settled');
export type VendorBillStatus = keyof typeof VendorBillStatus;

export const BillDecision = names('Open', 'Accepted', 'Disputed', 'Agreed');
export type BillDecision = keyof typeof BillDecision;

/** The first six end the matching of a line; the others say which part of its amount is not as expected. */
export const BillFinding = names(
  'Damaged',
  'Duplicate',
  'BilledBefore',
  'Unknown',
  'Deleted',
  'OtherVendor',
  'Matched',
  'Weight',
  'Zone',
  'Rate',
  'Under',
);
export type BillFinding = keyof typeof BillFinding;

export const vendorBillLabels = {
  VendorBillStatus: {
    Draft: 'Draft',
    Matched: 'Matched',
    Disputed: 'Disputed',
    Settled: 'Settled',
  } satisfies Record<VendorBillStatus, string>,
  BillDecision: { Open: 'Open', Accepted: 'Accepted', Disputed: 'Disputed', Agreed: 'Agreed' } satisfies Record<
    BillDecision,
    string
  >,
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
  } satisfies Record<BillFinding, string>,
};
