import { Checkbox } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SaveViewInput } from '../../../../server/src/modules/insight/views/view.inputs';
import { useSaveViewMutation } from '../../graphql.generated';
import { FormButtons } from '../form/FormButtons';
import { FormModal } from '../form/FormModal';
import { InputForm, useInputForm } from '../form/InputForm';
import { useCommand } from '../form/useCommand';
import { useLayout } from './useLayout';
import type { View } from './ViewMenu';

interface Props {
  screen: string;
  /** The view to change; null saves a new one. */
  view: View | null;
  address: string;
  onClose: () => void;
}

export default function SaveViewModal(props: Props) {
  return (
    <FormModal open title={props.view ? 'Save View' : 'Save View As'} width={400} onClose={props.onClose}>
      <SaveViewForm {...props} />
    </FormModal>
  );
}

interface Values {
  name: string;
  isShared: boolean;
}

const blank: Values = { name: '', isShared: false };

function SaveViewForm({ screen, view, address, onClose }: Props) {
  const [, setParams] = useSearchParams();
  const { layout, discard } = useLayout();
  const [record] = useState<Values>(() => (view ? { name: view.name, isShared: view.isShared } : blank));
  const toInput = ({ name, isShared }: Values) => ({
    screen,
    name,
    isShared,
    address,
    ...(view && { uniqueId: view.uniqueId, version: view.version }),
    columns: layout?.map(({ key, width, shown }) => ({ key, width: width ?? null, shown })) ?? null,
  });
  const form = useInputForm({
    rules: SaveViewInput,
    blank,
    record,
    toInput,
    async save(values) {
      const saved = await save({ input: toInput(values) });
      if (!saved) return;
      discard();
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          next.set('view', saved.saveView.uniqueId);
          return next;
        },
        { replace: true },
      );
      onClose();
    },
  });
  const [save] = useCommand(useSaveViewMutation(), {
    done: ({ saveView }) => `View ${saveView.name} saved`,
    changes: ['savedViews'],
    form,
  });
  return (
    <InputForm form={form} label="View">
      <form.Field name="name" />
      <form.Flag name="isShared">
        <Checkbox>Share it with everybody</Checkbox>
      </form.Flag>
      <FormButtons ok="Save" saving={form.saving} />
    </InputForm>
  );
}
