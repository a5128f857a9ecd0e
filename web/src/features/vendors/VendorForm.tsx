import { Checkbox, Col, Input, Select } from 'antd';
import { productTexts } from '../../../../server/src/domain/productTexts';
import { labels, type VendorType } from '../../../../server/src/domain/enums';
import { normalizeGstin } from '../../../../server/src/domain/tax/gstin';
import { normalizePan } from '../../../../server/src/domain/tax/pan';
import { CreateVendorInput } from '../../../../server/src/modules/parties/vendors/vendor.inputs';
import { useCreateVendorMutation, useUpdateVendorMutation, type VendorRowFragment } from '../../graphql.generated';
import { valuesFrom } from '../../ui/form/formValues';
import { RecordPanel } from '../../ui/form/RecordPanel';
import { ReferenceSelect } from '../../ui/input/ReferenceSelect';
import type { Suggestion } from '../../ui/input/RemoteSelect';
import { useRecordForm } from '../../ui/form/useRecordForm';
import { useSuggestions } from '../../ui/input/useSuggestions';

interface Values {
  name: string;
  contactPerson: string;
  contactNumber: string;
  /** The city with its name, so that a draft can show it. */
  cityId: Suggestion | null;
  type: VendorType;
  gst: string;
  panNo: string;
  url: string;
  selfDelivery: boolean;
}

const blank: Values = {
  name: '',
  contactPerson: '',
  contactNumber: '',
  cityId: null,
  type: 'Courier',
  gst: '',
  panNo: '',
  url: '',
  selfDelivery: false,
};

const types = Object.entries(labels.VendorType).map(([value, label]) => ({ value, label }));

const valuesOf = (row: VendorRowFragment) =>
  valuesFrom(blank, row, { cityId: row.city && { id: row.city.id, name: row.city.name } });

interface Props {
  /** The vendor to update; null: create a new one. */
  editing: VendorRowFragment | null;
  /** Called after saving or cancelling; the form then creates again. */
  onDone: () => void;
}

export function VendorForm({ editing, onDone }: Props) {
  const { cities } = useSuggestions();
  const form = useRecordForm({
    rules: CreateVendorInput,
    blank,
    editing,
    valuesOf,
    toInput: ({ type, ...values }: Values) => ({
      ...values,
      cityId: values.cityId?.id ?? null,
      gst: normalizeGstin(values.gst),
      panNo: normalizePan(values.panNo),
      // It cannot change.
      ...(!editing && { type }),
    }),
    draft: 'vendor',
    create: {
      mutation: useCreateVendorMutation(),
      done: productTexts.vendorCreated,
      changes: ['vendors', 'vendorSuggestions'],
    },
    update: {
      mutation: useUpdateVendorMutation(),
      done: 'Vendor updated successfully',
      changes: ['vendorSuggestions'],
    },
    onSaved() {
      form.reset();
      onDone();
    },
  });

  return (
    <RecordPanel
      form={form}
      noun="Vendor"
      actions={{ create: 'createVendor', update: 'updateVendor' }}
      editing={editing && `: ${editing.name}`}
      onDone={onDone}
    >
      <form.Field xs={12} lg={5} name="name" />
      <form.Field xs={12} lg={5} name="contactPerson" />
      <form.Field xs={12} lg={5} name="contactNumber">
        <Input inputMode="tel" />
      </form.Field>
      <form.Field xs={12} lg={5} name="cityId">
        <ReferenceSelect load={cities} remember="vendorCity" />
      </form.Field>
      <form.Field xs={12} lg={4} name="type" label="Type">
        <Select options={types} disabled={editing !== null} />
      </form.Field>
      <form.Field xs={12} lg={5} name="gst">
        <Input autoCapitalize="characters" />
      </form.Field>
      <form.Field xs={12} lg={5} name="panNo">
        <Input autoCapitalize="characters" />
      </form.Field>
      <Col xs={12} lg={4}>
        <form.Flag name="selfDelivery" label=" " colon={false}>
          <Checkbox>Self delivery</Checkbox>
        </form.Flag>
      </Col>
      <form.Field xs={24} lg={10} name="url">
        <Input inputMode="url" placeholder="https://courier.example/track?awb={awb}" />
      </form.Field>
    </RecordPanel>
  );
}
