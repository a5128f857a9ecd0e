import { formatDate } from '../../../server/src/domain/values/dates';
import { labels } from '../../../server/src/domain/enums';
import { paiseToRupees, rupeesToPaise } from '../../../server/src/domain/values/money';
import type { InvoiceCompanyFragment, ReceiptPaperFragment } from '../graphql.generated';
import {
  BilledTo,
  PaperFacts,
  InvoiceSheet,
  PaperHead,
  PaperSums,
  placeOfSupplyText,
  Signature,
  withoutSign,
  type Fact,
} from './PaperParts';
import { VoucherLines } from './VoucherLines';

type Allocation = NonNullable<ReceiptPaperFragment['allocations']>[number];

interface Props {
  company: InvoiceCompanyFragment;
  payment: ReceiptPaperFragment;
}

/** Tells a customer what was received and what it pays; the receipt voucher of rule 50 where something is an advance. */
export function ReceiptPaper({ company, payment }: Props) {
  const { number, amount, allocatedCash, refunded, remark, reversedOn, reversalReason, advanceTax } = payment;
  const paid = paidDocuments(payment.allocations ?? []);
  const onAccount = rupeesToPaise(amount) - rupeesToPaise(allocatedCash);
  const forDocuments = rupeesToPaise(allocatedCash) - rupeesToPaise(refunded);
  const parts: (readonly [string, number])[] = [
    ...(forDocuments > 0 ? [['For the documents above', paiseToRupees(forDocuments)] as const] : []),
    ...(refunded > 0 ? [['Paid back to you', refunded] as const] : []),
    ...(onAccount > 0 ? [['Held on your account', paiseToRupees(onAccount)] as const] : []),
  ];
  return (
    <InvoiceSheet title={`Receipt ${number}`} foot="receipt">
      <PaperHead company={company} kind={advanceTax ? 'Receipt Voucher' : 'Receipt'}>
        {reversedOn && <p className="stamp">Reversed on {formatDate(reversedOn)}</p>}
      </PaperHead>
      <section className="parties">
        <BilledTo title="Received from" customer={payment.customer} />
        <PaperFacts facts={factsOf(company, payment)} />
      </section>
      {reversedOn ? (
        <p className="note">{reversalReason}. This receipt is no longer valid.</p>
      ) : (
        <>
          {paid.length > 0 && <PaidDocuments rows={paid} />}
          {advanceTax && (
            <VoucherLines {...advanceTax} label="Advance" particulars="Advance for courier and cargo services" />
          )}
          <section className="closing">
            <PaperSums rows={parts} total={amount} remark={remark} />
            <div className="foot">
              <Notes payment={payment} />
              <Signature company={company} />
            </div>
          </section>
        </>
      )}
    </InvoiceSheet>
  );
}

function factsOf(company: InvoiceCompanyFragment, payment: ReceiptPaperFragment): Fact[] {
  const { number, receivedOn, mode, reference, bankName, chequeDate, advanceTax, placeOfSupply } = payment;
  return [
    ['Receipt No', number],
    ['Date', formatDate(receivedOn)],
    ['Mode', labels.ReceiptMode[mode]],
    ...(reference ? [['Reference', reference] as const] : []),
    ...(bankName ? [['Bank', bankName] as const] : []),
    ...(chequeDate ? [['Cheque date', formatDate(chequeDate)] as const] : []),
    ...(advanceTax
      ? [['SAC/HSN', company.sac] as const, ['Place of Supply', placeOfSupplyText(placeOfSupply)] as const]
      : []),
  ];
}

interface PaidDocument {
  invoice: Allocation['invoice'];
  cash: number;
  tds: number;
}

/** What each invoice has of the payment; allocations that were taken back are entries below zero. */
function paidDocuments(allocations: readonly Allocation[]): PaidDocument[] {
  const paid = new Map<string | null, PaidDocument>();
  for (const { invoice, cash, tds } of allocations) {
    const key = invoice?.uniqueId ?? null;
    const known = paid.get(key) ?? { invoice, cash: 0, tds: 0 };
    paid.set(key, { invoice, cash: plus(known.cash, cash), tds: plus(known.tds, tds) });
  }
  return [...paid.values()].filter(({ cash, tds }) => cash > 0 || tds > 0);
}

const plus = (a: number, b: number) => paiseToRupees(rupeesToPaise(a) + rupeesToPaise(b));

function PaidDocuments({ rows }: { rows: readonly PaidDocument[] }) {
  return (
    <table className="lines" aria-label="Documents">
      <colgroup>
        <col style={{ width: '10mm' }} />
        <col />
        <col style={{ width: '26mm' }} />
        <col style={{ width: '32mm' }} />
        <col style={{ width: '32mm' }} />
        <col style={{ width: '28mm' }} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col" className="numeric">
            #
          </th>
          <th scope="col">Document</th>
          <th scope="col">Date</th>
          <th scope="col" className="numeric">
            Total (₹)
          </th>
          <th scope="col" className="numeric">
            Received (₹)
          </th>
          <th scope="col" className="numeric">
            TDS (₹)
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ invoice, cash, tds }, at) => (
          <tr key={invoice?.uniqueId ?? 'opening'}>
            <td className="numeric">{at + 1}</td>
            <td>{invoice ? invoice.invoiceNumber : 'Opening balance'}</td>
            <td>{invoice && formatDate(invoice.invoiceDate)}</td>
            <td className="numeric">{invoice && withoutSign(invoice.totalAmount)}</td>
            <td className="numeric">{withoutSign(cash)}</td>
            <td className="numeric">{withoutSign(tds)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Notes({ payment: { mode, tdsAmount, certificateNo, advanceTax } }: { payment: ReceiptPaperFragment }) {
  const notes = [
    ...(advanceTax ? ['Tax is payable on reverse charge: No.'] : []),
    ...(mode === 'Cheque' ? ['Valid when the cheque has been paid.'] : []),
    ...(tdsAmount > 0
      ? [
          `Tax deducted at source: ₹ ${withoutSign(tdsAmount)}, ${certificateNo ? `certificate ${certificateNo}` : 'please send us the certificate'}.`,
        ]
      : []),
  ];
  return (
    <div>
      {notes.length > 0 && <h3>Note</h3>}
      {notes.map((text) => (
        <p key={text} className="note">
          {text}
        </p>
      ))}
    </div>
  );
}
