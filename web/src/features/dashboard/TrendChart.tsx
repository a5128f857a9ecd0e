import { formatDate, formatDay } from '../../../../server/src/domain/values/dates';
import { Panel } from '../../ui/panel/Panel';

interface Props {
  title: string;
  /** Oldest first; `text` is the tooltip of the bar. */
  days: readonly { day: string; value: number; text: string }[];
}

const height = 96;
const step = 20;

/** Bar chart with one bar a day and a tooltip for each. */
export function TrendChart({ title, days }: Props) {
  const highest = Math.max(1, ...days.map(({ value }) => value));
  const [first, last] = [days[0], days[days.length - 1]];
  const best = days.reduce((most, day) => (day.value > most.value ? day : most), { day: '', value: -1, text: '' });
  if (!first || !last) return null;
  return (
    <Panel
      title={title}
      extra={
        <span className="quiet small">
          {formatDay(first.day)} – {formatDay(last.day)}
        </span>
      }
    >
      <svg
        className="trend"
        viewBox={`0 0 ${days.length * step} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${title}, ${formatDate(first.day)} to ${formatDate(last.day)}. Highest: ${best.text} on ${formatDate(best.day)}.`}
      >
        {days.map(({ day, value, text }, at) => {
          const tall = value === 0 ? 1 : Math.max(2, (value / highest) * (height - 4));
          return (
            <g key={day}>
              <title>{`${formatDate(day)}: ${text}`}</title>
              <rect fill="transparent" x={at * step} y={0} width={step} height={height} />
              <rect className="trend-bar" x={at * step + 3} y={height - tall} width={step - 6} height={tall} rx={2} />
            </g>
          );
        })}
      </svg>
    </Panel>
  );
}
