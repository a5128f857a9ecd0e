import { defineModule } from '../../core/module';
import { VendorBill } from './vendorBill.entity';
import { vendorBillLineRelations, vendorBillRelations } from './vendorBill.relations';
import { VendorBillResolver } from './vendorBill.resolver';
import { vendorBillRoutes } from './vendorBill.rest';
import { VendorBillLine } from './vendorBillLine.entity';

export const vendorbills = defineModule({
  records: {
    VendorBill: {
      entity: VendorBill,
      listedBy: 'vendorBills',
      nameColumns: ['billNo'],
      relations: vendorBillRelations,
    },
    VendorBillLine: {
      entity: VendorBillLine,
      listedBy: 'vendorBills',
      nameColumns: ['rawAwb'],
      relations: vendorBillLineRelations,
    },
  },
  resolvers: [VendorBillResolver],
  routes: vendorBillRoutes,
});
