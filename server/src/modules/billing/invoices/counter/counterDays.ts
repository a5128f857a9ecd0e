/** What unregistered persons paid at the counter or at the door and is on no document, as the bills that it needs. */
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { SafeInt } from '../../../../db/schema/columns';
import { addDays, firstOfLastMonth, type DateOnly as Day } from '../../../../domain/values/dates';
import { notBefore } from '../../../../domain/rules/dateRules';
import type { Paise } from '../../../../domain/values/money';
import { Optional } from '../../../../domain/rules/rules';
import { stateNameOf } from '../../../../domain/tax/stateCodes';
import { groupBy } from '../../../../db/read/rawRows';
import { refuseInput } from '../../../../core/operation/errors';
import { query } from '../../../../core/operation/operation';
import { DateOnly, Money } from '../../../../core/record/scalars';
import { settingByDay } from '../../../system/settings/settingValues';
import { billKey, salesOf } from './counterSales';

@InputType()
export class CounterDaysSearch {
  @Field(() => DateOnly, { nullable: true, description: 'Day of the payment. Default: the first of last month.' })
  @Optional()
  fromDate?: string | null;

  @Field(() => DateOnly, { nullable: true, description: 'Default: yesterday.' })
  @Optional()
  toDate?: string | null;
}

@ObjectType({
  description:
    'What a counter bill would be made of: bookings that were handed over in one state and paid on a day. Large ones have a bill of their own, with the name of who paid.',
})
export class CounterDay {
  @Field(() => DateOnly, { description: 'Of the booking if it was paid in cash, else on which the receiver paid.' })
  day: Day;

  @Field(() => String, { description: 'State code.' })
  placeOfSupply: string;

  @Field(() => String)
  state: string;

  @Field(() => SafeInt, { nullable: true, description: 'Of a bill to a sender.' })
  senderId: number | null;

  @Field(() => SafeInt, { nullable: true, description: 'Of a bill to the receiver of one booking.' })
  consignmentId: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Whom the bill names; null: nobody, it is over all small sales.',
  })
  name: string | null;

  @Field(() => String, { description: 'All that the bill is over is one service of the catalogue.' })
  service: string;

  @Field(() => Int)
  consignments: number;

  @Field(() => Money, { description: 'Sum of what they paid, tax inside.' })
  amount: Paise;

  @Field(() => Int, { description: 'Further bookings, which are left out since they have no customer amount.' })
  unpriced: number;

  @Field(() => Boolean, { description: 'The bill needs an address, and none is known.' })
  lacksAddress: boolean;
}

export const counterDays = query({
  action: 'counterDays',
  input: CounterDaysSearch,
  async run({ db, today, user }, { fromDate, toDate }): Promise<CounterDay[]> {
    const to = toDate ?? addDays(today(), -1);
    const from = fromDate ?? firstOfLastMonth(today());
    refuseInput({ toDate: toDate && fromDate ? notBefore('To date', toDate, fromDate, 'From date') : null });
    const [sales, nameFrom] = [await salesOf(db, from, to, user?.branchId), await settingByDay(db, 'invoice.nameFrom')];
    const bills = groupBy(sales, billKey);
    return [...bills]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .flatMap(([, held]) => {
        const [first] = held;
        if (!first) return [];
        const priced = held.filter(({ amount }) => amount > 0);
        const amount = priced.reduce((sum, sale) => sum + sale.amount, 0);
        return {
          day: first.day,
          placeOfSupply: first.placeOfSupply,
          state: stateNameOf(first.placeOfSupply) ?? 'Other Territory',
          ...first.bill,
          name: first.name,
          service: first.service,
          consignments: new Set(priced.map(({ id }) => id)).size,
          amount,
          unpriced: held.length - priced.length,
          lacksAddress: first.name !== null && amount >= nameFrom(first.day) && !first.hasAddress,
        };
      })
      .sort((one, other) => (one.day === other.day ? 0 : one.day < other.day ? 1 : -1));
  },
});
