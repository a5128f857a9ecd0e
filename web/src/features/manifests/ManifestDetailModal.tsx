import { Button, Modal } from 'antd';
import { labels } from '../../../../server/src/domain/enums';
import { manifestRefusal } from '../../../../server/src/domain/policy';
import { useManifestDetailQuery, type ManifestRowFragment } from '../../graphql.generated';
import { DetailContent } from '../../ui/panel/DetailContent';
import { detailQuery } from '../../ui/panel/detailQuery';
import { Tag } from '../../ui/panel/Tag';
import { usePermission } from '../../ui/app/usePermission';
import { ManifestSheet } from './ManifestSheet';
import { ManifestPaymentTag } from './ManifestPaymentTag';
import { PrintManifest } from './PrintManifest';

interface Props {
  /** `uniqueId` of the manifest to show; null: closed. */
  uniqueId: string | null;
  onClose: () => void;
  onPay: (manifest: ManifestRowFragment) => void;
  onDelete: (manifest: ManifestRowFragment) => void;
}

export function ManifestDetailModal({ uniqueId, onClose, onPay, onDelete }: Props) {
  const may = usePermission();
  const { data, error } = useManifestDetailQuery(detailQuery(uniqueId));
  const manifest = data?.manifest;
  return (
    <Modal
      open={uniqueId !== null}
      footer={null}
      width={1180}
      style={{ top: 24 }}
      destroyOnHidden
      onCancel={onClose}
      title={
        manifest ? (
          <span className="window-title">
            Manifest {manifest.manifestId}
            <Tag>{labels.ManifestType[manifest.type]}</Tag>
            <ManifestPaymentTag manifest={manifest} />
            <PrintManifest manifest={manifest} />
          </span>
        ) : (
          'Manifest'
        )
      }
    >
      <DetailContent detail={manifest} error={error}>
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
      </DetailContent>
    </Modal>
  );
}
