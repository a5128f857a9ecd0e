import { memo } from 'react';
import { Link } from 'react-router-dom';
import { byRates, fromBook } from './resolvedLine';
import { mainFields, moreFields, lineFields, type LineField } from './lineFields';
import { entryOf, type LineValues } from './lineValues';
import type { BookingWork } from './SheetLines';

interface Props {
  work: BookingWork;
  /** It is being mended in the line below. */
  isOpen: boolean;
  isUnreachable: boolean;
  onMend: (work: BookingWork) => void;
  onDiscard: (work: BookingWork) => void;
}

const states = { draft: 'saving', waiting: 'saving', refused: 'refused', done: 'saved' } as const;

/** A saved line: on its way, booked with its AWB number, or refused with the reason. */
export const CounterRow = memo(function CounterRow({ work, isOpen, isUnreachable, onMend, onDiscard }: Props) {
  const { values } = work.shown;
  const more = moreFields.filter((name) => entryOf(values, name));
  return (
    <tr className={`counter-row counter-${states[work.state]}`}>
      {mainFields.map((name) => (
        <td key={name} data-label={lineFields[name].label} className={isNumber(name) ? 'counter-number' : undefined}>
          {name === 'awbNo' ? <AwbNo work={work} /> : textOf(values, name) || ratedText(work, name)}
          {name === 'receiver' && more.length > 0 && (
            <small className="quiet cut">
              {more.map((each) => `${lineFields[each].label} ${textOf(values, each)}`).join(', ')}
            </small>
          )}
        </td>
      ))}
      <td className="quiet wide counter-state">
        {work.state === 'refused' ? (
          <>
            <div className="wrong">{work.refusal?.messages.join(' · ')}</div>
            {isOpen ? (
              'Edited below'
            ) : (
              <span className="row">
                <button type="button" className="row-button" onClick={() => onMend(work)}>
                  Edit
                </button>
                <button type="button" className="row-button" onClick={() => onDiscard(work)}>
                  Discard
                </button>
              </span>
            )}
          </>
        ) : work.state === 'done' ? (
          'Saved'
        ) : isUnreachable ? (
          'Waits for the server'
        ) : (
          'Saving…'
        )}
      </td>
    </tr>
  );
});

function AwbNo({ work: { answer, shown } }: { work: BookingWork }) {
  if (!answer) return shown.values.awbNo || fromBook;
  return <Link to={`/consignments?open=${encodeURIComponent(answer.uniqueId)}`}>{answer.awbNo}</Link>;
}

/** What the rate cards filled when the line was saved. */
function ratedText({ answer, state }: BookingWork, name: LineField): string {
  if (name !== 'amount' && name !== 'charged') return '';
  const value = name === 'amount' ? answer?.vendorAmount : answer?.chargeableWeight;
  if (value === undefined) return state === 'done' ? '' : byRates;
  return value.toFixed(name === 'amount' ? 2 : 3);
}

const isNumber = (name: LineField) => lineFields[name].kind === 'number';
const textOf = (values: LineValues, name: LineField) => entryOf(values, name)?.text ?? '';
