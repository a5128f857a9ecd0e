import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { defaultPattern, longFinancialYear, seriesNumber } from '../../../../server/src/domain/billing/numberSeries';
import { companyToday } from '../../companyToday';
import { useNoteSetUpMutation, useNumberSeriesQuery } from '../../graphql.generated';
import { paths } from '../../paths';
import { useCommand } from '../../ui/form/useCommand';
import { Panel } from '../../ui/panel/Panel';

/** How invoices are numbered, to be looked at once. */
export function SeriesStep({ onDone, onSkip }: { onDone: () => void; onSkip: () => void }) {
  const { data } = useNumberSeriesQuery({
    variables: { search: { kind: 'Invoice' } },
    fetchPolicy: 'cache-and-network',
  });
  const [note, noting] = useCommand(useNoteSetUpMutation(), { changes: ['setUpState'] });
  const keep = useRef<HTMLButtonElement>(null);
  const date = companyToday();
  const first = seriesNumber(defaultPattern('Invoice'), { date, branchCode: '' }, 1);

  useEffect(() => keep.current?.focus(), []);

  async function accept() {
    if (await note({ input: { task: 'Series' } })) onDone();
  }

  return (
    <Panel title="Invoice numbers">
      <p>
        The next invoice of {longFinancialYear(date)} will be{' '}
        <strong>{data?.numberSeries.rows[0]?.next[0] ?? first}</strong>. An invoice gets its number when it is approved;
        no number is left out, and each financial year begins at 1.
      </p>
      <p>
        Have you invoiced in this financial year already, or do you number otherwise?{' '}
        <Link to={paths.numberSeries()}>Choose your own numbers</Link>
      </p>
      <div className="form-buttons">
        <Button ref={keep} type="primary" loading={noting} onClick={() => void accept()}>
          Use these numbers
        </Button>
        <Button onClick={onSkip}>Skip</Button>
      </div>
    </Panel>
  );
}
