import { useInvoiceDetailQuery, type InvoiceRowFragment } from '../../graphql.generated';
import { DetailModal } from '../../ui/panel/DetailModal';
import { detailQuery } from '../../ui/panel/detailQuery';
import { InvoiceDetail } from './InvoiceDetail';
import './invoices.css';
import { InvoiceStatusTags, InvoiceTypeTag } from './InvoiceTags';

interface Props {
  /** `uniqueId` of the invoice to show; null: closed. */
  uniqueId: string | null;
  /** The invoice from the list, shown until the detail has loaded. */
  row: InvoiceRowFragment | undefined;
  onClose: () => void;
}

export function InvoiceDetailModal({ uniqueId, row, onClose }: Props) {
  const { data, error } = useInvoiceDetailQuery(detailQuery(uniqueId));
  const invoice = data?.invoice ?? row;
  return (
    <DetailModal
      uniqueId={uniqueId}
      width={980}
      top={24}
      title={
        <span className="window-title">
          Invoice Details
          {invoice?.invoiceNumber && <strong>{invoice.invoiceNumber}</strong>}
          {invoice && <InvoiceStatusTags invoice={invoice} />}
          {invoice && <InvoiceTypeTag invoice={invoice} />}
        </span>
      }
      detail={invoice}
      error={error}
      onClose={onClose}
    >
      {(loaded) => (
        <div className="invoice-detail low">
          <InvoiceDetail invoice={loaded} />
        </div>
      )}
    </DetailModal>
  );
}
