import { useState } from 'react';
import { CounterTable } from '../features/counter/CounterTable';
import { useProfile } from '../session';
import { DateInput } from '../ui/DateInput';
import { PageHeader } from '../ui/PageHeader';

/** Books one line after the other, by keyboard. */
export default function CounterPage() {
  const owner = useProfile()?.currentUserId;
  const [bookingDate, setBookingDate] = useState<string | null>(null);
  if (!owner) return null;
  return (
    <>
      <PageHeader title="Counter" note="One line per booking">
        <div className="counter-options-bar">
          <div className="counter-date">
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
      <CounterTable owner={owner} bookingDate={bookingDate} onBooked={() => undefined} />
      <p className="counter-keys">
        <kbd>Tab</kbd> takes the grey value, <kbd>Enter</kbd> goes on to what is open, then saves; <kbd>Ctrl</kbd>{' '}
        <kbd>Enter</kbd> saves; <kbd>↑</kbd> <kbd>↓</kbd> copies from above, <kbd>Ctrl</kbd> <kbd>D</kbd> the whole
        line; <kbd>Esc</kbd> clears; <kbd>F2</kbd> VPP, insurance, remark
      </p>
    </>
  );
}
