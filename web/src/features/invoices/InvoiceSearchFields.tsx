import { invoiceTypeLabels } from '../../../../server/src/domain/billing/invoiceStatus';
import { useInvoiceReading } from '../../companySettings';
import {
  SearchChoice,
  SearchDate,
  SearchGrid,
  SearchMonth,
  SearchReference,
  SearchText,
} from '../../ui/search/searchFields';
import { SearchBranch } from '../../ui/search/SearchBranch';
import { SearchPeriod } from '../../ui/search/SearchPeriod';
import { useSuggestions } from '../../ui/input/useSuggestions';
import { statusLabels, type InvoiceFilters } from './invoiceFilters';

const answers = { true: 'Yes', false: 'No' } as const;

interface Props {
  draft: InvoiceFilters;
  onChange: (change: InvoiceFilters) => void;
}

export function InvoiceSearchFields({ draft, onChange }: Props) {
  const { customers } = useSuggestions();
  const reading = useInvoiceReading();
  return (
    <SearchGrid<InvoiceFilters>
      fields={{
        invoiceNumber: (
          <SearchText
            label="Invoice No"
            value={draft.invoiceNumber}
            onChange={(invoiceNumber) => onChange({ invoiceNumber })}
          />
        ),
        customerId: (
          <SearchReference
            label="Customer"
            value={draft.customerId}
            onChange={(customerId) => onChange({ customerId })}
            load={customers}
            remember="customer"
          />
        ),
        invoiceMonth: (
          <SearchMonth
            label="Invoice Month"
            value={draft.invoiceMonth}
            onChange={(invoiceMonth) => onChange({ invoiceMonth })}
          />
        ),
        invoiceStatus: (
          <SearchChoice
            label="Invoice Status"
            of={statusLabels}
            value={draft.invoiceStatus}
            onChange={(invoiceStatus) => onChange({ invoiceStatus })}
          />
        ),
        invoiceType: (
          <SearchChoice
            label="Invoice Type"
            of={invoiceTypeLabels[reading]}
            value={draft.invoiceType}
            onChange={(invoiceType) => onChange({ invoiceType })}
          />
        ),
        branchId: <SearchBranch value={draft.branchId} onChange={(branchId) => onChange({ branchId })} />,
        isOverdue: (
          <SearchChoice
            label="Overdue"
            of={answers}
            value={draft.isOverdue === undefined ? undefined : `${draft.isOverdue}`}
            onChange={(answer) => onChange({ isOverdue: answer && answer === 'true' })}
          />
        ),
        fromDate: (
          <>
            <SearchPeriod draft={draft} onChange={onChange} />
            <SearchDate bound="fromDate" draft={draft} onChange={onChange} />
          </>
        ),
        toDate: <SearchDate bound="toDate" draft={draft} onChange={onChange} />,
      }}
    />
  );
}
