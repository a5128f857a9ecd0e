import { labels } from '../../../../server/src/domain/enums';
import { showInstant } from '../../ui/app/format';
import { resultOf, scannedConsignments, type ShownScan } from './scanLines';

/** The scans, newest on top. The browser lays out only those in sight. */
export function ScanList({ scans }: { scans: readonly ShownScan[] }) {
  const pieces = new Map(scannedConsignments(scans).map(({ id, pieces: done }) => [id, done.size]));
  if (scans.length === 0) return <p className="bordered quiet scan-empty">Nothing is scanned yet</p>;
  return (
    <ol className="plain-list lined scan-list" aria-label="Scans" reversed>
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
    <li className={`scan-row ${result ?? 'Waiting'}`}>
      <span className="scan-result">{result ? labels.ScanResult[result] : 'Waiting'}</span>
      <span className="scan-what">
        <b>{line?.awbNo ?? code}</b>
        {line?.packet && line.packet > 1 ? (
          <span className="tabular">
            {line.piece ? `piece ${line.piece}, ` : ''}
            {pieces}/{line.packet}
          </span>
        ) : null}
        <span>{[line?.receiver, line?.destination].filter(Boolean).join(', ')}</span>
        {(failure ?? line?.message) && <em>{failure ?? line?.message}</em>}
      </span>
      {line && (
        <time className="quiet" dateTime={line.scannedAt}>
          {showInstant(line.scannedAt).slice(-8)}
        </time>
      )}
    </li>
  );
}
