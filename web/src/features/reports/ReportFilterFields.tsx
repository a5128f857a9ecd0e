import { useState } from 'react';
import { labels } from '../../../../server/src/domain/enums';
import { usePermission } from '../../ui/app/usePermission';
import { useSuggestions } from '../../ui/input/useSuggestions';
import { SearchChoice, SearchFlag, SearchGrid, SearchReference, SearchText } from '../../ui/search/searchFields';
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
    <div id={id} className="notice" role="group" aria-label="Filters">
      <SearchGrid<ReportFilters>
        draft={chosen.filters}
        onChange={onChange}
        fields={{
          awbNo: (filter) => <TextOnceLeft key={filter.value} {...filter} label="Awb No" takesCodes />,
          senderId: (filter) => (
            <SearchReference {...filter} label="Sender" load={suggest.customers} remember="customer" />
          ),
          receiver: (filter) => <TextOnceLeft key={filter.value} {...filter} label="Receiver" />,
          deliveryCityId: (filter) => (
            <SearchReference {...filter} label="Delivery City" load={suggest.cities} remember="city" />
          ),
          vendorId: (filter) => <SearchReference {...filter} label="Vendor" load={suggest.vendors} remember="vendor" />,
          cargoId: (filter) => <SearchReference {...filter} label="Cargo" load={suggest.carriers} remember="cargo" />,
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
          isPriced: (filter) => <SearchFlag {...filter} label="Priced" />,
          isApproved: (filter) => <SearchFlag {...filter} label="Approved" />,
          awaitsManifest: (filter) => <SearchFlag {...filter} label="Not on a Manifest" />,
        }}
      />
    </div>
  );
}

interface TextProps {
  label: string;
  value: string | undefined;
  takesCodes?: boolean;
  onChange: (value: string | undefined) => void;
}

/** A report is added up once the text is whole: with Enter, or when the field is left. */
function TextOnceLeft({ value, onChange, ...rest }: TextProps) {
  const [typed, setTyped] = useState(value);
  const finish = () => {
    const text = typed?.trim() || undefined;
    if (text !== value) onChange(text);
  };
  return <SearchText {...rest} value={typed} onChange={setTyped} onDone={finish} />;
}
