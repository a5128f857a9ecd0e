import PrinterOutlined from '@ant-design/icons/PrinterOutlined';
import { paths } from '../../paths';
import { IconButton } from '../../ui/panel/IconButton';

interface Printed {
  uniqueId: string;
  manifestId: string;
}

/** Opens the print layout in a new window. */
export const printManifest = ({ uniqueId }: Printed) => void window.open(paths.manifestPrint(uniqueId), '_blank');

export function PrintManifest({ manifest }: { manifest: Printed }) {
  return (
    <IconButton
      label={`Print ${manifest.manifestId}`}
      icon={<PrinterOutlined />}
      onClick={() => printManifest(manifest)}
    />
  );
}
