import { formatDate } from '../../../server/src/domain/values/dates';
import { labels } from '../../../server/src/domain/enums';
import { rupeesToPaise } from '../../../server/src/domain/values/money';
import type { InvoiceCompanyFragment, VppAdviceInvoicesQuery, VppAdvicePaperFragment } from '../graphql.generated';
import {
  BilledTo,
  InvoiceSheet,
  PaperFacts,
  PaperHead,
  PaperSums,
  Signature,
  withoutSign,
  type Fact,
} from './PaperParts';

type Allocation = NonNullable<VppAdviceInvoicesQuery['customerPayment']['allocations']>[number];

interface Props {
  company: InvoiceCompanyFragment;
  remittance: VppAdvicePaperFragment;
  /** What was set off against each; empty if nothing was. */
  invoices: readonly Allocation[];
}

/** Tells a sender for which consignments VPP money was collected, and how it is remitted; in the layout of an invoice. */
export function VppAdvicePaper({ company, remittance, invoices }: Props) {
  const { number, amount, setOff, paidOut, remark, reversedOn, reversalReason } = remittance;
  const ways: (readonly [string, number])[] = [
    ...(setOff > 0 ? [['Set off against your invoices', setOff] as const] : []),
    ...(paidOut > 0 ? [['Paid to you', paidOut] as const] : []),
  ];
  return (
    <InvoiceSheet title={`VPP remittance advice ${number}`} foot="advice">
      <PaperHead company={company} kind="Remittance advice">
        {reversedOn && <p className="stamp">Reversed on {formatDate(reversedOn)}</p>}
      </PaperHead>
      <section className="parties">
        <BilledTo title="Remitted to" customer={remittance.customer} />
        <PaperFacts facts={factsOf(remittance)} />
      </section>
      {reversedOn ? (
        <p className="note">{reversalReason}. What was collected for these consignments is owed to you again.</p>
      ) : (
        <>
          <Collections remittance={remittance} />
          <section className="closing">
            <PaperSums rows={ways} total={amount} remark={remark} />
            <SetOff invoices={invoices} />
            <div className="foot">
              <div>
                <h3>Note</h3>
                <p className="note">
                  We have collected these prices from the receivers for you. Nothing is deducted: the receivers paid our
                  commission on top. Please write to {company.email} if anything differs from your records.
                </p>
              </div>
              <Signature company={company} />
            </div>
          </section>
        </>
      )}
    </InvoiceSheet>
  );
}

function factsOf({ number, remittedOn, mode, reference, paidOut }: VppAdvicePaperFragment): Fact[] {
  return [
    ['Remittance No', number],
    ['Date', formatDate(remittedOn)],
    ['Paid by', paidOut > 0 && mode ? labels.ReceiptMode[mode] : 'Set off, nothing is paid out'],
    ['Reference', reference ?? '–'],
  ];
}

function Collections({ remittance: { amount, collections } }: { remittance: VppAdvicePaperFragment }) {
  const rows = collections ?? [];
  const commissions =
    rows.reduce((sum, { consignment }) => sum + rupeesToPaise(consignment?.vppCommission ?? 0), 0) / 100;
  return (
    <table className="lines" aria-label="Consignments">
      <colgroup>
        <col style={{ width: '10mm' }} />
        <col style={{ width: '32mm' }} />
        <col style={{ width: '22mm' }} />
        <col />
        <col style={{ width: '22mm' }} />
        <col style={{ width: '28mm' }} />
        <col style={{ width: '28mm' }} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col" className="numeric">
            #
          </th>
          <th scope="col">AWB No</th>
          <th scope="col">Booked</th>
          <th scope="col">Receiver</th>
          <th scope="col">Delivered</th>
          <th scope="col" className="numeric">
            Commission (₹)
          </th>
          <th scope="col" className="numeric">
            Remitted (₹)
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ uniqueId, collectedOn, amount: collected, consignment }, at) => (
          <tr key={uniqueId}>
            <td className="numeric">{at + 1}</td>
            <td>{consignment?.awbNo}</td>
            <td>{consignment && formatDate(consignment.bookingDate)}</td>
            <td>{consignment?.receiver}</td>
            <td>{formatDate(collectedOn)}</td>
            <td className="numeric">{withoutSign(consignment?.vppCommission ?? 0)}</td>
            <td className="numeric">{withoutSign(collected)}</td>
          </tr>
        ))}
        <tr className="balance">
          <td />
          <td colSpan={4}>Total</td>
          <td className="numeric">{withoutSign(commissions)}</td>
          <td className="numeric">{withoutSign(amount)}</td>
        </tr>
      </tbody>
    </table>
  );
}

/** For which invoices: what of the remittance was not paid out. */
function SetOff({ invoices }: { invoices: readonly Allocation[] }) {
  const paid = invoices.filter(({ cash }) => cash > 0);
  if (paid.length === 0) return null;
  const texts = paid.map(({ invoice, cash }) => {
    const document = invoice ? `${invoice.invoiceNumber} of ${formatDate(invoice.invoiceDate)}` : 'Opening balance';
    return `${document}: ₹ ${withoutSign(cash)}`;
  });
  return (
    <div style={{ paddingBottom: '3mm' }}>
      <h3>Set off against</h3>
      <ul>
        {texts.map((text, at) => (
          <li key={at}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
