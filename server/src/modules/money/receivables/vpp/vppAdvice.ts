/** The mail that tells a sender what a remittance is for; composed when it is sent. */
import { moneyLabels } from '../../../../domain/money/enums';
import { formatDate } from '../../../../domain/values/dates';
import { formatRupees } from '../../../../domain/values/money';
import { vppRefusal } from '../../../../domain/policy/receivables';
import { decodeRows, integer, text } from '../../../../db/read/rawRows';
import type { Reader } from '../../../../db/read/reader';
import type { Compose } from '../../../../core/module/app.types';
import { backgroundReader } from '../../../../core/observation/backgroundReader';
import { refuse } from '../../../../core/operation/errors';
import { command } from '../../../../core/operation/operation';
import { RecordInput } from '../../../../core/record/record.inputs';
import type { Letterhead } from '../../../../gateways/mailer/emailContent';
import { htmlPage } from '../../../../gateways/mailer/htmlPage';
import { queueMail } from '../../../../gateways/mailer/outbox';
import { mailedBy } from '../../../parties/company/letterhead';
import { Customer } from '../../../parties/customers/customer.entity';
import { VppRemittance } from './vpp.entity';

const daysToSend = 3;

export const mailVppAdvice = command({
  action: 'mailVppAdvice',
  input: RecordInput,
  async run({ db, now }, { uniqueId, version }) {
    const found = await db.lock(VppRemittance, uniqueId, version);
    const customer = await db.get(Customer, found.customerId);
    refuse(vppRefusal.mail({ ...found, email: customer.email }));
    await queueMail(db, {
      topic: `vpp ${found.id}`,
      template: 'VppAdvice',
      recipient: customer.email ?? '',
      expiresAt: new Date(now().getTime() + daysToSend * 24 * 3_600_000),
    });
    return found;
  },
});

export const composeVppAdvice: Compose = async (app, { topic }) => {
  const db = backgroundReader(app);
  const remittance = await db.find(VppRemittance, { id: Number(topic.split(' ')[1]) });
  if (!remittance || remittance.reversedOn) return null;
  const customer = await db.find(Customer, { id: remittance.customerId });
  if (!customer?.email || customer.deletedOn) return null;
  const { number, amount } = remittance;
  const { from, letterhead } = await mailedBy(db, app, remittance.remittedOn);
  return {
    from,
    letterhead,
    to: customer.email,
    subject: `VPP remittance ${number}, ${formatRupees(amount)}`,
    content: {
      greeting: `Dear ${customer.name},`,
      paragraphs: [
        `We have collected ${formatRupees(amount)} for ${customer.company}. The attached advice lists the consignments.`,
        ...waysOf(remittance),
      ],
      note: `Please write to ${from.address} if anything differs from your records.`,
    },
    attachments: [
      {
        filename: `${number.replaceAll('/', '-')}.html`,
        contentType: 'text/html; charset=utf-8',
        content: await adviceOf(db, remittance, customer, letterhead),
      },
    ],
  };
};

function waysOf({ setOff, paidOut, mode, reference }: VppRemittance): string[] {
  const by = [mode ? moneyLabels.ReceiptMode[mode] : null, reference].filter(Boolean).join(', ');
  return [
    ...(setOff > 0 ? [`${formatRupees(setOff)} is set off against your invoices.`] : []),
    ...(paidOut > 0 ? [`${formatRupees(paidOut)} is paid to you (${by}).`] : []),
  ];
}

async function adviceOf(
  db: Reader,
  remittance: VppRemittance,
  { company: name }: Customer,
  letterhead: Letterhead,
): Promise<string> {
  const rows = await db.query(
    `SELECT c.awb_no AS awbNo, c.receiver AS receiver, v.collected_on AS collectedOn, v.amount AS amount
     FROM vpp_collection v JOIN consignment c ON c.id = v.consignment_id
     WHERE v.remittance_id = ? AND v.deleted_on IS NULL ORDER BY v.collected_on, v.id`,
    [remittance.id],
  );
  const lines = decodeRows(rows, { awbNo: text, receiver: text, collectedOn: text, amount: integer });
  return htmlPage({
    letterhead,
    title: `VPP remittance ${remittance.number}`,
    about: [name, formatDate(remittance.remittedOn), ...waysOf(remittance)],
    head: ['AWB No', 'Receiver', 'Delivered', 'Amount'],
    numbersFrom: 3,
    rows: [
      ...lines.map((line) => [line.awbNo, line.receiver, formatDate(line.collectedOn), formatRupees(line.amount)]),
      ['Total', '', '', formatRupees(remittance.amount)],
    ],
  });
}
