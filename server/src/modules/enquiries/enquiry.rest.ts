import { one, route, rows } from '../../core/route';
import { enquiries, resolveEnquiry, submitEnquiry } from './enquiry.service';

const shape = '{ id uniqueId version enquiryType name email message isResolved resolution createdOn }';

export const enquiryRoutes = [
  route('GET', 'enquiries', { run: enquiries, answer: rows('Enquiry', shape) }),
  route('POST', 'enquiries', { run: submitEnquiry, answer: one('Enquiry', shape) }),
  route('PUT', 'enquiries/:uniqueId', { run: resolveEnquiry, answer: one('Enquiry', shape) }),
];
