import { formatDate, formatDay } from '../../../../server/src/domain/values/dates';
import { BarChart } from '../../ui/panel/BarChart';

interface Props {
  title: string;
  /** Oldest first; `text` is the tooltip of the bar. */
  days: readonly { day: string; value: number; text: string }[];
}

/** Bar chart with one bar a day. */
export function TrendChart({ title, days }: Props) {
  const [first, last] = [days[0], days[days.length - 1]];
  if (!first || !last) return null;
  return (
    <BarChart
      title={title}
      bars={days.map(({ day, ...bar }) => ({ ...bar, key: day, label: formatDate(day) }))}
      span={`${formatDay(first.day)} – ${formatDay(last.day)}`}
    />
  );
}
