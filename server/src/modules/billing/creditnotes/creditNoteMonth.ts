import { closedWithItsMonth } from '../../system/periods/filedMonth';
import type { CreditNote } from './creditNote.entity';

/** An approved note of a filed month may still pay invoices, and be reported. */
export const refuseCreditNoteOfFiledMonth = closedWithItsMonth<CreditNote>({
  date: ({ noteDate }) => noteDate,
  isIssued: ({ status }) => status === 'Approved',
  free: ['applied', 'irn', 'ackNo', 'ackDate', 'signedQr', 'irnCancelledOn'],
});
