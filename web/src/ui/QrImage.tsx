import { qrCode } from './qrCode';

interface Props {
  text: string;
  /** Accessible name. */
  label: string;
}

export function QrImage({ text, label }: Props) {
  const { runs, modules } = qrCode(text);
  const path = runs.map(({ row, at, width }) => `M${at} ${row}h${width}v1h-${width}z`).join('');
  return (
    <svg className="qr-image" role="img" aria-label={label} viewBox={`0 0 ${modules} ${modules}`}>
      <path d={path} />
    </svg>
  );
}
