import { labels } from '../../../../server/src/domain/enums';
import { SearchChoice, SearchDate, SearchGrid, SearchReference, SearchText } from '../../ui/search/searchFields';
import { SearchBranch } from '../../ui/search/SearchBranch';
import { SearchPeriod } from '../../ui/search/SearchPeriod';
import { useSuggestions } from '../../ui/input/useSuggestions';
import type { ManifestFilters } from './manifestFilters';

interface Props {
  draft: ManifestFilters;
  onChange: (change: ManifestFilters) => void;
}

export function ManifestSearchFields({ draft, onChange }: Props) {
  const { carriers, vendors } = useSuggestions();
  return (
    <SearchGrid<ManifestFilters>
      fields={{
        manifestId: (
          <SearchText
            label="Manifest No"
            value={draft.manifestId}
            onChange={(manifestId) => onChange({ manifestId })}
          />
        ),
        fromDate: (
          <>
            <SearchPeriod draft={draft} onChange={onChange} />
            <SearchDate bound="fromDate" draft={draft} onChange={onChange} />
          </>
        ),
        toDate: <SearchDate bound="toDate" draft={draft} onChange={onChange} />,
        cargoId: (
          <SearchReference
            label="Cargo"
            load={carriers}
            remember="cargo"
            value={draft.cargoId}
            onChange={(cargoId) => onChange({ cargoId })}
          />
        ),
        deliveryVendorId: (
          <SearchReference
            label="Delivery Vendor"
            load={vendors}
            remember="deliveryVendor"
            value={draft.deliveryVendorId}
            onChange={(deliveryVendorId) => onChange({ deliveryVendorId })}
          />
        ),
        type: (
          <SearchChoice
            label="Type"
            of={labels.ManifestType}
            value={draft.type}
            onChange={(type) => onChange({ type })}
          />
        ),
        branchId: <SearchBranch value={draft.branchId} onChange={(branchId) => onChange({ branchId })} />,
        payment: (
          <SearchChoice
            label="Payment"
            of={labels.PaymentStatus}
            value={draft.payment}
            onChange={(payment) => onChange({ payment })}
          />
        ),
      }}
    />
  );
}
