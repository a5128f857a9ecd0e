import { Arg, Mutation, Query, Resolver } from 'type-graphql';
import { CurrentCall, KeyedCall, type Call } from '../../../../core/operation/context';
import { Invoice } from '../invoice.entity';
import { createCounterBill, CreateCounterBillInput } from './counterBill.service';
import { CounterDay, counterDays, CounterDaysSearch } from './counterDays';

@Resolver()
export class CounterResolver {
  @Query(() => [CounterDay], {
    description: 'Days of which cash and to-pay bookings of unregistered senders are on no invoice, latest first.',
  })
  counterDays(
    @Arg('search', () => CounterDaysSearch, { defaultValue: {} }) search: CounterDaysSearch,
    @CurrentCall() call: Call,
  ) {
    return counterDays(search, call);
  }

  @Mutation(() => Invoice, { description: 'One invoice over all bookings of a `CounterDay`, with the tax inside.' })
  createCounterBill(
    @Arg('input', () => CreateCounterBillInput) input: CreateCounterBillInput,
    @KeyedCall() call: Call,
  ) {
    return createCounterBill(input, call);
  }
}
