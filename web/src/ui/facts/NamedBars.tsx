import type { CSSProperties, ReactNode } from 'react';
import './namedBars.css';

interface NamedBar {
  key: string;
  name: string;
  value: number;
  /** The value as it is shown. */
  text: string;
  /** By which the bar is coloured: see namedBars.css. */
  bucket: string;
}

interface Props {
  label: string;
  bars: readonly NamedBar[];
  /** `NamedSum`s: what the bars come to. */
  children?: ReactNode;
}

/** Bars between their names and figures, each in proportion to the longest; none below zero. */
export function NamedBars({ label, bars, children }: Props) {
  const most = Math.max(...bars.map(({ value }) => value), 1);
  return (
    <ul className="plain-list named-bars" aria-label={label}>
      {bars.map(({ key, name, value, text, bucket }) => (
        <li key={key} data-bucket={bucket}>
          <span className="clamp">{name}</span>
          <Bar share={value / most} />
          <span className="push">{text}</span>
        </li>
      ))}
      {children}
    </ul>
  );
}

interface SumProps {
  name: string;
  text: string;
  children: ReactNode;
}

export const NamedSum = ({ name, text, children }: SumProps) => (
  <li>
    <span>{name}</span>
    <span className="quiet">{children}</span>
    <strong className="push">{text}</strong>
  </li>
);

/** `share` of 1 is all of it. */
export function Bar({ share }: { share: number }) {
  const style = { '--share': `${100 * Math.min(1, Math.max(0, share))}%` } as CSSProperties;
  return <span className="bar" aria-hidden style={style} />;
}
