import type { VendorBillStatus } from '../enums';
import { NounPolicy, type Refusal } from './nounPolicy';

export const vendorBillPolicy = new NounPolicy({
  actions: {
    vendorBills: 'vendorBills:read',
    vendorBill: 'vendorBills:read',
    vendorBillLines: 'vendorBills:read',
    createVendorBill: 'vendorBills:write',
    matchVendorBill: 'vendorBills:write',
    decideLines: 'vendorBills:write',
    settleVendorBill: 'vendorBills:write',
    deleteVendorBill: 'vendorBills:write',
  },
  member: [],
});

export const vendorBillRefusal = {
  change: ({ status }: { status: VendorBillStatus }): Refusal => (status === 'Settled' ? 'Bill is settled' : null),
};
