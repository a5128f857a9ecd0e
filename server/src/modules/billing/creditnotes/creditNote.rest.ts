import type { RelatedShapes } from '../../../core/record/recordShape';
import { one, route, rows, type Answer } from '../../../core/module/route';
import { CreditNote } from './creditNote.entity';
import {
  approveCreditNote,
  createCreditNote,
  creditNote,
  creditNotes,
  deleteCreditNote,
  updateCreditNote,
} from './creditNote.service';

const related = {
  customer: ['id', 'uniqueId', 'company', 'gst'],
  invoice: ['id', 'uniqueId', 'invoiceNumber', 'invoiceDate', 'invoiceStatus', 'totalAmount', 'outstanding'],
} as const satisfies RelatedShapes<CreditNote>;

export const noteAnswer: Answer<CreditNote> = one(CreditNote, { with: related });

export const creditNoteRoutes = [
  route('GET', 'creditnotes', { run: creditNotes, answer: rows(CreditNote, { without: ['signedQr'], with: related }) }),
  route('POST', 'creditnotes', { run: createCreditNote, answer: noteAnswer }),
  route('GET', 'creditnotes/:uniqueId', { run: creditNote, answer: noteAnswer }),
  route('PUT', 'creditnotes/:uniqueId', { run: updateCreditNote, answer: noteAnswer }),
  route('PUT', 'creditnotes/:uniqueId/approve', { run: approveCreditNote, answer: noteAnswer, bodyOptional: true }),
  route('DELETE', 'creditnotes/:uniqueId', { run: deleteCreditNote, answer: noteAnswer }),
];
