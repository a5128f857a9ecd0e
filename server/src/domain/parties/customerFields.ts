/** What is typed of a customer, in the order of an import's columns. */
import type { ImportedFields } from '../imports/importField';
import { GstCategory } from './enums';

export const customerFields = {
  name: { type: 'text', label: 'Name', maxLength: 120, required: 'Please enter name', example: 'Ramesh Mehta' },
  company: {
    type: 'text',
    label: 'Company',
    name: 'Company name',
    maxLength: 160,
    required: 'Please enter company name',
    example: 'Mehta Traders',
  },
  contact: {
    type: 'number text',
    label: 'Contact Number',
    name: 'Contact number',
    maxLength: 40,
    required: 'Please enter contact number',
    example: '98200 12345',
  },
  gst: { type: 'text', label: 'GSTIN', maxLength: 15, hasFormat: true, example: '27ABCDE1234F1Z0' },
  address: { type: 'text', label: 'Address', maxLength: 300, multiLine: true, example: '12 Kalbadevi Road, Mumbai' },
  // Files of customers are from older programs, which know none of these.
  email: { type: 'text', label: 'Email', maxLength: 190, example: null },
  cityId: { type: 'city', label: 'City', example: null },
  pinCode: { type: 'text', label: 'PIN Code', maxLength: 6, hasFormat: true, example: null },
  gstCategory: { type: 'GstCategory', members: GstCategory, label: 'GST Category', example: null },
} as const satisfies ImportedFields;
