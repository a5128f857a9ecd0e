import type { Reader } from '../../../db/read/reader';
import { closedWithItsMonth } from '../../system/periods/filedMonth';
import { Invoice } from '../invoices/invoice.entity';
import type { CreditNote } from './creditNote.entity';

/** That of its invoice. */
export const branchOfNote = async (db: Reader, { invoiceId }: Pick<CreditNote, 'invoiceId'>): Promise<number> =>
  (await db.get(Invoice, invoiceId)).branchId;

/** An approved note of a filed month may still pay invoices, and be reported. */
export const refuseCreditNoteOfFiledMonth = closedWithItsMonth<CreditNote>({
  date: ({ noteDate }) => noteDate,
  branchId: branchOfNote,
  isIssued: ({ status }) => status === 'Approved',
  free: ['applied', 'irn', 'ackNo', 'ackDate', 'signedQr', 'irnCancelledOn'],
});
