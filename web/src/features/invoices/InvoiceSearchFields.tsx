import { invoiceTypeLabels } from '../../../../server/src/domain/billing/invoiceStatus';
import { useInvoiceReading } from '../../companySettings';
import {
  SearchChoice,
  SearchFlag,
  SearchGrid,
  SearchMonth,
  SearchReference,
  SearchText,
  type SearchCard,
} from '../../ui/search/searchFields';
import { SearchBranch } from '../../ui/search/SearchBranch';
import { periodFields } from '../../ui/search/SearchPeriod';
import { useSuggestions } from '../../ui/input/useSuggestions';
import { statusLabels, type InvoiceFilters } from './invoiceFilters';

export function InvoiceSearchFields(card: SearchCard<InvoiceFilters>) {
  const { customers } = useSuggestions();
  const reading = useInvoiceReading();
  return (
    <SearchGrid<InvoiceFilters>
      {...card}
      fields={{
        invoiceNumber: (filter) => <SearchText {...filter} label="Invoice No" />,
        customerId: (filter) => <SearchReference {...filter} label="Customer" load={customers} remember="customer" />,
        invoiceMonth: (filter) => <SearchMonth {...filter} label="Invoice Month" />,
        invoiceStatus: (filter) => <SearchChoice {...filter} label="Invoice Status" of={statusLabels} />,
        invoiceType: (filter) => <SearchChoice {...filter} label="Invoice Type" of={invoiceTypeLabels[reading]} />,
        branchId: (filter) => <SearchBranch {...filter} />,
        isOverdue: (filter) => <SearchFlag {...filter} label="Overdue" />,
        ...periodFields,
      }}
    />
  );
}
