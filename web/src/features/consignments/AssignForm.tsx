import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { BulkAssignInput } from '../../../../server/src/modules/movement/manifests/manifest.inputs';
import { ManifestChoicesDocument, type ManifestChoicesQuery } from '../../graphql.generated';
import { ask } from '../../ui/app/ask';
import { InputForm, useInputForm } from '../../ui/form/InputForm';
import { ReferenceSelect } from '../../ui/input/ReferenceSelect';
import type { Suggestion } from '../../ui/input/RemoteSelect';
import { Buttons } from './BulkForms';

const none = { manifestId: null as Suggestion | null };
/** The rules of the input demand records; those are added when it is sent. */
const items = [{ uniqueId: 'selected' }];
const inputOf = ({ manifestId }: typeof none) => ({ items, manifestId: manifestId ? String(manifestId.id) : null });

interface Props {
  label: string;
  onSubmit: (manifestId: string) => void;
}

/** Chooses one of the outgoing manifests that still take consignments; the newest stand first. */
export function AssignForm({ label, onSubmit }: Props) {
  const load = useOpenManifests();
  const form = useInputForm({
    rules: BulkAssignInput,
    startsFocused: true,
    blank: none,
    toInput: inputOf,
    save: async ({ manifestId }) => onSubmit(String(manifestId?.id)),
  });
  return (
    <InputForm form={form} label={label}>
      <p style={{ marginTop: 0 }}>
        They are dispatched with the manifest. Those that cannot be on it stay, and are listed with the reason.
      </p>
      <form.Field name="manifestId" label="Manifest">
        <ReferenceSelect load={load} />
      </form.Field>
      <Buttons label={label} />
    </InputForm>
  );
}

const shown = 30;

function useOpenManifests(): (text: string) => Promise<readonly Suggestion[]> {
  const client = useApolloClient();
  return useCallback(
    async (text) => {
      const search = {
        ...{ type: ['Outgoing'], payment: ['Pending'], manifestId: text.trim() || undefined },
        ...{ skip: 0, take: shown, sortBy: 'createdOn', sortOrder: 'DESC' },
      };
      const data = await ask<ManifestChoicesQuery>(client, ManifestChoicesDocument, { search });
      if (!data) throw new Error('The server did not answer');
      return data.manifests.rows.map(({ id, manifestId }) => ({ id, name: manifestId }));
    },
    [client],
  );
}
