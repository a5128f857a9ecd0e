/** What paid an invoice. The tables are those of `modules/money/receivables`. */
import { Field, ID, ObjectType } from 'type-graphql';
import { ReceiptMode, ReversalKind } from '../../../domain/money/enums';
import type { Paise } from '../../../domain/values/money';
import { groupBy, decodeRows, integer, memberOf, nullable, text } from '../../../db/read/rawRows';
import type { Reader } from '../../../db/read/reader';
import { DateOnly, Money } from '../../../core/record/scalars';

@ObjectType({
  description:
    'What a payment, a credit note or a write-off settles of an invoice, or paid until the payment was reversed; without what was taken back. A debit note pays in minus.',
})
export class InvoicePayment {
  @Field(() => ID, { nullable: true, description: 'A payment.' })
  paymentUniqueId: string | null;

  @Field(() => ID, { nullable: true, description: 'A credit or debit note.' })
  creditNoteUniqueId: string | null;

  @Field(() => ID, { nullable: true, description: 'A write-off, which is no payment.' })
  writeOffUniqueId: string | null;

  @Field(() => String)
  number: string;

  @Field(() => DateOnly, { description: 'Received date, or the date of the note or the write-off.' })
  receivedOn: string;

  @Field(() => ReceiptMode, { nullable: true, description: 'Of a payment.' })
  mode: ReceiptMode | null;

  @Field(() => Money)
  cash: Paise;

  @Field(() => Money)
  tds: Paise;

  @Field(() => DateOnly, { nullable: true, description: 'Since then it pays nothing; null unless reversed.' })
  reversedOn: string | null;

  @Field(() => ReversalKind, { nullable: true })
  reversalKind: ReversalKind | null;
}

/** By the id of the invoice, by date. */
export async function paymentsOfInvoices(db: Reader, ids: readonly number[]): Promise<Map<number, InvoicePayment[]>> {
  const places = ids.map(() => '?').join(', ');
  const payment = `a.invoice_id AS invoiceId, p.id AS paymentId, p.unique_id AS paymentUniqueId, NULL AS creditNoteUniqueId, NULL AS writeOffUniqueId, p.number AS number, p.received_on AS receivedOn,
    p.mode AS mode, p.reversed_on AS reversedOn, p.reversal_kind AS reversalKind`;
  // A reversal takes back what was allocated at that time in one row, the last one of the payment and the invoice.
  const rows = await db.query(
    `SELECT ${payment}, SUM(a.cash) AS cash, SUM(a.tds) AS tds
     FROM allocation a JOIN customer_payment p ON p.id = a.payment_id WHERE a.invoice_id IN (${places})
     GROUP BY a.invoice_id, p.id, p.unique_id, p.number, p.received_on, p.mode, p.reversed_on, p.reversal_kind
     HAVING SUM(a.cash + a.tds) > 0
     UNION ALL
     SELECT ${payment}, -a.cash AS cash, -a.tds AS tds
     FROM allocation a JOIN customer_payment p ON p.id = a.payment_id
     WHERE a.invoice_id IN (${places}) AND a.cash + a.tds < 0 AND p.reversed_on IS NOT NULL AND a.allocated_on >= p.reversed_on
       AND a.id = (SELECT MAX(l.id) FROM allocation l WHERE l.payment_id = p.id AND l.invoice_id = a.invoice_id)
     UNION ALL
     SELECT a.invoice_id, n.id, NULL, n.unique_id, NULL, n.number, n.note_date, NULL, NULL, NULL, SUM(a.cash), 0
     FROM allocation a JOIN credit_note n ON n.id = a.credit_note_id WHERE a.invoice_id IN (${places})
     GROUP BY a.invoice_id, n.id, n.unique_id, n.number, n.note_date
     UNION ALL
     SELECT a.invoice_id, w.id, NULL, NULL, w.unique_id, w.number, w.written_off_on, NULL, NULL, NULL, a.cash, 0
     FROM allocation a JOIN write_off w ON w.id = a.write_off_id WHERE a.invoice_id IN (${places})
     ORDER BY receivedOn, paymentId`,
    [...ids, ...ids, ...ids, ...ids],
  );
  const found = decodeRows(rows, {
    invoiceId: integer,
    paymentUniqueId: nullable(text),
    creditNoteUniqueId: nullable(text),
    writeOffUniqueId: nullable(text),
    number: text,
    receivedOn: text,
    mode: nullable(memberOf(ReceiptMode)),
    cash: integer,
    tds: integer,
    reversedOn: nullable(text),
    reversalKind: nullable(memberOf(ReversalKind)),
  });
  return groupBy(found, ({ invoiceId }) => invoiceId);
}
