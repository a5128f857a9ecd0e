import { field, resolver } from '../../../core/operation/resolver';
import { gstr1 } from './gstr1.service';
import { Gstr1 } from './gstr1.type';

export const gstr1Resolver = resolver(
  field(gstr1, Gstr1, {
    description: 'The GST return of outward supplies of a month, from its approved invoices. Admins only.',
  }),
);
