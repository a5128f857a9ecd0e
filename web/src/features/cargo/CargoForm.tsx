import { Input, Row } from 'antd';
import { useState, type KeyboardEvent } from 'react';
import { labels } from '../../../../server/src/domain/enums';
import { cargoLocks, lockedFields } from '../../../../server/src/domain/policy';
import { BookCargoInput, UpdateCargoInput } from '../../../../server/src/modules/bookings/cargo/cargo.inputs';
import { useBookCargoMutation, useUpdateCargoMutation, type CargoDetailFragment } from '../../graphql.generated';
import { Choice } from '../../ui/input/Choice';
import { CountInput } from '../../ui/input/CountInput';
import { DateInput } from '../../ui/input/DateInput';
import { FormButtons } from '../../ui/form/FormButtons';
import { CloseButton } from '../../ui/form/FormModal';
import { InputForm, ResetButton } from '../../ui/form/InputForm';
import { MoneyInput } from '../../ui/input/MoneyInput';
import { ReferenceSelect } from '../../ui/input/ReferenceSelect';
import { forCodes } from '../../ui/input/scannedField';
import { useRecordForm } from '../../ui/form/useRecordForm';
import { useSuggestions } from '../../ui/input/useSuggestions';
import { WeightInput } from '../../ui/input/WeightInput';
import { ServiceSelect } from './ServiceSelect';
import { blankCargo, inputOf, isMisfit, valuesOf } from './cargoValues';

interface Props {
  /** The cargo consignment to update; null: create a new one. */
  cargo: CargoDetailFragment | null;
  onSaved: (saved: { uniqueId: string }) => void;
}

export function CargoForm({ cargo, onSaved }: Props) {
  const { carriers, customers } = useSuggestions();
  const [blank] = useState(blankCargo);
  const locked = lockedFields(cargoLocks, cargo);

  const form = useRecordForm({
    rules: cargo ? UpdateCargoInput : BookCargoInput,
    blank,
    editing: cargo,
    valuesOf,
    toInput: inputOf,
    draft: 'cargo',
    startsFocused: true,
    // The page reloads the list in another order after booking, so refetching the current one is unnecessary.
    create: {
      mutation: useBookCargoMutation(),
      done: 'Consignment created successfully',
      changes: ['dashboardSummary'],
      onSaved({ bookCargo }) {
        form.reset();
        onSaved(bookCargo);
      },
    },
    update: {
      mutation: useUpdateCargoMutation(),
      done: 'Consignment updated successfully',
      onSaved: ({ updateCargo }) => onSaved(updateCargo),
    },
  });
  const submit = () => {
    clearMisfit();
    return form.submit();
  };

  function clearMisfit(): void {
    if (!isMisfit(form.values())) return;
    form.antd.setFieldsValue({ chargeableWeight: null });
    form.changed();
  }

  /** Ctrl+Enter submits from select boxes too, where Enter alone opens the list. */
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void submit();
  }

  return (
    <div role="presentation" onBlur={clearMisfit} onKeyDown={onKeyDown}>
      <InputForm form={{ ...form, submit }} label="Cargo consignment">
        <Row gutter={12}>
          <form.Field xs={12} md={6} name="awbNo">
            <Input {...forCodes} autoCapitalize="characters" spellCheck={false} disabled={locked.has('awbNo')} />
          </form.Field>
          <form.Field xs={12} md={6} name="cargoId">
            <ReferenceSelect load={carriers} remember="cargo" disabled={locked.has('cargoId')} />
          </form.Field>
          <form.Field xs={12} md={6} name="bookingDate">
            <DateInput max="today" name="Booking date" disabled={locked.has('bookingDate')} />
          </form.Field>
          <form.Field xs={12} md={6} name="serviceType">
            <Choice label="Service Type" of={labels.ServiceType} disabled={locked.has('serviceType')} />
          </form.Field>

          <form.Field xs={24} md={8} name="senderId">
            <ReferenceSelect load={customers} remember="customer" disabled={locked.has('senderId')} />
          </form.Field>
          <form.Field xs={24} md={8} name="receiverId">
            <ReferenceSelect load={customers} remember="customer" disabled={locked.has('receiverId')} />
          </form.Field>
          <form.Field xs={24} md={8} name="paymentMode">
            <Choice label="Payment Mode" of={labels.PaymentMode} disabled={locked.has('paymentMode')} />
          </form.Field>

          <form.Field xs={12} md={6} name="actualWeight">
            <WeightInput />
          </form.Field>
          <form.Field xs={12} md={6} name="chargeableWeight">
            <WeightInput />
          </form.Field>
          <form.Field xs={12} md={4} name="packet">
            <CountInput />
          </form.Field>
          <form.Field xs={12} md={4} name="toPayAmount">
            <MoneyInput name="ToPay Amount" disabled={locked.has('toPayAmount')} />
          </form.Field>
          <form.Field xs={12} md={4} name="deliveryCharge">
            <MoneyInput disabled={locked.has('deliveryCharge')} />
          </form.Field>
          <form.Field xs={24} md={8} name="service">
            <ServiceSelect disabled={locked.has('service')} />
          </form.Field>
          <form.Field xs={24} md={16} name="remark" />
        </Row>
        <FormButtons ok={cargo ? 'Update' : 'Create'} saving={form.saving}>
          <ResetButton form={form} onReset={cargo ? form.discard : undefined} />
          <CloseButton />
        </FormButtons>
      </InputForm>
    </div>
  );
}
