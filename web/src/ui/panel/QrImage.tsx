import { qrCode } from './qrCode';

interface Props {
  text: string;
  /** Accessible name. */
  label: string;
  /** On a screen: dark on light in both themes, with the margin that readers need. */
  framed?: boolean;
}

/** In modules. */
const margin = 4;

export function QrImage({ text, label, framed = false }: Props) {
  const { runs, modules } = qrCode(text);
  const path = runs.map(({ row, at, width }) => `M${at} ${row}h${width}v1h-${width}z`).join('');
  const around = framed ? margin : 0;
  const side = modules + 2 * around;
  return (
    <svg width={190} role="img" aria-label={label} viewBox={`${-around} ${-around} ${side} ${side}`}>
      {framed && <rect x={-around} y={-around} width={side} height={side} rx={1} fill="white" />}
      <path d={path} {...(framed && { fill: 'black' })} />
    </svg>
  );
}
