import { AutoComplete, Select } from 'antd';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { earliestSearchDate, todayIn } from '../../../../server/src/domain/dates';
import { labels } from '../../../../server/src/domain/enums';
import { DateInput } from '../../ui/DateInput';
import type { Reference } from '../../ui/inUrl';
import { RemoteSelect } from '../../ui/RemoteSelect';
import { useMay } from '../../ui/useMay';
import { useSuggestions } from '../../ui/useSuggestions';
import type { ConsignmentFilters } from './consignmentFilters';

interface Props {
  draft: ConsignmentFilters;
  onChange: (change: ConsignmentFilters) => void;
}

const grid = {
  display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))', gap: '6px 10px', marginTop: 10,
};

/** Every filter of the list but the AWB number, which is never folded away. */
export default function ConsignmentSearchFields({ draft, onChange }: Props) {
  const suggest = useSuggestions();
  const byCreator = useMay()('userSuggestions');
  const today = todayIn();
  const statuses = draft.deliveryStatus ?? [];

  const reference = (name: 'senderId' | 'deliveryCityId' | 'vendorId' | 'cargoId' | 'createdById') => ({
    value: draft[name]?.id ?? null,
    current: draft[name] ?? null,
    onChange: (_: number | null, chosen: Reference | null) =>
      onChange({ [name]: chosen ? { id: chosen.id, name: chosen.name } : undefined }),
    placeholder: 'Any',
  });

  return (
    <div style={grid}>
      <Labelled label="Sender">
        {(id) => <RemoteSelect id={id} {...reference('senderId')} load={suggest.customers} remember="customer" />}
      </Labelled>
      <Labelled label="Receiver">
        {(id) => <ReceiverInput id={id} value={draft.receiver} onChange={(receiver) => onChange({ receiver })} />}
      </Labelled>
      <Labelled label="Delivery City">
        {(id) => <RemoteSelect id={id} {...reference('deliveryCityId')} load={suggest.cities} remember="city" />}
      </Labelled>
      <Labelled label="Vendor">
        {(id) => <RemoteSelect id={id} {...reference('vendorId')} load={suggest.vendors} remember="vendor" />}
      </Labelled>
      <Labelled label="Cargo">
        {(id) => <RemoteSelect id={id} {...reference('cargoId')} load={suggest.carriers} remember="cargo" />}
      </Labelled>
      {byCreator && (
        <Labelled label="Users (created by)">
          {(id) => <RemoteSelect id={id} {...reference('createdById')} load={suggest.users} remember="user" />}
        </Labelled>
      )}
      <Choice
        label="Service Type" of={labels.ServiceType} value={draft.serviceType}
        onChange={(serviceType) => onChange({ serviceType })}
      />
      <Choice
        label="Parcel Type" of={labels.ParcelType} value={draft.parcelType}
        onChange={(parcelType) => onChange({ parcelType })}
      />
      <Choice
        label="Payment Mode" of={labels.PaymentMode} value={draft.paymentMode}
        onChange={(paymentMode) => onChange({ paymentMode })}
      />
      <Choice
        label="Payment Status" of={labels.PaymentStatus} value={draft.paymentStatus}
        onChange={(paymentStatus) => onChange({ paymentStatus })}
      />
      <Labelled label="Delivery Status">
        {(id) => (
          <Select
            id={id} mode="multiple" allowClear placeholder="Any" style={{ width: '100%' }}
            maxTagCount={statuses.length > 1 ? 0 : 1} maxTagPlaceholder={`${statuses.length} statuses`}
            options={optionsOf(labels.DeliveryStatus)} value={[...statuses]}
            onChange={(chosen) => onChange({ deliveryStatus: chosen.length > 0 ? chosen : undefined })}
          />
        )}
      </Labelled>
      <Labelled label="Date">
        {(id) => (
          <Select
            id={id} style={{ width: '100%' }} options={optionsOf(labels.DateFilter)}
            value={draft.searchDateFilter ?? 'BookingDate'}
            onChange={(searchDateFilter) => onChange({ searchDateFilter })}
          />
        )}
      </Labelled>
      <Labelled label="From">
        {(id) => (
          <DateInput
            id={id} value={draft.fromDate} min={earliestSearchDate} max={draft.toDate ?? today}
            onChange={(fromDate) => onChange({ fromDate: fromDate ?? undefined })}
          />
        )}
      </Labelled>
      <Labelled label="To">
        {(id) => (
          <DateInput
            id={id} value={draft.toDate} min={draft.fromDate ?? earliestSearchDate} max={today}
            onChange={(toDate) => onChange({ toDate: toDate ?? undefined })}
          />
        )}
      </Labelled>
      <YesOrNo label="Insured" value={draft.isInsurance} onChange={(isInsurance) => onChange({ isInsurance })} />
      <YesOrNo label="VPP" value={draft.isVpp} onChange={(isVpp) => onChange({ isVpp })} />
    </div>
  );
}

function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div style={{ minWidth: 0 }}>
      <label htmlFor={id} style={{ display: 'block', color: 'var(--quiet)', fontSize: 12 }}>{label}</label>
      {children(id)}
    </div>
  );
}

function optionsOf<Name extends string>(of: Readonly<Record<Name, string>>): { value: Name; label: string }[] {
  return (Object.entries(of) as [Name, string][]).map(([value, label]) => ({ value, label }));
}

interface ChoiceProps<Name extends string> {
  label: string;
  of: Readonly<Record<Name, string>>;
  value: Name | undefined;
  onChange: (value: Name | undefined) => void;
}

function Choice<Name extends string>({ label, of, value, onChange }: ChoiceProps<Name>) {
  return (
    <Labelled label={label}>
      {(id) => (
        <Select<Name>
          id={id} allowClear placeholder="Any" style={{ width: '100%' }} options={optionsOf(of)} value={value}
          onChange={(chosen: Name | undefined) => onChange(chosen)}
        />
      )}
    </Labelled>
  );
}

const answers = { true: 'Yes', false: 'No' } as const;

interface YesOrNoProps {
  label: string;
  value: boolean | undefined;
  onChange: (value: boolean | undefined) => void;
}

function YesOrNo({ label, value, onChange }: YesOrNoProps) {
  return (
    <Choice
      label={label} of={answers} value={value === undefined ? undefined : `${value}`}
      onChange={(answer) => onChange(answer && answer === 'true')}
    />
  );
}

interface ReceiverInputProps {
  id: string;
  value: string | undefined;
  onChange: (text: string | undefined) => void;
}

const pauseMs = 200;

/** Free text: the beginning of a name finds all who are called so. */
function ReceiverInput({ id, value, onChange }: ReceiverInputProps) {
  const { receivers } = useSuggestions();
  const [names, setNames] = useState<readonly string[]>([]);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  function offer(text: string) {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      receivers(text).then((found) => setNames(found.map(({ name }) => name)), () => setNames([]));
    }, pauseMs);
  }

  return (
    <AutoComplete
      id={id} value={value} placeholder="Any" allowClear style={{ width: '100%' }}
      options={names.map((name) => ({ value: name }))} onSearch={offer}
      onChange={(text: string | undefined) => onChange(text || undefined)}
    />
  );
}
