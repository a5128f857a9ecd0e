/** Controls shared by the create and edit forms of invoices. Each is used inside a `Field`. */
import { Checkbox, Col, Input, Row } from 'antd';
import { MoneyInput } from '../../ui/input/MoneyInput';
import { useFormValues } from '../../ui/form/useFormValues';
import type { InputFormState } from '../../ui/form/useInputForm';
import { totalOf, type InvoiceValues } from './invoiceValues';
import { useTaxesThatFollow } from './useTaxesThatFollow';

interface AmountsProps<Values extends InvoiceValues> {
  form: InputFormState<Values>;
  /** Approved amounts are locked. */
  disabled?: boolean;
  /** Read-only view. */
  readOnly?: boolean;
}

export function InvoiceAmounts<Values extends InvoiceValues>({
  form,
  disabled,
  readOnly = false,
}: AmountsProps<Values>) {
  const total = useFormValues(form, totalOf);
  useTaxesThatFollow(form);
  return (
    <Row gutter={12}>
      <form.Field xs={12} sm={8} lg={4} name="actualAmount" label="Actual Amount">
        <MoneyInput disabled={disabled} />
      </form.Field>
      <Col xs={12} sm={8} lg={4}>
        <form.Field name="additionalCharges" label="Additional Charges">
          <MoneyInput disabled={disabled} />
        </form.Field>
        <TaxableTick form={form as unknown as TickProps['form']} disabled={disabled} />
      </Col>
      <form.Field xs={12} sm={8} lg={4} name="cgst" label="CGST">
        <MoneyInput disabled={disabled} />
      </form.Field>
      <form.Field xs={12} sm={8} lg={4} name="sgst" label="SGST">
        <MoneyInput disabled={disabled} />
      </form.Field>
      <form.Field xs={12} sm={8} lg={4} name="igst" label="IGST">
        <MoneyInput disabled={disabled} />
      </form.Field>
      <form.Field xs={12} sm={8} lg={4} name="totalAmount" label="Total Amount" required={false}>
        <Total rupees={total} readOnly={readOnly} />
      </form.Field>
    </Row>
  );
}

interface TickProps {
  form: Pick<InputFormState<InvoiceValues>, 'Flag'>;
  disabled?: boolean;
}

/** Whether the additional charges bear tax. */
function TaxableTick({ form, disabled }: TickProps) {
  return (
    <form.Flag name="chargesTaxable">
      <Checkbox disabled={disabled}>Taxable</Checkbox>
    </form.Flag>
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

const maxRemarkLength = 500;

interface RemarksProps {
  form: Pick<InputFormState<InvoiceValues>, 'Field'>;
  readOnly?: boolean;
}

/** In the read-only view the whole text is shown. */
export function InvoiceRemarks({ form, readOnly = false }: RemarksProps) {
  const text = readOnly ? <Text /> : <Input maxLength={maxRemarkLength} />;
  return (
    <Row gutter={12}>
      <form.Field xs={24} md={12} name="additionalRemark">
        {text}
      </form.Field>
      <form.Field xs={24} md={12} name="remark">
        {text}
      </form.Field>
    </Row>
  );
}

function Text({ value, id }: { value?: string; id?: string }) {
  return <output id={id}>{value || '–'}</output>;
}
