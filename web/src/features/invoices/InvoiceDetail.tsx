import { useState, type ReactNode } from 'react';
import { productTexts } from '../../../../server/src/domain/productTexts';
import { formatMonth } from '../../../../server/src/domain/dates';
import { useInvoiceConsignmentsQuery, type InvoiceRowFragment } from '../../graphql.generated';
import { DataTable } from '../../ui/DataTable';
import { showInstant } from '../../ui/format';
import { InvoiceActions } from './InvoiceActions';
import { invoiceConsignmentColumns } from './invoiceColumns';
import { InvoiceForm } from './InvoiceForm';

export function InvoiceDetail({ invoice }: { invoice: InvoiceRowFragment }) {
  /** The invoice as it was when editing started. */
  const [opened, setOpened] = useState<InvoiceRowFragment | null>(null);
  const { customer, deletedOn } = invoice;
  return (
    <>
      <InvoiceActions invoice={invoice} editing={opened !== null} onEdit={() => setOpened(invoice)} />
      <dl className="invoice-facts">
        <Fact name="Customer">
          <strong>{customer?.company}</strong>
          {customer?.gst && <> · GSTIN {customer.gst}</>}
          {customer?.address && <> · {customer.address}</>}
        </Fact>
        <Fact name="Invoice Month">{formatMonth(invoice.invoiceMonth)}</Fact>
        <Fact name="Consignments">{invoice.totalConsignments.toLocaleString('en-IN')}</Fact>
        <Fact name={deletedOn ? 'Deleted On' : 'Created On'}>{showInstant(deletedOn ?? invoice.createdOn)}</Fact>
        <Fact name="Tax">{invoice.taxExplanation}</Fact>
      </dl>
      <InvoiceForm
        key={opened ? `edit ${opened.version}` : 'read'}
        invoice={opened ?? invoice}
        readOnly={opened === null}
        outdated={opened !== null && invoice.version > opened.version}
        onReload={() => setOpened(invoice)}
        onClose={() => setOpened(null)}
      />
      {invoice.invoiceType === 'Automatic' && !deletedOn && <Consignments uniqueId={invoice.uniqueId} />}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Not cached: normalising thousands of consignments would block the browser. */
function Consignments({ uniqueId }: { uniqueId: string }) {
  const { data, loading, error, refetch } = useInvoiceConsignmentsQuery({
    variables: { uniqueId },
    fetchPolicy: 'no-cache',
  });
  return (
    <DataTable
      label="Consignments of the invoice"
      columns={invoiceConsignmentColumns}
      rows={data?.invoice.consignments ?? []}
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
