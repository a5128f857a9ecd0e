import { useState } from 'react';
import type { ManifestDetailFragment } from '../../graphql.generated';
import { FormModal } from '../../ui/form/FormModal';
import type { Selection } from '../../ui/table/selection';
import { ManifestSheet } from './ManifestSheet';
import { OutgoingManifestForm } from './OutgoingManifestForm';
import type { ManifestCandidate } from './outgoingManifest';
import { ManifestPaymentTag } from './ManifestPaymentTag';
import { PrintManifest } from './PrintManifest';

interface Props {
  open: boolean;
  /** The selected consignments; cleared once they are on the manifest. */
  selection: Selection<ManifestCandidate>;
  onClose: () => void;
}

/** Generates a manifest from the selection and then shows it for printing; it cannot be generated twice. */
export function OutgoingManifestModal({ open, selection, onClose }: Props) {
  const [made, setMade] = useState<ManifestDetailFragment | null>(null);
  return (
    <FormModal
      open={open}
      width={1180}
      top={24}
      onClose={onClose}
      afterClose={() => setMade(null)}
      title={
        made ? (
          <span className="window-title">
            Manifest {made.manifestId}
            <ManifestPaymentTag manifest={made} />
            <PrintManifest manifest={made} />
          </span>
        ) : (
          'Generate Manifest'
        )
      }
    >
      {made ? (
        <ManifestSheet manifest={made} />
      ) : (
        <OutgoingManifestForm
          selection={selection}
          onMade={(manifest) => {
            setMade(manifest);
            selection.clear();
          }}
        />
      )}
    </FormModal>
  );
}
