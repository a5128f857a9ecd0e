/** Texts that are typed of enquiries and notifications. */
import type { DeclaredFields } from '../values/fields';

export const enquiryFields = {
  name: { type: 'text', label: 'Name', maxLength: 120, required: 'Please enter name' },
  message: { type: 'text', label: 'Message', maxLength: 2000, multiLine: true, required: 'Please enter message' },
  resolution: { type: 'text', label: 'Resolution', maxLength: 2000, multiLine: true, required: 'Enter resolution' },
} as const satisfies DeclaredFields;

export const notificationFields = {
  message: { type: 'text', label: 'Message', maxLength: 500, multiLine: true, required: 'Please enter message' },
} as const satisfies DeclaredFields;
