import { Row } from 'antd';
import { useState } from 'react';
import { PayManifestInput } from '../../../../server/src/modules/movement/manifests/manifest.inputs';
import { companyToday } from '../../companyToday';
import { usePayManifestMutation, type ManifestRowFragment } from '../../graphql.generated';
import { DateInput } from '../../ui/input/DateInput';
import { showMoney } from '../../ui/app/format';
import { FormButtons } from '../../ui/form/FormButtons';
import { FormModal } from '../../ui/form/FormModal';
import { InputForm } from '../../ui/form/InputForm';
import { MoneyInput } from '../../ui/input/MoneyInput';
import { useCommandForm } from '../../ui/form/useRecordForm';

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
    <FormModal open={manifest !== null} title={`Payment of ${manifest?.manifestId}`} width={480} onClose={onClose}>
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

  const form = useCommandForm({
    rules: PayManifestInput,
    blank,
    record,
    recordOf,
    draft: 'manifestPayment',
    toInput: (values: Values) => ({ ...values, uniqueId, version }),
    mutation: usePayManifestMutation(),
    done: 'Manifest payment updated successfully',
    onSaved: onClose,
  });

  return (
    <InputForm form={form} label="Manifest payment">
      <Row gutter={12}>
        <form.Field xs={24} sm={12} name="toPayReceivedDate" label="ToPay Received Date">
          <DateInput min={date} max="today" minName="the Manifest Date" />
        </form.Field>
        <form.Field
          xs={24}
          sm={12}
          name="toPayReceivedAmount"
          label="ToPay Received Amount"
          extra={`of ${showMoney(toPayAmount)}`}
        >
          <MoneyInput />
        </form.Field>
      </Row>
      <FormButtons ok="Update Payment" saving={form.saving} />
    </InputForm>
  );
}
