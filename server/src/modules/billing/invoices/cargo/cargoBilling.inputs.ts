import { Field, InputType } from 'type-graphql';
import { CargoPayer } from '../../../../domain/billing/enums';
import { isMonth, isDateOnly, earliestSearchDate, monthOf } from '../../../../domain/values/dates';
import { Required, rule } from '../../../../domain/rules/rules';
import { DateOnly, RecordRef } from '../../../../core/record/scalars';
import { InvoiceDate } from '../invoice.inputs';

/** Of one call. */
export const maxCargo = 500;

@InputType()
export class PreviewCargoInvoicesInput {
  @Field(() => [RecordRef], { nullable: true })
  @rule(
    'some',
    'Select from 1 to 500 cargo consignments',
    (value) => Array.isArray(value) && value.length >= 1 && value.length <= maxCargo,
  )
  cargoIds: string[];

  @Field(() => CargoPayer, { nullable: true, description: 'Whom the invoices are to.' })
  @Required('Select who pays')
  payer: CargoPayer;
}

@InputType()
export class GenerateCargoInvoicesInput extends PreviewCargoInvoicesInput {
  @Field(() => DateOnly, { nullable: true })
  @InvoiceDate('Enter valid Invoice Date')
  invoiceDate: string;

  @Field(() => String, { nullable: true, description: 'YYYY-MM; of a full date the month is used.' })
  @rule(
    'invoiceMonth',
    'Enter valid Invoice Month',
    (value) => (isMonth(value) || isDateOnly(value)) && monthOf(value) >= monthOf(earliestSearchDate),
  )
  invoiceMonth: string;
}
