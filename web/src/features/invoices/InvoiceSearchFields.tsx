import { invoiceTypeLabels } from '../../../../server/src/domain/invoiceStatus';
import { useInvoiceReading } from '../../companySettings';
import { SearchChoice, SearchDates, SearchGrid, SearchReference } from '../../ui/searchFields';
import { useSuggestions } from '../../ui/useSuggestions';
import { statusLabels, type InvoiceFilters } from './invoiceFilters';

interface Props {
  draft: InvoiceFilters;
  onChange: (change: InvoiceFilters) => void;
}

export function InvoiceSearchFields({ draft, onChange }: Props) {
  const { customers } = useSuggestions();
  const reading = useInvoiceReading();
  return (
    <SearchGrid>
      <SearchReference
        label="Customer"
        value={draft.customerId}
        onChange={(customerId) => onChange({ customerId })}
        load={customers}
        remember="customer"
      />
      <SearchChoice
        label="Invoice Status"
        of={statusLabels}
        value={draft.invoiceStatus}
        onChange={(invoiceStatus) => onChange({ invoiceStatus })}
      />
      <SearchChoice
        label="Invoice Type"
        of={invoiceTypeLabels[reading]}
        value={draft.invoiceType}
        onChange={(invoiceType) => onChange({ invoiceType })}
      />
      <SearchDates from={draft.fromDate} to={draft.toDate} onChange={onChange} />
    </SearchGrid>
  );
}
