import PrinterOutlined from '@ant-design/icons/PrinterOutlined';
import { paths } from '../../paths';
import { IconButton } from '../../ui/panel/IconButton';

/** Print icon: opens the print layout in a new window. */
export function PrintManifest({ manifest }: { manifest: { uniqueId: string; manifestId: string } }) {
  return (
    <IconButton
      label={`Print ${manifest.manifestId}`}
      icon={<PrinterOutlined />}
      onClick={() => void window.open(paths.manifestPrint(manifest.uniqueId), '_blank')}
    />
  );
}
