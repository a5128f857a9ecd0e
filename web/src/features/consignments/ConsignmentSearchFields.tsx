import { Select } from 'antd';
import { consignmentFields } from '../../../../server/src/domain/bookings/consignmentFields';
import { DeliveryStatus, labels } from '../../../../server/src/domain/enums';
import { Labelled, SearchChoice, SearchDate, SearchGrid, SearchReference } from '../../ui/search/searchFields';
import { SearchBranch } from '../../ui/search/SearchBranch';
import { SearchPeriod } from '../../ui/search/SearchPeriod';
import { usePermission } from '../../ui/app/usePermission';
import { SuggestedText } from '../../ui/input/SuggestedText';
import { useSuggestions } from '../../ui/input/useSuggestions';
import type { ConsignmentFilters } from './consignmentFilters';

interface Props {
  draft: ConsignmentFilters;
  onChange: (change: ConsignmentFilters) => void;
}

/** All filters except the AWB number, which is always visible, and the import, which is chosen in its window. */
export default function ConsignmentSearchFields({ draft, onChange }: Props) {
  const suggest = useSuggestions();
  const byCreator = usePermission()('userSuggestions');

  return (
    <div style={{ marginTop: 10 }}>
      <SearchGrid<Omit<ConsignmentFilters, 'awbNo' | 'importJobId'>>
        fields={{
          senderId: (
            <SearchReference
              label="Sender"
              value={draft.senderId}
              onChange={(senderId) => onChange({ senderId })}
              load={suggest.customers}
              remember="customer"
            />
          ),
          receiver: <ReceiverField value={draft.receiver} onChange={(receiver) => onChange({ receiver })} />,
          deliveryCityId: (
            <SearchReference
              label="Delivery City"
              value={draft.deliveryCityId}
              onChange={(deliveryCityId) => onChange({ deliveryCityId })}
              load={suggest.cities}
              remember="city"
            />
          ),
          vendorId: (
            <SearchReference
              label="Vendor"
              value={draft.vendorId}
              onChange={(vendorId) => onChange({ vendorId })}
              load={suggest.vendors}
              remember="vendor"
            />
          ),
          cargoId: (
            <SearchReference
              label="Cargo"
              value={draft.cargoId}
              onChange={(cargoId) => onChange({ cargoId })}
              load={suggest.carriers}
              remember="cargo"
            />
          ),
          branchId: <SearchBranch value={draft.branchId} onChange={(branchId) => onChange({ branchId })} />,
          createdById: byCreator && (
            <SearchReference
              label="Users (created by)"
              value={draft.createdById}
              onChange={(createdById) => onChange({ createdById })}
              load={suggest.users}
              remember="user"
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
          parcelType: (
            <SearchChoice
              label="Parcel Type"
              of={labels.ParcelType}
              value={draft.parcelType}
              onChange={(parcelType) => onChange({ parcelType })}
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
          paymentStatus: (
            <SearchChoice
              label="Payment Status"
              of={labels.PaymentStatus}
              value={draft.paymentStatus}
              onChange={(paymentStatus) => onChange({ paymentStatus })}
            />
          ),
          deliveryStatus: (
            <StatusesField value={draft.deliveryStatus} onChange={(deliveryStatus) => onChange({ deliveryStatus })} />
          ),
          searchDateFilter: (
            <Labelled label="Date">
              {(id) => (
                <Select
                  id={id}
                  style={{ width: '100%' }}
                  options={optionsOf(labels.DateFilter)}
                  value={draft.searchDateFilter ?? 'BookingDate'}
                  onChange={(searchDateFilter) => onChange({ searchDateFilter })}
                />
              )}
            </Labelled>
          ),
          fromDate: (
            <>
              <SearchPeriod draft={draft} onChange={onChange} />
              <SearchDate bound="fromDate" draft={draft} onChange={onChange} />
            </>
          ),
          toDate: <SearchDate bound="toDate" draft={draft} onChange={onChange} />,
          isInsurance: (
            <YesOrNo label="Insured" value={draft.isInsurance} onChange={(isInsurance) => onChange({ isInsurance })} />
          ),
          isVpp: <YesOrNo label="VPP" value={draft.isVpp} onChange={(isVpp) => onChange({ isVpp })} />,
          isPriced: <YesOrNo label="Priced" value={draft.isPriced} onChange={(isPriced) => onChange({ isPriced })} />,
          isApproved: (
            <YesOrNo label="Approved" value={draft.isApproved} onChange={(isApproved) => onChange({ isApproved })} />
          ),
          awaitsManifest: (
            <YesOrNo
              label="Not on a Manifest"
              value={draft.awaitsManifest}
              onChange={(awaitsManifest) => onChange({ awaitsManifest })}
            />
          ),
          awaitsEway: (
            <YesOrNo
              label="Without E-way Bill"
              value={draft.awaitsEway}
              onChange={(awaitsEway) => onChange({ awaitsEway })}
            />
          ),
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

const answers = { true: 'Yes', false: 'No' } as const;

function YesOrNo({ label, value, onChange }: FieldProps<boolean> & { label: string }) {
  return (
    <SearchChoice
      label={label}
      of={answers}
      value={value === undefined ? undefined : `${value}`}
      onChange={(answer) => onChange(answer && answer === 'true')}
    />
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
