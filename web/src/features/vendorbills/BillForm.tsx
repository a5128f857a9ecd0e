import { Button, Col, Input, Row, Select } from 'antd';
import { useMemo } from 'react';
import { CreateVendorBillInput } from '../../../../server/src/modules/money/vendorbills/vendorBill.inputs';
import { useCreateVendorBillMutation, useVendorSuggestionsQuery, type ImportJobQuery } from '../../graphql.generated';
import { searchByLabel } from '../../ui/input/bestMatch';
import { DateInput } from '../../ui/input/DateInput';
import { counted } from '../../ui/app/format';
import { none } from '../../ui/form/formValues';
import { InputForm, useInputForm } from '../../ui/form/InputForm';
import { MoneyInput } from '../../ui/input/MoneyInput';
import { useCommand } from '../../ui/form/useCommand';
import { outdated } from './outdated';

interface Props {
  /** A checked import of the bill's lines. */
  job: ImportJobQuery['importJob'];
  onCreated: (uniqueId: string) => void;
}

/** The head of a bill whose lines have been read from a file. */
export function BillForm({ job, onCreated }: Props) {
  const { data } = useVendorSuggestionsQuery({ variables: { search: { take: 500 } } });
  const vendorId = job.profile?.vendorId ?? null;
  const blank = useMemo(
    () => ({
      vendorId: vendorId === null ? none<string>() : String(vendorId),
      billNo: '',
      billDate: none<string>(),
      periodFrom: none<string>(),
      periodTo: none<string>(),
      taxable: none<number>(),
      gst: none<number>(),
      total: none<number>(),
    }),
    [vendorId],
  );
  const inputOf = (values: typeof blank) => ({ ...values, importId: job.uniqueId });
  const form = useInputForm<typeof blank, object>({
    rules: CreateVendorBillInput,
    blank,
    startsFocused: true,
    toInput: inputOf,
    async save(values) {
      const answer = await create({ input: inputOf(values) });
      if (answer) onCreated(answer.createVendorBill.uniqueId);
    },
  });
  const [create] = useCommand(useCreateVendorBillMutation(), {
    done: 'Vendor bill created',
    changes: [...outdated.bills, 'importJobs'],
    form,
  });
  const vendors = (data?.vendorSuggestions ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <InputForm form={form} label="Vendor Bill">
      <Row gutter={12}>
        <Col xs={24} sm={8}>
          <form.Field name="vendorId" label="Vendor">
            <Select options={vendors} showSearch={searchByLabel} />
          </form.Field>
        </Col>
        <Col xs={12} sm={4}>
          <form.Field name="billNo" label="Bill No">
            <Input spellCheck={false} />
          </form.Field>
        </Col>
        <Col xs={12} sm={4}>
          <form.Field name="billDate" label="Bill Date">
            <DateInput max="today" name="Bill date" />
          </form.Field>
        </Col>
        <Col xs={12} sm={4}>
          <form.Field name="periodFrom" label="Period From">
            <DateInput max="today" name="Period" />
          </form.Field>
        </Col>
        <Col xs={12} sm={4}>
          <form.Field name="periodTo" label="Period To">
            <DateInput max="today" name="Period" />
          </form.Field>
        </Col>
        <Col xs={12} sm={8}>
          <form.Field name="taxable" label="Taxable Amount">
            <MoneyInput />
          </form.Field>
        </Col>
        <Col xs={12} sm={8}>
          <form.Field name="gst" label="GST">
            <MoneyInput />
          </form.Field>
        </Col>
        <Col xs={12} sm={8}>
          <form.Field name="total" label="Total">
            <MoneyInput />
          </form.Field>
        </Col>
      </Row>
      <div className="form-buttons">
        <Button type="primary" htmlType="submit" loading={form.saving}>
          Create bill of {counted(job.good, 'line')}
        </Button>
      </div>
    </InputForm>
  );
}
