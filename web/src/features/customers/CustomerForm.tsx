import { Input, Select } from 'antd';
import { productTexts } from '../../../../server/src/domain/productTexts';
import { labels, type GstCategory } from '../../../../server/src/domain/enums';
import { customerRefusal } from '../../../../server/src/domain/policy';
import { normalizeGstin } from '../../../../server/src/domain/tax/gstin';
import { CreateCustomerInput } from '../../../../server/src/modules/parties/customers/customer.inputs';
import {
  useCreateCustomerMutation,
  useUpdateCustomerMutation,
  type CustomerRowFragment,
} from '../../graphql.generated';
import { usePermission } from '../../ui/app/usePermission';
import { valuesFrom } from '../../ui/form/formValues';
import { RecordPanel } from '../../ui/form/RecordPanel';
import { PlaceOfSupply } from '../../ui/facts/PlaceOfSupply';
import { ReferenceSelect } from '../../ui/input/ReferenceSelect';
import type { Suggestion } from '../../ui/input/RemoteSelect';
import { useRecordForm } from '../../ui/form/useRecordForm';
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

const valuesOf = (row: CustomerRowFragment) =>
  valuesFrom(blank, row, { cityId: row.city && { id: row.city.id, name: row.city.name } });

const toInput = (values: CustomerValues) => ({
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
  const may = usePermission();
  const emailRefusal = editing && customerRefusal.email(may('customers:email'));
  const form = useRecordForm({
    rules: CreateCustomerInput,
    blank,
    editing,
    valuesOf,
    toInput,
    draft: 'customer',
    create: {
      mutation: useCreateCustomerMutation(),
      done: productTexts.customerCreated,
      changes: ['customers', 'customerSuggestions'],
    },
    update: {
      mutation: useUpdateCustomerMutation(),
      done: 'Customer updated successfully',
      changes: ['customerSuggestions'],
    },
    onSaved() {
      form.reset();
      onDone();
    },
  });

  return (
    <RecordPanel
      form={form}
      noun="Customer"
      actions={{ create: 'createCustomer', update: 'updateCustomer' }}
      editing={editing && `: ${editing.company}`}
      onDone={onDone}
      below={editing && <PlaceOfSupply customerId={editing.id} />}
    >
      <form.Field xs={12} lg={4} name="name" />
      <form.Field xs={12} lg={5} name="company" />
      <form.Field xs={12} lg={4} name="contact">
        <Input inputMode="tel" />
      </form.Field>
      <form.Field xs={12} lg={4} name="gst">
        <Input autoCapitalize="characters" />
      </form.Field>
      <form.Field xs={24} lg={7} name="address" />
      <form.Field xs={12} lg={4} name="cityId">
        <ReferenceSelect load={cities} remember="customerCity" />
      </form.Field>
      <form.Field xs={12} lg={3} name="pinCode">
        <Input inputMode="numeric" />
      </form.Field>
      <form.Field xs={24} sm={12} lg={6} name="email" extra={emailRefusal}>
        <Input inputMode="email" disabled={emailRefusal !== null} />
      </form.Field>
      <form.Field xs={24} sm={12} lg={7} name="gstCategory">
        <Select allowClear placeholder="By GSTIN" options={categories} />
      </form.Field>
    </RecordPanel>
  );
}
