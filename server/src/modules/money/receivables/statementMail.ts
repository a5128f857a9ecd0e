/** The mail with a statement of account; composed when it is sent, so that it says what is known then. */
import { moneyLabels } from '../../../domain/money/enums';
import { formatDate } from '../../../domain/values/dates';
import { formatRupees } from '../../../domain/values/money';
import type { Compose } from '../../../core/module/app.types';
import { backgroundReader } from '../../../core/observation/backgroundReader';
import type { Letterhead } from '../../../gateways/mailer/emailContent';
import { htmlPage } from '../../../gateways/mailer/htmlPage';
import { mailedBy } from '../../parties/company/letterhead';
import { Customer } from '../../parties/customers/customer.entity';
import { ledgerOf, type CustomerLedger, type Period, type VppLedger } from './ledger/customerLedger';

/** What the mail is about is in its topic, since the outbox holds no content. */
export const statementTopic = (customerId: number, { from, to }: Period): string =>
  `statement ${customerId} ${from} ${to}`;

export const composeStatement: Compose = async (app, { topic }) => {
  const [, id = '', from = '', to = ''] = topic.split(' ');
  const db = backgroundReader(app);
  const customer = await db.find(Customer, { id: Number(id) });
  if (!customer?.email || customer.deletedOn) return null;
  const ledger = await ledgerOf(db, customer, { from, to });
  const { from: sender, letterhead } = await mailedBy(db, app, to);
  const [first, last] = [formatDate(from), formatDate(to)];
  return {
    from: sender,
    letterhead,
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
      note: `Payments that reached us after ${last} are not in it. Please write to ${sender.address} if anything differs from your records.`,
    },
    attachments: [
      {
        filename: `Statement-${from}-${to}.html`,
        contentType: 'text/html; charset=utf-8',
        content: pageOf(ledger, letterhead),
      },
    ],
  };
};

function pageOf(
  { company: name, gst, from, to, openingBalance, lines, closingBalance, vpp }: CustomerLedger,
  letterhead: Letterhead,
): string {
  return htmlPage({
    letterhead,
    title: 'Statement of account',
    about: [name, ...(gst ? [`GSTIN ${gst}`] : []), `${formatDate(from)} to ${formatDate(to)}`],
    head: ['Date', '', 'Document', 'Debit', 'Credit', 'Balance'],
    numbersFrom: 3,
    rows: [
      [formatDate(from), 'Brought forward', '', '', '', formatRupees(openingBalance)],
      ...lines.map(({ day, kind, document, debit, credit, balance }) => [
        formatDate(day),
        moneyLabels.LedgerKind[kind],
        document,
        amount(debit),
        amount(credit),
        formatRupees(balance),
      ]),
      closingBalance < 0
        ? [formatDate(to), 'Advance', '', '', '', formatRupees(-closingBalance)]
        : [formatDate(to), 'To be paid', '', '', '', formatRupees(closingBalance)],
      ...vppRows(vpp, { from, to }),
    ],
  });
}

const amount = (paise: number): string => (paise === 0 ? '' : formatRupees(paise));

/** Money of receivers that is owed to the customer: a section of its own, left out if there is none. */
function vppRows({ openingBalance, lines, closingBalance }: VppLedger, { from, to }: Period): string[][] {
  if (lines.length === 0 && openingBalance === 0) return [];
  return [
    ['', 'VPP money collected for you', '', 'Remitted', 'Collected', 'Owed to you'],
    [formatDate(from), 'Brought forward', '', '', '', formatRupees(openingBalance)],
    ...lines.map(({ day, kind, document, collected, remitted, balance }) => [
      formatDate(day),
      moneyLabels.LedgerKind[kind],
      document,
      amount(remitted),
      amount(collected),
      formatRupees(balance),
    ]),
    [formatDate(to), 'Owed to you', '', '', '', formatRupees(closingBalance)],
  ];
}
