import { formatDate } from '../../../server/src/domain/values/dates';
import { labels } from '../../../server/src/domain/enums';
import type { InvoiceCompanyFragment, RefundPaperFragment } from '../graphql.generated';
import {
  BilledTo,
  InvoiceSheet,
  PaperFacts,
  PaperHead,
  PaperSums,
  placeOfSupplyText,
  Signature,
  type Fact,
} from './PaperParts';
import { VoucherLines } from './VoucherLines';

interface Props {
  company: InvoiceCompanyFragment;
  refund: RefundPaperFragment;
}

/** The refund voucher of rule 51 of the CGST Rules, in the layout of an invoice. */
export function RefundPaper({ company, refund }: Props) {
  const { number, customer, creditNote, amount, remark } = refund;
  return (
    <InvoiceSheet title={`Refund Voucher ${number}`} foot="refund voucher">
      <PaperHead company={company} kind="Refund Voucher" />
      <section className="parties">
        <BilledTo title="Refunded to" customer={customer} buyer={creditNote?.invoice ?? null} />
        <PaperFacts facts={factsOf(company, refund)} />
      </section>
      <VoucherLines {...refund} label="Refunded" particulars={particularsOf(refund)} />
      <section className="closing">
        <PaperSums rows={[]} total={amount} remark={remark} />
        <div className="foot">
          <div>
            <h3>Note</h3>
            <p>Tax is payable on reverse charge: No.</p>
            {creditNote && <p>The tax was reduced by credit note {creditNote.number}.</p>}
          </div>
          <Signature company={company} />
        </div>
      </section>
    </InvoiceSheet>
  );
}

const particularsOf = ({ payment, creditNote }: RefundPaperFragment): string =>
  payment
    ? 'Advance for courier and cargo services, for which no invoice was made'
    : `Credited by credit note ${creditNote?.number ?? ''} and not used`;

function factsOf(company: InvoiceCompanyFragment, refund: RefundPaperFragment): Fact[] {
  const { number, refundedOn, mode, reference, payment, creditNote, placeOfSupply } = refund;
  const about: Fact[] = payment
    ? [
        ['Receipt No', payment.number],
        ['Receipt Date', formatDate(payment.receivedOn)],
      ]
    : [
        ['Credit Note No', creditNote?.number ?? '–'],
        ['Credit Note Date', creditNote ? formatDate(creditNote.noteDate) : '–'],
      ];
  return [
    ['Refund Voucher No', number],
    ['Date', formatDate(refundedOn)],
    ...about,
    ['Mode', labels.ReceiptMode[mode]],
    ...(reference ? [['Reference', reference] as const] : []),
    ['SAC/HSN', company.sac],
    ['Place of Supply', placeOfSupplyText(placeOfSupply)],
  ];
}
