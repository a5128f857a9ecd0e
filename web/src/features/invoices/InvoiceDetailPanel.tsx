import { useInvoiceDetailQuery, type InvoiceRowFragment } from '../../graphql.generated';
import { DetailPanel, type DetailPanelProps } from '../../ui/panel/DetailPanel';
import { detailQuery } from '../../ui/panel/detailQuery';
import { InvoiceDetail } from './InvoiceDetail';
import './invoices.css';
import { InvoiceStatusTags, InvoiceTypeTag } from './InvoiceTags';

interface Props extends DetailPanelProps {
  /** The invoice from the list, shown until the detail has loaded. */
  row: InvoiceRowFragment | undefined;
}

export function InvoiceDetailPanel({ uniqueId, row, neighbours, onClose }: Props) {
  const { data, error } = useInvoiceDetailQuery(detailQuery(uniqueId));
  const invoice = data?.invoice ?? row;
  return (
    <DetailPanel
      uniqueId={uniqueId}
      neighbours={neighbours}
      width={900}
      title={
        <>
          Invoice Details
          {invoice?.invoiceNumber && <strong>{invoice.invoiceNumber}</strong>}
          {invoice && <InvoiceStatusTags invoice={invoice} />}
          {invoice && <InvoiceTypeTag invoice={invoice} />}
        </>
      }
      detail={invoice}
      error={error}
      onClose={onClose}
    >
      {(loaded) => (
        <div className="low">
          <InvoiceDetail invoice={loaded} />
        </div>
      )}
    </DetailPanel>
  );
}
