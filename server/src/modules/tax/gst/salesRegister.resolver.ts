import { field, resolver } from '../../../core/operation/resolver';
import { salesRegister } from './salesRegister.service';
import { SalesRegister } from './salesRegister.type';

export const salesRegisterResolver = resolver(
  field(salesRegister, SalesRegister, {
    description: 'Approved invoices and credit notes of a period, document by document. Admins only.',
  }),
);
