import CloseOutlined from '@ant-design/icons/CloseOutlined';
import { Alert, Row } from 'antd';
import { useCallback, useState } from 'react';
import { productTexts } from '../../../../server/src/domain/productTexts';
import { CreateOutgoingManifestInput } from '../../../../server/src/modules/movement/manifests/manifest.inputs';
import type { Failure } from '../../failure';
import { useCreateOutgoingManifestMutation, type ManifestDetailFragment } from '../../graphql.generated';
import { useConfirm } from '../../ui/overlay/confirm';
import { FormButtons } from '../../ui/form/FormButtons';
import { IconButton } from '../../ui/panel/IconButton';
import { InputForm, useInputForm } from '../../ui/form/InputForm';
import { ReferenceSelect } from '../../ui/input/ReferenceSelect';
import type { Suggestion } from '../../ui/input/RemoteSelect';
import { useSelected, type Selection } from '../../ui/table/selection';
import { useCommand } from '../../ui/form/useCommand';
import { useSuggestions } from '../../ui/input/useSuggestions';
import { ManifestEntries, type ShownEntry } from './ManifestEntries';
import { entryOf, type ManifestCandidate } from './outgoingManifest';
import { movedByManifests } from './useDeleteManifest';

interface Props {
  selection: Selection<ManifestCandidate>;
  onMade: (manifest: ManifestDetailFragment) => void;
}

interface Values {
  cargoId: Suggestion | null;
  courierId: Suggestion | null;
}

const blank: Values = { cargoId: null, courierId: null };

export function OutgoingManifestForm({ selection, onMade }: Props) {
  const { carriers, couriers } = useSuggestions();
  const confirm = useConfirm();
  const chosen = useSelected(selection);
  const [taken, setTaken] = useState<readonly string[]>([]);
  const entries = chosen.map(entryOf);
  const leave = useCallback(
    ({ uniqueId, awbNo }: ShownEntry) => (
      <IconButton
        label={`Leave out ${awbNo}`}
        icon={<CloseOutlined />}
        onClick={() =>
          selection.set(
            [...selection.current().values()].filter((row) => row.uniqueId === uniqueId),
            false,
          )
        }
      />
    ),
    [selection],
  );

  const inputOf = ({ cargoId, courierId }: Values) => ({
    cargoId: cargoId?.id ?? null,
    courierId: courierId?.id ?? null,
    consignmentIds: entries.map(({ uniqueId }) => uniqueId),
  });

  const form = useInputForm({
    rules: CreateOutgoingManifestInput,
    blank,
    toInput: inputOf,
    startsFocused: true,
    async save(values) {
      if (!(await confirm({ question: productTexts.areYouSureTo('generate Manifest'), ok: 'Generate' }))) return;
      setTaken([]);
      const answer = await create({ input: inputOf(values) });
      if (answer) onMade(answer.createOutgoingManifest);
    },
  });
  const [create] = useCommand(useCreateOutgoingManifestMutation(), {
    done: productTexts.manifestGenerated,
    changes: movedByManifests,
    form: {
      saved: () => form.saved(),
      refuse(failure: Failure) {
        form.refuse(failure);
        // The refused AWB numbers are shown in the form, since a toast disappears too soon.
        if (failure.code === 'CONFLICT') setTaken(failure.messages);
      },
    },
  });

  return (
    <div className="low">
      {taken.map((message) => (
        <Alert key={message} type="warning" showIcon style={{ marginBottom: 10 }} title={message} />
      ))}
      <InputForm form={form} label="Outgoing manifest">
        <Row gutter={12}>
          <form.Field xs={24} sm={12} md={8} name="cargoId" label="Cargo">
            <ReferenceSelect load={carriers} remember="cargo" />
          </form.Field>
          <form.Field xs={24} sm={12} md={8} name="courierId" label="Courier">
            <ReferenceSelect load={couriers} remember="courier" />
          </form.Field>
        </Row>
        <ManifestEntries entries={entries} actions={leave} />
        <FormButtons ok="Generate Manifest" saving={form.saving} />
      </InputForm>
    </div>
  );
}
