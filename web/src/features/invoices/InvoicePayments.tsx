import { Link } from 'react-router-dom';
import { formatDate } from '../../../../server/src/domain/values/dates';
import { labels } from '../../../../server/src/domain/enums';
import type { InvoicePaymentRowFragment } from '../../graphql.generated';
import { paths } from '../../paths';
import type { Column } from '../../ui/table/columns';
import { DataTable } from '../../ui/table/DataTable';

type PaymentRow = InvoicePaymentRowFragment & { uniqueId: string };

function addressOf({ paymentUniqueId, creditNoteUniqueId, number }: InvoicePaymentRowFragment): string {
  if (paymentUniqueId) return paths.payment(paymentUniqueId);
  return creditNoteUniqueId ? paths.creditNote(creditNoteUniqueId) : paths.writeOff(number);
}

function modeOf({ mode, creditNoteUniqueId, cash }: InvoicePaymentRowFragment): string {
  if (mode) return labels.ReceiptMode[mode];
  return creditNoteUniqueId ? labels.NoteKind[cash < 0 ? 'Debit' : 'Credit'] : labels.LedgerKind.WriteOff;
}

const stateOf = ({ reversedOn, reversalKind }: InvoicePaymentRowFragment) =>
  reversedOn ? `${labels.ReversalKind[reversalKind ?? 'Mistake']} on ${formatDate(reversedOn)}` : '';

const columns: readonly Column<PaymentRow>[] = [
  {
    key: 'number',
    title: 'Receipt No',
    render: (row) => <Link to={addressOf(row)}>{row.number}</Link>,
    fit: 'whole',
    card: 'title',
  },
  { key: 'receivedOn', title: 'Received On', kind: 'date', card: 'note' },
  {
    key: 'mode',
    title: 'Mode',
    value: modeOf,
    fit: 'whole',
    card: 'text',
  },
  { key: 'cash', title: 'Amount', kind: 'money', card: 'state' },
  { key: 'tds', title: 'TDS', value: (row) => row.tds || null, kind: 'money' },
  { key: 'state', title: 'Reversed', value: stateOf, width: 170, card: 'place' },
];

interface Props {
  /** Undefined while they are loaded, with the invoice. */
  payments: readonly InvoicePaymentRowFragment[] | undefined;
}

/** What paid the invoice; payments that were reversed are struck. */
export function InvoicePayments({ payments }: Props) {
  const rows = (payments ?? []).map((row) => ({
    ...row,
    uniqueId: row.paymentUniqueId ?? row.creditNoteUniqueId ?? row.writeOffUniqueId ?? '',
  }));
  return (
    <DataTable
      dense
      label="Payments of the invoice"
      columns={columns}
      rows={rows}
      tone={(row) => (row.reversedOn ? 'struck' : undefined)}
      loading={payments === undefined}
      failed={null}
      emptyText="Not paid yet"
      loadingText="Loading payments..."
    />
  );
}
