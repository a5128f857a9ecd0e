import { labels } from '../../../../server/src/domain/enums';
import { usePermission } from '../../ui/app/usePermission';
import { useSuggestions } from '../../ui/input/useSuggestions';
import { SearchChoice, SearchFlag, SearchGrid, SearchReference } from '../../ui/search/searchFields';
import type { ChosenReport, ReportAddress, ReportFilters } from './reportAddress';

interface Props {
  id: string;
  chosen: ChosenReport;
  onChange: (change: ReportAddress) => void;
}

/** Filters as the list of consignments has them. */
export function ReportFilterFields({ id, chosen, onChange }: Props) {
  const suggest = useSuggestions();
  const byCreator = usePermission()('userSuggestions');
  return (
    <div id={id} className="report-filters" role="group" aria-label="Filters">
      <SearchGrid<ReportFilters>
        draft={chosen.filters}
        onChange={onChange}
        fields={{
          senderId: (filter) => (
            <SearchReference {...filter} label="Sender" load={suggest.customers} remember="customer" />
          ),
          deliveryCityId: (filter) => (
            <SearchReference {...filter} label="Delivery City" load={suggest.cities} remember="city" />
          ),
          vendorId: (filter) => <SearchReference {...filter} label="Vendor" load={suggest.vendors} remember="vendor" />,
          createdById:
            byCreator &&
            ((filter) => (
              <SearchReference {...filter} label="Users (created by)" load={suggest.users} remember="user" />
            )),
          serviceType: (filter) => <SearchChoice {...filter} label="Service Type" of={labels.ServiceType} />,
          parcelType: (filter) => <SearchChoice {...filter} label="Parcel Type" of={labels.ParcelType} />,
          paymentMode: (filter) => <SearchChoice {...filter} label="Payment Mode" of={labels.PaymentMode} />,
          paymentStatus: (filter) => <SearchChoice {...filter} label="Payment Status" of={labels.PaymentStatus} />,
          deliveryStatus: (filter) => <SearchChoice {...filter} label="Delivery Status" of={labels.DeliveryStatus} />,
          isInsurance: (filter) => <SearchFlag {...filter} label="Insured" />,
          isVpp: (filter) => <SearchFlag {...filter} label="VPP" />,
          isApproved: (filter) => <SearchFlag {...filter} label="Approved" />,
        }}
      />
    </div>
  );
}
