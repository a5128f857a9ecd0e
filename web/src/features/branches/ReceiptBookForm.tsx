import { Input, Row, Select } from 'antd';
import { useState } from 'react';
import { rangeText } from '../../../../server/src/domain/bookings/receiptRange';
import { SaveReceiptBookInput } from '../../../../server/src/modules/bookings/consignments/books/receiptBook.inputs';
import {
  useSaveReceiptBookMutation,
  type BranchRowFragment,
  type ReceiptBookRowFragment,
} from '../../graphql.generated';
import { FormButtons } from '../../ui/form/FormButtons';
import { none } from '../../ui/form/formValues';
import { InputForm } from '../../ui/form/InputForm';
import { useCommandForm } from '../../ui/form/useRecordForm';
import { CountInput } from '../../ui/input/CountInput';
import { ReferenceSelect } from '../../ui/input/ReferenceSelect';
import type { Suggestion } from '../../ui/input/RemoteSelect';
import { useSuggestions } from '../../ui/input/useSuggestions';

const blank = {
  branchId: none<number>(),
  vendorId: none<Suggestion>(),
  prefix: '',
  fromNumber: none<number>(),
  toNumber: none<number>(),
};

type Values = typeof blank;

interface Props {
  /** The range to change; null: a new one. */
  book: ReceiptBookRowFragment | null;
  branches: readonly BranchRowFragment[];
  onDone: () => void;
}

function valuesOf({ book, branches }: Props): Values {
  if (!book) return { ...blank, branchId: branches.length === 1 ? (branches[0]?.id ?? null) : null };
  const { branchId, vendorId, vendor, prefix, fromNumber, toNumber } = book;
  return { branchId, vendorId: { id: vendorId, name: vendor }, prefix, fromNumber, toNumber };
}

export function ReceiptBookForm(props: Props) {
  const { book, branches, onDone } = props;
  const [first] = useState(() => valuesOf(props));
  const { vendors } = useSuggestions();
  const form = useCommandForm({
    rules: SaveReceiptBookInput,
    blank: first,
    toInput: ({ vendorId, ...values }: Values) => ({
      ...values,
      vendorId: vendorId?.id ?? null,
      uniqueId: book?.uniqueId ?? null,
      version: book?.version ?? null,
    }),
    startsFocused: true,
    mutation: useSaveReceiptBookMutation(),
    done: ({ saveReceiptBook }) => `Receipt book of ${saveReceiptBook.branch} saved: ${rangeText(saveReceiptBook)}`,
    changes: ['receiptBooks', 'nextReceipt', 'needsToday'],
    onSaved: onDone,
  });
  return (
    <InputForm form={form} label="Receipt book">
      <Row gutter={12}>
        <form.Field xs={24} sm={12} name="branchId" label="Branch">
          <Select options={branches.map(({ id, name }) => ({ value: id, label: name }))} />
        </form.Field>
        <form.Field xs={24} sm={12} name="vendorId" extra="Of type own cargo">
          <ReferenceSelect load={vendors} />
        </form.Field>
        <form.Field xs={24} sm={8} name="prefix">
          <Input autoCapitalize="characters" spellCheck={false} />
        </form.Field>
        <form.Field xs={12} sm={8} name="fromNumber">
          <CountInput max={99_999_999} />
        </form.Field>
        <form.Field xs={12} sm={8} name="toNumber" extra="Every number has its digits">
          <CountInput max={99_999_999} />
        </form.Field>
      </Row>
      <FormButtons ok="Save" saving={form.saving} />
    </InputForm>
  );
}
