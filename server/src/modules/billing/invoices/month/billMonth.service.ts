import { Field, InputType, ObjectType } from 'type-graphql';
import { futureRefusal } from '../../../../domain/rules/dateRules';
import { allOf } from '../../../../domain/rules/rules';
import { formatMonth } from '../../../../domain/values/dates';
import { conflict, refuseInput } from '../../../../core/operation/errors';
import { answered, BulkLine, eachRecord } from '../../../../core/operation/bulk';
import { command } from '../../../../core/operation/operation';
import { BulkInput, RecordInput } from '../../../../core/record/record.inputs';
import { DateOnly } from '../../../../core/record/scalars';
import { Customer } from '../../../parties/customers/customer.entity';
import { Consignment } from '../../../bookings/consignments/consignment.entity';
import { invoiceRefusal } from '../../../../domain/policy/invoices';
import { refuseUnbillable } from '../billedConsignments';
import { insertByState } from '../generation.service';
import { Invoice } from '../invoice.entity';
import { InvoiceDate, maxConsignments } from '../invoice.inputs';
import { BookingMonth } from '../bookingMonth';
import { toBill } from './monthToBill';

const DateOfInvoice = () =>
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

@ObjectType({ description: 'What became of the month of one customer.' })
export class BulkBilledMonth extends BulkLine {
  @Field(() => Invoice, { nullable: true, description: 'The first of its invoices; null if it was refused.' })
  record?: Invoice | null;
}

/**
 * What `monthToBill` has of a customer: an invoice for each service and place of supply, of what is paid already a cash invoice.
 * All or none; of more than 5,000 bookings the first, and the rest when it is called again.
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
    const ids = await toBill(db, month, id, maxConsignments);
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
    }),
  run: answered,
});
