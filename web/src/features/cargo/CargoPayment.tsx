import { Checkbox, Col, Row } from 'antd';
import { useState } from 'react';
import { productTexts } from '../../../../server/src/domain/productTexts';
import { labels, type PaymentStatus } from '../../../../server/src/domain/enums';
import { cargoPaymentLocks, lockedFields } from '../../../../server/src/domain/policy';
import { PayCargoInput } from '../../../../server/src/modules/bookings/cargo/cargo.inputs';
import { companyToday } from '../../companyToday';
import { usePayCargoMutation, type CargoDetailFragment } from '../../graphql.generated';
import { Choice } from '../../ui/input/Choice';
import { DateInput } from '../../ui/input/DateInput';
import { FormButtons } from '../../ui/form/FormButtons';
import { FormModal } from '../../ui/form/FormModal';
import { InputForm } from '../../ui/form/InputForm';
import { MoneyInput } from '../../ui/input/MoneyInput';
import { useCommandForm } from '../../ui/form/useRecordForm';

interface Props {
  cargo: CargoDetailFragment;
  onClose: () => void;
}

export function CargoPaymentModal({ open, ...rest }: Props & { open: boolean }) {
  return (
    <FormModal open={open} title={`Payment of ${rest.cargo.awbNo}`} width={560} onClose={rest.onClose}>
      <CargoPayment {...rest} />
    </FormModal>
  );
}

interface Values {
  deliveryCharge: number | null;
  paymentDate: string | null;
  paymentStatus: PaymentStatus | null;
  isApproved: boolean;
}

const blank: Values = { deliveryCharge: null, paymentDate: null, paymentStatus: null, isApproved: false };

function CargoPayment({ cargo, onClose }: Props) {
  const { uniqueId, version, deliveryCharge, isApproved } = cargo;
  // Initial values, fixed while the form is open.
  const [record] = useState<Values>({ deliveryCharge, isApproved, paymentDate: companyToday(), paymentStatus: null });
  const [recordOf] = useState({ uniqueId, version });

  const form = useCommandForm({
    rules: PayCargoInput,
    blank,
    record,
    recordOf,
    draft: 'cargoPayment',
    toInput: (values: Values) => ({ ...values, uniqueId, version }),
    mutation: usePayCargoMutation(),
    done: 'Consignment payment status updated successfully',
    onSaved: onClose,
  });

  return (
    <InputForm form={form} label="Payment">
      <Row gutter={12}>
        <form.Field xs={24} sm={12} name="deliveryCharge">
          <MoneyInput disabled={lockedFields(cargoPaymentLocks, cargo).has('deliveryCharge')} />
        </form.Field>
        <form.Field xs={24} sm={12} name="paymentDate" label="Payment Received Date">
          <DateInput max="today" name={productTexts.paymentReceivedDate} />
        </form.Field>
        <form.Field xs={24} sm={12} name="paymentStatus" label="Payment Status">
          <Choice label="Payment Status" of={labels.PaymentStatus} closed={['Pending']} />
        </form.Field>
        <Col span={24}>
          <form.Flag name="isApproved">
            <Checkbox disabled={isApproved}>Lock consignment for further editing</Checkbox>
          </form.Flag>
        </Col>
      </Row>
      <FormButtons ok="Update Payment" saving={form.saving} />
    </InputForm>
  );
}
