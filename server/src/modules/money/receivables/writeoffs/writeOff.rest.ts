import type { RelatedShapes } from '../../../../core/record/recordShape';
import { one, route, rows, type Answer } from '../../../../core/module/route';
import { WriteOff } from './writeOff.entity';
import { approveWriteOff, deleteWriteOff, writeOff, writeOffInvoice, writeOffs } from './writeOff.service';

const related = {
  customer: ['id', 'uniqueId', 'company', 'gst'],
  invoice: ['id', 'uniqueId', 'invoiceNumber', 'invoiceDate', 'invoiceStatus', 'totalAmount', 'outstanding'],
  createdBy: ['firstName', 'lastName'],
  approvedBy: ['firstName', 'lastName'],
} as const satisfies RelatedShapes<WriteOff>;

const writeOffAnswer: Answer<WriteOff> = one(WriteOff, { with: related });

export const writeOffRoutes = [
  route('GET', 'writeoffs', { run: writeOffs, answer: rows(WriteOff, { with: related }) }),
  route('GET', 'writeoffs/:uniqueId', { run: writeOff, answer: writeOffAnswer }),
  route('POST', 'invoices/:uniqueId/writeoff', { run: writeOffInvoice, answer: writeOffAnswer }),
  route('PUT', 'writeoffs/:uniqueId/approve', { run: approveWriteOff, answer: writeOffAnswer, bodyOptional: true }),
  route('DELETE', 'writeoffs/:uniqueId', { run: deleteWriteOff, answer: writeOffAnswer }),
];
