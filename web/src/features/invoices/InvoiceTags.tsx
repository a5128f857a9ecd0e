import { invoiceTypeLabels } from '../../../../server/src/domain/billing/invoiceStatus';
import { useInvoiceReading } from '../../companySettings';
import type { InvoiceRowFragment } from '../../graphql.generated';
import { EnumTag } from '../../ui/panel/EnumTag';
import { Tag } from '../../ui/panel/Tag';

type Tagged = Pick<InvoiceRowFragment, 'invoiceStatus' | 'invoiceType' | 'deletedOn' | 'cancelledOn'>;

export function InvoiceStatusTags({ invoice }: { invoice: Tagged }) {
  if (invoice.cancelledOn) return <Tag colour="red">Cancelled</Tag>;
  return invoice.deletedOn ? (
    <Tag colour="red">Deleted</Tag>
  ) : (
    <EnumTag of="InvoiceStatus" value={invoice.invoiceStatus} />
  );
}

export function InvoiceTypeTag({ invoice }: { invoice: Tagged }) {
  const reading = useInvoiceReading();
  return (
    <EnumTag of="InvoiceType" value={invoice.invoiceType} label={invoiceTypeLabels[reading][invoice.invoiceType]} />
  );
}
