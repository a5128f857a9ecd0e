import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { InvoiceType } from '../../../../domain/billing/enums';
import { futureRefusal } from '../../../../domain/rules/dateRules';
import { allOf } from '../../../../domain/rules/rules';
import { formatMonth } from '../../../../domain/values/dates';
import type { Paise } from '../../../../domain/values/money';
import { conflict, refuseInput } from '../../../../core/operation/errors';
import { answered, BulkLine, eachRecord } from '../../../../core/operation/bulk';
import { command } from '../../../../core/operation/operation';
import { BulkInput, RecordInput } from '../../../../core/record/record.inputs';
import { DateOnly, Money } from '../../../../core/record/scalars';
import { Customer } from '../../../parties/customers/customer.entity';
import { Consignment } from '../../../bookings/consignments/consignment.entity';
import { invoiceRefusal } from '../../../../domain/policy/invoices';
import { refuseUnbillable } from '../billedConsignments';
import { insertByState } from '../generation.service';
import { Invoice } from '../invoice.entity';
import { InvoiceDate } from '../invoice.inputs';
import { BookingMonth } from '../bookingMonth';
import { maxOfMonth, toBill } from './monthToBill';

export const DateOfInvoice = () =>
  allOf(
    Field(() => DateOnly, { nullable: true }),
    InvoiceDate('Enter valid Invoice Date'),
  );

@InputType()
export class BillMonthInput extends RecordInput {
  @BookingMonth()
  month: string;

  @DateOfInvoice()
  invoiceDate: string;
}

@InputType()
export class BulkBillMonthInput extends BulkInput {
  @BookingMonth()
  month: string;

  @DateOfInvoice()
  invoiceDate: string;
}

@ObjectType({ description: 'One of the invoices that the month of a customer became.' })
export class MonthInvoice {
  @Field(() => ID, { description: 'Of the invoice.' })
  uniqueId: string;

  @Field(() => InvoiceType)
  invoiceType: InvoiceType;

  @Field(() => Int)
  totalConsignments: number;

  @Field(() => Money)
  totalAmount: Paise;
}

const inMonth = ({ uniqueId, invoiceType, totalConsignments, totalAmount }: Invoice): MonthInvoice => ({
  uniqueId,
  invoiceType,
  totalConsignments,
  totalAmount,
});

@ObjectType({ description: 'What became of the month of one customer.' })
export class BulkBilledMonth extends BulkLine {
  @Field(() => Invoice, { nullable: true, description: 'The first of its invoices; null if it was refused.' })
  record?: Invoice | null;

  @Field(() => [MonthInvoice], { description: 'All of its invoices; none if it was refused.' })
  invoices?: MonthInvoice[];
}

/**
 * What `monthToBill` has of a customer: an invoice for each service and place of supply, of what is paid already a cash invoice, and
 * of more than 5,000 bookings several. All or none; of more than 20,000 bookings the first, and the rest when it is called again.
 */
export const billMonth = command({
  action: 'billMonth',
  input: BillMonthInput,
  async run({ db, today }, { uniqueId, month, invoiceDate }) {
    refuseInput({
      month: month > today().slice(0, 7) ? 'Select a month that has begun' : null,
      invoiceDate: futureRefusal('Enter valid Invoice Date', invoiceDate, today()),
    });
    const { id } = await db.get(Customer, uniqueId);
    const ids = await toBill(db, month, id, maxOfMonth);
    if (ids.length === 0) throw conflict(invoiceRefusal.nothingOf({ month: formatMonth(month) }));
    const chosen = await db.lockMany(Consignment, ids);
    const customer = await db.named(Customer, id, 'Customer', 'uniqueId');
    await refuseUnbillable(db, ids, chosen, id);
    const dates = { invoiceDate, invoiceMonth: month };
    return insertByState(db, customer, chosen, dates, { paidAs: 'inside' });
  },
});

export const bulkBillMonth = command({
  action: 'bulkBillMonth',
  input: BulkBillMonthInput,
  prepare: (context, { items, month, invoiceDate }) =>
    eachRecord(context, items, {
      entity: Customer,
      name: 'company',
      recordOf: ([first]: Invoice[]) => first as Invoice,
      each: billMonth,
      inputOf: ({ uniqueId }) => ({ uniqueId, month, invoiceDate }),
      also: (made) => ({ invoices: (made ?? []).map(inMonth) }),
    }),
  run: answered,
});
