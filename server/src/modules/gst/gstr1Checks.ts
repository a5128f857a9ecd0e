/** What should hold before a return is filed, and where it does not. */
import { integer, memberOf, sum } from '../../db/rawRows';
import type { Reader } from '../../db/reader';
import { lastOfMonth } from '../../domain/dates';
import { PaymentMode } from '../../domain/enums';
import type { GstAnswer } from '../../domain/gst';
import { minus, nothing, plus, totalOf, type TaxedAmounts } from '../../domain/gstReturn/creditNote';
import { tablesTotal, type Gstr1 as Tables, type ReturnInvoice } from '../../domain/gstReturn/gstr1';
import { formatRupees } from '../../domain/money';
import { Consignment } from '../consignments/consignment.entity';
import { Invoice } from '../invoices/invoice.entity';
import type { Gstr1Check } from './gstr1.type';

export interface ApprovedInvoice {
  invoice: ReturnInvoice;
  /** The tax by the customer's GSTIN as it is now. */
  due: GstAnswer;
  /** Numbered by the company, not by the customer or a third party. */
  isOwn: boolean;
}

/** More of the same says nothing new. */
const maxFindings = 20;

export async function gstr1Checks(
  db: Reader,
  tables: Tables,
  approved: readonly ApprovedInvoice[],
): Promise<Gstr1Check[]> {
  const own = approved.filter(({ isOwn }) => isOwn);
  const foreign = approved.filter(({ isOwn }) => !isOwn);
  return [
    {
      rule: 'Every booking of the month is on an approved invoice',
      findings: await bookingsWithoutInvoice(db, tables),
    },
    {
      rule: 'Every invoice has the taxes of its place of supply',
      findings: listed(own.filter(hasOtherTaxes).map(({ invoice, due }) => `${invoice.number}: ${due.explanation}`)),
    },
    {
      rule: 'Every invoice has a number of the own series',
      findings: listed(
        foreign.map(({ invoice }) => `${invoice.number || 'Without a number'}: ${formatRupees(invoice.value)}`),
      ),
    },
    { rule: 'The tables and the services have the same sums', findings: differenceOf(tables) },
  ];
}

function listed(findings: string[]): string[] {
  if (findings.length <= maxFindings) return findings;
  return [...findings.slice(0, maxFindings), `and ${findings.length - maxFindings} more`];
}

const hasOtherTaxes = ({ invoice, due }: ApprovedInvoice) =>
  invoice.igst !== due.igst || invoice.cgst !== due.cgst || invoice.sgst !== due.sgst;

function differenceOf(tables: Tables): string[] {
  const services = [...tables.hsnB2b, ...tables.hsnB2c].reduce<TaxedAmounts>(plus, nothing);
  const difference = minus(tablesTotal(tables), services);
  const isNone = Object.values(difference).every((amount) => amount === 0);
  return isNone ? [] : [`The difference is ${formatRupees(totalOf(difference))}`];
}

/** Cash and to-pay sales are taxable too. */
async function bookingsWithoutInvoice(db: Reader, { month }: Tables): Promise<string[]> {
  const found = db
    .select(Consignment, 'r')
    .leftJoin(Invoice, 'i', 'i.id = r.invoiceId')
    .select('r.paymentMode', 'mode')
    .addSelect('COUNT(*)', 'bookings')
    .addSelect('SUM(r.customerAmount)', 'amount')
    .where('r.deletedOn IS NULL AND r.bookingDate BETWEEN :first AND :last', {
      first: `${month}-01`,
      last: lastOfMonth(`${month}-01`),
    })
    .andWhere("(i.id IS NULL OR i.invoiceStatus = 'Generated')")
    .groupBy('r.paymentMode')
    .orderBy('r.paymentMode');
  const rows = await db.raw(found, { mode: memberOf(PaymentMode), bookings: integer, amount: sum });
  return rows.map(({ mode, bookings, amount }) => `${mode}: ${bookings} bookings, ${formatRupees(amount)}`);
}
