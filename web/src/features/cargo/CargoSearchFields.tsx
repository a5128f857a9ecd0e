import { labels } from '../../../../server/src/domain/enums';
import {
  SearchChoice,
  SearchFlag,
  SearchGrid,
  SearchReference,
  SearchText,
  type SearchCard,
} from '../../ui/search/searchFields';
import { SearchBranch } from '../../ui/search/SearchBranch';
import { periodFields } from '../../ui/search/SearchPeriod';
import { usePermission } from '../../ui/app/usePermission';
import { useSuggestions } from '../../ui/input/useSuggestions';
import type { CargoFilters } from './cargoFilters';

export function CargoSearchFields(card: SearchCard<CargoFilters>) {
  const { carriers, customers, users } = useSuggestions();
  const byCreator = usePermission()('userSuggestions');
  return (
    <SearchGrid<CargoFilters>
      {...card}
      fields={{
        awbNo: (filter) => <SearchText {...filter} takesCodes label="Awb No" />,
        cargoId: (filter) => <SearchReference {...filter} label="Cargo Name" load={carriers} remember="cargo" />,
        senderId: (filter) => <SearchReference {...filter} label="Sender" load={customers} remember="customer" />,
        receiverId: (filter) => <SearchReference {...filter} label="Receiver" load={customers} remember="customer" />,
        branchId: (filter) => <SearchBranch {...filter} />,
        createdById:
          byCreator &&
          ((filter) => <SearchReference {...filter} label="Users (created by)" load={users} remember="user" />),
        serviceType: (filter) => <SearchChoice {...filter} label="Service Type" of={labels.ServiceType} />,
        paymentMode: (filter) => <SearchChoice {...filter} label="Payment Mode" of={labels.PaymentMode} />,
        isUnbilled: (filter) => <SearchFlag {...filter} label="On No Invoice" />,
        ...periodFields,
      }}
    />
  );
}
