import { useCallback, useState } from 'react';
import { CounterTable } from '../features/counter/CounterTable';
import { paths } from '../paths';
import { useProfile } from '../session';
import { DateInput } from '../ui/input/DateInput';
import { PageHeader } from '../ui/panel/PageHeader';
import { toast } from '../ui/overlay/toast';
import { usePermission } from '../ui/app/usePermission';

const labelsKey = 'counterLabels';

/** Books one line after the other, by keyboard. */
export default function CounterPage() {
  const owner = useProfile()?.currentUserId;
  const [bookingDate, setBookingDate] = useState<string | null>(null);
  const mayPrint = usePermission()('labels');
  const [labels, setLabels] = useState(() => localStorage.getItem(labelsKey) === '1');
  const print = useCallback((uniqueId: string) => {
    // It closes itself after printing, and the focus is back in the line.
    if (!window.open(paths.labelPrint(uniqueId), '_blank'))
      toast.error('The browser does not let the label open: allow windows of this site');
  }, []);

  function switchLabels(on: boolean): void {
    setLabels(on);
    localStorage.setItem(labelsKey, on ? '1' : '0');
  }

  if (!owner) return null;
  return (
    <>
      <PageHeader title="Counter" note="One line per booking">
        <div className="row">
          {mayPrint && (
            <label className="row">
              <input type="checkbox" checked={labels} onChange={({ target }) => switchLabels(target.checked)} />
              Label after saving
            </label>
          )}
          <div className="narrow-field">
            <DateInput
              aria-label="Booking Date"
              name="Booking date"
              placeholder="Today"
              max="today"
              value={bookingDate}
              onChange={setBookingDate}
            />
          </div>
        </div>
      </PageHeader>
      <CounterTable owner={owner} bookingDate={bookingDate} onBooked={mayPrint && labels ? print : ignore} />
      <p className="quiet counter-below desk-only">
        <kbd>Tab</kbd> takes the grey value, <kbd>Enter</kbd> goes on to what is open, then saves; <kbd>Ctrl</kbd>{' '}
        <kbd>Enter</kbd> saves; <kbd>↑</kbd> <kbd>↓</kbd> copies from above, <kbd>Ctrl</kbd> <kbd>D</kbd> the whole
        line; <kbd>Esc</kbd> clears; <kbd>F2</kbd> VPP, insurance, remark; <kbd>Shift</kbd> <kbd>F2</kbd> goods value,
        e-way bill, dimensions
      </p>
    </>
  );
}

function ignore(): void {}
