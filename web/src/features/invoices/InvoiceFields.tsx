/** Controls shared by the create and edit forms of invoices. Each is used inside a `Field`. */
import { Col, Form, Input, Row, type FormInstance } from 'antd';
import { Field } from '../../ui/InputForm';
import { MoneyInput } from '../../ui/MoneyInput';
import { totalOf, type InvoiceValues } from './invoiceValues';

interface AmountsProps<Values extends InvoiceValues> {
  antd: FormInstance<Values>;
  /** Approved amounts are locked. */
  disabled?: boolean;
  /** Read-only view. */
  readOnly?: boolean;
}

export function InvoiceAmounts<Values extends InvoiceValues>({
  antd,
  disabled,
  readOnly = false,
}: AmountsProps<Values>) {
  const total = Form.useWatch((values: Partial<Values>) => totalOf(values), antd) ?? 0;
  return (
    <Row gutter={12}>
      <Col xs={12} sm={8} lg={4}>
        <Field name="actualAmount" label="Actual Amount">
          <MoneyInput disabled={disabled} />
        </Field>
      </Col>
      <Col xs={12} sm={8} lg={4}>
        <Field name="additionalCharges" label="Additional Charges">
          <MoneyInput disabled={disabled} />
        </Field>
      </Col>
      <Col xs={12} sm={8} lg={4}>
        <Field name="cgst" label="CGST">
          <MoneyInput disabled={disabled} />
        </Field>
      </Col>
      <Col xs={12} sm={8} lg={4}>
        <Field name="sgst" label="SGST">
          <MoneyInput disabled={disabled} />
        </Field>
      </Col>
      <Col xs={12} sm={8} lg={4}>
        <Field name="igst" label="IGST">
          <MoneyInput disabled={disabled} />
        </Field>
      </Col>
      <Col xs={12} sm={8} lg={4}>
        <Field name="totalAmount" label="Total Amount" required={false}>
          <Total rupees={total} readOnly={readOnly} />
        </Field>
      </Col>
    </Row>
  );
}

interface TotalProps {
  rupees: number;
  readOnly: boolean;
  id?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
}

/** The computed total. The form's own value of this field is ignored. */
function Total({ rupees, readOnly, id, ...aria }: TotalProps) {
  return (
    <MoneyInput
      id={id}
      value={rupees}
      max={undefined}
      readOnly
      variant={readOnly ? undefined : 'filled'}
      aria-invalid={aria['aria-invalid']}
      aria-describedby={aria['aria-describedby']}
    />
  );
}

const longest = 500;

/** In the read-only view the whole text is shown. */
export function InvoiceRemarks({ readOnly = false }: { readOnly?: boolean }) {
  const text = readOnly ? <Text /> : <Input maxLength={longest} />;
  return (
    <Row gutter={12}>
      <Col xs={24} md={12}>
        <Field name="additionalRemark" label="Additional Remark">
          {text}
        </Field>
      </Col>
      <Col xs={24} md={12}>
        <Field name="remark" label="Remark">
          {text}
        </Field>
      </Col>
    </Row>
  );
}

function Text({ value, id }: { value?: string; id?: string }) {
  return <output id={id}>{value || '–'}</output>;
}
