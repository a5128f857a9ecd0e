import { useEffect, type ReactNode } from 'react';
import { toast } from '../../ui/toast';
import './dashboard.css';

interface Props {
  title: string;
  /** The toast when the figures can't be had. */
  failure: string;
  answer: { error?: unknown; loading: boolean };
  empty: boolean;
  chart: ReactNode;
  children: ReactNode;
}

/** A heading, its cards and their chart. The last figures stay in sight when a refresh fails. */
export function SummaryFrame({ title, failure, answer, empty, chart, children }: Props) {
  const failed = Boolean(answer.error);
  useEffect(() => {
    if (failed) toast.error([failure]);
  }, [failed, failure]);
  return (
    <section aria-label={title} aria-busy={answer.loading}>
      <h2 className="summary-heading">{title}</h2>
      {empty ? <div className="summary-cards waiting">{failed ? failure : 'Loading…'}</div> : (
        <>
          <div className="summary-cards">{children}</div>
          {chart}
        </>
      )}
    </section>
  );
}
