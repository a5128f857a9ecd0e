import { Input, Row, Select } from 'antd';
import { useMemo } from 'react';
import { CreateVendorBillInput } from '../../../../server/src/modules/money/vendorbills/vendorBill.inputs';
import { useCreateVendorBillMutation, useVendorSuggestionsQuery, type ImportJobQuery } from '../../graphql.generated';
import { searchByLabel } from '../../ui/input/bestMatch';
import { DateInput } from '../../ui/input/DateInput';
import { counted } from '../../ui/app/format';
import { none } from '../../ui/form/formValues';
import { FormButtons } from '../../ui/form/FormButtons';
import { InputForm } from '../../ui/form/InputForm';
import { MoneyInput } from '../../ui/input/MoneyInput';
import { useCommandForm } from '../../ui/form/useRecordForm';
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
  const form = useCommandForm({
    rules: CreateVendorBillInput,
    blank,
    startsFocused: true,
    toInput: inputOf,
    mutation: useCreateVendorBillMutation(),
    done: 'Vendor bill created',
    changes: [...outdated.bills, 'importJobs'],
    onSaved: ({ createVendorBill }) => onCreated(createVendorBill.uniqueId),
  });
  const vendors = (data?.vendorSuggestions ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <InputForm form={form} label="Vendor Bill">
      <Row gutter={12}>
        <form.Field xs={24} sm={8} name="vendorId" label="Vendor">
          <Select options={vendors} showSearch={searchByLabel} />
        </form.Field>
        <form.Field xs={12} sm={4} name="billNo">
          <Input spellCheck={false} />
        </form.Field>
        <form.Field xs={12} sm={4} name="billDate" label="Bill Date">
          <DateInput max="today" name="Bill date" />
        </form.Field>
        <form.Field xs={12} sm={4} name="periodFrom" label="Period From">
          <DateInput max="today" name="Period" />
        </form.Field>
        <form.Field xs={12} sm={4} name="periodTo" label="Period To">
          <DateInput max="today" name="Period" />
        </form.Field>
        <form.Field xs={12} sm={8} name="taxable" label="Taxable Amount">
          <MoneyInput />
        </form.Field>
        <form.Field xs={12} sm={8} name="gst" label="GST">
          <MoneyInput />
        </form.Field>
        <form.Field xs={12} sm={8} name="total" label="Total">
          <MoneyInput />
        </form.Field>
      </Row>
      <FormButtons ok={`Create bill of ${counted(job.good, 'line')}`} saving={form.saving}>
        {null}
      </FormButtons>
    </InputForm>
  );
}
