/** The operations of one invoice, for up to 200 of them (`core/operation/bulk.ts`). */
import { Field, ObjectType } from 'type-graphql';
import { answered, asItem, BulkLine, eachRecord } from '../../../core/operation/bulk';
import { BulkInput } from '../../../core/record/record.inputs';
import { command } from '../../../core/operation/operation';
import { proposedTds } from '../../../domain/tax/tds';
import { settingOn } from '../../system/settings/settingValues';
import { Invoice } from './invoice.entity';
import { BulkApproveInvoicesInput } from './approval.inputs';
import { approveInvoice } from './invoice.service';
import { mailInvoice } from './invoiceMail.service';

@ObjectType({ description: 'What became of one invoice of a bulk change.' })
export class BulkInvoice extends BulkLine {
  @Field(() => Invoice, { nullable: true, description: 'As changed; null if it was refused.' })
  record?: Invoice | null;
}

export const bulkApproveInvoices = command({
  action: 'bulkApproveInvoices',
  input: BulkApproveInvoicesInput,
  async prepare(context, { items, invoiceStatus, paymentDate, checkTaxes, mode, deductsTds }) {
    const tdsRate = deductsTds ? await settingOn(context.db, 'tds.percent', paymentDate ?? context.today()) : null;
    const becomesPaid = (row: Invoice | undefined) => row?.invoiceStatus !== 'Generated' || invoiceStatus === 'Paid';
    return eachRecord(context, items, {
      entity: Invoice,
      name: 'invoiceNumber',
      columns: ['invoiceStatus', 'buyerGstin', 'actualAmount', 'additionalCharges', 'totalAmount', 'outstanding'],
      recordOf: (invoice: Invoice) => invoice,
      each: approveInvoice,
      inputOf: ({ uniqueId, version }, row) => ({
        uniqueId,
        version: version ?? row?.version,
        invoiceStatus,
        paymentDate,
        checkTaxes,
        mode: becomesPaid(row) ? mode : null,
        tdsAmount: row && tdsRate !== null && becomesPaid(row) ? proposedTds(row, tdsRate)?.amount : null,
      }),
    });
  },
  run: answered,
});

export const bulkMailInvoices = command({
  action: 'bulkMailInvoices',
  input: BulkInput,
  prepare: (context, { items }) =>
    eachRecord(context, items, {
      entity: Invoice,
      name: 'invoiceNumber',
      recordOf: (invoice: Invoice) => invoice,
      each: mailInvoice,
      inputOf: asItem,
    }),
  run: answered,
});
