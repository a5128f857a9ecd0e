import { Checkbox, Col, Row } from 'antd';
import { useState } from 'react';
import { productTexts } from '../../../../server/src/domain/productTexts';
import { labels, type PaymentStatus } from '../../../../server/src/domain/enums';
import { consignmentPaymentLocks, lockedFields } from '../../../../server/src/domain/policy';
import { PayConsignmentInput } from '../../../../server/src/modules/bookings/consignments/consignment.inputs';
import { companyToday } from '../../companyToday';
import { usePayConsignmentMutation, type ConsignmentDetailFragment } from '../../graphql.generated';
import { Choice } from '../../ui/input/Choice';
import { DateInput } from '../../ui/input/DateInput';
import { FormButtons } from '../../ui/form/FormButtons';
import { FormModal } from '../../ui/form/FormModal';
import { InputForm } from '../../ui/form/InputForm';
import { MoneyInput } from '../../ui/input/MoneyInput';
import { useCommandForm } from '../../ui/form/useRecordForm';

interface Props {
  consignment: ConsignmentDetailFragment;
  onClose: () => void;
}

export function PaymentFormModal({ open, ...rest }: Props & { open: boolean }) {
  return (
    <FormModal open={open} title={`Payment of ${rest.consignment.awbNo}`} width={560} onClose={rest.onClose}>
      <PaymentForm {...rest} />
    </FormModal>
  );
}

interface Values {
  customerAmount: number | null;
  vendorAmount: number | null;
  paymentReceivedDate: string | null;
  paymentStatus: PaymentStatus | null;
  isApproved: boolean;
}

const blank: Values = {
  customerAmount: null,
  vendorAmount: null,
  paymentReceivedDate: null,
  paymentStatus: null,
  isApproved: false,
};

function PaymentForm({ consignment, onClose }: Props) {
  const { uniqueId, version, customerAmount, vendorAmount, isApproved } = consignment;
  const [record] = useState<Values>({
    customerAmount,
    vendorAmount,
    isApproved,
    paymentReceivedDate: companyToday(),
    paymentStatus: null,
  });
  const [recordOf] = useState({ uniqueId, version });
  const locked = lockedFields(consignmentPaymentLocks, consignment);
  const inputOf = (values: Values) => ({ ...values, uniqueId, version });

  const form = useCommandForm({
    rules: PayConsignmentInput,
    blank,
    record,
    recordOf,
    draft: 'payment',
    toInput: inputOf,
    mutation: usePayConsignmentMutation(),
    done: 'Consignment payment status updated successfully',
    changes: ['changeLog'],
    onSaved: onClose,
  });

  return (
    <InputForm form={form} label="Payment">
      <Row gutter={12}>
        <form.Field xs={12} name="customerAmount">
          <MoneyInput disabled={locked.has('customerAmount')} />
        </form.Field>
        <form.Field xs={12} name="vendorAmount">
          <MoneyInput disabled={locked.has('vendorAmount')} />
        </form.Field>
        <form.Field xs={12} name="paymentReceivedDate" label="Payment Received Date">
          <DateInput max="today" name={productTexts.paymentReceivedDate} />
        </form.Field>
        <form.Field xs={12} name="paymentStatus" label="Payment Status">
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
