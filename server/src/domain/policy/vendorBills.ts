import type { VendorBillStatus } from '../vendorBills/enums';
import { NounPolicy, type Refusal } from './nounPolicy';

export const vendorBillPolicy = new NounPolicy({
  group: "Vendors' bills",
  actions: {
    vendorBills: 'vendorBills:read',
    vendorBill: 'vendorBills:read',
    vendorBillLines: 'vendorBills:read',
    notBilled: 'vendorBills:read',
    billTolerance: 'vendorBills:read',
    payablesAgeing: 'vendorBills:read',
    createVendorBill: 'vendorBills:write',
    matchVendorBill: 'vendorBills:write',
    decideLines: 'vendorBills:write',
    settleVendorBill: 'vendorBills:write',
    deleteVendorBill: 'vendorBills:write',
    saveTolerance: 'vendorBills:write',
    correctVendorAmounts: 'vendorBills:write',
    mailDispute: 'vendorBills:write',
  },
  permissions: {
    'vendorBills:read': { label: "See vendors' bills", kind: 'read', member: false, ofCompany: true },
    'vendorBills:write': {
      label: "Enter, match, decide and settle vendors' bills",
      kind: 'write',
      member: false,
      ofCompany: true,
    },
  },
});

export const vendorBillRefusal = {
  mail: ({ claim }: { claim: number }): Refusal => (claim > 0 ? null : 'Nothing of the bill is claimed'),
  change: ({ status }: { status: VendorBillStatus }): Refusal => (status === 'Settled' ? 'Bill is settled' : null),
};
