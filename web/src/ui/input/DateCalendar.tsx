import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { addDays, dayOfWeek, formatDate, formatMonth } from '../../../../server/src/domain/values/dates';
import { companyToday } from '../../companyToday';
import { shiftMonth, type Bounds } from './calendarKeys';
import './dateInput.css';

interface Props {
  id: string;
  /** The element that contains input and calendar. */
  box: RefObject<HTMLElement | null>;
  label: string;
  /** True to choose months instead of days. */
  month: boolean;
  value: string | null;
  /** Day or month that keyboard navigation is on. */
  active: string | null;
  /** The first page shown contains this day or month. */
  start: string;
  bounds: Bounds;
  cellId: (date: string) => string;
  onPick: (date: string) => void;
}

const weekdays = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];

/**
 * Calendar grid of a `DateInput`. The focus stays in the input, which handles the keys and refers to the active cell by
 * `aria-activedescendant`.
 */
export function DateCalendar({ id, box, label, month, value, active, start, bounds, cellId, onPick }: Props) {
  const own = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState(start.slice(0, 7));
  const [followed, setFollowed] = useState(active ?? value);
  const follow = active ?? value;
  if (follow !== followed) {
    setFollowed(follow);
    if (follow) setPage(follow.slice(0, 7));
  }

  useLayoutEffect(() => placeWithin(own.current, box.current), [box]);

  const isDisabled = (date: string) =>
    (bounds.min !== undefined && date < bounds.min) || (bounds.max !== undefined && date > bounds.max);
  const current = month ? companyToday().slice(0, 7) : companyToday();
  const cell = (date: string, text: string, name: string, outside = false): ReactNode => (
    <td
      key={date}
      id={cellId(date)}
      role="gridcell"
      aria-label={name}
      aria-selected={date === value}
      aria-disabled={isDisabled(date) || undefined}
      aria-current={date === current ? 'date' : undefined}
      data-active={date === active || undefined}
      data-outside={outside || undefined}
      onClick={() => onPick(date)}
    >
      {text}
    </td>
  );
  const rows = month
    ? chunks(
        monthsOf(page).map((each) => cell(each, nameOf(`${each}-01`).slice(2, 5), nameOf(`${each}-01`).slice(2))),
        3,
      )
    : chunks(
        daysOf(page).map((each) => cell(each, String(Number(each.slice(8))), nameOf(each), each.slice(0, 7) !== page)),
        7,
      );
  const turn = (months: number) => setPage(shiftMonth(page, months));

  return (
    // Keeps the focus in the input.
    <div ref={own} role="presentation" className="date-calendar" onMouseDown={(event) => event.preventDefault()}>
      <div className="between">
        <Turn label="Year before" sign="«" onTurn={() => turn(-12)} />
        {!month && <Turn label="Month before" sign="‹" onTurn={() => turn(-1)} />}
        <strong className="grow" aria-live="polite">
          {month ? page.slice(0, 4) : formatMonth(page).replace('-', ' ')}
        </strong>
        {!month && <Turn label="Month after" sign="›" onTurn={() => turn(1)} />}
        <Turn label="Year after" sign="»" onTurn={() => turn(12)} />
      </div>
      <table id={id} role="grid" aria-label={label}>
        {!month && (
          <thead>
            <tr>
              {weekdays.map((day) => (
                <th key={day} scope="col">
                  {day}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((cells, index) => (
            <tr key={index}>{cells}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Turn({ label, sign, onTurn }: { label: string; sign: string; onTurn: () => void }) {
  return (
    <button type="button" tabIndex={-1} aria-label={label} onClick={onTurn}>
      {sign}
    </button>
  );
}

/** Accessible name of a cell, e.g. '5 Mar 2026'. It contains the visible text, so that voice control can select it. */
const nameOf = (date: string) => `${Number(date.slice(8))} ${formatDate(date).slice(3).replace('-', ' ')}`;

/** Six weeks, starting on the Sunday on or before the first of the month. */
function daysOf(month: string): string[] {
  const first = `${month}-01`;
  const sunday = addDays(first, -dayOfWeek(first));
  return Array.from({ length: 42 }, (_, index) => addDays(sunday, index));
}

const monthsOf = (page: string) =>
  Array.from({ length: 12 }, (_, index) => `${page.slice(0, 4)}-${String(index + 1).padStart(2, '0')}`);

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, row) => items.slice(row * size, (row + 1) * size));
}

/** Opens to the left or above if there is no space to the right or below. */
function placeWithin(calendar: HTMLElement | null, box: HTMLElement | null): void {
  if (!calendar || !box) return;
  const { width, height } = calendar.getBoundingClientRect();
  const { left, top, bottom } = box.getBoundingClientRect();
  calendar.style.insetInline = left + width > document.documentElement.clientWidth ? 'auto 0' : '';
  const above = bottom + height > window.innerHeight && top > height;
  calendar.style.insetBlock = above ? 'auto calc(100% + 3px)' : '';
}
