import type { RelatedShapes } from '../../../../core/record/recordShape';
import { one, route, rows, type Answer } from '../../../../core/module/route';
import { Refund } from './refund.entity';
import { refund, refundCreditNote, refundPayment, refunds } from './refund.service';

const related = {
  customer: ['id', 'uniqueId', 'company', 'gst'],
  payment: ['id', 'uniqueId', 'number', 'receivedOn', 'amount'],
  creditNote: ['id', 'uniqueId', 'number', 'noteDate', 'total'],
} as const satisfies RelatedShapes<Refund>;

const refundAnswer: Answer<Refund> = one(Refund, { with: related });

export const refundRoutes = [
  route('GET', 'refunds', { run: refunds, answer: rows(Refund, { with: related }) }),
  route('GET', 'refunds/:uniqueId', { run: refund, answer: refundAnswer }),
  route('POST', 'payments/:uniqueId/refunds', { run: refundPayment, answer: refundAnswer }),
  route('POST', 'creditnotes/:uniqueId/refunds', { run: refundCreditNote, answer: refundAnswer }),
];
