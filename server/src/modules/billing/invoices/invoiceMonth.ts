import { closedWithItsMonth } from '../../system/periods/filedMonth';
import type { Invoice } from './invoice.entity';

/** An invoice of a filed month may still be paid, and paid no more, and be reported; what the return says of it stays. */
export const refuseInvoiceOfFiledMonth = closedWithItsMonth<Invoice>({
  date: ({ invoiceDate }) => invoiceDate,
  branchId: (_, { branchId }) => branchId,
  isIssued: ({ invoiceStatus }) => invoiceStatus !== 'Generated',
  free: [
    ...(['invoiceStatus', 'statusBeforePaid', 'paymentDate', 'dueDate', 'outstanding'] as const),
    ...(['irn', 'ackNo', 'ackDate', 'signedQr', 'irnCancelledOn'] as const),
  ],
});
