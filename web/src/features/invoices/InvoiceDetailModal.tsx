import { Alert, Spin } from 'antd';
import { useInvoiceDetailQuery, type InvoiceRowFragment } from '../../graphql.generated';
import { FormModal } from '../../ui/FormModal';
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
  const { data, error } = useInvoiceDetailQuery({
    variables: { uniqueId: uniqueId ?? '' },
    skip: uniqueId === null,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const invoice = data?.invoice ?? row;
  return (
    <FormModal
      open={uniqueId !== null}
      width={980}
      style={{ top: 24 }}
      destroyOnHidden
      onClose={onClose}
      title={
        <span className="invoice-title">
          Invoice Details
          {invoice?.invoiceNumber && <strong>{invoice.invoiceNumber}</strong>}
          {invoice && <InvoiceStatusTags invoice={invoice} />}
          {invoice && <InvoiceTypeTag invoice={invoice} />}
        </span>
      }
    >
      <div className="invoice-detail">
        {invoice && <InvoiceDetail key={invoice.uniqueId} invoice={invoice} />}
        {!invoice && error && <Alert type="error" showIcon title={error.message} />}
        {!invoice && !error && <Spin style={{ width: '100%' }} />}
      </div>
    </FormModal>
  );
}
