/** The mail with a statement of account; composed when it is sent, so that it says what is known then. */
import { company } from '../../company';
import { formatDate } from '../../domain/dates';
import { labels } from '../../domain/enums';
import { formatRupees } from '../../domain/money';
import type { App, Compose } from '../../core/app.types';
import { Reader } from '../../db/reader';
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

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (char) => entities[char] ?? char);

/** A page without scripts or external resources, for screen and print. */
function pageOf({ company: name, gst, from, to, openingBalance, lines, closingBalance }: CustomerLedger): string {
  const amount = (paise: number) => (paise === 0 ? '' : formatRupees(paise));
  const cells = (...texts: readonly string[]) =>
    `<tr>${texts.map((text, at) => `<td${at > 2 ? ' class="n"' : ''}>${escaped(text)}</td>`).join('')}</tr>`;
  const rows = lines.map(({ day, kind, document, debit, credit, balance }) =>
    cells(formatDate(day), labels.LedgerKind[kind], document, amount(debit), amount(credit), formatRupees(balance)),
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Statement of account</title>
<style>body{font:14px/1.5 sans-serif;color:#1f2933;max-width:900px;margin:24px auto;padding:0 16px}
table{border-collapse:collapse;width:100%}th,td{padding:6px 8px;border-bottom:1px solid #e4e7eb;text-align:left}
.n{text-align:right;font-variant-numeric:tabular-nums}</style></head>
<body><h1>Statement of account</h1>
<p><strong>${escaped(company.legalName)}</strong><br>${escaped(company.address.join(', '))}</p>
<p>${escaped(name)}${gst ? `<br>GSTIN ${escaped(gst)}` : ''}<br>${formatDate(from)} to ${formatDate(to)}</p>
<table><thead><tr><th>Date</th><th></th><th>Document</th><th class="n">Debit</th><th class="n">Credit</th>
<th class="n">Balance</th></tr></thead><tbody>
${[
  cells(formatDate(from), 'Brought forward', '', '', '', formatRupees(openingBalance)),
  ...rows,
  cells(formatDate(to), 'To be paid', '', '', '', formatRupees(closingBalance)),
].join('\n')}
</tbody></table></body></html>
`;
}
