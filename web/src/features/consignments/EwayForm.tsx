import { Input, Row } from 'antd';
import { useState } from 'react';
import { SetEwayInput } from '../../../../server/src/modules/bookings/consignments/eway.inputs';
import { useSetEwayMutation, type ConsignmentDetailFragment } from '../../graphql.generated';
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

export function EwayFormModal({ open, ...rest }: Props & { open: boolean }) {
  return (
    <FormModal open={open} title={`E-way bill of ${rest.consignment.awbNo}`} width={560} onClose={rest.onClose}>
      <EwayForm {...rest} />
    </FormModal>
  );
}

interface Values {
  goodsValue: number | null;
  ewayBillNo: string;
  ewayBillDate: string | null;
  ewayExemptReason: string;
}

const blank: Values = { goodsValue: null, ewayBillNo: '', ewayBillDate: null, ewayExemptReason: '' };

/** Value of the goods and e-way bill, of an approved consignment too. */
function EwayForm({ consignment, onClose }: Props) {
  const { uniqueId, version, goodsValue, ewayBillNo, ewayBillDate, ewayExemptReason } = consignment;
  const [record] = useState<Values>({
    goodsValue,
    ewayBillDate,
    ewayBillNo: ewayBillNo ?? '',
    ewayExemptReason: ewayExemptReason ?? '',
  });
  const [recordOf] = useState({ uniqueId, version });
  const inputOf = (values: Values) => ({ ...values, uniqueId, version });
  const form = useCommandForm({
    rules: SetEwayInput,
    blank,
    record,
    recordOf,
    draft: 'eway',
    toInput: inputOf,
    startsFocused: true,
    mutation: useSetEwayMutation(),
    done: 'E-way bill updated successfully',
    changes: ['changeLog'],
    onSaved: onClose,
  });
  return (
    <InputForm form={form} label="E-way bill">
      <Row gutter={12}>
        <form.Field xs={24} sm={12} name="goodsValue">
          <MoneyInput placeholder="with GST" />
        </form.Field>
        <form.Field xs={24} sm={12} name="ewayBillNo">
          <Input inputMode="numeric" maxLength={20} />
        </form.Field>
        <form.Field xs={24} sm={12} name="ewayBillDate">
          <DateInput max="today" name="E-way bill date" />
        </form.Field>
        <form.Field xs={24} sm={12} name="ewayExemptReason" />
      </Row>
      <FormButtons ok="Save" saving={form.saving} />
    </InputForm>
  );
}
