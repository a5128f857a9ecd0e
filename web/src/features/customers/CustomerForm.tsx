import { Col, Input, Select } from 'antd';
import { useMemo } from 'react';
import { productTexts } from '../../../../server/src/domain/productTexts';
import { labels, type GstCategory } from '../../../../server/src/domain/enums';
import { customerRefusal, hasPermission } from '../../../../server/src/domain/policy';
import { normalizeGstin } from '../../../../server/src/domain/tax/gstin';
import { CreateCustomerInput } from '../../../../server/src/modules/parties/customers/customer.inputs';
import {
  useCreateCustomerMutation,
  useUpdateCustomerMutation,
  type CustomerRowFragment,
} from '../../graphql.generated';
import { useProfile } from '../../session';
import { useInputForm } from '../../ui/form/InputForm';
import { RecordPanel } from '../../ui/form/RecordPanel';
import { PlaceOfSupply } from '../../ui/facts/PlaceOfSupply';
import { ReferenceSelect } from '../../ui/input/ReferenceSelect';
import type { Suggestion } from '../../ui/input/RemoteSelect';
import { useCommand } from '../../ui/form/useCommand';
import { useSuggestions } from '../../ui/input/useSuggestions';

interface CustomerValues {
  name: string;
  company: string;
  contact: string;
  address: string;
  gst: string;
  email: string;
  /** The city with its name, so that a draft can show it. */
  cityId: Suggestion | null;
  pinCode: string;
  /** Null: by the GSTIN. */
  gstCategory: GstCategory | null;
}

const blank: CustomerValues = {
  name: '',
  company: '',
  contact: '',
  address: '',
  gst: '',
  email: '',
  cityId: null,
  pinCode: '',
  gstCategory: null,
};

const inputOf = (values: CustomerValues) => ({
  ...values,
  gst: normalizeGstin(values.gst),
  cityId: values.cityId?.id ?? null,
  gstCategory: values.gstCategory ?? null,
});

const categories = Object.entries(labels.GstCategory).map(([value, label]) => ({ value, label }));

interface Props {
  /** The customer to update; null: create a new one. */
  editing: CustomerRowFragment | null;
  /** Called after saving or cancelling; the form then creates again. */
  onDone: () => void;
}

export function CustomerForm({ editing, onDone }: Props) {
  const { cities } = useSuggestions();
  const role = useProfile()?.role;
  const emailRefusal = editing && customerRefusal.email(hasPermission('customers:email', role));
  const record = useMemo(
    () =>
      editing && {
        name: editing.name,
        company: editing.company,
        contact: editing.contact,
        address: editing.address ?? '',
        gst: editing.gst ?? '',
        email: editing.email ?? '',
        cityId: editing.city && { id: editing.city.id, name: editing.city.name },
        pinCode: editing.pinCode ?? '',
        gstCategory: editing.gstCategory,
      },
    [editing],
  );

  const form = useInputForm({
    rules: CreateCustomerInput,
    blank,
    record,
    recordOf: editing,
    toInput: inputOf,
    draft: 'customer',
    async save(values) {
      const saved = editing
        ? await update({ input: { ...inputOf(values), uniqueId: editing.uniqueId, version: editing.version } })
        : await create({ input: inputOf(values) });
      if (!saved) return;
      form.reset();
      onDone();
    },
  });
  const [create] = useCommand(useCreateCustomerMutation(), {
    done: productTexts.customerCreated,
    changes: ['customers', 'customerSuggestions'],
    form,
  });
  const [update] = useCommand(useUpdateCustomerMutation(), {
    done: 'Customer updated successfully',
    changes: ['customerSuggestions'],
    form,
  });

  return (
    <RecordPanel
      form={form}
      noun="Customer"
      editing={editing && `: ${editing.company}`}
      onDone={onDone}
      below={editing && <PlaceOfSupply customerId={editing.id} />}
    >
      <Col xs={12} lg={4}>
        <form.Field name="name" label="Name">
          <Input />
        </form.Field>
      </Col>
      <Col xs={12} lg={5}>
        <form.Field name="company" label="Company">
          <Input />
        </form.Field>
      </Col>
      <Col xs={12} lg={4}>
        <form.Field name="contact" label="Contact Number">
          <Input inputMode="tel" />
        </form.Field>
      </Col>
      <Col xs={12} lg={4}>
        <form.Field name="gst" label="GSTIN">
          <Input maxLength={15} autoCapitalize="characters" />
        </form.Field>
      </Col>
      <Col xs={24} lg={7}>
        <form.Field name="address" label="Address">
          <Input />
        </form.Field>
      </Col>
      <Col xs={12} lg={4}>
        <form.Field name="cityId" label="City">
          <ReferenceSelect load={cities} remember="customerCity" />
        </form.Field>
      </Col>
      <Col xs={12} lg={3}>
        <form.Field name="pinCode" label="PIN Code">
          <Input maxLength={6} inputMode="numeric" />
        </form.Field>
      </Col>
      <Col xs={24} sm={12} lg={6}>
        <form.Field name="email" label="Email" extra={emailRefusal}>
          <Input inputMode="email" disabled={emailRefusal !== null} />
        </form.Field>
      </Col>
      <Col xs={24} sm={12} lg={7}>
        <form.Field name="gstCategory" label="GST Category">
          <Select allowClear placeholder="By GSTIN" options={categories} />
        </form.Field>
      </Col>
    </RecordPanel>
  );
}
