import { useMemo, useState } from 'react';
import { irnTimeLeft } from '../../../../server/src/domain/tax/gstReturn/portalAnswer';
import { labels } from '../../../../server/src/domain/enums';
import { courier } from '../../../../server/src/domain/tax/services';
import { productTexts } from '../../../../server/src/domain/productTexts';
import { formatDate, formatMonth } from '../../../../server/src/domain/values/dates';
import {
  useInvoiceConsignmentsQuery,
  type InvoiceConsignmentFragment,
  type InvoiceConsignmentsQuery,
  type InvoiceRowFragment,
  type PaidInvoiceFragment,
} from '../../graphql.generated';
import { DataTable } from '../../ui/table/DataTable';
import { showDate, showInstant, showMoney } from '../../ui/app/format';
import { InvoiceActions } from './InvoiceActions';
import { invoiceConsignmentColumns } from './invoiceColumns';
import { InvoiceForm } from './InvoiceForm';
import { InvoicePayments } from './InvoicePayments';
import { NamedValue } from '../../ui/panel/NamedValue';

/** As the list knows it, and once loaded with what paid it. */
type ShownInvoice = InvoiceRowFragment & Partial<PaidInvoiceFragment>;

export function InvoiceDetail({ invoice }: { invoice: ShownInvoice }) {
  /** The invoice as it was when editing started. */
  const [opened, setOpened] = useState<InvoiceRowFragment | null>(null);
  const { customer, deletedOn } = invoice;
  const isIssued = invoice.invoiceStatus !== 'Generated' && !deletedOn;
  return (
    <>
      <InvoiceActions invoice={invoice} editing={opened !== null} onEdit={() => setOpened(invoice)} />
      <dl className="field-grid invoice-facts">
        <NamedValue name="Customer" className="wide">
          <strong>{customer?.company}</strong>
          {customer?.gst && <> · GSTIN {customer.gst}</>}
          {customer?.address && <> · {customer.address}</>}
        </NamedValue>
        <NamedValue name="Invoice Month">{formatMonth(invoice.invoiceMonth)}</NamedValue>
        <NamedValue name="Consignments">{invoice.totalConsignments.toLocaleString('en-IN')}</NamedValue>
        {isIssued && <NamedValue name="Due Date">{showDate(invoice.dueDate)}</NamedValue>}
        {isIssued && <NamedValue name="Outstanding">{showMoney(invoice.outstanding)}</NamedValue>}
        <NamedValue name={deletedOn ? 'Deleted On' : 'Created On'}>
          {showInstant(deletedOn ?? invoice.createdOn)}
        </NamedValue>
        {invoice.cancelledOn && (
          <NamedValue name="Cancelled On">
            {formatDate(invoice.cancelledOn)} · {invoice.cancelReason}
          </NamedValue>
        )}
        {invoice.irn && (
          <NamedValue name="IRN" className="wide">
            {irnText(invoice)}
          </NamedValue>
        )}
        {invoice.service !== courier && (
          <NamedValue name={labels.ServiceCharge[invoice.charge]}>{invoice.service}</NamedValue>
        )}
        <NamedValue name="Tax" className="wide">
          {invoice.taxExplanation}
        </NamedValue>
      </dl>
      <InvoiceForm
        key={opened ? `edit ${opened.version}` : 'read'}
        invoice={opened ?? invoice}
        readOnly={opened === null}
        outdated={opened !== null && invoice.version > opened.version}
        onReload={() => setOpened(invoice)}
        onClose={() => setOpened(null)}
      />
      {isIssued && <InvoicePayments payments={invoice.payments ?? undefined} />}
      {invoice.invoiceType !== 'Manual' && !deletedOn && <Consignments uniqueId={invoice.uniqueId} />}
    </>
  );
}

/** With the time that is left to cancel it on the portal. */
function irnText({ irn, ackNo, ackDate, irnCancelledOn }: InvoiceRowFragment): string {
  const acknowledged = `${irn} · Ack ${ackNo} of ${showInstant(ackDate)}`;
  if (irnCancelledOn) return `${acknowledged} · cancelled ${showInstant(irnCancelledOn)}`;
  const minutes = ackDate ? Math.floor(irnTimeLeft(new Date(ackDate), new Date()) / 60_000) : -1;
  if (minutes < 0) return acknowledged;
  return `${acknowledged} · can be cancelled for ${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** Consignments, then cargo, of which no destination is known. */
function billedRows({ id, consignments, cargoConsignments }: InvoiceConsignmentsQuery['invoice']) {
  const cargo = (cargoConsignments ?? []).map(({ receiver, toPayAmount, ...row }): InvoiceConsignmentFragment => ({
    ...row,
    receiver: receiver?.company ?? '',
    deliveryCity: null,
    customerAmount: toPayAmount,
    vppCommission: null,
    insuranceCommission: null,
    invoiceId: id,
    commissionBillId: null,
  }));
  return [...(consignments ?? []), ...cargo];
}

/** Not cached: normalising thousands of consignments would block the browser. */
function Consignments({ uniqueId }: { uniqueId: string }) {
  const { data, loading, error, refetch } = useInvoiceConsignmentsQuery({
    variables: { uniqueId },
    fetchPolicy: 'no-cache',
  });
  const id = data?.invoice.id ?? 0;
  const columns = useMemo(() => invoiceConsignmentColumns(id), [id]);
  const rows = useMemo(() => (data ? billedRows(data.invoice) : []), [data]);
  return (
    <DataTable
      label="Consignments of the invoice"
      columns={columns}
      rows={rows}
      loading={loading}
      serialAfter={0}
      emptyText={productTexts.noConsignments}
      loadingText={productTexts.consignmentsLoading}
      dense
      failed={error ? { title: 'The consignments could not be loaded', retry: refetch } : null}
    />
  );
}
