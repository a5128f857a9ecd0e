import { defineModule } from '../../../core/module/module';
import { seedDemoEnquiries } from './enquiry.demo';
import { Enquiry } from './enquiry.entity';
import { enquiryNeeds } from './enquiry.needs';
import { enquiryResolver } from './enquiry.resolver';
import { enquiryRoutes } from './enquiry.rest';

export const enquiries = defineModule({
  records: {
    Enquiry: {
      entity: Enquiry,
      listedBy: 'enquiries',
      visible: 'all',
      nameColumns: ['name'],
    },
  },
  resolvers: [enquiryResolver],
  seedDemo: seedDemoEnquiries,
  routes: enquiryRoutes,
  needs: enquiryNeeds,
});
