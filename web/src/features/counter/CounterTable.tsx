import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { usePermission } from '../../ui/app/usePermission';
import { newRequestId } from '../../ui/form/requestId';
import { useUnknownCode } from '../../ui/keys/unknownCode';
import { runWaitingWork } from '../../waiting/runWaitingWork';
import { claimTab, readDrafts } from './counterDrafts';
import { CounterLine, type LineFocus } from './CounterLine';
import { CounterRow } from './CounterRow';
import { CounterSheet } from './CounterSheet';
import { lineFields, mainFields, type LineField } from './lineFields';
import type { BookingWork } from './SheetLines';
import './counter.css';

interface Props {
  owner: string;
  /** Null: today. */
  bookingDate: string | null;
  /** Told once of each line that was typed here and is booked. */
  onBooked: (uniqueId: string) => void;
}

/** The sheet of a user: made when what this tab kept of it has been read. */
export function CounterTable(props: Props) {
  const { owner } = props;
  const client = useApolloClient();
  const line = useRef<LineFocus>(null);
  const mayOverride = usePermission()('credit:override');
  const [sheet, setSheet] = useState<CounterSheet | null>(null);
  useEffect(() => {
    let made: CounterSheet | null = null;
    let isGone = false;
    void (async () => {
      const tab = await claimTab(newRequestId);
      const stored = await readDrafts(owner, tab);
      if (isGone) return;
      const focus = (field: LineField) => line.current?.focus(field);
      made = new CounterSheet({ owner, tab, client, stored, mayOverride, focus });
      setSheet(made);
      await made.start();
    })();
    return () => {
      isGone = true;
      made?.stop();
    };
  }, [client, owner, mayOverride]);
  return sheet && <Table key={owner} {...props} sheet={sheet} line={line} />;
}

function Table({
  owner,
  bookingDate,
  onBooked,
  sheet,
  line,
}: Props & { sheet: CounterSheet; line: RefObject<LineFocus | null> }) {
  const client = useApolloClient();
  const worker = runWaitingWork(client, owner);
  const state = useSyncExternalStore(sheet.subscribe, sheet.getState);
  const unreachable = useSyncExternalStore(worker.subscribe, worker.unreachable);
  useEffect(() => {
    sheet.bookingDate = bookingDate;
  }, [sheet, bookingDate]);
  useBooked(state.lines, onBooked);
  useUnknownCode((code) => sheet.takeAwb(code));
  const mend = useCallback((work: BookingWork) => sheet.mend(work), [sheet]);
  const discard = useCallback((work: BookingWork) => void sheet.discard(work), [sheet]);

  const waits = state.lines.filter((work) => work.state === 'waiting').length;
  const refused = state.lines.filter((work) => work.state === 'refused').length;
  const saved = state.lines.filter((work) => work.state === 'done').length;
  return (
    <>
      <table className="counter-table">
        <caption className="visually-hidden">Bookings at the counter</caption>
        <thead>
          <tr>
            {mainFields.map((name) => (
              <th key={name} scope="col" className={`counter-${name}`}>
                {lineFields[name].label}
              </th>
            ))}
            <th scope="col" className="counter-state">
              State
            </th>
          </tr>
        </thead>
        <tbody>
          {state.lines.map((work) => (
            <CounterRow
              key={work.requestKey}
              work={work}
              isOpen={work.requestKey === state.draft.requestKey}
              isUnreachable={unreachable !== null}
              onMend={mend}
              onDiscard={discard}
            />
          ))}
        </tbody>
        <CounterLine ref={line} sheet={sheet} state={state} />
      </table>
      <p className="quiet counter-below" role="status">
        {[
          saved > 0 && `${saved} saved`,
          waits > 0 && `${waits} ${unreachable ? 'waiting for the server' : 'being saved'}`,
          refused > 0 && `${refused} refused`,
        ]
          .filter(Boolean)
          .join(', ')}
        {saved > 0 && (
          <button type="button" className="row-button" onClick={() => void sheet.removeSaved()}>
            Clear saved lines
          </button>
        )}
      </p>
    </>
  );
}

/** Tells of lines that waited while this screen was open and are booked now. */
function useBooked(lines: readonly BookingWork[], onBooked: (uniqueId: string) => void): void {
  const waited = useRef(new Set<string>());
  useEffect(() => {
    for (const { requestKey, state, answer } of lines) {
      if (state === 'waiting') waited.current.add(requestKey);
      else if (waited.current.delete(requestKey) && state === 'done' && answer) onBooked(answer.uniqueId);
    }
  }, [lines, onBooked]);
}
