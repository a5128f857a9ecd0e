import { Button } from 'antd';
import { paths } from '../../paths';
import { QrImage } from '../../ui/panel/QrImage';

export interface Link {
  url: string;
  pin: string;
}

/** Link and PIN as they are told once. */
export function RunLinkView({ uniqueId, link }: { uniqueId: string; link: Link }) {
  return (
    <section className="panel row" style={{ gap: 16 }}>
      <QrImage text={link.url} label="Link of the run sheet" framed />
      <div>
        <p>
          PIN <strong style={{ fontSize: 24 }}>{link.pin}</strong>
        </p>
        <p className="quiet">
          The person scans the code and enters the PIN. Both are shown only now; if they are lost, make a new link.
        </p>
        <Button type="primary" onClick={() => void window.open(paths.runSheetPrint(uniqueId, link), '_blank')}>
          Print with link
        </Button>
      </div>
    </section>
  );
}
