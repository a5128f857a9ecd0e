/** What approves, pays and cancels an invoice. */
import { Field, InputType } from 'type-graphql';
import { invoiceFields } from '../../../domain/billing/invoiceFields';
import { InvoiceStatus } from '../../../domain/billing/enums';
import { lacksPaymentDate } from '../../../domain/billing/invoiceStatus';
import { ReceiptMode } from '../../../domain/money/enums';
import type { Paise } from '../../../domain/values/money';
import { isPresent, Optional, rule } from '../../../domain/rules/rules';
import { InputField, MoneyField } from '../../../core/record/fields';
import { DateOnly } from '../../../core/record/scalars';
import { BulkInput, RecordInput } from '../../../core/record/record.inputs';

@InputType()
export class ApproveInvoiceInput extends RecordInput {
  @Field(() => InvoiceStatus, {
    nullable: true,
    description: 'The next status. May be omitted if `version` is given; of two possible statuses Paid is then used.',
  })
  @rule<ApproveInvoiceInput>(
    'named',
    'Invoice Status is required',
    (value, { version }) => isPresent(value) || isPresent(version),
  )
  invoiceStatus?: InvoiceStatus | null;

  @Field(() => DateOnly, { nullable: true })
  @rule<ApproveInvoiceInput>(
    'paymentDate',
    'Select payment date',
    (value, { invoiceStatus }) => !lacksPaymentDate(invoiceStatus, value as string | null | undefined),
  )
  paymentDate?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True: taxes that differ from those due by place, rate and date are refused. Default: they are taken as given.',
  })
  checkTaxes?: boolean | null;

  @InputField(invoiceFields.taxReason, {
    description: 'Why taxes are kept that are refused otherwise; the return names it.',
  })
  taxReason?: string | null;

  @Field(() => ReceiptMode, { nullable: true, description: 'Of Paid: how what is left was paid. Default: NotStated.' })
  @Optional()
  mode?: ReceiptMode | null;

  @MoneyField('TDS', {
    description: 'Of Paid: tax that the customer has deducted of what is left, in rupees. Default: 0.',
  })
  @Optional()
  tdsAmount?: Paise | null;
}

@InputType()
export class CancelInvoiceInput extends RecordInput {
  @InputField(invoiceFields.cancelReason)
  reason: string;
}

/** Each invoice goes on from its own status, so the status may be omitted. */
@InputType()
export class BulkApproveInvoicesInput extends BulkInput {
  @Field(() => InvoiceStatus, { nullable: true, description: 'Omitted: the next status of each invoice.' })
  @Optional()
  invoiceStatus?: InvoiceStatus | null;

  @Field(() => DateOnly, { nullable: true })
  @rule<BulkApproveInvoicesInput>(
    'paymentDate',
    'Select payment date',
    (value, { invoiceStatus }) => !lacksPaymentDate(invoiceStatus, value as string | null | undefined),
  )
  paymentDate?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True: taxes that differ from those due by place, rate and date are refused. Default: they are taken as given.',
  })
  checkTaxes?: boolean | null;

  @Field(() => ReceiptMode, { nullable: true, description: 'Of those that become Paid. Default: NotStated.' })
  @Optional()
  mode?: ReceiptMode | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True: of those that become Paid, and of which nothing was paid, each customer has deducted TDS at its rate. Default: none.',
  })
  @Optional()
  deductsTds?: boolean | null;
}
