import JsBarcode from 'jsbarcode';
import { useMemo } from 'react';

interface Drawn {
  encodings?: readonly { data: string }[];
}

/** Modules that scanners want empty on either side. */
const quiet = 10;
const moduleMm = 0.33;
const widestMm = 74;

/** Code 128, as wide as its text wants and no wider than a copy has room for. */
export function Barcode({ text }: { text: string }) {
  const modules = useMemo(() => {
    const drawn: Drawn = {};
    JsBarcode(drawn, text, { format: 'CODE128' });
    return (drawn.encodings ?? []).map(({ data }) => data).join('');
  }, [text]);
  const count = modules.length + 2 * quiet;
  const bars = [...modules.matchAll(/1+/g)].map(
    ({ index, 0: bar }) => `M${index + quiet} 0h${bar.length}v1h-${bar.length}z`,
  );
  return (
    <svg
      className="barcode"
      role="img"
      aria-label={`Barcode ${text}`}
      viewBox={`0 0 ${count} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      style={{ width: `${Math.min(count * moduleMm, widestMm).toFixed(2)}mm` }}
    >
      <path d={bars.join('')} />
    </svg>
  );
}
