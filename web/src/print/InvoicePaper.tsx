import { amountInWords } from '../../../server/src/domain/amountInWords';
import { formatDate, formatMonth } from '../../../server/src/domain/dates';
import { gstPercent } from '../../../server/src/domain/gst';
import { gstinStateCode } from '../../../server/src/domain/gstin';
import { rupeesToPaise } from '../../../server/src/domain/money';
import { stateNameOf } from '../../../server/src/domain/stateCodes';
import type { InvoiceCompanyFragment, InvoicePaperFragment } from '../graphql.generated';
import { showDate, showMoney } from '../ui/format';
import { CompanyBlock } from './CompanyBlock';

interface Props {
  company: InvoiceCompanyFragment;
  invoice: InvoicePaperFragment;
}

/** Invoice print layout. The table breaks across pages and repeats its header; other blocks do not break. */
export function InvoicePaper({ company, invoice }: Props) {
  const isDraft = invoice.invoiceStatus === 'Generated';
  return (
    <article className="paper invoice-paper">
      <h1>Invoice {invoice.invoiceNumber}</h1>
      <header>
        <div>
          <CompanyBlock company={company} />
          <p>PAN {company.pan}</p>
        </div>
        <div className="kind">
          <h2>Tax Invoice</h2>
          {invoice.deletedOn && <p>Invoice is deleted</p>}
          {isDraft && !invoice.deletedOn && <p>Draft: not yet approved</p>}
        </div>
      </header>
      <section className="parties">
        <address>
          <h3>Bill to</h3>
          <b>{invoice.customer?.company}</b>
          <span>{invoice.customer?.address}</span>
          <span>{[invoice.customer?.name, invoice.customer?.contact].filter(Boolean).join(' · ')}</span>
          <span>{invoice.customer?.gst ? `GSTIN ${invoice.customer.gst}` : 'GSTIN: not registered'}</span>
        </address>
        <dl>
          {particulars(company, invoice).map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Lines invoice={invoice} />
      <section className="closing">
        <div className="sums">
          <div>
            <h3>Amount in words</h3>
            <b>{amountInWords(rupeesToPaise(invoice.totalAmount))}</b>
            {invoice.remark && <p>{invoice.remark}</p>}
          </div>
          <table aria-label="Total">
            <tbody>
              {sums(invoice).map(([name, amount]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{showMoney(amount)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">Total</th>
                <td>{showMoney(invoice.totalAmount)}</td>
              </tr>
            </tfoot>
          </table>
        </div>
        <div className="foot">
          <div>
            <h3>Terms</h3>
            <ol>
              <li>Pay within ten days.</li>
              <li>Interest of 21% per annum if not paid within 5 days.</li>
            </ol>
            <h3>Bank details</h3>
            <dl>
              {bankFacts(company).map(([name, text]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div className="signature">
            <b>For {company.legalName}</b>
            <span>Authorised signatory</span>
          </div>
        </div>
      </section>
    </article>
  );
}

function particulars(company: InvoiceCompanyFragment, invoice: InvoicePaperFragment): [string, string][] {
  const { invoiceNumber, invoiceDate, invoiceMonth, paymentDate, totalConsignments, customer } = invoice;
  const placeOfSupply = stateNameOf(gstinStateCode(customer?.gst || company.gstin));
  return [
    ['Invoice No', invoiceNumber ?? '–'],
    ['Invoice Date', formatDate(invoiceDate)],
    ['Invoice Month', formatMonth(invoiceMonth)],
    ['Consignments', totalConsignments.toLocaleString('en-IN')],
    ['SAC/HSN', company.sacCode],
    ['Place of Supply', placeOfSupply ?? '–'],
    ...(paymentDate ? [['Paid On', formatDate(paymentDate)] satisfies [string, string]] : []),
  ];
}

const widths = ['11mm', '22mm', '30mm', 'auto', '33mm', '21mm', '26mm'];

/** Above this number of consignments the invoice needs several pages; the following ones then repeat its number. */
const severalPages = 30;

function Lines({ invoice }: { invoice: InvoicePaperFragment }) {
  const consignments = invoice.consignments ?? [];
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
              Invoice {invoice.invoiceNumber} · {invoice.customer?.company}
            </td>
          </tr>
        )}
        <tr>
          <th scope="col" className="amount">
            SR#
          </th>
          <th scope="col">Date</th>
          <th scope="col">Awb No</th>
          <th scope="col">Receiver</th>
          <th scope="col">Destination</th>
          <th scope="col" className="amount">
            Weight (Kg)
          </th>
          <th scope="col" className="amount">
            Amount (₹)
          </th>
        </tr>
      </thead>
      <tbody>
        {consignments.map((row, at) => (
          <tr key={row.uniqueId}>
            <td className="amount">{at + 1}</td>
            <td>{showDate(row.bookingDate)}</td>
            <td>{row.awbNo}</td>
            <td>{row.receiver}</td>
            <td>{row.deliveryCity?.name}</td>
            <td className="amount">{row.chargeableWeight.toFixed(3)}</td>
            <td className="amount">{withoutSign(row.customerAmount)}</td>
          </tr>
        ))}
        {consignments.length === 0 && (
          <tr>
            <td className="amount">1</td>
            <td>{formatDate(invoice.invoiceDate)}</td>
            <td colSpan={4}>
              Courier and cargo services of {formatMonth(invoice.invoiceMonth)}, {invoice.totalConsignments}
              {invoice.totalConsignments === 1 ? ' consignment' : ' consignments'}
            </td>
            <td className="amount">{withoutSign(invoice.actualAmount)}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

/** Without the rupee sign, which is in the column header. */
const withoutSign = (rupees: number | null) => showMoney(rupees).replace('₹ ', '');

function sums(invoice: InvoicePaperFragment): [string, number][] {
  const { actualAmount, additionalCharges, additionalRemark, cgst, sgst, igst } = invoice;
  const charges = additionalRemark ? `Additional Charges (${additionalRemark})` : 'Additional Charges';
  const ifAny: [string, number][] = [
    [charges, additionalCharges],
    [`CGST ${gstPercent.cgst}%`, cgst],
    [`SGST ${gstPercent.sgst}%`, sgst],
    [`IGST ${gstPercent.igst}%`, igst],
  ];
  return [['Taxable Amount', actualAmount], ...ifAny.filter(([, amount]) => amount > 0)];
}

function bankFacts({ bank }: InvoiceCompanyFragment): [string, string][] {
  return [
    ['Account Name', bank.accountName],
    ['Account No', bank.accountNumber],
    ['Bank', `${bank.bankName}, ${bank.branch}`],
    ['IFSC', bank.ifsc],
  ];
}
