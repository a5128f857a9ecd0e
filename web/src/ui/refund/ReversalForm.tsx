/** Takes back a remittance as of a day, with the reason. */
import { Button, Row } from 'antd';
import { useState } from 'react';
import { companyToday } from '../../companyToday';
import { FormButtons } from '../form/FormButtons';
import { InputForm } from '../form/InputForm';
import type { CommandOptions, Mutation } from '../form/useCommand';
import { useCommandForm } from '../form/useRecordForm';
import { DateInput } from '../input/DateInput';

interface Reversal {
  uniqueId: string;
  version: number;
  reversedOn: string;
  reason: string;
}

interface Props<Data> extends Pick<CommandOptions<NoInfer<Data>>, 'changes'> {
  remittance: { uniqueId: string; version: number; remittedOn: string };
  rules: new () => object;
  mutation: Mutation<Data, { input: Reversal }>;
  onDone: () => void;
}

export function ReversalForm<Data>({ remittance, rules, mutation, changes, onDone }: Props<Data>) {
  const { uniqueId, version, remittedOn } = remittance;
  const [blank] = useState(() => ({ reversedOn: companyToday(), reason: '' }));
  const form = useCommandForm({
    rules,
    blank,
    toInput: (values: typeof blank) => ({ ...values, uniqueId, version }),
    startsFocused: true,
    mutation,
    done: 'Remittance reversed successfully',
    changes,
    onSaved: onDone,
  });
  return (
    <InputForm form={form} label="Reversal">
      <Row gutter={12}>
        <form.Field xs={12} sm={8} name="reversedOn" label="On">
          <DateInput min={remittedOn} max="today" name="Reversal date" minName="the remittance date" />
        </form.Field>
        <form.Field xs={24} sm={16} name="reason" />
      </Row>
      <FormButtons ok="Reverse" danger saving={form.saving}>
        <Button onClick={onDone}>Cancel</Button>
      </FormButtons>
    </InputForm>
  );
}
