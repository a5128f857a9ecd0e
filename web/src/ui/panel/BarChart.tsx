import './barChart.css';
import { Panel } from './Panel';

interface Props {
  title: string;
  /** In the order of time; `text` is the tooltip of the bar. */
  bars: readonly { key: string; label: string; value: number; text: string }[];
  /** Of what time; default: the first and the last label. */
  span?: string;
}

const height = 96;
const step = 20;
/** Few bars do not fill the width. */
const maxStep = 120;

/** Bars over time, with a tooltip for each; negative ones hang below the line of zero. */
export function BarChart({ title, bars, span }: Props) {
  const [first, last] = [bars[0], bars[bars.length - 1]];
  if (!first || !last) return null;
  const best = bars.reduce((most, bar) => (bar.value > most.value ? bar : most), first);
  const lowest = Math.min(0, ...bars.map(({ value }) => value));
  const scale = (height - 4) / (Math.max(1, best.value) - lowest);
  const zero = height + lowest * scale;
  return (
    <Panel title={title} extra={<span className="quiet small">{span ?? `${first.label} – ${last.label}`}</span>}>
      <svg
        className="trend"
        style={{ maxWidth: bars.length * maxStep }}
        viewBox={`0 0 ${bars.length * step} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${title}, ${first.label} to ${last.label}. Highest: ${best.text} on ${best.label}.`}
      >
        {bars.map(({ key, label, value, text }, at) => {
          const tall = value === 0 ? 1 : Math.max(2, Math.abs(value) * scale);
          return (
            <g key={key}>
              <title>{`${label}: ${text}`}</title>
              <rect fill="transparent" x={at * step} y={0} width={step} height={height} />
              <rect x={at * step + 3} y={value < 0 ? zero : zero - tall} width={step - 6} height={tall} rx={2} />
            </g>
          );
        })}
      </svg>
    </Panel>
  );
}
