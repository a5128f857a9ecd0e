import { listNeed, type Need } from '../../../core/module/need';
import { enquiryList } from './enquiry.list';

export const enquiryNeeds: readonly Need[] = [
  listNeed('UnresolvedEnquiries', enquiryList, () => ({ isResolved: false })),
];
