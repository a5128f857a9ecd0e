/** What is typed of a vendor. */
import { productTexts } from '../productTexts';
import type { DeclaredFields } from '../values/fields';

export const vendorFields = {
  cityId: { type: 'city', label: 'City', required: 'Please select city' },
  contactNumber: {
    type: 'text',
    label: 'Contact Number',
    name: 'Contact number',
    maxLength: 40,
    required: productTexts.contactNumberRequired,
  },
  contactPerson: {
    type: 'text',
    label: 'Contact Person',
    name: 'Contact person',
    maxLength: 120,
    required: productTexts.contactPersonRequired,
  },
  name: { type: 'text', label: 'Name', maxLength: 120, required: 'Please enter name' },
  gst: { type: 'text', label: 'GSTIN', maxLength: 15, hasFormat: true },
  panNo: { type: 'text', label: 'PAN', maxLength: 10, hasFormat: true },
  url: { type: 'text', label: 'Tracking Url', name: 'Url', maxLength: 300 },
  selfDelivery: { type: 'flag', label: 'Self delivery' },
} as const satisfies DeclaredFields;
