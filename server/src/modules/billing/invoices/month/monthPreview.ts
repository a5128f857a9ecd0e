/** What `billMonth` would make of a customer's month. */
import { Field, InputType, ObjectType } from 'type-graphql';
import { chunks } from '../../../../db/read/statement';
import type { Reader } from '../../../../db/read/reader';
import { ask } from '../../../../core/module/hooks';
import { query } from '../../../../core/operation/operation';
import { RecordRef } from '../../../../core/record/scalars';
import { Required } from '../../../../domain/rules/rules';
import { Consignment } from '../../../bookings/consignments/consignment.entity';
import { Customer } from '../../../parties/customers/customer.entity';
import { refuseUnbillable } from '../billedConsignments';
import { BookingMonth } from '../bookingMonth';
import { previewsOf, StateInvoicePreview } from '../generation.service';
import type {} from '../invoice.hooks';
import { DateOfInvoice } from './billMonth.service';
import { maxOfMonth, toBill } from './monthToBill';

@InputType()
export class MonthPreviewInput {
  @Field(() => RecordRef, { nullable: true })
  @Required('Select Customer')
  uniqueId: string;

  @BookingMonth()
  month: string;

  @DateOfInvoice()
  invoiceDate: string;
}

@ObjectType({ description: "What the bill of a customer's month would be; nothing is stored." })
export class MonthPreview {
  @Field(() => [StateInvoicePreview])
  invoices: StateInvoicePreview[];

  @Field(() => String, { nullable: true, description: 'Why the customer may not book on credit; null if they may.' })
  creditStop: string | null;
}

export const monthPreview = query({
  action: 'monthPreview',
  input: MonthPreviewInput,
  async run({ db, today }, { uniqueId, month, invoiceDate }): Promise<MonthPreview> {
    const customer = await db.get(Customer, uniqueId);
    const ids = await toBill(db, month, customer.id, maxOfMonth);
    const chosen = await read(db, ids);
    await refuseUnbillable(db, ids, chosen, customer.id);
    return {
      invoices: await previewsOf(db, customer, chosen, { day: invoiceDate }, { paidAs: 'inside' }),
      creditStop: await ask('creditStop')(db, customer, today()),
    };
  },
});

async function read(db: Reader, ids: readonly number[]): Promise<Consignment[]> {
  const found: Consignment[] = [];
  for (const some of chunks([...ids], 1000))
    found.push(...(await db.select(Consignment, 'r').where('r.id IN (:...ids)', { ids: some }).getMany()));
  return found;
}
