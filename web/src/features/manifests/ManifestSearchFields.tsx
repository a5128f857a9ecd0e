import { labels } from '../../../../server/src/domain/enums';
import { SearchChoice, SearchDates, SearchGrid, SearchReference } from '../../ui/searchFields';
import { useSuggestions } from '../../ui/useSuggestions';
import type { ManifestFilters } from './manifestFilters';

interface Props {
  draft: ManifestFilters;
  onChange: (change: ManifestFilters) => void;
}

export function ManifestSearchFields({ draft, onChange }: Props) {
  const { carriers, vendors } = useSuggestions();
  return (
    <SearchGrid>
      <SearchDates from={draft.fromDate} to={draft.toDate} onChange={onChange} />
      <SearchReference
        label="Cargo"
        load={carriers}
        remember="cargo"
        value={draft.cargoId}
        onChange={(cargoId) => onChange({ cargoId })}
      />
      <SearchReference
        label="Delivery Vendor"
        load={vendors}
        remember="deliveryVendor"
        value={draft.deliveryVendorId}
        onChange={(deliveryVendorId) => onChange({ deliveryVendorId })}
      />
      <SearchChoice label="Type" of={labels.ManifestType} value={draft.type} onChange={(type) => onChange({ type })} />
      <SearchChoice
        label="Payment"
        of={labels.PaymentStatus}
        value={draft.payment}
        onChange={(payment) => onChange({ payment })}
      />
    </SearchGrid>
  );
}
