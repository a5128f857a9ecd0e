import { defineModule } from '../../core/module';
import { Customer } from './customer.entity';
import { CustomerResolver } from './customer.resolver';
import { customerRoutes } from './customer.rest';

export const customers = defineModule({
  records: {
    Customer: {
      entity: Customer,
      listedBy: 'customers',
      nameColumns: ['company'],
      cachedColumns: ['uniqueId', 'version', 'company', 'name', 'contact', 'address', 'gst'],
    },
  },
  resolvers: [CustomerResolver],
  routes: customerRoutes,
});
