import { useState, type ReactNode } from 'react';
import { DateInput } from '../input/DateInput';
import { FormButtons } from '../form/FormButtons';
import { FormModal } from '../form/FormModal';

interface Props {
  title: string;
  /** Label of the date. */
  label: string;
  /** Label of the confirming button. */
  ok: string;
  initial: string | null;
  /** The message if it is missing; without one it may be. */
  required?: string;
  onSubmit: (date: string | null) => void;
  onClose: () => void;
  /** What else is asked. */
  children?: ReactNode;
}

/** Asks for the one date that holds for all selected rows. */
export function BulkDateForm({ title, label, ok, initial, required, onSubmit, onClose, children }: Props) {
  const [date, setDate] = useState(initial);
  const isMissing = required !== undefined && date === null;
  return (
    <FormModal open title={title} width={360} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isMissing) onSubmit(date);
        }}
      >
        <label htmlFor="bulk-date" style={{ display: 'block', marginBottom: 2 }}>
          {label}
        </label>
        <DateInput id="bulk-date" value={date} max="today" name={label} onChange={setDate} />
        {children}
        <p role="alert" style={{ minHeight: 20, margin: '4px 0', color: '#b42318' }}>
          {isMissing && required}
        </p>
        <FormButtons ok={ok} />
      </form>
    </FormModal>
  );
}
