import { Col, Input, Row } from 'antd';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { labels } from '../../../../server/src/domain/enums';
import { cargoLocks, lockedFields } from '../../../../server/src/domain/policy';
import { BookCargoInput, UpdateCargoInput } from '../../../../server/src/modules/bookings/cargo/cargo.inputs';
import { useBookCargoMutation, useUpdateCargoMutation, type CargoDetailFragment } from '../../graphql.generated';
import { Choice } from '../../ui/input/Choice';
import { CountInput } from '../../ui/input/CountInput';
import { DateInput } from '../../ui/input/DateInput';
import { FormButtons } from '../../ui/form/FormButtons';
import { CloseButton } from '../../ui/form/FormModal';
import { InputForm, ResetButton, useInputForm } from '../../ui/form/InputForm';
import { MoneyInput } from '../../ui/input/MoneyInput';
import { ReferenceSelect } from '../../ui/input/ReferenceSelect';
import { forCodes } from '../../ui/input/scannedField';
import { useCommand } from '../../ui/form/useCommand';
import { useSuggestions } from '../../ui/input/useSuggestions';
import { WeightInput } from '../../ui/input/WeightInput';
import { blankCargo, inputOf, isMisfit, valuesOf, type CargoValues } from './cargoValues';

interface Props {
  /** The cargo consignment to update; null: create a new one. */
  cargo: CargoDetailFragment | null;
  onSaved: (saved: { uniqueId: string }) => void;
}

export function CargoForm({ cargo, onSaved }: Props) {
  const { carriers, customers } = useSuggestions();
  const [blank] = useState(blankCargo);
  const record = useMemo(() => cargo && valuesOf(cargo), [cargo]);
  const locked = lockedFields(cargoLocks, cargo);
  const identity = cargo && { uniqueId: cargo.uniqueId, version: cargo.version };

  const inputForm = useInputForm({
    rules: cargo ? UpdateCargoInput : BookCargoInput,
    blank,
    record,
    recordOf: cargo,
    toInput: (values) => ({ ...inputOf(values), ...identity }),
    draft: 'cargo',
    startsFocused: true,
    async save(values) {
      const saved = identity
        ? (await update({ input: { ...inputOf(values), ...identity } }))?.updateCargo
        : (await book({ input: inputOf(values) }))?.bookCargo;
      if (!saved) return;
      if (!identity) form.reset();
      onSaved(saved);
    },
  });
  const { antd } = inputForm;
  const form = {
    ...inputForm,
    submit() {
      clearMisfit();
      return inputForm.submit();
    },
  };
  // The page reloads the list in another order after booking, so refetching the current one is unnecessary.
  const [book] = useCommand(useBookCargoMutation(), {
    done: 'Consignment created successfully',
    changes: ['dashboardSummary'],
    form,
  });
  const [update] = useCommand(useUpdateCargoMutation(), { done: 'Consignment updated successfully', form });

  function clearMisfit(): void {
    if (!isMisfit({ ...blank, ...(antd.getFieldsValue(true) as CargoValues) })) return;
    antd.setFieldsValue({ chargeableWeight: null });
    inputForm.changed();
  }

  /** Ctrl+Enter submits from select boxes too, where Enter alone opens the list. */
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void form.submit();
  }

  return (
    <div role="presentation" onBlur={clearMisfit} onKeyDown={onKeyDown}>
      <InputForm form={form} label="Cargo consignment">
        <Row gutter={12}>
          <Col xs={12} md={6}>
            <form.Field name="awbNo" label="Awb No">
              <Input
                {...forCodes}
                maxLength={30}
                autoCapitalize="characters"
                spellCheck={false}
                disabled={locked.has('awbNo')}
              />
            </form.Field>
          </Col>
          <Col xs={12} md={6}>
            <form.Field name="cargoId" label="Cargo Name">
              <ReferenceSelect load={carriers} remember="cargo" disabled={locked.has('cargoId')} />
            </form.Field>
          </Col>
          <Col xs={12} md={6}>
            <form.Field name="bookingDate" label="Booking Date">
              <DateInput max="today" name="Booking date" />
            </form.Field>
          </Col>
          <Col xs={12} md={6}>
            <form.Field name="serviceType" label="Service Type">
              <Choice label="Service Type" of={labels.ServiceType} />
            </form.Field>
          </Col>

          <Col xs={24} md={8}>
            <form.Field name="senderId" label="Sender">
              <ReferenceSelect load={customers} remember="customer" />
            </form.Field>
          </Col>
          <Col xs={24} md={8}>
            <form.Field name="receiverId" label="Receiver">
              <ReferenceSelect load={customers} remember="customer" />
            </form.Field>
          </Col>
          <Col xs={24} md={8}>
            <form.Field name="paymentMode" label="Payment Mode">
              <Choice label="Payment Mode" of={labels.PaymentMode} />
            </form.Field>
          </Col>

          <Col xs={12} md={6}>
            <form.Field name="actualWeight" label="Actual Weight">
              <WeightInput />
            </form.Field>
          </Col>
          <Col xs={12} md={6}>
            <form.Field name="chargeableWeight" label="Chargeable Weight">
              <WeightInput />
            </form.Field>
          </Col>
          <Col xs={12} md={4}>
            <form.Field name="packet" label="Packet">
              <CountInput />
            </form.Field>
          </Col>
          <Col xs={12} md={4}>
            <form.Field name="toPayAmount" label="Amount">
              <MoneyInput name="ToPay Amount" disabled={locked.has('toPayAmount')} />
            </form.Field>
          </Col>
          <Col xs={12} md={4}>
            <form.Field name="deliveryCharge" label="Delivery Charge">
              <MoneyInput disabled={locked.has('deliveryCharge')} />
            </form.Field>
          </Col>
          <Col span={24}>
            <form.Field name="remark" label="Remark">
              <Input />
            </form.Field>
          </Col>
        </Row>
        <FormButtons ok={cargo ? 'Update' : 'Create'} saving={form.saving}>
          <ResetButton form={form} onReset={cargo ? form.discard : undefined} />
          <CloseButton />
        </FormButtons>
      </InputForm>
    </div>
  );
}
