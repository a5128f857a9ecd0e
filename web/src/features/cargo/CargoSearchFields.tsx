import { labels } from '../../../../server/src/domain/enums';
import { SearchChoice, SearchDate, SearchGrid, SearchReference, SearchText } from '../../ui/search/searchFields';
import { SearchBranch } from '../../ui/search/SearchBranch';
import { SearchPeriod } from '../../ui/search/SearchPeriod';
import { usePermission } from '../../ui/app/usePermission';
import { useSuggestions } from '../../ui/input/useSuggestions';
import type { CargoFilters } from './cargoFilters';

const answers = { true: 'Yes', false: 'No' } as const;

interface Props {
  draft: CargoFilters;
  onChange: (change: CargoFilters) => void;
}

export function CargoSearchFields({ draft, onChange }: Props) {
  const { carriers, customers, users } = useSuggestions();
  const byCreator = usePermission()('userSuggestions');
  return (
    <SearchGrid<CargoFilters>
      fields={{
        awbNo: <SearchText takesCodes label="Awb No" value={draft.awbNo} onChange={(awbNo) => onChange({ awbNo })} />,
        cargoId: (
          <SearchReference
            label="Cargo Name"
            load={carriers}
            remember="cargo"
            value={draft.cargoId}
            onChange={(cargoId) => onChange({ cargoId })}
          />
        ),
        senderId: (
          <SearchReference
            label="Sender"
            load={customers}
            remember="customer"
            value={draft.senderId}
            onChange={(senderId) => onChange({ senderId })}
          />
        ),
        receiverId: (
          <SearchReference
            label="Receiver"
            load={customers}
            remember="customer"
            value={draft.receiverId}
            onChange={(receiverId) => onChange({ receiverId })}
          />
        ),
        branchId: <SearchBranch value={draft.branchId} onChange={(branchId) => onChange({ branchId })} />,
        createdById: byCreator && (
          <SearchReference
            label="Users (created by)"
            load={users}
            remember="user"
            value={draft.createdById}
            onChange={(createdById) => onChange({ createdById })}
          />
        ),
        serviceType: (
          <SearchChoice
            label="Service Type"
            of={labels.ServiceType}
            value={draft.serviceType}
            onChange={(serviceType) => onChange({ serviceType })}
          />
        ),
        paymentMode: (
          <SearchChoice
            label="Payment Mode"
            of={labels.PaymentMode}
            value={draft.paymentMode}
            onChange={(paymentMode) => onChange({ paymentMode })}
          />
        ),
        isUnbilled: (
          <SearchChoice
            label="On No Invoice"
            of={answers}
            value={draft.isUnbilled === undefined ? undefined : `${draft.isUnbilled}`}
            onChange={(answer) => onChange({ isUnbilled: answer && answer === 'true' })}
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
