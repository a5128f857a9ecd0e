import { toOne, type Relations } from '../../../../core/record/relations';
import { Customer } from '../../../parties/customers/customer.entity';
import { User } from '../../../parties/users/user.entity';
import { Invoice } from '../../../billing/invoices/invoice.entity';
import type { WriteOff } from './writeOff.entity';

export const writeOffRelations: Relations<WriteOff> = {
  customer: toOne('customerId', () => Customer),
  invoice: toOne('invoiceId', () => Invoice),
  createdBy: toOne('createdById', () => User),
  approvedBy: toOne('approvedById', () => User),
};
