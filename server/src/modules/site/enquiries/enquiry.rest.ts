import { Enquiry } from './enquiry.entity';
import { one, route, rows } from '../../../core/module/route';
import { enquiries, resolveEnquiry, submitEnquiry } from './enquiry.service';

const shape = { without: ['updatedOn', 'deletedOn'] } as const;

export const enquiryRoutes = [
  route('GET', 'enquiries', { run: enquiries, answer: rows(Enquiry, shape) }),
  route('POST', 'enquiries', { run: submitEnquiry, answer: one(Enquiry, shape) }),
  route('PUT', 'enquiries/:uniqueId', { run: resolveEnquiry, answer: one(Enquiry, shape) }),
];
