import { defineModule } from '../../../core/module/module';
import { Vendor } from './vendor.entity';
import { vendorResolver } from './vendor.resolver';
import { vendorRoutes } from './vendor.rest';

export const vendors = defineModule({
  records: {
    Vendor: {
      entity: Vendor,
      listedBy: 'vendors',
      visible: 'all',
      nameColumns: ['name'],
      cachedColumns: [
        'uniqueId',
        'version',
        'name',
        'contactPerson',
        'contactNumber',
        'gst',
        'panNo',
        'url',
        'type',
        'selfDelivery',
        'cityId',
      ],
    },
  },
  resolvers: [vendorResolver],
  routes: vendorRoutes,
});
