import { field, resolver } from '../../../core/operation/resolver';
import { salesRegister } from './salesRegister.service';
import { SalesRegister } from './salesRegister.type';

export const salesRegisterResolver = resolver(
  field(salesRegister, SalesRegister, {
    description: 'Approved invoices, credit and debit notes of a period, document by document. Admins only.',
  }),
);
