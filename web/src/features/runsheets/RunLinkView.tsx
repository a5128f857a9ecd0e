import { Alert, Button } from 'antd';
import { paths } from '../../paths';
import { QrImage } from '../../ui/panel/QrImage';

export interface Link {
  url: string;
  pin: string;
}

/** Link and PIN as they are told once. */
export function RunLinkView({ uniqueId, link }: { uniqueId: string; link: Link }) {
  return (
    <Alert
      type="success"
      className="notice"
      title="The link of this run sheet"
      description={
        <div className="row" style={{ gap: 16 }}>
          <QrImage text={link.url} label="Link of the run sheet" framed />
          <div>
            <p>
              PIN <strong style={{ fontSize: 24 }}>{link.pin}</strong>
            </p>
            <p className="quiet">
              The person scans the code and enters the PIN. Both are shown now alone; later make a new link.
            </p>
            <Button type="primary" onClick={() => void window.open(paths.runSheetPrint(uniqueId, link), '_blank')}>
              Print
            </Button>
          </div>
        </div>
      }
    />
  );
}
