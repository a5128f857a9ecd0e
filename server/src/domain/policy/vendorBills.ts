import type { VendorBillStatus } from '../vendorBills/enums';
import { NounPolicy, type Refusal } from './nounPolicy';

export const vendorBillPolicy = new NounPolicy({
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
  member: [],
});

export const vendorBillRefusal = {
  mail: ({ claim }: { claim: number }): Refusal => (claim > 0 ? null : 'Nothing of the bill is claimed'),
  change: ({ status }: { status: VendorBillStatus }): Refusal => (status === 'Settled' ? 'Bill is settled' : null),
};
