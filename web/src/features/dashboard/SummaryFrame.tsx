import { useEffect, type CSSProperties, type ReactNode } from 'react';
import { LoadFailure } from '../../ui/panel/LoadFailure';
import { Skeleton } from '../../ui/panel/Skeleton';
import { toast } from '../../ui/overlay/toast';
import './dashboard.css';

interface Props {
  title: string;
  /** Error toast when the figures cannot be loaded. */
  failure: string;
  answer: { error?: unknown; loading: boolean; refetch: () => Promise<unknown> };
  /** Number of cards; 0 until the figures are loaded. */
  count: number;
  chart: ReactNode;
  children: ReactNode;
}

const columns = 3;

/** Heading, cards and chart. The last figures stay visible when a refresh fails. */
export function SummaryFrame({ title, failure, answer, count, chart, children }: Props) {
  const failed = Boolean(answer.error);
  useEffect(() => {
    if (failed) toast.error([failure]);
  }, [failed, failure]);
  // The chart fills the rest of the last row of cards or, if that is full, a separate row.
  const rest = columns - (count % columns);
  const isComing = count === 0 && (answer.loading || !failed);
  return (
    <section aria-label={title} aria-busy={answer.loading} data-loading={isComing || undefined}>
      <h2 className="heading">{title}</h2>
      {failed && !answer.loading && <LoadFailure title={failure} retry={answer.refetch} />}
      {isComing && <Skeleton />}
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
