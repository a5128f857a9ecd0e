import { Arg, Query, Resolver } from 'type-graphql';
import { CurrentCall, type Call } from '../../../core/operation/context';
import { gstr1, Gstr1Search } from './gstr1.service';
import { Gstr1 } from './gstr1.type';

@Resolver()
export class Gstr1Resolver {
  @Query(() => Gstr1, {
    description: 'The GST return of outward supplies of a month, from its approved invoices. Admins only.',
  })
  gstr1(@Arg('search', () => Gstr1Search) search: Gstr1Search, @CurrentCall() call: Call) {
    return gstr1(search, call);
  }
}
