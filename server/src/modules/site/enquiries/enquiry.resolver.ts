import { field, keyedField, resolver } from '../../../core/operation/resolver';
import { Enquiry } from './enquiry.entity';
import { EnquiryPage } from './enquiry.list';
import { enquiries, resolveEnquiry, submitEnquiry } from './enquiry.service';

export const enquiryResolver = resolver(
  field(enquiries, EnquiryPage),
  keyedField(submitEnquiry, Enquiry),
  field(resolveEnquiry, Enquiry),
);
