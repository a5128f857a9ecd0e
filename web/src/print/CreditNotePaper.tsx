import { formatDate } from '../../../server/src/domain/values/dates';
import { labels, type NoteKind } from '../../../server/src/domain/enums';
import type { CreditNotePaperFragment, InvoiceCompanyFragment } from '../graphql.generated';
import {
  BilledTo,
  InvoiceSheet,
  PaperFacts,
  PaperHead,
  PaperSums,
  placeOfSupplyText,
  Reported,
  Signature,
  taxRows,
  withoutSign,
  type Fact,
} from './PaperParts';

const wordsOf = {
  Credit: {
    title: 'Credit Note',
    to: 'Credit to',
    lines: 'Credited',
    text: 'The amount is credited to your account with us.',
  },
  Debit: {
    title: 'Debit Note',
    to: 'Debit to',
    lines: 'Debited',
    text: 'The amount is added to what is due on the invoice.',
  },
} as const satisfies Record<NoteKind, object>;

interface Props {
  company: InvoiceCompanyFragment;
  note: CreditNotePaperFragment;
}

/** A credit or debit note, in the layout of an invoice: one line for what is credited or added. */
export function CreditNotePaper({ company, note }: Props) {
  const { kind, number, invoice, reason, taxable, total, irnCancelledOn, deletedOn } = note;
  const words = wordsOf[kind];
  const taxes = taxRows(note, invoice?.taxPercent ?? 0).filter(([, amount]) => amount > 0);
  return (
    <InvoiceSheet title={`${words.title} ${number}`} foot={words.title.toLowerCase()}>
      <PaperHead company={company} kind={words.title}>
        {deletedOn && <p className="stamp">{labels.NoteKind[kind]} is deleted</p>}
        {note.status === 'Draft' && !deletedOn && <p className="stamp">Draft: not yet approved</p>}
      </PaperHead>
      <section className="parties">
        <BilledTo title={words.to} customer={note.customer} buyer={invoice ?? null} />
        <PaperFacts facts={factsOf(company, note)} />
      </section>
      {!irnCancelledOn && <Reported facts={note} of={labels.NoteKind[kind].toLowerCase()} />}
      <table className="lines" aria-label={words.lines}>
        <colgroup>
          <col />
          <col style={{ width: '50mm' }} />
          <col style={{ width: '30mm' }} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">Particulars</th>
            <th scope="col">Reason</th>
            <th scope="col" className="numeric">
              Taxable (₹)
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>{invoice ? `Courier and cargo services of invoice ${invoice.invoiceNumber}` : ''}</td>
            <td>{labels.CreditNoteReason[reason]}</td>
            <td className="numeric">{withoutSign(taxable)}</td>
          </tr>
        </tbody>
      </table>
      <section className="closing">
        <PaperSums rows={[['Taxable Amount', taxable], ...taxes]} total={total} remark={note.remark} />
        <div className="foot">
          <div>
            <h3>Note</h3>
            <p>{words.text} Taxes are at the rates of the invoice.</p>
          </div>
          <Signature company={company} />
        </div>
      </section>
    </InvoiceSheet>
  );
}

function factsOf(
  company: InvoiceCompanyFragment,
  { kind, number, noteDate, invoice }: CreditNotePaperFragment,
): Fact[] {
  const about: Fact[] = invoice
    ? [
        ['Invoice No', invoice.invoiceNumber ?? '–'],
        ['Invoice Date', formatDate(invoice.invoiceDate)],
      ]
    : [];
  return [
    [`${wordsOf[kind].title} No`, number ?? '–'],
    [`${wordsOf[kind].title} Date`, formatDate(noteDate)],
    ...about,
    ['SAC/HSN', company.sac],
    ...(invoice ? [['Place of Supply', placeOfSupplyText(invoice.placeOfSupply)] satisfies Fact] : []),
  ];
}
