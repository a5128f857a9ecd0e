/** The ledger of a customer as rows of a table and of a file. */
import { Link } from 'react-router-dom';
import { labels } from '../../../../server/src/domain/enums';
import type { CustomerLedgerQuery, LedgerRowFragment } from '../../graphql.generated';
import { paths } from '../../paths';
import type { Column } from '../../ui/table/columns';
import { showMoney } from '../../ui/app/format';

type Ledger = CustomerLedgerQuery['customerLedger'];

export interface LedgerTableRow {
  uniqueId: string;
  day: string;
  text: string;
  document: string;
  debit: number | null;
  credit: number | null;
  balance: number;
  /** The address of the document; null for the balances, and for an opening balance. */
  to: string | null;
  isBalance: boolean;
}

/** The movements between the balance before the first day and that after the last. */
export function ledgerRows({ from, to, openingBalance, lines, closingBalance }: Ledger): LedgerTableRow[] {
  return [
    balanceRow('opening', from, 'Brought forward', openingBalance),
    ...lines.map((line, at): LedgerTableRow => {
      const { day, kind, document, debit, credit, balance } = line;
      return {
        uniqueId: String(at),
        day,
        text: labels.LedgerKind[kind],
        document,
        debit: debit || null,
        credit: credit || null,
        balance,
        to: addressOf(line),
        isBalance: false,
      };
    }),
    balanceRow('closing', to, 'Closing balance', closingBalance),
  ];
}

/** VPP money collected for the customer and remitted; empty if there is none. */
export function vppRows({ from, to, vpp }: Ledger): LedgerTableRow[] {
  const { openingBalance, lines, closingBalance } = vpp;
  if (lines.length === 0 && openingBalance === 0) return [];
  return [
    balanceRow('opening', from, 'Brought forward', openingBalance),
    ...lines.map(({ day, kind, document, collected, remitted, balance, remittanceUniqueId }, at): LedgerTableRow => ({
      uniqueId: String(at),
      day,
      text: labels.LedgerKind[kind],
      document,
      debit: remitted || null,
      credit: collected || null,
      balance,
      to: remittanceUniqueId
        ? paths.vppRemittance(remittanceUniqueId)
        : kind === 'VppCollected'
          ? paths.consignments({ awbNo: document })
          : null,
      isBalance: false,
    })),
    balanceRow('closing', to, 'Owed to the customer', closingBalance),
  ];
}

const balanceRow = (uniqueId: string, day: string, text: string, balance: number): LedgerTableRow => ({
  ...{ uniqueId, day, text, balance },
  ...{ document: '', debit: null, credit: null, to: null, isBalance: true },
});

function addressOf(line: LedgerRowFragment): string | null {
  const { invoiceUniqueId, paymentUniqueId, creditNoteUniqueId, remittanceUniqueId, refundUniqueId } = line;
  if (invoiceUniqueId) return paths.invoice(invoiceUniqueId);
  if (paymentUniqueId) return paths.payment(paymentUniqueId);
  if (remittanceUniqueId) return paths.vppRemittance(remittanceUniqueId);
  if (line.kind === 'WriteOff') return paths.writeOff(line.document);
  if (refundUniqueId) return paths.refund(line.document);
  return creditNoteUniqueId && paths.creditNote(creditNoteUniqueId);
}

const columnsOf = (
  debitTitle: string,
  creditTitle: string,
  balanceTitle: string,
): readonly Column<LedgerTableRow>[] => [
  { key: 'day', title: 'Date', kind: 'date', card: 'note' },
  {
    key: 'text',
    title: 'Particulars',
    render: ({ text, isBalance }) => (isBalance ? <strong>{text}</strong> : text),
    fit: 'whole',
    card: 'title',
  },
  {
    key: 'document',
    title: 'Document',
    render: ({ document, to }) => (to ? <Link to={to}>{document}</Link> : document),
    fit: 'whole',
    card: 'text',
  },
  { key: 'debit', title: debitTitle, kind: 'money', card: 'place' },
  // On a card in the place of the debit: a movement has one of them.
  { key: 'credit', title: creditTitle, kind: 'money', card: 'place' },
  {
    key: 'balance',
    title: balanceTitle,
    render: ({ balance, isBalance }) => (isBalance ? <strong>{showMoney(balance)}</strong> : showMoney(balance)),
    kind: 'money',
    card: 'state',
  },
];

export const ledgerColumns = columnsOf('Debit', 'Credit', 'Balance');
export const vppColumns = columnsOf('Remitted', 'Collected', 'Owed');
