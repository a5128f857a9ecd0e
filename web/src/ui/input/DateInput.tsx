import CalendarOutlined from '@ant-design/icons/CalendarOutlined';
import { Input } from 'antd';
import { use, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { notAfter, notBefore, notInFuture } from '../../../../server/src/domain/rules/dateRules';
import { formatDate, formatMonth, isDateOnly, isMonth } from '../../../../server/src/domain/values/dates';
import { companyToday } from '../../companyToday';
import { clampDay, movedBy } from './calendarKeys';
import { DateCalendar } from './DateCalendar';
import { EntryContext } from '../form/entry';
import { readDate, readMonth } from './typedDate';

interface Props {
  /** `YYYY-MM-DD`, or `YYYY-MM` for a month. */
  value?: string | null;
  onChange?: (value: string | null) => void;
  /** First and last selectable day; 'today' is the company's date. */
  min?: string;
  max?: string | 'today';
  month?: boolean;
  /** Name used in messages instead of the label: '{name} cannot be in the future'. */
  name?: string;
  /** The bounds' names in messages, e.g. 'the invoice date'. */
  minName?: string;
  maxName?: string;
  /** A single message for every error, where the specification has one. */
  invalid?: string;
  id?: string;
  disabled?: boolean;
  placeholder?: string;
  'aria-label'?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
}

/**
 * Input for a calendar date. Values are `YYYY-MM-DD` strings, so no time zone is involved. Text that is unreadable or
 * out of range stays as typed with a message at the field; the value is then null, never the earlier date.
 */
export function DateInput({ value: given, onChange, month = false, ...rest }: Props) {
  const {
    min,
    max,
    name,
    minName,
    maxName,
    invalid,
    id,
    disabled,
    placeholder,
    'aria-label': ariaLabel,
    ...aria
  } = rest;
  const value = given ? (month ? given.slice(0, 7) : given) : null;
  const host = use(EntryContext);
  const ownId = useId();
  const box = useRef<HTMLSpanElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [emitted, setEmitted] = useState(value);
  const [left, setLeft] = useState(false);
  const [open, setOpen] = useState(false);
  /** Day selected by the arrow keys; null: keys edit the text. */
  const [active, setActive] = useState<string | null>(null);
  if (value !== emitted) {
    // The value was changed from outside, e.g. by a reset or another record.
    setEmitted(value);
    setTyped(null);
    setLeft(false);
  }

  const today = companyToday();
  const last = max === 'today' ? today : max;
  const bounds = month ? { min: min?.slice(0, 7), max: last?.slice(0, 7) } : { min, max: last };
  const format = month ? formatMonth : formatDate;
  const called = name ?? ariaLabel ?? host.label;

  const allowed = (date: string) => (!bounds.min || date >= bounds.min) && (!bounds.max || date <= bounds.max);

  function valueOf(text: string): string | null {
    const date = month ? readMonth(text) : readDate(text);
    return date && allowed(date) ? date : null;
  }

  /** The error of the text; null if it is valid or empty. */
  function problemOf(text: string): string | null {
    const date = month ? readMonth(text) : readDate(text);
    if (text.trim() === '' || (date && allowed(date))) return null;
    if (invalid) return invalid;
    if (!date) return `${called} is not ${month ? 'a month, as March-2026' : 'a date, as 05-Mar-2026'}`;
    if (bounds.max && date > bounds.max) {
      return max === 'today' && !maxName
        ? notInFuture(called, date, bounds.max)
        : notAfter(called, date, bounds.max, maxName ?? format(bounds.max));
    }
    const earliest = bounds.min ?? '';
    return notBefore(called, date, earliest, minName ?? (min === today ? 'today' : format(earliest)));
  }

  const problem = typed === null ? null : problemOf(typed);
  const { report } = host;
  useLayoutEffect(() => {
    report(problem === null ? null : { message: problem, visible: left });
  }, [report, problem, left]);
  useLayoutEffect(() => () => report(null), [report]);

  function take(text: string | null, next: string | null): void {
    setTyped(text);
    setEmitted(next);
    if (next !== value) onChange?.(next);
  }

  function close(): void {
    setOpen(false);
    setActive(null);
  }

  function pick(date: string): void {
    if (!allowed(date)) return;
    take(null, date);
    close();
  }

  /** Called when editing ends. Reformats a readable date; other text stays and is marked as an error. */
  function settle(): boolean {
    setLeft(true);
    const date = typed === null ? null : valueOf(typed);
    if (date) setTyped(format(date));
    return problem === null;
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { key, shiftKey } = event;
    if (key === 'Enter') {
      // Enter does not submit the form if it accepted a day or the text is invalid.
      const wasOpen = open;
      if (wasOpen && active) pick(active);
      else if (!settle() || wasOpen) close();
      else return;
      event.preventDefault();
    } else if (key === 'Escape' && open) {
      event.stopPropagation();
      event.nativeEvent.stopImmediatePropagation();
      close();
    } else if (key === 'ArrowDown' || key === 'ArrowUp' || (open && active !== null)) {
      const next = movedBy(key, active, { start: startingAt(), month, shiftKey });
      if (!next) return;
      event.preventDefault();
      setOpen(true);
      setActive(clampDay(next, bounds));
    }
  }

  const startingAt = (): string =>
    clampDay((typed === null ? value : valueOf(typed)) ?? (month ? today.slice(0, 7) : today), bounds);
  const cellId = (date: string) => `${ownId}-${date}`;
  const shown = typed ?? (value && (month ? isMonth(value) : isDateOnly(value)) ? format(value) : (value ?? ''));

  return (
    <span ref={box} className="date-input">
      <Input
        {...aria}
        id={id}
        disabled={disabled}
        value={shown}
        aria-label={ariaLabel}
        autoComplete="off"
        spellCheck={false}
        maxLength={30}
        placeholder={placeholder ?? (month ? 'mmmm-yyyy' : 'dd-mmm-yyyy')}
        aria-invalid={problem !== null && left ? true : aria['aria-invalid']}
        status={problem !== null && left ? 'error' : undefined}
        role="combobox"
        aria-haspopup="grid"
        aria-expanded={open}
        aria-controls={open ? ownId : undefined}
        aria-activedescendant={open && active ? cellId(active) : undefined}
        onChange={({ target }) => {
          setActive(null);
          setLeft(false);
          take(target.value, valueOf(target.value));
        }}
        onKeyDown={onKeyDown}
        onClick={() => setOpen(!disabled)}
        onBlur={() => {
          settle();
          close();
        }}
        suffix={<CalendarOutlined aria-hidden className="quiet" />}
      />
      {open && (
        <DateCalendar
          id={ownId}
          box={box}
          month={month}
          label={`${called}: calendar`}
          cellId={cellId}
          value={valueOf(shown)}
          bounds={bounds}
          active={active}
          start={startingAt()}
          onPick={pick}
        />
      )}
    </span>
  );
}
