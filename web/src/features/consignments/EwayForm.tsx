import { Col, Input, Row } from 'antd';
import { useState } from 'react';
import { SetEwayInput } from '../../../../server/src/modules/bookings/consignments/eway.inputs';
import { useSetEwayMutation, type ConsignmentDetailFragment } from '../../graphql.generated';
import { DateInput } from '../../ui/input/DateInput';
import { FormButtons } from '../../ui/form/FormButtons';
import { FormModal } from '../../ui/form/FormModal';
import { InputForm, useInputForm } from '../../ui/form/InputForm';
import { MoneyInput } from '../../ui/input/MoneyInput';
import { useCommand } from '../../ui/form/useCommand';

interface Props {
  consignment: ConsignmentDetailFragment;
  onClose: () => void;
}

export function EwayFormModal({ open, ...rest }: Props & { open: boolean }) {
  return (
    <FormModal
      open={open}
      title={`E-way bill of ${rest.consignment.awbNo}`}
      width={560}
      destroyOnHidden
      onClose={rest.onClose}
    >
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
  const form = useInputForm({
    rules: SetEwayInput,
    blank,
    record,
    recordOf,
    draft: 'eway',
    toInput: inputOf,
    startsFocused: true,
    async save(values) {
      if (await set({ input: inputOf(values) })) onClose();
    },
  });
  const [set] = useCommand(useSetEwayMutation(), {
    done: 'E-way bill updated successfully',
    changes: ['changeLog'],
    form,
  });
  return (
    <InputForm form={form} label="E-way bill">
      <Row gutter={12}>
        <Col xs={24} sm={12}>
          <form.Field name="goodsValue" label="Goods Value">
            <MoneyInput placeholder="with GST" />
          </form.Field>
        </Col>
        <Col xs={24} sm={12}>
          <form.Field name="ewayBillNo" label="E-way Bill No">
            <Input inputMode="numeric" maxLength={20} />
          </form.Field>
        </Col>
        <Col xs={24} sm={12}>
          <form.Field name="ewayBillDate" label="E-way Bill Date">
            <DateInput max="today" name="E-way bill date" />
          </form.Field>
        </Col>
        <Col xs={24} sm={12}>
          <form.Field name="ewayExemptReason" label="E-way Exemption">
            <Input />
          </form.Field>
        </Col>
      </Row>
      <FormButtons ok="Save" saving={form.saving} />
    </InputForm>
  );
}
