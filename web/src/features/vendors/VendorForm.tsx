import { Checkbox, Col, Input, Select } from 'antd';
import { useMemo } from 'react';
import { productTexts } from '../../../../server/src/domain/productTexts';
import { labels, type VendorType } from '../../../../server/src/domain/enums';
import { normalizeGstin } from '../../../../server/src/domain/tax/gstin';
import { normalizePan } from '../../../../server/src/domain/tax/pan';
import { CreateVendorInput } from '../../../../server/src/modules/parties/vendors/vendor.inputs';
import { useCreateVendorMutation, useUpdateVendorMutation, type VendorRowFragment } from '../../graphql.generated';
import { useInputForm } from '../../ui/form/InputForm';
import { RecordPanel } from '../../ui/form/RecordPanel';
import { ReferenceSelect } from '../../ui/input/ReferenceSelect';
import type { Suggestion } from '../../ui/input/RemoteSelect';
import { useCommand } from '../../ui/form/useCommand';
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

function valuesOf({
  name,
  contactPerson,
  contactNumber,
  city,
  type,
  gst,
  panNo,
  url,
  selfDelivery,
}: VendorRowFragment) {
  return {
    name,
    contactPerson,
    contactNumber,
    type,
    selfDelivery,
    cityId: city && { id: city.id, name: city.name },
    gst: gst ?? '',
    panNo: panNo ?? '',
    url: url ?? '',
  };
}

/** Updates omit the type, which cannot change. */
const detailsOf = ({ type: _, ...values }: Values) => ({
  ...values,
  cityId: values.cityId?.id ?? null,
  gst: normalizeGstin(values.gst),
  panNo: normalizePan(values.panNo),
});

interface Props {
  /** The vendor to update; null: create a new one. */
  editing: VendorRowFragment | null;
  /** Called after saving or cancelling; the form then creates again. */
  onDone: () => void;
}

export function VendorForm({ editing, onDone }: Props) {
  const { cities } = useSuggestions();
  const record = useMemo(() => editing && valuesOf(editing), [editing]);

  const form = useInputForm({
    rules: CreateVendorInput,
    blank,
    record,
    recordOf: editing,
    toInput: detailsOf,
    draft: 'vendor',
    async save(values) {
      const saved = editing
        ? await update({ input: { ...detailsOf(values), uniqueId: editing.uniqueId, version: editing.version } })
        : await create({ input: { ...detailsOf(values), type: values.type } });
      if (!saved) return;
      form.reset();
      onDone();
    },
  });
  const [create] = useCommand(useCreateVendorMutation(), {
    done: productTexts.vendorCreated,
    changes: ['vendors', 'vendorSuggestions'],
    form,
  });
  const [update] = useCommand(useUpdateVendorMutation(), {
    done: 'Vendor updated successfully',
    changes: ['vendorSuggestions'],
    form,
  });

  return (
    <RecordPanel form={form} noun="Vendor" editing={editing && `: ${editing.name}`} onDone={onDone}>
      <Col xs={12} lg={5}>
        <form.Field name="name" label="Name">
          <Input />
        </form.Field>
      </Col>
      <Col xs={12} lg={5}>
        <form.Field name="contactPerson" label="Contact Person">
          <Input />
        </form.Field>
      </Col>
      <Col xs={12} lg={5}>
        <form.Field name="contactNumber" label="Contact Number">
          <Input inputMode="tel" />
        </form.Field>
      </Col>
      <Col xs={12} lg={5}>
        <form.Field name="cityId" label="City">
          <ReferenceSelect load={cities} remember="vendorCity" />
        </form.Field>
      </Col>
      <Col xs={12} lg={4}>
        <form.Field name="type" label="Type">
          <Select options={types} disabled={editing !== null} />
        </form.Field>
      </Col>
      <Col xs={12} lg={5}>
        <form.Field name="gst" label="GSTIN">
          <Input maxLength={15} autoCapitalize="characters" />
        </form.Field>
      </Col>
      <Col xs={12} lg={5}>
        <form.Field name="panNo" label="PAN">
          <Input maxLength={10} autoCapitalize="characters" />
        </form.Field>
      </Col>
      <Col xs={12} lg={4}>
        <form.Flag name="selfDelivery" label=" " colon={false}>
          <Checkbox>Self delivery</Checkbox>
        </form.Flag>
      </Col>
      <Col xs={24} lg={10}>
        <form.Field name="url" label="Tracking Url">
          <Input inputMode="url" placeholder="https://courier.example/track?awb={awb}" />
        </form.Field>
      </Col>
    </RecordPanel>
  );
}
