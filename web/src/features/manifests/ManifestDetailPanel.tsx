import { labels } from '../../../../server/src/domain/enums';
import { manifestRefusal } from '../../../../server/src/domain/policy';
import { useManifestDetailQuery, type ManifestRowFragment } from '../../graphql.generated';
import { ActionBar } from '../../ui/panel/ActionBar';
import { DetailPanel, type DetailPanelProps } from '../../ui/panel/DetailPanel';
import { detailQuery } from '../../ui/panel/detailQuery';
import { Tag } from '../../ui/panel/Tag';
import { ManifestSheet } from './ManifestSheet';
import { ManifestPaymentTag } from './ManifestPaymentTag';
import { PrintManifest } from './PrintManifest';

interface Props extends DetailPanelProps {
  onPay: (manifest: ManifestRowFragment) => void;
  onDelete: (manifest: ManifestRowFragment) => void;
}

export function ManifestDetailPanel({ uniqueId, neighbours, onClose, onPay, onDelete }: Props) {
  const { data, error } = useManifestDetailQuery(detailQuery(uniqueId));
  const manifest = data?.manifest;
  return (
    <DetailPanel
      uniqueId={uniqueId}
      neighbours={neighbours}
      width={1080}
      detail={manifest}
      error={error}
      onClose={onClose}
      title={
        manifest ? (
          <>
            Manifest {manifest.manifestId}
            <Tag>{labels.ManifestType[manifest.type]}</Tag>
            <ManifestPaymentTag manifest={manifest} />
            <PrintManifest manifest={manifest} />
          </>
        ) : (
          'Manifest'
        )
      }
    >
      {(loaded) => (
        <>
          <ActionBar
            actions={[
              {
                label: 'Payment',
                action: 'payManifest',
                refusal: manifestRefusal.pay(loaded),
                run: () => onPay(loaded),
                look: { type: 'primary' },
              },
              {
                label: 'Delete',
                action: 'deleteManifest',
                refusal: manifestRefusal.delete(loaded),
                run: () => onDelete(loaded),
                look: { danger: true },
              },
            ]}
          />
          <ManifestSheet manifest={loaded} />
        </>
      )}
    </DetailPanel>
  );
}
