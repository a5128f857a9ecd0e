import { useEffect, useId, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { CounterField } from './CounterField';
import { CounterKeys } from './counterKeys';
import type { CounterSheet } from './CounterSheet';
import type { SheetState } from './sheetState';
import { lineFields, mainFields, moreFields, type LineField } from './lineFields';

export interface LineFocus {
  focus: (field: LineField) => void;
}

interface Props {
  sheet: CounterSheet;
  state: SheetState;
  ref: Ref<LineFocus>;
}

/** With long texts. */
const wideFields: readonly LineField[] = ['dimensions', 'overrideReason'];

/** The line being typed: a row of fields, and a second one for those that few bookings have. */
export function CounterLine({ sheet, state, ref }: Props) {
  const inputs = useRef<Partial<Record<LineField, HTMLInputElement | null>>>({});
  const hintId = useId();
  const [field, setField] = useState<LineField>('sender');
  const [keys] = useState(() => new CounterKeys(sheet, focus));
  useImperativeHandle(ref, () => ({ focus }));
  useEffect(() => inputs.current.sender?.focus(), []);

  function focus(name: LineField): void {
    // The field may not be there yet, and its text is selected only once it is.
    flushSync(() => undefined);
    keys.focused(name);
    inputs.current[name]?.focus();
  }

  function override(): void {
    if (!state.draft.hasMore) sheet.toggleMore();
    focus('overrideReason');
  }

  const { draft, resolved, problems, credit, isHeld } = state;
  const shownFields = sheet.fieldsShown();
  const fieldOf = (name: LineField) => (
    <CounterField
      name={name}
      ref={(input) => {
        inputs.current[name] = input;
      }}
      entry={draft.entries[name]}
      resolved={resolved.fields[name]}
      problem={problems[name]}
      hintId={hintId}
      onType={(text) => sheet.type(name, text)}
      onKey={(key) => keys.press(name, key)}
      onFocus={() => {
        keys.focused(name);
        setField(name);
      }}
      onLeave={() => sheet.leave(name)}
      onChoose={(index) => sheet.choose(name, index)}
    />
  );

  const shownProblems = Object.entries(problems);
  const { label, hint } = lineFields[field];
  return (
    <tbody
      className="counter-line"
      aria-label={draft.isRefused ? 'Refused line' : 'New line'}
      aria-busy={resolved.isWaiting || resolved.isRating || undefined}
    >
      <tr>
        {mainFields.map((name) => (
          <td key={name} data-label={lineFields[name].label}>
            {fieldOf(name)}
          </td>
        ))}
        <td className="quiet small wide counter-state">
          {isHeld ? 'Looking up…' : draft.isRefused ? 'Refused: mend it' : 'New line'}
        </td>
      </tr>
      {draft.hasMore && (
        <tr>
          <td colSpan={mainFields.length + 1} className="wide">
            <div className="counter-more">
              {moreFields
                .filter((name) => shownFields.includes(name))
                .map((name) => (
                  <div
                    key={name}
                    data-label={lineFields[name].label}
                    className={wideFields.includes(name) ? 'wide' : undefined}
                  >
                    {fieldOf(name)}
                  </div>
                ))}
            </div>
          </td>
        </tr>
      )}
      <tr className="quiet small counter-hints">
        <td colSpan={mainFields.length + 1} className="wide">
          <span id={hintId}>{problems[field] ?? (hint ? `${label}: ${hint}` : label)}</span>
          {resolved.isUnrated && (
            <span role="status">The rates did not answer: what is left empty is filled when the line is saved</span>
          )}
          {resolved.ewayNote && (
            <span role="status" className="wrong">
              {resolved.ewayNote}
            </span>
          )}
          {credit && (
            <span className={credit.isBlocked ? 'wrong' : undefined} role={credit.isBlocked ? 'alert' : undefined}>
              {credit.text}
            </span>
          )}
          {credit?.isBlocked && sheet.options.mayOverride && !draft.entries.overrideReason && (
            <button type="button" className="row-button" tabIndex={-1} title="F2" onClick={override}>
              Override
            </button>
          )}
          {shownProblems.length > 0 && (
            <span role="alert" className="wrong">
              {shownProblems.map(([, message]) => message).join(' · ')}
            </span>
          )}
        </td>
      </tr>
    </tbody>
  );
}
