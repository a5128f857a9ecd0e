import { Input, Row } from 'antd';
import { CreateIncomingManifestInput } from '../../../../server/src/modules/movement/manifests/manifest.inputs';
import {
  useCreateIncomingManifestMutation,
  type CreateIncomingManifestInput as WireInput,
} from '../../graphql.generated';
import { CountInput } from '../../ui/input/CountInput';
import { DateInput } from '../../ui/input/DateInput';
import { FormButtons } from '../../ui/form/FormButtons';
import { CloseButton, FormModal } from '../../ui/form/FormModal';
import { InputForm, ResetButton } from '../../ui/form/InputForm';
import { MoneyInput } from '../../ui/input/MoneyInput';
import { ReferenceSelect } from '../../ui/input/ReferenceSelect';
import type { Suggestion } from '../../ui/input/RemoteSelect';
import { useCommandForm } from '../../ui/form/useRecordForm';
import { useSuggestions } from '../../ui/input/useSuggestions';
import { WeightInput } from '../../ui/input/WeightInput';

interface Props {
  onSaved: (saved: { uniqueId: string }) => void;
  onClose: () => void;
}

export function IncomingManifestModal({ open, ...rest }: Props & { open: boolean }) {
  return (
    <FormModal open={open} title="Create Incoming Manifest" width={820} top={40} onClose={rest.onClose}>
      <IncomingManifestForm onSaved={rest.onSaved} />
    </FormModal>
  );
}

/** Form values: rupees, kilograms, references with names. */
interface Values {
  toPayAmount: number | null;
  manifestId: string;
  totalConsignments: number | null;
  weight: number | null;
  date: string | null;
  viaCargoId: Suggestion | null;
  deliveryCityId: Suggestion | null;
  bookingVendorId: Suggestion | null;
  deliveryVendorId: Suggestion | null;
  bookingCityId: Suggestion | null;
  deliveryCharge: number | null;
}

const blank: Values = {
  toPayAmount: null,
  manifestId: '',
  totalConsignments: null,
  weight: null,
  date: null,
  viaCargoId: null,
  deliveryCityId: null,
  bookingVendorId: null,
  deliveryVendorId: null,
  bookingCityId: null,
  deliveryCharge: null,
};

function inputOf(values: Values): WireInput {
  const { viaCargoId, deliveryCityId, bookingVendorId, deliveryVendorId, bookingCityId, ...same } = values;
  return {
    ...same,
    viaCargoId: viaCargoId?.id ?? null,
    deliveryCityId: deliveryCityId?.id ?? null,
    bookingVendorId: bookingVendorId?.id ?? null,
    deliveryVendorId: deliveryVendorId?.id ?? null,
    bookingCityId: bookingCityId?.id ?? null,
  };
}

function IncomingManifestForm({ onSaved }: Pick<Props, 'onSaved'>) {
  const { carriers, vendors, cities } = useSuggestions();
  const form = useCommandForm({
    rules: CreateIncomingManifestInput,
    blank,
    toInput: inputOf,
    draft: 'incomingManifest',
    startsFocused: true,
    mutation: useCreateIncomingManifestMutation(),
    done: 'Manifest created successfully',
    changes: ['manifests'],
    onSaved({ createIncomingManifest }) {
      form.reset();
      onSaved(createIncomingManifest);
    },
  });

  return (
    <InputForm form={form} label="Incoming manifest">
      <Row gutter={12}>
        <form.Field xs={12} md={6} name="toPayAmount" label="ToPay Amount">
          <MoneyInput />
        </form.Field>
        <form.Field xs={12} md={6} name="manifestId" label="Manifest Number">
          <Input maxLength={30} spellCheck={false} />
        </form.Field>
        <form.Field xs={12} md={6} name="totalConsignments" label="Total Consignments">
          <CountInput />
        </form.Field>
        <form.Field xs={12} md={6} name="weight" label="Weight">
          <WeightInput />
        </form.Field>

        <form.Field xs={24} md={8} name="date" label="Manifest Date">
          <DateInput max="today" />
        </form.Field>
        <form.Field xs={24} md={8} name="viaCargoId" label="Via Cargo">
          <ReferenceSelect load={carriers} remember="cargo" />
        </form.Field>
        <form.Field xs={24} md={8} name="deliveryCityId" label="Delivery City">
          <ReferenceSelect load={cities} remember="city" />
        </form.Field>

        <form.Field xs={24} md={8} name="bookingVendorId" label="Booking Vendor">
          <ReferenceSelect load={vendors} remember="vendor" />
        </form.Field>
        <form.Field xs={24} md={8} name="deliveryVendorId" label="Delivery Vendor">
          <ReferenceSelect load={vendors} remember="deliveryVendor" />
        </form.Field>
        <form.Field xs={24} md={8} name="bookingCityId" label="Booking City">
          <ReferenceSelect load={cities} remember="city" />
        </form.Field>
        <form.Field xs={24} md={8} name="deliveryCharge" label="Delivery Charge">
          <MoneyInput />
        </form.Field>
      </Row>
      <FormButtons ok="Create" saving={form.saving}>
        <ResetButton form={form} />
        <CloseButton />
      </FormButtons>
    </InputForm>
  );
}
