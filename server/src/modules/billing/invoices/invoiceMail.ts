/** The mail with an invoice; composed when it is sent, so that it says what is known then. */
import { formatDate, formatMonth } from '../../../domain/values/dates';
import { percentTexts } from '../../../domain/tax/gst';
import { reverseChargeLine } from '../../../domain/tax/services';
import { formatRupees, type Paise } from '../../../domain/values/money';
import type { Compose } from '../../../core/module/app.types';
import { backgroundReader } from '../../../core/observation/backgroundReader';
import { integer, nullable, text } from '../../../db/read/rawRows';
import type { Reader } from '../../../db/read/reader';
import type { Letterhead } from '../../../gateways/mailer/emailContent';
import { htmlPage } from '../../../gateways/mailer/htmlPage';
import { CargoConsignment } from '../../bookings/cargo/cargo.entity';
import { Consignment } from '../../bookings/consignments/consignment.entity';
import { companyOn } from '../../parties/company/companyProfiles';
import { mailedBy } from '../../parties/company/letterhead';
import { Customer } from '../../parties/customers/customer.entity';
import { Invoice } from './invoice.entity';

/** What the mail is about is in its topic, since the outbox holds no content. */
export const invoiceTopic = (id: number): string => `invoice ${id}`;

export const composeInvoice: Compose = async (app, { topic }) => {
  const db = backgroundReader(app);
  const invoice = await db.find(Invoice, { id: Number(topic.split(' ')[1]) });
  const customer = invoice && (await db.find(Customer, { id: invoice.customerId }));
  if (!invoice?.invoiceNumber || invoice.deletedOn || !customer?.email || customer.deletedOn) return null;
  const { invoiceNumber, invoiceDate, invoiceMonth, totalAmount, outstanding, dueDate } = invoice;
  const { from, letterhead } = await mailedBy(db, app, invoiceDate, invoice.branchId);
  const { gstin } = await companyOn(db, invoiceDate, invoice.branchId);
  return {
    from,
    letterhead,
    to: customer.email,
    subject: `Invoice ${invoiceNumber}`,
    content: {
      greeting: `Dear ${customer.name},`,
      paragraphs: [
        `Please find attached invoice ${invoiceNumber} of ${formatDate(invoiceDate)} for ${formatMonth(invoiceMonth)} over ${formatRupees(totalAmount)}.`,
        outstanding > 0 && dueDate
          ? `${formatRupees(outstanding)} is to be paid by ${formatDate(dueDate)}.`
          : 'Nothing is to be paid. Thank you.',
      ],
      note: `Please write to ${from.address} if anything differs from your records.`,
    },
    attachments: [
      {
        filename: `${invoiceNumber.replaceAll('/', '-')}.html`,
        contentType: 'text/html; charset=utf-8',
        content: pageOf(invoice, await linesOf(db, invoice), letterhead, gstin),
      },
    ],
  };
};

interface Line {
  date: string;
  awbNo: string;
  receiver: string;
  amount: Paise | null;
}

async function linesOf(db: Reader, { id }: Invoice): Promise<Line[]> {
  const consignments = db
    .select(Consignment, 'r')
    .select('r.bookingDate', 'date')
    .addSelect('r.awbNo', 'awbNo')
    .addSelect('r.receiver', 'receiver')
    .addSelect('r.customerAmount', 'amount')
    .where('r.invoiceId = :id', { id })
    .orderBy('r.bookingDate')
    .addOrderBy('r.id');
  const cargo = db
    .select(CargoConsignment, 'r')
    .innerJoin('r.receiver', 'c')
    .select('r.bookingDate', 'date')
    .addSelect('r.awbNo', 'awbNo')
    .addSelect('c.company', 'receiver')
    .addSelect('r.toPayAmount', 'amount')
    .where('r.invoiceId = :id', { id })
    .orderBy('r.bookingDate')
    .addOrderBy('r.id');
  const shape = { date: text, awbNo: text, receiver: text, amount: nullable(integer) };
  return [...(await db.raw(consignments, shape)), ...(await db.raw(cargo, shape))];
}

function pageOf(invoice: Invoice, lines: readonly Line[], letterhead: Letterhead, gstin: string): string {
  const { invoiceNumber, invoiceDate, actualAmount, additionalCharges, cgst, sgst, igst, totalAmount } = invoice;
  const percent = percentTexts(invoice.taxPercent);
  const sums: readonly (readonly [string, Paise])[] = [
    ['Actual Amount', actualAmount],
    ['Additional Charges', additionalCharges],
    [`CGST ${percent.cgst}%`, cgst],
    [`SGST ${percent.sgst}%`, sgst],
    [`IGST ${percent.igst}%`, igst],
    ['Total Amount', totalAmount],
  ];
  return htmlPage({
    letterhead,
    title: `Invoice ${invoiceNumber ?? ''}`,
    about: [
      `GSTIN ${gstin}`,
      `To ${invoice.buyerName}`,
      ...(invoice.buyerGstin ? [`GSTIN ${invoice.buyerGstin}`] : []),
      `Invoice date ${formatDate(invoiceDate)}`,
      invoice.taxExplanation,
      ...(invoice.charge === 'ReverseCharge' ? [reverseChargeLine(invoice.charge)] : []),
    ],
    head: ['Date', 'Awb No', 'Receiver', 'Amount'],
    numbersFrom: 3,
    rows: [
      ...lines.map(({ date, awbNo, receiver, amount }) => [
        formatDate(date),
        awbNo,
        receiver,
        amount === null ? '' : formatRupees(amount),
      ]),
      ...sums
        .filter(([name, amount]) => amount !== 0 || name.endsWith('Amount'))
        .map(([name, amount]) => ['', '', name, formatRupees(amount)]),
    ],
  });
}
