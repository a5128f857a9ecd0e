/** What is typed of months that are filed, and of the e-invoice portal's answers. */
import type { DeclaredFields } from '../values/fields';

export const gstPeriodFields = {
  filedOn: { type: 'date', label: 'Filed On', required: 'Please enter filed on' },
  arn: { type: 'text', label: 'ARN', maxLength: 20, required: 'Please enter ARN' },
} as const satisfies DeclaredFields;

/** Of a return that is filed although its checks find something. Stands in the change log. */
export const filingReason = { type: 'text', label: 'Reason', maxLength: 120 } as const;

/** Stands in the change log, behind what was done. */
export const reopeningReason = {
  type: 'text',
  label: 'Reason',
  maxLength: 120,
  required: 'Please enter reason',
} as const;

export const irnFields = {
  irn: { type: 'text', label: 'IRN', maxLength: 64, required: 'Please enter IRN' },
  ackNo: {
    type: 'text',
    label: 'Ack No',
    name: 'Acknowledgement number',
    maxLength: 20,
    required: 'Please enter acknowledgement number',
  },
  ackDate: {
    type: 'text',
    label: 'Ack Date',
    name: 'Acknowledgement date',
    maxLength: 20,
    required: 'Please enter acknowledgement date',
  },
  documentNumber: {
    type: 'text',
    label: 'Document No',
    name: 'Document number',
    maxLength: 16,
    required: 'Please enter document number',
  },
  documentDate: { type: 'date', label: 'Document Date', required: 'Please select document date' },
  gstin: { type: 'text', label: 'Seller GSTIN', maxLength: 15, required: 'Please enter seller GSTIN' },
  signedQr: { type: 'text', label: 'QR Text', name: 'QR text', maxLength: 4000 },
} as const satisfies DeclaredFields;
