import { defineModule } from '../../../core/module/module';
import { composeDispute } from './disputeMail';
import { seedDemoVendorBill } from './vendorBill.demo';
import { importOfVendorBills } from './vendorBill.import';
import { vendorBillNeeds } from './vendorBill.needs';
import { VendorBill } from './vendorBill.entity';
import { vendorBillLineRelations, vendorBillRelations } from './vendorBill.relations';
import { vendorBillResolver } from './vendorBill.resolver';
import { vendorBillRoutes } from './vendorBill.rest';
import { VendorBillLine } from './vendorBillLine.entity';
import { VendorTolerance } from './vendorTolerance.entity';

export const vendorbills = defineModule({
  records: {
    VendorBill: {
      entity: VendorBill,
      listedBy: 'vendorBills',
      visible: 'all',
      nameColumns: ['billNo'],
      relations: vendorBillRelations,
    },
    VendorBillLine: {
      entity: VendorBillLine,
      listedBy: 'vendorBills',
      visible: 'all',
      nameColumns: ['rawAwb'],
      relations: vendorBillLineRelations,
    },
    VendorTolerance: {
      entity: VendorTolerance,
      plural: 'vendor tolerances',
      listedBy: 'vendorBills',
      visible: 'all',
      nameColumns: ['vendorId'],
    },
  },
  hooks: { importOfVendorBills },
  resolvers: [vendorBillResolver],
  routes: vendorBillRoutes,
  needs: vendorBillNeeds,
  seedDemo: seedDemoVendorBill,
  mailComposers: { Dispute: composeDispute },
});
