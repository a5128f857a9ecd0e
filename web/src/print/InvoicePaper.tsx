import { isBornPaid } from '../../../server/src/domain/billing/invoiceStatus';
import { billedAmount } from '../ui/facts/billedAmount';
import { upiLinkOf } from '../../../server/src/domain/billing/upiLink';
import { linesOf } from '../../../server/src/domain/parties/companyFields';
import { formatDate, formatMonth } from '../../../server/src/domain/values/dates';
import { courier, paperKind } from '../../../server/src/domain/tax/services';
import { labels } from '../../../server/src/domain/enums';
import { rupeesToPaise } from '../../../server/src/domain/values/money';
import type { InvoiceCompanyFragment, InvoicePaperFragment } from '../graphql.generated';
import { showDate, showMoney } from '../ui/app/format';
import { QrImage } from '../ui/panel/QrImage';
import { bankFacts } from './bankFacts';
import { InvoiceTax } from './InvoiceTax';
import {
  BilledTo,
  PaperFacts,
  InvoiceSheet,
  PaperHead,
  PaperSums,
  placeOfSupplyText,
  Reported,
  Signature,
  taxRows,
  withoutSign,
  type Fact,
} from './PaperParts';

interface Props {
  company: InvoiceCompanyFragment;
  invoice: InvoicePaperFragment;
  /** Whose it is, if the paper says so. */
  copy?: string;
}

/** Of one that is paid, cancelled or deleted nothing is asked for any more. */
const isOwed = ({ invoiceStatus, cancelledOn, deletedOn }: InvoicePaperFragment): boolean =>
  invoiceStatus !== 'Paid' && !cancelledOn && !deletedOn;

/** Invoice print layout. The table breaks across pages and repeats its header; other blocks do not break. */
export function InvoicePaper({ company, invoice, copy }: Props) {
  const isDraft = invoice.invoiceStatus === 'Generated';
  const owed = isOwed(invoice);
  return (
    <InvoiceSheet title={`Invoice ${invoice.invoiceNumber}`} foot="invoice">
      <PaperHead company={company} kind={paperKind(invoice.charge)}>
        {copy && <p>{copy}</p>}
        {invoice.deletedOn && <p className="stamp void">Invoice is deleted</p>}
        {invoice.cancelledOn && <p className="stamp void">Cancelled on {formatDate(invoice.cancelledOn)}</p>}
        {isDraft && !invoice.deletedOn && <p className="stamp">Draft: not yet approved</p>}
      </PaperHead>
      <section className="parties">
        <BilledTo title="Bill to" customer={invoice.customer} buyer={isDraft ? null : invoice} />
        <PaperFacts facts={particulars(company, invoice)} />
      </section>
      <Reported facts={invoice} of="e-invoice" />
      {isSummed(invoice) ? <Summary invoice={invoice} /> : <Lines invoice={invoice} />}
      <section className="closing">
        <PaperSums rows={sums(invoice)} total={invoice.totalAmount} remark={invoice.remark} />
        <InvoiceTax invoice={invoice} sac={invoice.sac ?? company.sac} />
        <div className="foot">
          <div>
            <Terms company={company} isOwed={owed} />
            {owed && (
              <>
                <h3>Bank details</h3>
                <PaperFacts facts={bankFacts(company)} />
              </>
            )}
          </div>
          <PayByUpi company={company} invoice={invoice} />
          <Signature company={company} />
        </div>
        {linesOf(company.invoiceFooter).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </section>
    </InvoiceSheet>
  );
}

/** For the phone of who pays: the amount and the number are in the code. */
function PayByUpi({ company, invoice }: Props) {
  const link = upiLinkOf(company, invoice, rupeesToPaise(invoice.outstanding));
  if (!link) return null;
  return (
    <div className="pay">
      <QrImage framed text={link} label="QR code to pay by UPI" />
      <b>Pay {showMoney(invoice.outstanding)} by UPI</b>
      <span>{company.upiId}</span>
    </div>
  );
}

interface TermsProps {
  company: InvoiceCompanyFragment;
  isOwed: boolean;
}

function Terms({ company: { invoiceTerms, jurisdiction }, isOwed }: TermsProps) {
  const terms = [
    ...(isOwed ? linesOf(invoiceTerms) : []),
    ...(jurisdiction ? [`Subject to ${jurisdiction} jurisdiction.`] : []),
  ];
  if (terms.length === 0) return null;
  return (
    <>
      <h3>Terms</h3>
      <ol>
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ol>
    </>
  );
}

function particulars(company: InvoiceCompanyFragment, invoice: InvoicePaperFragment): Fact[] {
  const { invoiceNumber, invoiceDate, invoiceMonth, paymentDate, totalConsignments, dueDate } = invoice;
  return [
    ['Invoice No', invoiceNumber ?? '–'],
    ['Invoice Date', formatDate(invoiceDate)],
    ...(isOwed(invoice) && dueDate ? [['Due Date', formatDate(dueDate)] satisfies Fact] : []),
    ['Invoice Month', formatMonth(invoiceMonth)],
    ['Consignments', totalConsignments.toLocaleString('en-IN')],
    ['SAC/HSN', invoice.sac ?? company.sac],
    ...(invoice.service === courier ? [] : [['Service', invoice.service] satisfies Fact]),
    ['Place of Supply', placeOfSupplyText(invoice.placeOfSupply)],
    ...(paymentDate ? [['Paid On', formatDate(paymentDate)] satisfies Fact] : []),
  ];
}

const widths = ['11mm', '22mm', '30mm', 'auto', '33mm', '21mm', '26mm'];

/** Above this number of consignments the invoice needs several pages; the following ones then repeat its number. */
const severalPages = 30;

/** Consignments, then cargo, of which no destination is known. */
function linesOfInvoice({ id, consignments, cargoConsignments }: InvoicePaperFragment) {
  return [
    ...(consignments ?? []).map((row) => ({
      ...row,
      destination: row.deliveryCity?.name,
      amount: billedAmount(id, row),
    })),
    ...(cargoConsignments ?? []).map((row) => ({
      ...row,
      receiver: row.receiver?.company,
      destination: undefined,
      amount: row.toPayAmount,
    })),
  ];
}

function Lines({ invoice }: { invoice: InvoicePaperFragment }) {
  const consignments = linesOfInvoice(invoice);
  return (
    <table className="lines" aria-label="Consignments">
      <colgroup>
        {widths.map((width, at) => (
          <col key={at} style={{ width }} />
        ))}
      </colgroup>
      <thead>
        {consignments.length > severalPages && (
          <tr className="running">
            <td colSpan={7}>
              Invoice {invoice.invoiceNumber} ·{' '}
              {invoice.invoiceStatus === 'Generated' ? invoice.customer?.company : invoice.buyerName}
            </td>
          </tr>
        )}
        <tr>
          <th scope="col" className="numeric">
            SR#
          </th>
          <th scope="col">Date</th>
          <th scope="col">Awb No</th>
          <th scope="col">Receiver</th>
          <th scope="col">Destination</th>
          <th scope="col" className="numeric">
            Weight (Kg)
          </th>
          <th scope="col" className="numeric">
            {isBornPaid(invoice.invoiceType) ? 'With tax (₹)' : 'Amount (₹)'}
          </th>
        </tr>
      </thead>
      <tbody>
        {consignments.map((row, at) => (
          <tr key={row.uniqueId}>
            <td className="numeric">{at + 1}</td>
            <td>{showDate(row.bookingDate)}</td>
            <td>{row.awbNo}</td>
            <td>{row.receiver}</td>
            <td>{row.destination}</td>
            <td className="numeric">{row.chargeableWeight.toFixed(3)}</td>
            <td className="numeric">{withoutSign(row.amount)}</td>
          </tr>
        ))}
        {consignments.length === 0 && (
          <tr>
            <td className="numeric">1</td>
            <td>{formatDate(invoice.invoiceDate)}</td>
            <td colSpan={4}>
              {invoice.service === courier ? 'Courier and cargo services' : invoice.service} of{' '}
              {formatMonth(invoice.invoiceMonth)}, {invoice.totalConsignments}
              {invoice.totalConsignments === 1 ? ' consignment' : ' consignments'}
            </td>
            <td className="numeric">{withoutSign(invoice.actualAmount)}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

/** A counter bill of more bookings than fill two pages is printed by service. */
const mostLines = 80;
const isSummed = ({ invoiceType, totalConsignments }: InvoicePaperFragment) =>
  invoiceType === 'Counter' && totalConsignments > mostLines;

interface ServiceSum {
  name: string;
  consignments: number;
  weightGrams: number;
  amountPaise: number;
}

function servicesOf({ id, consignments }: InvoicePaperFragment): ServiceSum[] {
  const sums = new Map<string, ServiceSum>();
  for (const consignment of consignments ?? []) {
    const { serviceType, parcelType, chargeableWeight } = consignment;
    const name = `${labels.ServiceType[serviceType]}, ${labels.ParcelType[parcelType]}`;
    const sum = sums.get(name) ?? { name, consignments: 0, weightGrams: 0, amountPaise: 0 };
    sum.consignments += 1;
    sum.weightGrams += Math.round(chargeableWeight * 1000);
    sum.amountPaise += rupeesToPaise(billedAmount(id, consignment) ?? 0);
    sums.set(name, sum);
  }
  return [...sums.values()].sort((one, other) => one.name.localeCompare(other.name));
}

function Summary({ invoice }: { invoice: InvoicePaperFragment }) {
  return (
    <table className="lines" aria-label="Services">
      <thead>
        <tr>
          <th scope="col">
            {invoice.service === courier ? 'Courier service' : invoice.service} of {formatDate(invoice.invoiceDate)}
          </th>
          <th scope="col" className="numeric">
            Bookings
          </th>
          <th scope="col" className="numeric">
            Weight (Kg)
          </th>
          <th scope="col" className="numeric">
            Amount with tax (₹)
          </th>
        </tr>
      </thead>
      <tbody>
        {servicesOf(invoice).map(({ name, consignments, weightGrams, amountPaise }) => (
          <tr key={name}>
            <td>{name}</td>
            <td className="numeric">{consignments.toLocaleString('en-IN')}</td>
            <td className="numeric">{(weightGrams / 1000).toFixed(3)}</td>
            <td className="numeric">{withoutSign(amountPaise / 100)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function sums(invoice: InvoicePaperFragment): [string, number][] {
  const { actualAmount, additionalCharges, additionalRemark } = invoice;
  const isTaxed = invoice.chargesTaxable && additionalCharges > 0;
  const charges = additionalRemark ? `Additional Charges (${additionalRemark})` : 'Additional Charges';
  const ifAny: [string, number][] = [
    [charges, isTaxed ? 0 : additionalCharges],
    ...taxRows(invoice, invoice.taxPercent),
  ];
  const taxable: [string, number][] = isTaxed
    ? [
        ['Amount', actualAmount],
        [charges, additionalCharges],
        ['Taxable Amount', (rupeesToPaise(actualAmount) + rupeesToPaise(additionalCharges)) / 100],
      ]
    : [['Taxable Amount', actualAmount]];
  return [...taxable, ...ifAny.filter(([, amount]) => amount > 0)];
}
