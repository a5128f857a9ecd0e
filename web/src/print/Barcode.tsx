import { useMemo } from 'react';
import { code128 } from './code128';

/** Width of the quiet zone on either side, in modules. */
const quiet = 10;
const moduleMm = 0.33;
const widestMm = 74;

/** Code 128 barcode. As wide as its text requires, at most the width of a copy. */
export function Barcode({ text }: { text: string }) {
  const { bars, modules } = useMemo(() => code128(text, 'shortest'), [text]);
  const count = modules + 2 * quiet;
  return (
    <svg
      role="img"
      aria-label={`Barcode ${text}`}
      viewBox={`0 0 ${count} 1`}
      preserveAspectRatio="none"
      height="10mm"
      shapeRendering="crispEdges"
      style={{ width: `${Math.min(count * moduleMm, widestMm).toFixed(2)}mm` }}
    >
      <path d={bars.map(({ at, width }) => `M${at + quiet} 0h${width}v1h-${width}z`).join('')} />
    </svg>
  );
}
