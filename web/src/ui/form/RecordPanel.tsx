import { Button, Row } from 'antd';
import type { ReactNode } from 'react';
import type { Action } from '../../../../server/src/domain/policy';
import { usePermission } from '../app/usePermission';
import { useShortcut } from '../keys/shortcuts';
import { Panel } from '../panel/Panel';
import { FormButtons } from './FormButtons';
import { InputForm, useAskedReset } from './InputForm';
import type { InputFormState } from './useInputForm';

interface Props<Values extends object> {
  form: InputFormState<Values>;
  /** Of the record, as its label: 'Customer'. */
  noun: string;
  /** What is updated, behind the noun; null: a new record. */
  editing: string | null;
  /** The operations behind the form; without them it is not there. */
  actions: { create: Action; update: Action };
  /** How a new record is named on the screen. */
  verb?: 'Create' | 'Add';
  /** Called after the form was emptied; it then creates again. */
  onDone: () => void;
  /** The fields, in columns. */
  children: ReactNode;
  /** Below the fields. */
  below?: ReactNode;
  /** Beside the buttons. */
  note?: ReactNode;
}

/** The form above a list: creates a record, or updates the one that was chosen. Key `n` begins a new one. */
export function RecordPanel<Values extends object>(props: Props<Values>) {
  const { form, noun, actions, editing, verb = 'Create', onDone, children, below, note } = props;
  const may = usePermission();
  const isAllowed = may(editing === null ? actions.create : actions.update);
  const askedReset = useAskedReset(form, () => {
    form.reset();
    onDone();
  });
  useShortcut('n', `New ${noun.toLowerCase()}`, isAllowed ? () => void askedReset() : null, { opensField: true });
  if (!isAllowed) return null;
  return (
    <Panel title={editing === null ? `${verb} ${noun}` : `Update ${noun}${editing}`}>
      <InputForm form={form} label={noun}>
        <Row gutter={12}>{children}</Row>
        {below}
        <FormButtons ok={editing === null ? verb : 'Update'} saving={form.saving}>
          <Button onClick={() => void askedReset()}>Reset</Button>
          {note}
        </FormButtons>
      </InputForm>
    </Panel>
  );
}
