import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { invoiceNumberOf } from '../../../../server/src/domain/billing/invoiceNumber';
import { companyToday } from '../../companyToday';
import { useNoteSetUpMutation } from '../../graphql.generated';
import { useCommand } from '../../ui/form/useCommand';
import { Panel } from '../../ui/panel/Panel';

/** How invoices are numbered, to be looked at once. */
export function SeriesStep({ onDone, onSkip }: { onDone: () => void; onSkip: () => void }) {
  const [note, noting] = useCommand(useNoteSetUpMutation(), { changes: ['setUpState'] });
  const keep = useRef<HTMLButtonElement>(null);
  const today = companyToday();

  useEffect(() => keep.current?.focus(), []);

  async function accept() {
    if (await note({ input: { task: 'Series' } })) onDone();
  }

  return (
    <Panel title="Invoice numbers">
      <p>
        The first invoice of this financial year is <strong>{invoiceNumberOf(today, 1)}</strong>, the next one{' '}
        <strong>{invoiceNumberOf(today, 2)}</strong>. An invoice gets its number when it is approved; no number is left
        out, and each financial year begins at 1.
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
