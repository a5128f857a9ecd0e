import { Col, Row } from 'antd';
import { useState } from 'react';
import { PayManifestInput } from '../../../../server/src/modules/movement/manifests/manifest.inputs';
import { companyToday } from '../../companyToday';
import { usePayManifestMutation, type ManifestRowFragment } from '../../graphql.generated';
import { DateInput } from '../../ui/input/DateInput';
import { showMoney } from '../../ui/app/format';
import { FormButtons } from '../../ui/form/FormButtons';
import { FormModal } from '../../ui/form/FormModal';
import { InputForm, useInputForm } from '../../ui/form/InputForm';
import { MoneyInput } from '../../ui/input/MoneyInput';
import { useCommand } from '../../ui/form/useCommand';

interface Props {
  manifest: ManifestRowFragment;
  onClose: () => void;
}

/** `manifest` null: closed. */
export function ManifestPaymentModal({
  manifest,
  onClose,
}: Omit<Props, 'manifest'> & { manifest: ManifestRowFragment | null }) {
  return (
    <FormModal
      open={manifest !== null}
      title={`Payment of ${manifest?.manifestId}`}
      width={480}
      destroyOnHidden
      onClose={onClose}
    >
      {manifest && <ManifestPayment manifest={manifest} onClose={onClose} />}
    </FormModal>
  );
}

interface Values {
  toPayReceivedDate: string | null;
  toPayReceivedAmount: number | null;
}

const blank: Values = { toPayReceivedDate: null, toPayReceivedAmount: null };

function ManifestPayment({ manifest, onClose }: Props) {
  const { uniqueId, version, date, toPayAmount } = manifest;
  // Initial values, fixed while the form is open: the full amount, today.
  const [record] = useState<Values>({ toPayReceivedDate: companyToday(), toPayReceivedAmount: toPayAmount });
  const [recordOf] = useState({ uniqueId, version });

  const form = useInputForm({
    rules: PayManifestInput,
    blank,
    record,
    recordOf,
    draft: 'manifestPayment',
    toInput: (values) => ({ ...values, uniqueId }),
    async save(values) {
      if (await pay({ input: { ...values, uniqueId, version } })) onClose();
    },
  });
  const [pay] = useCommand(usePayManifestMutation(), { done: 'Manifest payment updated successfully', form });

  return (
    <InputForm form={form} label="Manifest payment">
      <Row gutter={12}>
        <Col xs={24} sm={12}>
          <form.Field name="toPayReceivedDate" label="ToPay Received Date">
            <DateInput min={date} max="today" minName="the Manifest Date" />
          </form.Field>
        </Col>
        <Col xs={24} sm={12}>
          <form.Field name="toPayReceivedAmount" label="ToPay Received Amount" extra={`of ${showMoney(toPayAmount)}`}>
            <MoneyInput />
          </form.Field>
        </Col>
      </Row>
      <FormButtons ok="Update Payment" saving={form.saving} />
    </InputForm>
  );
}
