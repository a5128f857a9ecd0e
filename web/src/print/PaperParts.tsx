import type { ReactNode } from 'react';
import { amountInWords } from '../../../server/src/domain/billing/amountInWords';
import { percentTexts } from '../../../server/src/domain/tax/gst';
import { rupeesToPaise } from '../../../server/src/domain/values/money';
import { toScaled } from '../../../server/src/domain/values/units';
import { stateNameOf } from '../../../server/src/domain/tax/stateCodes';
import type {
  CreditNotePaperFragment,
  InvoiceBuyerFragment,
  InvoiceCompanyFragment,
  InvoicePaperFragment,
} from '../graphql.generated';
import { imageAddress } from '../session';
import { showInstant, showMoney } from '../ui/app/format';
import { CompanyBlock } from './CompanyBlock';
import { QrImage } from '../ui/panel/QrImage';
import { NamedValue } from '../ui/panel/NamedValue';

interface SheetProps {
  title: string;
  /** What is computer generated, as the foot of each page says. */
  foot: string;
  children: ReactNode;
}

/** The sheet of an invoice, and of what has its layout. Pages take their foot from the root (`invoicePaper.css`). */
export function InvoiceSheet({ title, foot, children }: SheetProps) {
  return (
    <article className="paper invoice-paper">
      <style>{`:root { --page-foot: 'Computer generated ${foot}'; }`}</style>
      <h1 className="visually-hidden">{title}</h1>
      {children}
    </article>
  );
}

interface HeadProps {
  company: InvoiceCompanyFragment;
  kind: string;
  /** What is special about the document. */
  children?: ReactNode;
}

export function PaperHead({ company, kind, children }: HeadProps) {
  return (
    <header>
      <div>
        <CompanyBlock company={company} />
        <p>PAN {company.pan}</p>
      </div>
      <div className="kind">
        <h2>{kind}</h2>
        {children}
      </div>
    </header>
  );
}

export type Fact = readonly [name: string, text: string];

export function PaperFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl>
      {facts.map(([name, text]) => (
        <NamedValue key={name} name={name}>
          {text}
        </NamedValue>
      ))}
    </dl>
  );
}

/** Whom an invoice or a credit note is made out to. */
interface Billed {
  title: string;
  customer: InvoicePaperFragment['customer'];
  /** As the approved invoice names it; none while the customer may still change. */
  buyer?: InvoiceBuyerFragment | null;
}

export function BilledTo({ title, customer, buyer }: Billed) {
  const gstin = buyer ? buyer.buyerGstin : customer?.gst;
  return (
    <address>
      <h3>{title}</h3>
      <b>{buyer?.buyerName ?? customer?.company}</b>
      <span>{buyer ? buyer.buyerAddress : customer?.address}</span>
      <span>{[customer?.name, customer?.contact].filter(Boolean).join(' · ')}</span>
      <span>{gstin ? `GSTIN ${gstin}` : 'GSTIN: not registered'}</span>
    </address>
  );
}

type ReportedFacts = Pick<CreditNotePaperFragment, 'irn' | 'ackNo' | 'ackDate' | 'signedQr'>;

/** What the e-invoice portal has answered, with the QR code that it signed. `of`: the document. */
export function Reported({ facts: { irn, ackNo, ackDate, signedQr }, of }: { facts: ReportedFacts; of: string }) {
  if (!irn) return null;
  return (
    <section className="reported">
      <PaperFacts
        facts={[
          ['IRN', irn],
          ['Ack No', `${ackNo} · ${showInstant(ackDate)}`],
        ]}
      />
      {signedQr && <QrImage text={signedQr} label={`QR code of the ${of}`} />}
    </section>
  );
}

interface SumsProps {
  rows: readonly (readonly [name: string, rupees: number])[];
  total: number;
  remark: string | null;
}

/** The total in words, and how it comes about. */
export function PaperSums({ rows, total, remark }: SumsProps) {
  return (
    <div className="closing-sums">
      <div>
        <h3>Amount in words</h3>
        <b>{amountInWords(rupeesToPaise(total))}</b>
        {remark && <p>{remark}</p>}
      </div>
      <table className="amounts" aria-label="Total">
        <tbody>
          {rows.map(([name, amount]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{showMoney(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td>{showMoney(total)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

export function Signature({ company }: { company: InvoiceCompanyFragment }) {
  return (
    <div className="signature">
      <b>For {company.legalName}</b>
      {company.signature && <img src={imageAddress(company.signature)} alt="" />}
      <span>Authorised signatory</span>
    </div>
  );
}

/** `taxPercent`: of the invoice, in percent. */
export function taxRows(
  { cgst, sgst, igst }: Record<'cgst' | 'sgst' | 'igst', number>,
  taxPercent: number,
): [name: string, rupees: number][] {
  const percent = percentTexts(toScaled(taxPercent, 2, 'Tax'));
  return [
    [`CGST ${percent.cgst}%`, cgst],
    [`SGST ${percent.sgst}%`, sgst],
    [`IGST ${percent.igst}%`, igst],
  ];
}

export function placeOfSupplyText(code: string): string {
  const name = stateNameOf(code);
  return name ? `${code}-${name}` : code;
}

/** Without the rupee sign, which is in the column header. */
export const withoutSign = (rupees: number | null) => showMoney(rupees).replace('₹ ', '');
