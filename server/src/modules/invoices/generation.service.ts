import { Field, Int, ObjectType } from 'type-graphql';
import { splitRefs } from '../../domain/recordRef';
import { integer, text } from '../../db/rawRows';
import type { Reader } from '../../db/reader';
import { futureRefusal } from '../../domain/dateRules';
import { monthOf } from '../../domain/dates';
import type { Paise } from '../../domain/money';
import { consignmentRefusal, type Refusal } from '../../domain/policy';
import { badInput, conflict, refuse, refuseInput } from '../../core/errors';
import { command, query } from '../../core/operation';
import { Money } from '../../core/scalars';
import { Consignment } from '../consignments/consignment.entity';
import { Customer } from '../customers/customer.entity';
import { generatedAmounts } from './invoiceAmounts';
import { GenerateInvoiceInput, PreviewInvoiceInput } from './invoice.inputs';
import { insertInvoice } from './invoice.save';

@ObjectType({ description: 'Preview of an invoice for some consignments; nothing is stored.' })
export class InvoicePreview {
  @Field(() => Int)
  totalConsignments: number;

  @Field(() => Money)
  actualAmount: Paise;

  @Field(() => Money)
  igst: Paise;

  @Field(() => Money)
  cgst: Paise;

  @Field(() => Money)
  sgst: Paise;

  @Field(() => Money)
  totalAmount: Paise;

  @Field(() => String)
  taxExplanation: string;
}

export const invoicePreview = query({
  action: 'invoicePreview',
  input: PreviewInvoiceInput,
  async run({ db }, input): Promise<InvoicePreview> {
    const customer = await db.named(Customer, input.customerId, 'Customer', 'customerId');
    const ids = await consignmentIds(db, input.consignmentIds);
    const chosen = await db
      .select(Consignment, 'r')
      .where('r.id IN (:...ids)', { ids })
      .andWhere('r.deletedOn IS NULL')
      .getMany();
    return { totalConsignments: ids.length, ...(await billOf(db, ids, chosen, customer)) };
  },
});

export const generateInvoice = command({
  action: 'generateInvoice',
  input: GenerateInvoiceInput,
  async run({ db, today }, input) {
    const { invoiceDate } = input;
    const invoiceMonth = monthOf(input.invoiceMonth);
    refuseInput({
      invoiceDate: futureRefusal('Enter valid Invoice Date', invoiceDate, today),
      invoiceMonth: futureRefusal('Enter valid Invoice Month', invoiceMonth, today),
    });
    const ids = await consignmentIds(db, input.consignmentIds);
    const chosen = await db.lockMany(Consignment, ids);
    const customer = await db.named(Customer, input.customerId, 'Customer', 'customerId');
    const bill = await billOf(db, ids, chosen, customer);
    const invoice = await insertInvoice(
      db,
      {
        ...bill,
        customerId: customer.id,
        invoiceDate,
        invoiceMonth,
        totalConsignments: ids.length,
        invoiceStatus: 'Generated',
        invoiceType: 'Automatic',
        invoiceNumber: null,
        paymentDate: null,
        additionalRemark: null,
        remark: null,
      },
      customer,
      chosen,
    );
    return invoice;
  },
});

/** Distinct ids of the given ids and uniqueIds. */
async function consignmentIds(db: Reader, refs: readonly string[]): Promise<number[]> {
  const { ids, uniqueIds } = splitRefs([...new Set(refs)]);
  const query = db.select(Consignment, 'r').select('r.id', 'id').where('r.uniqueId IN (:...uniqueIds)', { uniqueIds });
  const named = uniqueIds.length === 0 ? [] : await db.raw(query, { id: integer });
  if (named.length < uniqueIds.length) throw badInput('Consignment not found', 'consignmentIds');
  return [...new Set([...ids, ...named.map((row) => row.id)])];
}

/** Amounts and taxes of the consignments, or the refusal that names those which cannot be invoiced. */
async function billOf(db: Reader, ids: readonly number[], chosen: readonly Consignment[], customer: Customer) {
  if (chosen.length < ids.length) throw await missing(db, ids, chosen);
  refuseThose(chosen, consignmentRefusal.invoice);
  refuseThose(chosen, (c) => consignmentRefusal.invoiceTo(c, customer.id));
  refuseThose(chosen, consignmentRefusal.invoiceUnpriced);
  const bill = generatedAmounts(
    chosen.map((c) => c.customerAmount ?? 0),
    customer.gst,
  );
  if (bill.actualAmount < 100) throw badInput('Enter valid Actual amount', 'consignmentIds');
  return bill;
}

async function missing(db: Reader, ids: readonly number[], chosen: readonly Consignment[]): Promise<Error> {
  const live = new Set(chosen.map((c) => c.id));
  const query = db
    .select(Consignment, 'r')
    .select('r.awbNo', 'awbNo')
    .where('r.id IN (:...ids)', { ids: ids.filter((id) => !live.has(id)) })
    .orderBy('r.id');
  const deleted = await db.raw(query, { awbNo: text });
  return deleted.length > 0
    ? conflict(`Consignment is deleted: ${named(deleted)}`)
    : badInput('Consignment not found', 'consignmentIds');
}

/** One refusal for all whose state refuses it. */
function refuseThose(chosen: readonly Consignment[], refusalOf: (c: Consignment) => Refusal): void {
  const refused = chosen.filter((c) => refusalOf(c) !== null);
  const [first] = refused;
  if (first) refuse(`${refusalOf(first)}: ${named(refused)}`);
}

/** The list of AWB numbers is shortened after the first ones. */
function named(consignments: readonly { awbNo: string }[]): string {
  const shown = consignments
    .slice(0, 50)
    .map((c) => c.awbNo)
    .join(', ');
  return consignments.length > 50 ? `${shown} and ${consignments.length - 50} more` : shown;
}
