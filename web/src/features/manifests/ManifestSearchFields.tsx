import { labels } from '../../../../server/src/domain/enums';
import { SearchChoice, SearchGrid, SearchReference, SearchText, type SearchCard } from '../../ui/search/searchFields';
import { SearchBranch } from '../../ui/search/SearchBranch';
import { periodFields } from '../../ui/search/SearchPeriod';
import { useSuggestions } from '../../ui/input/useSuggestions';
import type { ManifestFilters } from './manifestFilters';

export function ManifestSearchFields(card: SearchCard<ManifestFilters>) {
  const { carriers, vendors } = useSuggestions();
  return (
    <SearchGrid<ManifestFilters>
      {...card}
      fields={{
        manifestId: (filter) => <SearchText {...filter} label="Manifest No" />,
        ...periodFields,
        cargoId: (filter) => <SearchReference {...filter} label="Cargo" load={carriers} remember="cargo" />,
        deliveryVendorId: (filter) => (
          <SearchReference {...filter} label="Delivery Vendor" load={vendors} remember="deliveryVendor" />
        ),
        type: (filter) => <SearchChoice {...filter} label="Type" of={labels.ManifestType} />,
        branchId: (filter) => <SearchBranch {...filter} />,
        payment: (filter) => <SearchChoice {...filter} label="Payment" of={labels.PaymentStatus} />,
      }}
    />
  );
}
