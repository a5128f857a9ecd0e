/** What should hold before a return is filed, and where it does not. */
import { integer, memberOf, sum } from '../../../db/read/rawRows';
import type { Reader } from '../../../db/read/reader';
import { daysBetween, formatDate, lastOfMonth, type DateOnly, type Month } from '../../../domain/values/dates';
import { beforeSerial, serialOf } from '../../../domain/billing/numberSeries';
import { isPaidAtOnce, PaymentMode } from '../../../domain/bookings/enums';
import { minus, nothing, plus, totalOf, type TaxedAmounts } from '../../../domain/tax/gstReturn/creditNote';
import { tablesTotal, taxWithin, type Gstr1 as Tables } from '../../../domain/tax/gstReturn/gstr1';
import { formatRupees, type Paise } from '../../../domain/values/money';
import { CargoConsignment } from '../../bookings/cargo/cargo.entity';
import { Consignment } from '../../bookings/consignments/consignment.entity';
import { Invoice } from '../../billing/invoices/invoice.entity';
import { settingsOn, taxPercentOn } from '../../system/settings/settingValues';
import type { ApprovedInvoice, Branches } from './gstr1Documents';
import type { Gstr1Check } from './gstr1.type';

/** More of the same says nothing new. */
const maxFindings = 20;

export async function gstr1Checks(
  db: Reader,
  tables: Tables,
  approved: readonly ApprovedInvoice[],
  { today, branches }: { today: DateOnly; branches: Branches },
): Promise<Gstr1Check[]> {
  const own = approved.filter(({ isOwn }) => isOwn);
  const foreign = approved.filter(({ isOwn }) => !isOwn);
  return [
    {
      rule: 'Every booking of the month is on an approved invoice',
      findings: await bookingsWithoutInvoice(db, tables, branches),
    },
    {
      rule: 'Every invoice has the taxes of its place of supply',
      findings: listed(
        own
          .filter(hasOtherTaxes)
          .map(
            ({ invoice, due, taxExplanation }) =>
              `${invoice.number}: ${due.explanation} The invoice: ${taxExplanation}`,
          ),
      ),
    },
    {
      rule: 'Every invoice number belongs to a series of the company',
      findings: listed(
        foreign.map(({ invoice }) => `${invoice.number || 'Without a number'}: ${formatRupees(invoice.value)}`),
      ),
    },
    { rule: 'Invoices are dated in the order of their numbers', findings: datedBefore(own) },
    { rule: 'Every invoice to a registered customer has an IRN', findings: await withoutIrn(db, tables, own, today) },
    { rule: 'The tables and the services have the same sums', findings: differenceOf(tables) },
  ];
}

/** Of the days from which the company reports invoices to the portal, and once the days to report them are over. */
async function withoutIrn(
  db: Reader,
  { month }: Tables,
  own: readonly ApprovedInvoice[],
  today: DateOnly,
): Promise<string[]> {
  const settings = await settingsOn(db, ['einvoice.from', 'einvoice.withinDays'], lastOfMonth(`${month}-01`));
  const from = settings['einvoice.from'];
  if (from === null) return [];
  const late = own.filter(
    ({ invoice: { supplyType, date, charge }, hasIrn }) =>
      !hasIrn &&
      charge !== 'Exempt' &&
      supplyType !== 'B2C' &&
      date >= from &&
      daysBetween(date, today) > (settings['einvoice.withinDays'] ?? 0),
  );
  return listed(late.map(({ invoice }) => `${invoice.number}: ${formatRupees(invoice.value)}`));
}

function listed(findings: string[]): string[] {
  if (findings.length <= maxFindings) return findings;
  return [...findings.slice(0, maxFindings), `and ${findings.length - maxFindings} more`];
}

/** Numbers that were taken after one of a later date. */
function datedBefore(own: readonly ApprovedInvoice[]): string[] {
  const invoices = own.map(({ invoice }) => invoice).sort((a, b) => serialOf(a.number) - serialOf(b.number));
  const latest = new Map<string, DateOnly>();
  const early = invoices.filter(({ number, date }) => {
    const series = beforeSerial(number);
    const isEarly = date < (latest.get(series) ?? '');
    if (!isEarly) latest.set(series, date);
    return isEarly;
  });
  return listed(early.map(({ number, date }) => `${number} of ${formatDate(date)} follows one of a later date`));
}

const decided = ['placeOfSupply', 'supplyType', 'igst', 'cgst', 'sgst'] as const;

const hasOtherTaxes = ({ invoice, due }: ApprovedInvoice) => decided.some((name) => invoice[name] !== due[name]);

function differenceOf(tables: Tables): string[] {
  const services = [...tables.hsnB2b, ...tables.hsnB2c].reduce<TaxedAmounts>(plus, nothing);
  const difference = minus(tablesTotal(tables), services);
  const isNone = Object.values(difference).every((amount) => amount === 0);
  return isNone ? [] : [`The difference is ${formatRupees(totalOf(difference))}`];
}

/** Cash and to-pay sales are taxable too, with the tax inside what is paid. */
async function bookingsWithoutInvoice(db: Reader, { month }: Tables, branches: Branches): Promise<string[]> {
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
    .andWhere('r.branchId IN (:...branches)', { branches })
    .andWhere("(i.id IS NULL OR i.invoiceStatus = 'Generated')")
    .groupBy('r.paymentMode')
    .orderBy('r.paymentMode');
  const taxPercent = await taxPercentOn(db, lastOfMonth(`${month}-01`));
  const rows = await db.raw(found, { mode: memberOf(PaymentMode), bookings: integer, amount: sum });
  return [
    ...rows.map(
      ({ mode, bookings, amount }) =>
        `${mode}: ${bookings} ${bookings === 1 ? 'booking' : 'bookings'}, ${formatRupees(amount)}${taxInside(mode, amount, taxPercent)}`,
    ),
    ...(await cargoWithoutInvoice(db, month)),
  ];
}

/** Those with an amount. */
async function cargoWithoutInvoice(db: Reader, month: Month): Promise<string[]> {
  const found = db
    .select(CargoConsignment, 'r')
    .leftJoin(Invoice, 'i', 'i.id = r.invoiceId')
    .select('COUNT(*)', 'bookings')
    .addSelect('SUM(r.toPayAmount)', 'amount')
    .where('r.deletedOn IS NULL AND r.toPayAmount > 0 AND r.bookingDate BETWEEN :first AND :last', {
      first: `${month}-01`,
      last: lastOfMonth(`${month}-01`),
    })
    .andWhere("(i.id IS NULL OR i.invoiceStatus = 'Generated')");
  const [row] = await db.raw(found, { bookings: integer, amount: sum });
  if (!row || row.bookings === 0) return [];
  const { bookings, amount } = row;
  return [`Cargo: ${bookings} ${bookings === 1 ? 'consignment' : 'consignments'}, ${formatRupees(amount)}`];
}

function taxInside(mode: PaymentMode, amount: Paise, taxPercent: number): string {
  if (!isPaidAtOnce(mode) || amount === 0) return '';
  const { taxable } = taxWithin(amount, taxPercent, false);
  return ` (taxable ${formatRupees(taxable)}, GST inside ${formatRupees(amount - taxable)})`;
}
