import { NounPolicy, type Refusal } from './nounPolicy';

export const enquiryPolicy = new NounPolicy({
  actions: {
    submitEnquiry: 'public',
    enquiries: 'enquiries:read',
    resolveEnquiry: 'enquiries:resolve',
  },
  member: [],
});

export const enquiryRefusal = {
  resolve: (enquiry: { isResolved: boolean }): Refusal => (enquiry.isResolved ? 'Enquiry is already resolved' : null),
};
