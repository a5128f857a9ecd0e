import { namesOf } from '../values/fields';

export const siteLabels = {
  EnquiryType: { Contact: 'Contact', Quote: 'Quote' },
};

export const EnquiryType = namesOf(siteLabels.EnquiryType);
export type EnquiryType = keyof typeof EnquiryType;
