import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { StatUnit } from '../../../../server/src/domain/enums';
import { shortFigure, wholeFigure } from './figures';

interface Props {
  title: string;
  unit: StatUnit;
  total: number;
  /** The list that the total is of. */
  to?: string;
  /** Smaller figures under the total, in display order. */
  parts: readonly { label: string; value: number }[];
}

export function SummaryCard({ title, unit, total, to, parts }: Props) {
  const id = useId();
  return (
    <section className="panel row summary-card" aria-labelledby={id}>
      <div>
        <h3 id={id} className="quiet small">
          {title}
        </h3>
        <p className="summary-total" title={wholeFigure[unit](total)}>
          {to ? <Link to={to}>{shortFigure[unit](total)}</Link> : shortFigure[unit](total)}
        </p>
      </div>
      {parts.length > 0 && (
        <dl>
          {parts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd title={wholeFigure[unit](value)}>{shortFigure[unit](value)}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
