/** The mail with a statement of account; composed when it is sent, so that it says what is known then. */
import { company } from '../../company';
import { formatDate } from '../../domain/dates';
import { labels } from '../../domain/enums';
import { formatRupees } from '../../domain/money';
import type { App, Compose } from '../../core/app.types';
import { Reader } from '../../db/reader';
import { htmlPage } from '../../gateways/mailer/htmlPage';
import { Customer } from '../customers/customer.entity';
import { ledgerOf, type CustomerLedger, type Period } from './ledger/customerLedger';

/** What the mail is about is in its topic, since the outbox holds no content. */
export const statementTopic = (customerId: number, { from, to }: Period): string =>
  `statement ${customerId} ${from} ${to}`;

export const composeStatement: Compose = async (app, { topic }) => {
  const [, id = '', from = '', to = ''] = topic.split(' ');
  const db = readerOf(app);
  const customer = await db.find(Customer, { id: Number(id) });
  if (!customer?.email || customer.deletedOn) return null;
  const ledger = await ledgerOf(db, customer, { from, to });
  const [first, last] = [formatDate(from), formatDate(to)];
  return {
    to: customer.email,
    subject: `Statement of account, ${first} to ${last}`,
    content: {
      greeting: `Dear ${customer.name},`,
      paragraphs: [
        `Please find attached the statement of account of ${customer.company} from ${first} to ${last}.`,
        ledger.closingBalance > 0
          ? `${formatRupees(ledger.closingBalance)} is to be paid.`
          : 'Nothing is to be paid. Thank you.',
      ],
      note: `Payments that reached us after ${last} are not in it. Please write to ${company.email} if something is not as you know it.`,
    },
    attachments: [
      { filename: `Statement-${from}-${to}.html`, contentType: 'text/html; charset=utf-8', content: pageOf(ledger) },
    ],
  };
};

const readerOf = ({ database: { reader, read } }: App): Reader =>
  new Reader(reader.manager, new AbortController().signal, { read, kept: null });

function pageOf({ company: name, gst, from, to, openingBalance, lines, closingBalance }: CustomerLedger): string {
  const amount = (paise: number) => (paise === 0 ? '' : formatRupees(paise));
  return htmlPage({
    title: 'Statement of account',
    about: [name, ...(gst ? [`GSTIN ${gst}`] : []), `${formatDate(from)} to ${formatDate(to)}`],
    head: ['Date', '', 'Document', 'Debit', 'Credit', 'Balance'],
    numbersFrom: 3,
    rows: [
      [formatDate(from), 'Brought forward', '', '', '', formatRupees(openingBalance)],
      ...lines.map(({ day, kind, document, debit, credit, balance }) => [
        formatDate(day),
        labels.LedgerKind[kind],
        document,
        amount(debit),
        amount(credit),
        formatRupees(balance),
      ]),
      [formatDate(to), 'To be paid', '', '', '', formatRupees(closingBalance)],
    ],
  });
}
