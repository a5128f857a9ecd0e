import JsBarcode from 'jsbarcode';
import { useMemo } from 'react';

interface Drawn {
  encodings?: readonly { data: string }[];
}

/** Width of the quiet zone on either side, in modules. */
const quiet = 10;
const moduleMm = 0.33;
const widestMm = 74;

/** Code 128 barcode. As wide as its text requires, at most the width of a copy. */
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
