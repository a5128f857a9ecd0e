import { Alert, Button, Input, Row, Select } from 'antd';
import { useState } from 'react';
import type { ReceiptMode } from '../../../../server/src/domain/enums';
import { oldestFirst } from '../../../../server/src/domain/money/oldestFirst';
import { RecordCourierRemittanceInput } from '../../../../server/src/modules/money/courierdues/courierDue.inputs';
import { companyToday } from '../../companyToday';
import {
  useCourierDueAgeingQuery,
  useCourierDuesQuery,
  useRecordCourierRemittanceMutation,
  type CourierDueRowFragment,
} from '../../graphql.generated';
import { receiptModes } from '../../ui/facts/receiptModes';
import { showMoney } from '../../ui/app/format';
import { SelectedExcel } from '../../ui/bulk/SelectedExcel';
import { CloseButton, FormModal } from '../../ui/form/FormModal';
import { none } from '../../ui/form/formValues';
import { InputForm, useInputForm } from '../../ui/form/InputForm';
import { useCommand } from '../../ui/form/useCommand';
import { useFormValues } from '../../ui/form/useFormValues';
import { DateInput } from '../../ui/input/DateInput';
import { MoneyInput } from '../../ui/input/MoneyInput';
import { Skeleton } from '../../ui/panel/Skeleton';
import { changedByRemittance } from './changedByRemittance';
import { dueColumns } from './courierDueColumns';
import { DueLines } from './DueLines';

interface Props {
  /** `uniqueId` of the vendor; null: closed. */
  vendor: string | null;
  onClose: () => void;
}

/** One remittance is for at most so many consignments. */
const take = 1000;

export function RemittanceModal({ vendor, onClose }: Props) {
  const skip = vendor === null;
  const { data: ageing } = useCourierDueAgeingQuery({ skip });
  const name = ageing?.courierDueAgeing.rows.find(({ vendorUniqueId }) => vendorUniqueId === vendor)?.vendor;
  const search = { vendorId: [vendor ?? ''], isOpen: true, take };
  const { data, error } = useCourierDuesQuery({ variables: { search }, skip, fetchPolicy: 'network-only' });
  const page = data?.courierDues;
  return (
    <FormModal
      open={vendor !== null}
      title={`Remittance of ${name ?? 'vendor'}`}
      width={900}
      top={32}
      onClose={onClose}
    >
      {vendor !== null && page && page.rows.length > 0 && (
        <RemittanceForm key={vendor} vendor={vendor} name={name ?? 'vendor'} {...page} onClose={onClose} />
      )}
      {page?.rows.length === 0 && <Alert type="info" showIcon title="Nothing is due from this vendor" />}
      {error && <Alert type="error" showIcon title="What is due could not be loaded" />}
      {!error && !page && <Skeleton />}
    </FormModal>
  );
}

const paise = (rupees: number | null | undefined) => Math.round((rupees ?? 0) * 100);

interface FormProps {
  vendor: string;
  name: string;
  /** The oldest first. */
  rows: readonly CourierDueRowFragment[];
  rowCount: number;
  onClose: () => void;
}

function RemittanceForm({ vendor, name, rows, rowCount, onClose }: FormProps) {
  const [blank] = useState(() => ({
    remittedOn: companyToday(),
    mode: none<ReceiptMode>(),
    amount: none<number>(),
    reference: '',
    remark: '',
  }));
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  /** What was typed over the proposal, in rupees. */
  const [typed, setTyped] = useState<ReadonlyMap<number, number>>(new Map());
  const form = useInputForm<typeof blank, object>({
    rules: RecordCourierRemittanceInput,
    blank,
    toInput: (values) => ({ ...values, vendorId: vendor }),
    startsFocused: true,
    async save(values) {
      const chosen = rows.flatMap(({ consignmentId }, at) => {
        const part = parts[at] ?? 0;
        return part > 0 ? [{ consignmentId: String(consignmentId), amount: part / 100 }] : [];
      });
      if (await record({ input: { ...values, vendorId: vendor, lines: chosen } })) onClose();
    },
  });
  const [record] = useCommand(useRecordCourierRemittanceMutation(), {
    done: ({ recordCourierRemittance: { number } }) => `${number} recorded successfully`,
    changes: changedByRemittance,
    form,
  });
  const amount = paise(useFormValues(form, (values) => values.amount));
  const parts = oldestFirst(
    amount,
    rows.map(({ consignmentId, openAmount }) => {
      const given = left.has(consignmentId) ? 0 : typed.get(consignmentId);
      return { open: paise(openAmount), given: given === undefined ? null : paise(given) };
    }),
  );
  const sum = parts.reduce((total, part) => total + part, 0);

  function choose(ids: readonly number[], isChosen: boolean): void {
    setLeft((before) => {
      const next = new Set(before);
      for (const id of ids)
        if (isChosen) next.delete(id);
        else next.add(id);
      return next;
    });
  }

  return (
    <InputForm form={form} label="Remittance">
      <Row gutter={12}>
        <form.Field xs={12} sm={6} name="remittedOn">
          <DateInput max="today" name="Remittance date" />
        </form.Field>
        <form.Field xs={12} sm={6} name="mode" label="Mode">
          <Select options={receiptModes} />
        </form.Field>
        <form.Field xs={12} sm={6} name="amount">
          <MoneyInput />
        </form.Field>
        <form.Field xs={12} sm={6} name="reference">
          <Input spellCheck={false} />
        </form.Field>
        <form.Field xs={24} name="remark" />
      </Row>
      {rowCount > rows.length && (
        <p className="quiet">
          The oldest {rows.length} of {rowCount} consignments.
        </p>
      )}
      <DueLines
        rows={rows}
        parts={parts}
        left={left}
        onChoose={choose}
        onType={(id, rupees) => setTyped((before) => new Map(before).set(id, rupees ?? 0))}
      />
      <div className="form-buttons">
        <Button type="primary" htmlType="submit" loading={form.saving} disabled={amount > 0 && sum !== amount}>
          Record
        </Button>
        <CloseButton />
        {(typed.size > 0 || left.size > 0) && (
          <Button
            type="link"
            onClick={() => {
              setTyped(new Map());
              setLeft(new Set());
            }}
          >
            Oldest first
          </Button>
        )}
        <SelectedExcel rows={rows} columns={dueColumns} name={`Due from ${name}`} />
        <Foot rows={rows} parts={parts} amount={amount} />
      </div>
    </InputForm>
  );
}

/** AWB numbers that are named. */
const named = 5;

function Foot({
  rows,
  parts,
  amount,
}: {
  rows: readonly CourierDueRowFragment[];
  parts: readonly number[];
  amount: number;
}) {
  const sum = parts.reduce((total, part) => total + part, 0);
  const over = amount - sum;
  const short = rows.filter(({ openAmount }, at) => paise(openAmount) > (parts[at] ?? 0));
  const rest = rows.reduce((total, { openAmount }) => total + paise(openAmount), 0) - sum;
  const awbNos = short.slice(0, named).map(({ consignment }) => consignment?.awbNo);
  return (
    <span className="push" role="status">
      Consignments <strong>{showMoney(sum / 100)}</strong>
      {amount > 0 && over !== 0 && (
        <>
          {' '}
          · {over > 0 ? 'Not placed' : 'Too much'} <strong>{showMoney(Math.abs(over) / 100)}</strong>
        </>
      )}{' '}
      · Stays due <strong>{showMoney(rest / 100)}</strong>
      {amount > 0 && short.length > 0 && (
        <>
          : {awbNos.join(', ')}
          {short.length > named && ` and ${short.length - named} more`}
        </>
      )}
    </span>
  );
}
