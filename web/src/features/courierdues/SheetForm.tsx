import { Input, Row, Select } from 'antd';
import { useState } from 'react';
import type { ReceiptMode } from '../../../../server/src/domain/enums';
import { RecordCourierRemittanceInput } from '../../../../server/src/modules/money/courierdues/courierDue.inputs';
import { companyToday } from '../../companyToday';
import {
  useCourierDueAgeingQuery,
  useRecordCourierRemittanceMutation,
  type ImportJobQuery,
} from '../../graphql.generated';
import { counted } from '../../ui/app/format';
import { FormButtons } from '../../ui/form/FormButtons';
import { none } from '../../ui/form/formValues';
import { InputForm } from '../../ui/form/InputForm';
import { useCommandForm } from '../../ui/form/useRecordForm';
import { searchByLabel } from '../../ui/input/bestMatch';
import { DateInput } from '../../ui/input/DateInput';
import { MoneyInput } from '../../ui/input/MoneyInput';
import { changedByRemittance } from './changedByRemittance';
import { receiptModes } from '../../ui/facts/receiptModes';

interface Props {
  /** A checked import of the lines. */
  job: ImportJobQuery['importJob'];
  onRecorded: (uniqueId: string) => void;
}

/** The head of a remittance whose lines have been read from a file. */
export function SheetForm({ job, onRecorded }: Props) {
  const { data } = useCourierDueAgeingQuery();
  const vendorId = job.profile?.vendorId ?? null;
  const [blank] = useState(() => ({
    vendorId: vendorId === null ? none<string>() : String(vendorId),
    remittedOn: companyToday(),
    mode: none<ReceiptMode>(),
    amount: none<number>(),
    reference: '',
  }));
  const form = useCommandForm({
    rules: RecordCourierRemittanceInput,
    blank,
    startsFocused: true,
    toInput: (values: typeof blank) => ({ ...values, importId: job.uniqueId }),
    mutation: useRecordCourierRemittanceMutation(),
    done: 'Remittance recorded successfully',
    changes: [...changedByRemittance, 'importJobs'],
    onSaved: ({ recordCourierRemittance }) => onRecorded(recordCourierRemittance.uniqueId),
  });
  const vendors = (data?.courierDueAgeing.rows ?? []).map((row) => ({
    value: String(row.vendorId),
    label: row.vendor,
  }));
  return (
    <InputForm form={form} label="Remittance">
      <Row gutter={12}>
        <form.Field xs={24} sm={8} name="vendorId" label="Vendor">
          <Select options={vendors} showSearch={searchByLabel} />
        </form.Field>
        <form.Field xs={12} sm={4} name="remittedOn">
          <DateInput max="today" name="Remittance date" />
        </form.Field>
        <form.Field xs={12} sm={4} name="mode" label="Mode">
          <Select options={receiptModes} />
        </form.Field>
        <form.Field xs={12} sm={4} name="amount">
          <MoneyInput />
        </form.Field>
        <form.Field xs={12} sm={4} name="reference">
          <Input spellCheck={false} />
        </form.Field>
      </Row>
      <FormButtons ok={`Record remittance of ${counted(job.good, 'consignment')}`} saving={form.saving}>
        {null}
      </FormButtons>
    </InputForm>
  );
}
