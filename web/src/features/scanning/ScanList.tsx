import { labels } from '../../../../server/src/domain/enums';
import { showInstant } from '../../ui/app/format';
import { resultOf, scannedConsignments, toneOf, type ShownScan } from './scanLines';

/** The scans, newest on top. The browser lays out only those in sight. */
export function ScanList({ scans }: { scans: readonly ShownScan[] }) {
  const pieces = new Map(scannedConsignments(scans).map(({ id, pieces: done }) => [id, done.size]));
  if (scans.length === 0) return <p className="bordered quiet empty">Nothing is scanned yet</p>;
  return (
    <ol className="plain-list lined bordered scan-list" aria-label="Scans" reversed>
      {[...scans].reverse().map((scan) => (
        <ScanRow key={scan.clientScanId} scan={scan} pieces={pieces.get(scan.line?.consignmentId ?? 0) ?? 0} />
      ))}
    </ol>
  );
}

function ScanRow({ scan, pieces }: { scan: ShownScan; pieces: number }) {
  const { code, line, failure } = scan;
  const result = resultOf(scan);
  return (
    <li className={`row scan-row ${toneOf[result ?? 'Waiting']}`}>
      <b>{result ? labels.ScanResult[result] : 'Waiting'}</b>
      <span className="row grow scan-what">
        <b>{line?.awbNo ?? code}</b>
        {line?.packet && line.packet > 1 ? (
          <span>
            {line.piece ? `piece ${line.piece}, ` : ''}
            {pieces}/{line.packet}
          </span>
        ) : null}
        <span>{[line?.receiver, line?.destination].filter(Boolean).join(', ')}</span>
        {(failure ?? line?.message) && <b>{failure ?? line?.message}</b>}
      </span>
      {line && (
        <time className="quiet" dateTime={line.scannedAt}>
          {showInstant(line.scannedAt).slice(-8)}
        </time>
      )}
    </li>
  );
}
