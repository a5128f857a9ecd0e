import { Select } from 'antd';
import { consignmentFields } from '../../../../server/src/domain/bookings/consignmentFields';
import { labels, type DateFilter, type DeliveryStatus } from '../../../../server/src/domain/enums';
import {
  Labelled,
  SearchChoice,
  SearchFlag,
  SearchGrid,
  SearchReference,
  type SearchCard,
} from '../../ui/search/searchFields';
import { SearchBranch } from '../../ui/search/SearchBranch';
import { periodFields } from '../../ui/search/SearchPeriod';
import { usePermission } from '../../ui/app/usePermission';
import { SuggestedText } from '../../ui/input/SuggestedText';
import { useSuggestions } from '../../ui/input/useSuggestions';
import type { ConsignmentFilters } from './consignmentFilters';

/** All filters except the AWB number, which is always visible, and the import, which is chosen in its window. */
export default function ConsignmentSearchFields(card: SearchCard<ConsignmentFilters>) {
  const suggest = useSuggestions();
  const byCreator = usePermission()('userSuggestions');

  return (
    <div style={{ marginTop: 10 }}>
      <SearchGrid<Omit<ConsignmentFilters, 'awbNo' | 'importJobId'>>
        {...card}
        fields={{
          senderId: (filter) => (
            <SearchReference {...filter} label="Sender" load={suggest.customers} remember="customer" />
          ),
          receiver: (filter) => <ReceiverField {...filter} />,
          deliveryCityId: (filter) => (
            <SearchReference {...filter} label="Delivery City" load={suggest.cities} remember="city" />
          ),
          vendorId: (filter) => <SearchReference {...filter} label="Vendor" load={suggest.vendors} remember="vendor" />,
          cargoId: (filter) => <SearchReference {...filter} label="Cargo" load={suggest.carriers} remember="cargo" />,
          branchId: (filter) => <SearchBranch {...filter} />,
          createdById:
            byCreator &&
            ((filter) => (
              <SearchReference {...filter} label="Users (created by)" load={suggest.users} remember="user" />
            )),
          serviceType: (filter) => <SearchChoice {...filter} label="Service Type" of={labels.ServiceType} />,
          parcelType: (filter) => <SearchChoice {...filter} label="Parcel Type" of={labels.ParcelType} />,
          paymentMode: (filter) => <SearchChoice {...filter} label="Payment Mode" of={labels.PaymentMode} />,
          paymentStatus: (filter) => <SearchChoice {...filter} label="Payment Status" of={labels.PaymentStatus} />,
          deliveryStatus: (filter) => <StatusesField {...filter} />,
          searchDateFilter: (filter) => <DateFilterField {...filter} />,
          ...periodFields,
          isInsurance: (filter) => <SearchFlag {...filter} label="Insured" />,
          isVpp: (filter) => <SearchFlag {...filter} label="VPP" />,
          isPriced: (filter) => <SearchFlag {...filter} label="Priced" />,
          isApproved: (filter) => <SearchFlag {...filter} label="Approved" />,
          awaitsManifest: (filter) => <SearchFlag {...filter} label="Not on a Manifest" />,
          awaitsEway: (filter) => <SearchFlag {...filter} label="Without E-way Bill" />,
        }}
      />
    </div>
  );
}

function optionsOf<Name extends string>(of: Readonly<Record<Name, string>>): { value: Name; label: string }[] {
  return (Object.entries(of) as [Name, string][]).map(([value, label]) => ({ value, label }));
}

interface FieldProps<Value> {
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
}

function DateFilterField({ value = 'BookingDate', onChange }: FieldProps<DateFilter>) {
  return (
    <Labelled label="Date">
      {(id) => (
        <Select
          id={id}
          style={{ width: '100%' }}
          options={optionsOf(labels.DateFilter)}
          value={value}
          onChange={onChange}
        />
      )}
    </Labelled>
  );
}

/** Filter that takes several statuses. */
function StatusesField({ value = [], onChange }: FieldProps<DeliveryStatus[]>) {
  return (
    <Labelled label="Delivery Status">
      {(id) => (
        <Select
          id={id}
          mode="multiple"
          allowClear
          placeholder="Any"
          style={{ width: '100%' }}
          maxTagCount={value.length > 1 ? 0 : 1}
          maxTagPlaceholder={`${value.length} statuses`}
          options={optionsOf(labels.DeliveryStatus)}
          value={value}
          onChange={(chosen) => onChange(chosen.length > 0 ? chosen : undefined)}
        />
      )}
    </Labelled>
  );
}

/** Free text filter: matches receivers by prefix. */
function ReceiverField({ value, onChange }: FieldProps<string>) {
  const { receivers } = useSuggestions();
  return (
    <Labelled label="Receiver">
      {(id) => (
        <SuggestedText
          id={id}
          load={receivers}
          value={value ?? ''}
          placeholder="Any"
          allowClear
          maxLength={consignmentFields.receiver.maxLength}
          onChange={(text) => onChange(text || undefined)}
        />
      )}
    </Labelled>
  );
}
