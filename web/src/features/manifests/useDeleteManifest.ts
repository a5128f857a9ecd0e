import { useDeleteManifestMutation, type ManifestRowFragment } from '../../graphql.generated';
import { useDelete } from '../../ui/form/useDelete';

/** Cached fields that a manifest outdates: it changes the status of all its consignments. */
export const movedByManifests = ['manifests', 'consignments', 'consignment', 'dashboardSummary', 'changeLog'] as const;

/** Deletes after confirmation; resolves to true if deleted. Its consignments can then be put on another manifest. */
export const useDeleteManifest = () =>
  useDelete(useDeleteManifestMutation(), {
    what: ({ manifestId }: ManifestRowFragment) => `Manifest ${manifestId}`,
    done: 'Manifest deleted successfully',
    changes: movedByManifests,
  })[0];
