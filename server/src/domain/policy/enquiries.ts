import { NounPolicy, type Refusal } from './nounPolicy';

export const enquiryPolicy = new NounPolicy({
  group: 'Website',
  actions: {
    submitEnquiry: 'public',
    enquiries: 'enquiries:read',
    resolveEnquiry: 'enquiries:resolve',
  },
  permissions: {
    'enquiries:read': { label: 'See enquiries', kind: 'read', member: false },
    'enquiries:resolve': { label: 'Resolve enquiries', kind: 'write', member: false },
  },
});

export const enquiryRefusal = {
  resolve: (enquiry: { isResolved: boolean }): Refusal => (enquiry.isResolved ? 'Enquiry is already resolved' : null),
};
