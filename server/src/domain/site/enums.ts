import { names } from '../values/fields';

export const EnquiryType = names('Contact', 'Quote');
export type EnquiryType = keyof typeof EnquiryType;

export const siteLabels = {
  EnquiryType: { Contact: 'Contact', Quote: 'Quote' } satisfies Record<EnquiryType, string>,
};
