import { useEffect, type CSSProperties, type ReactNode } from 'react';
import { LoadFailure } from '../../ui/LoadFailure';
import { toast } from '../../ui/toast';
import './dashboard.css';

interface Props {
  title: string;
  /** The toast when the figures can't be had. */
  failure: string;
  answer: { error?: unknown; loading: boolean; refetch: () => Promise<unknown> };
  /** How many cards there are; none as long as there are no figures. */
  count: number;
  chart: ReactNode;
  children: ReactNode;
}

const columns = 3;

/** A heading, its cards and their chart. The last figures stay in sight when a refresh fails. */
export function SummaryFrame({ title, failure, answer, count, chart, children }: Props) {
  const failed = Boolean(answer.error);
  useEffect(() => {
    if (failed) toast.error([failure]);
  }, [failed, failure]);
  // Where the last row is not full, the chart fills it; else it has a row of its own.
  const rest = columns - (count % columns);
  return (
    <section aria-label={title} aria-busy={answer.loading}>
      <h2 className="summary-heading">{title}</h2>
      {failed && !answer.loading && (
        <LoadFailure title={failure} retry={() => void answer.refetch().catch(() => undefined)} />
      )}
      {count === 0 && (answer.loading || !failed) && (
        <p className="summary-waiting" role="status">
          Loading...
        </p>
      )}
      {count > 0 && (
        <div className="summary-cards">
          {children}
          <div className="summary-chart" style={{ '--rest': rest } as CSSProperties}>
            {chart}
          </div>
        </div>
      )}
    </section>
  );
}
