import { resultOf, scannedConsignments, toneOf, type ScanTone, type ShownScan } from './scanLines';

/** How many scans came to what. */
export function ScanCounters({ scans, unanswered }: { scans: readonly ShownScan[]; unanswered: number }) {
  const count = (...results: string[]) => scans.filter((scan) => results.includes(resultOf(scan) ?? '')).length;
  const figures: [string, number, ScanTone][] = [
    ['Consignments', scannedConsignments(scans).length, 'Done'],
    ['Pieces', count('Done'), 'Done'],
    ['Already scanned', count('Duplicate'), 'Duplicate'],
    ['Refused', count('Refused'), 'Refused'],
    ['Not known', count('Unknown'), 'Unknown'],
    ['Waiting', unanswered, 'Waiting'],
  ];
  return (
    <dl className="sums notice scan-counters" aria-label="Counters">
      {figures.map(([name, value, result]) => (
        <div key={name} className={value > 0 ? toneOf[result] : undefined}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
