import { useId } from 'react';
import { useMonthFiguresQuery, type MonthFiguresQuery } from '../../graphql.generated';
import { LoadFailure } from '../../ui/panel/LoadFailure';
import { shortFigure, wholeFigure } from './figures';
import { figuresOf, type OfBranch } from './refresh';
import { Sparkline } from './Sparkline';
import './dashboard.css';

type Figure = MonthFiguresQuery['monthFigures'][number];

/** The month so far beside the same days of the month before. */
export function MonthFigures(of: OfBranch) {
  const { data, error, loading, refetch } = useMonthFiguresQuery(figuresOf(of));
  if (error && !data && !loading) return <LoadFailure title="The month could not be loaded" retry={refetch} />;
  return (
    <section
      className="row month-figures"
      aria-label="This month"
      aria-busy={loading}
      data-loading={!data || undefined}
    >
      {data?.monthFigures.map((figure) => (
        <Tile key={figure.title} figure={figure} />
      ))}
    </section>
  );
}

function Tile({ figure: { title, unit, month, lastMonth, days } }: { figure: Figure }) {
  const id = useId();
  const [whole, highest] = [wholeFigure[unit], Math.max(...days)];
  return (
    <section className="panel" aria-labelledby={id}>
      <h3 id={id} className="quiet small cut">
        {title} this month
      </h3>
      <p className="summary-total" title={whole(month)}>
        {shortFigure[unit](month)}
      </p>
      <p className="quiet small cut" title={`The same days of last month: ${whole(lastMonth)}`}>
        {changeText(month, lastMonth)}
      </p>
      <Sparkline label={`${title}, last 30 days. Highest: ${whole(highest)}`} values={days} />
    </section>
  );
}

/** Beside the same days; nothing is divided by zero. */
function changeText(month: number, lastMonth: number): string {
  if (lastMonth === 0) return 'Nothing last month';
  const percent = Math.round(((month - lastMonth) / lastMonth) * 100);
  if (percent === 0) return 'As last month';
  return `${percent > 0 ? '▲' : '▼'} ${Math.abs(percent).toLocaleString('en-IN')} % on last month`;
}
