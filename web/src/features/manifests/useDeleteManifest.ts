import { useCallback } from 'react';
import { productTexts } from '../../../../server/src/domain/productTexts';
import { useDeleteManifestMutation, type ManifestRowFragment } from '../../graphql.generated';
import { useConfirm } from '../../ui/overlay/confirm';
import { useCommand } from '../../ui/form/useCommand';

/** Cached fields that a manifest outdates: it changes the status of all its consignments. */
export const movedByManifests = ['manifests', 'consignments', 'consignment', 'dashboardSummary', 'changeLog'] as const;

/** Deletes after confirmation; resolves to true if deleted. Its consignments can then be put on another manifest. */
export function useDeleteManifest(): (manifest: ManifestRowFragment) => Promise<boolean> {
  const confirm = useConfirm();
  const [remove] = useCommand(useDeleteManifestMutation(), {
    done: 'Manifest deleted successfully',
    changes: movedByManifests,
  });
  return useCallback(
    async ({ uniqueId, version, manifestId }) => {
      const question = productTexts.areYouSureTo(`delete Manifest ${manifestId}`);
      const sure = await confirm({ question, ok: 'Delete', danger: true });
      return sure && (await remove({ input: { uniqueId, version } })) !== null;
    },
    [confirm, remove],
  );
}
