/** What is typed of enquiries and notifications. */
import type { DeclaredFields } from '../values/fields';

export const enquiryFields = {
  name: { type: 'text', label: 'Name', maxLength: 120, required: 'Please enter name' },
  email: {
    type: 'text',
    label: 'Email',
    name: 'Email address',
    maxLength: 190,
    required: 'Please enter email address',
  },
  message: { type: 'text', label: 'Message', maxLength: 2000, multiLine: true, required: 'Please enter message' },
  resolution: { type: 'text', label: 'Resolution', maxLength: 2000, multiLine: true, required: 'Enter resolution' },
} as const satisfies DeclaredFields;

export const notificationFields = {
  message: { type: 'text', label: 'Message', maxLength: 500, multiLine: true, required: 'Please enter message' },
  expireAt: { type: 'date', label: 'Expire Date', required: 'Please enter expire date' },
  startAt: { type: 'date', label: 'Start Date', required: 'Please enter start date' },
  isPermanent: { type: 'flag', label: 'Permanent' },
} as const satisfies DeclaredFields;
