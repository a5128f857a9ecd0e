import CloseOutlined from '@ant-design/icons/CloseOutlined';
import { Flex, Row, Select } from 'antd';
import { useRef, useState } from 'react';
import { CreateRunSheetInput } from '../../../../server/src/modules/movement/runsheets/runSheet.inputs';
import { companyToday } from '../../companyToday';
import {
  useCreateRunSheetMutation,
  useDeliveryPersonsQuery,
  type RunSheetDetailFragment,
} from '../../graphql.generated';
import { counted } from '../../ui/app/format';
import { FormButtons } from '../../ui/form/FormButtons';
import { FormModal } from '../../ui/form/FormModal';
import { InputForm } from '../../ui/form/InputForm';
import { useCommandForm } from '../../ui/form/useRecordForm';
import { DateInput } from '../../ui/input/DateInput';
import { branchColumn } from '../../ui/table/columns';
import { IconButton } from '../../ui/panel/IconButton';
import { ParcelField, type Parcel } from './ParcelField';

interface Props {
  /** Chosen before, as in the list of consignments. */
  parcels?: readonly Parcel[];
  onMade: (sheet: RunSheetDetailFragment) => void;
}

interface Values {
  personId: string | null;
  date: string | null;
}

export function RunSheetFormModal({ open, onClose, ...rest }: Props & { open: boolean; onClose: () => void }) {
  return (
    <FormModal open={open} title="Create Run Sheet" width={720} top={40} onClose={onClose}>
      <RunSheetForm {...rest} />
    </FormModal>
  );
}

const blank: Values = { personId: null, date: null };

function RunSheetForm({ parcels: chosen = [], onMade }: Props) {
  const { data } = useDeliveryPersonsQuery({ variables: { search: { isActive: true } } });
  const [parcels, setParcels] = useState<readonly Parcel[]>(chosen);
  // A scanner is quicker than the drawing of what it has read.
  const latest = useRef(parcels);
  const keep = (all: readonly Parcel[]): void => setParcels((latest.current = all));
  const [record] = useState<Values>({ personId: null, date: companyToday() });
  const form = useCommandForm({
    rules: CreateRunSheetInput,
    blank,
    record,
    startsFocused: true,
    toInput: (values: Values) => ({ ...values, consignmentIds: parcels.map(({ uniqueId }) => uniqueId) }),
    mutation: useCreateRunSheetMutation(),
    done: ({ createRunSheet }) => `Run sheet ${createRunSheet.number} created successfully`,
    changes: ['runSheets'],
    onSaved: ({ createRunSheet }) => onMade(createRunSheet),
  });
  const people =
    data?.deliveryPersons.rows.map((each) => ({
      value: each.uniqueId,
      label: [each.name, branchColumn.value(each)].filter(Boolean).join(' · '),
    })) ?? [];

  function add(parcel: Parcel): string | null {
    const known = latest.current;
    if (known.some(({ uniqueId }) => uniqueId === parcel.uniqueId)) return `${parcel.awbNo} is on the list already`;
    keep([...known, parcel]);
    return null;
  }

  return (
    <>
      <ParcelField label="AWB number" onParcel={add} />
      <Flex component="ol" vertical className="plain-list lined" aria-label="Parcels" style={{ marginBottom: 10 }}>
        {parcels.map(({ uniqueId, awbNo, receiver }, at) => (
          <li key={uniqueId} className="between">
            <span>
              {at + 1}. <strong>{awbNo}</strong> {receiver}
            </span>
            <IconButton
              label={`Leave out ${awbNo}`}
              icon={<CloseOutlined />}
              onClick={() => keep(latest.current.filter((each) => each.uniqueId !== uniqueId))}
            />
          </li>
        ))}
      </Flex>
      <InputForm form={form} label="Run sheet">
        <Row gutter={12}>
          <form.Field xs={24} sm={14} name="personId" label="Delivery Person">
            <Select showSearch={{ optionFilterProp: 'label' }} options={people} />
          </form.Field>
          <form.Field xs={24} sm={10} name="date" label="Date">
            <DateInput />
          </form.Field>
        </Row>
        <FormButtons ok={`Create with ${counted(parcels.length, 'parcel')}`} saving={form.saving} />
      </InputForm>
    </>
  );
}
