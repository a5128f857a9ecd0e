import { field, keyedField, resolver } from '../../../../core/operation/resolver';
import { Invoice } from '../invoice.entity';
import { createCounterBill } from './counterBill.service';
import { CounterDay, counterDays } from './counterDays';

export const counterResolver = resolver(
  field(counterDays, [CounterDay], {
    description: 'Days of which cash and to-pay bookings of unregistered senders are on no invoice, latest first.',
  }),
  keyedField(createCounterBill, Invoice, {
    description: 'One invoice over all bookings of a `CounterDay`, with the tax inside.',
  }),
);
