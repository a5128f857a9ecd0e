import { toOne, type Relation, type Relations } from '../../../core/record/relations';
import { Customer } from '../../parties/customers/customer.entity';
import { Invoice } from '../invoices/invoice.entity';
import type { CreditNote } from './creditNote.entity';

const unallocated: Relation<CreditNote> = {
  columns: ['status', 'total', 'applied'],
  read: () =>
    Promise.resolve(({ status, total, applied }: CreditNote) => (status === 'Approved' ? total - applied : 0)),
};

export const creditNoteRelations: Relations<CreditNote> = {
  customer: toOne('customerId', () => Customer),
  invoice: toOne('invoiceId', () => Invoice),
  unallocated,
};
