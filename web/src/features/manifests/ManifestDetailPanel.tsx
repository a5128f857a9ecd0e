import { Button } from 'antd';
import { labels } from '../../../../server/src/domain/enums';
import { manifestRefusal } from '../../../../server/src/domain/policy';
import { useManifestDetailQuery, type ManifestRowFragment } from '../../graphql.generated';
import { DetailPanel, type Neighbours } from '../../ui/panel/DetailPanel';
import { detailQuery } from '../../ui/panel/detailQuery';
import { Tag } from '../../ui/panel/Tag';
import { usePermission } from '../../ui/app/usePermission';
import { ManifestSheet } from './ManifestSheet';
import { ManifestPaymentTag } from './ManifestPaymentTag';
import { PrintManifest } from './PrintManifest';

interface Props {
  /** `uniqueId` of the manifest to show; null: closed. */
  uniqueId: string | null;
  neighbours: Neighbours;
  onClose: () => void;
  onPay: (manifest: ManifestRowFragment) => void;
  onDelete: (manifest: ManifestRowFragment) => void;
}

export function ManifestDetailPanel({ uniqueId, neighbours, onClose, onPay, onDelete }: Props) {
  const may = usePermission();
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
          <div className="window-actions" role="toolbar" aria-label="Actions">
            {may('payManifest') && manifestRefusal.pay(loaded) === null && (
              <Button type="primary" onClick={() => onPay(loaded)}>
                Payment
              </Button>
            )}
            {may('deleteManifest') && manifestRefusal.delete(loaded) === null && (
              <Button danger onClick={() => onDelete(loaded)}>
                Delete
              </Button>
            )}
          </div>
          <ManifestSheet manifest={loaded} />
        </>
      )}
    </DetailPanel>
  );
}
