import { defineModule, internalEntities } from '../../../core/module/module';
import { CustomerAccount } from './account/customerAccount.entity';
import { Customer } from './customer.entity';
import { customerRelations } from './customer.relations';
import { customerResolver } from './customer.resolver';
import { customerRoutes } from './customer.rest';

export const customers = defineModule({
  records: {
    Customer: {
      entity: Customer,
      listedBy: 'customers',
      visible: 'all',
      nameColumns: ['company'],
      cachedColumns: ['uniqueId', 'version', 'company', 'name', 'contact', 'address', 'gst', 'gstCategory'],
      relations: customerRelations,
    },
  },
  internalEntities: internalEntities(CustomerAccount),
  resolvers: [customerResolver],
  routes: customerRoutes,
});
