import { useMemo, useState, type ReactNode } from 'react';
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
        <Fact name="Customer" isWide>
          <strong>{customer?.company}</strong>
          {customer?.gst && <> · GSTIN {customer.gst}</>}
          {customer?.address && <> · {customer.address}</>}
        </Fact>
        <Fact name="Invoice Month">{formatMonth(invoice.invoiceMonth)}</Fact>
        <Fact name="Consignments">{invoice.totalConsignments.toLocaleString('en-IN')}</Fact>
        {isIssued && <Fact name="Due Date">{showDate(invoice.dueDate)}</Fact>}
        {isIssued && <Fact name="Outstanding">{showMoney(invoice.outstanding)}</Fact>}
        <Fact name={deletedOn ? 'Deleted On' : 'Created On'}>{showInstant(deletedOn ?? invoice.createdOn)}</Fact>
        {invoice.cancelledOn && (
          <Fact name="Cancelled On">
            {formatDate(invoice.cancelledOn)} · {invoice.cancelReason}
          </Fact>
        )}
        {invoice.irn && (
          <Fact name="IRN" isWide>
            {irnText(invoice)}
          </Fact>
        )}
        {invoice.service !== courier && <Fact name={labels.ServiceCharge[invoice.charge]}>{invoice.service}</Fact>}
        <Fact name="Tax" isWide>
          {invoice.taxExplanation}
        </Fact>
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

function Fact({ name, isWide = false, children }: { name: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={isWide ? 'wide' : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
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
      failed={
        error
          ? { title: 'The consignments could not be loaded', retry: () => void refetch().catch(() => undefined) }
          : null
      }
    />
  );
}
