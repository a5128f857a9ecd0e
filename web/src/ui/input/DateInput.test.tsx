import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { useState } from 'react';
import { addDays, formatDate } from '../../../../server/src/domain/values/dates';
import { companyToday } from '../../companyToday';
import { DateInput } from './DateInput';
import { EntryContext, type Entry } from '../form/entry';
import { readDate, readMonth } from './typedDate';

type Options = Parameters<typeof DateInput>[0];

/** A form with one date that reports its submits. */
function Form({ start, onSubmit, ...options }: Options & { start: string | null; onSubmit?: () => void }) {
  const [value, setValue] = useState(start);
  const [entry, setEntry] = useState<Entry | null>(null);
  const [host] = useState(() => ({ label: 'Booking Date', report: setEntry }));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      <EntryContext value={host}>
        <label>
          Day
          <DateInput {...options} value={value} onChange={setValue} />
        </label>
      </EntryContext>
      <button type="button" onClick={() => setValue('2026-02-02')}>
        Set
      </button>
      {entry?.visible && <p role="alert">{entry.message}</p>}
      <output>{JSON.stringify(value)}</output>
      <button type="submit">Save</button>
    </form>
  );
}

const held = () => JSON.parse(screen.getByRole('status').textContent ?? '') as unknown;
const input = () => screen.getByRole<HTMLInputElement>('combobox');

async function typed(text: string, options: Options = {}) {
  const onSubmit = jest.fn();
  const user = userEvent.setup();
  render(<Form start="2026-03-05" onSubmit={onSubmit} {...options} />);
  await user.tab();
  await user.clear(input());
  if (text) await user.keyboard(text);
  return { user, onSubmit };
}

test.each([
  ['05-Mar-2026'],
  ['5/3/2026'],
  ['05/03/26'],
  ['050326'],
  ['05032026'],
  ['5.3.2026'],
  ['5 march 2026'],
  ['2026-03-05'],
  ['05MAR26'],
])('%s is the fifth of March', (text) => {
  expect(readDate(text)).toBe('2026-03-05');
});

test.each([
  ['32-Nov-2026'],
  ['29-Feb-2026'],
  ['31-2-2026'],
  ['31 feb 26'],
  ['5-3-0999'],
  ['5--3-2026'],
  ['mar 5 2026'],
  ['2026 mar 5'],
  ['5/13/2026'],
  ['tomorrow'],
  ['5-Mar'],
  ['05-Mar-20266'],
  [''],
])('%p is no day', (text) => {
  expect(readDate(text)).toBeNull();
});

test('two digits of a year are of this century', () => {
  expect(readDate('5/3/70')).toBe('2070-03-05');
  expect(readDate('5 sept 99')).toBe('2099-09-05');
  expect(readMonth('3/69')).toBe('2069-03');
});

test.each([['5-3-26'], ['2026-mar'], ['ma-2026'], ['13-2026'], ['-mar 26']])('%s is no month', (text) => {
  expect(readMonth(text)).toBeNull();
});

test.each([['March-2026'], ['mar 26'], ['3/2026'], ['03-26'], ['2026-03']])('%s is March', (text) => {
  expect(readMonth(text)).toBe('2026-03');
});

test('a typed date is taken by Enter, which sends the form', async () => {
  const { user, onSubmit } = await typed('17-3-2026', { max: '2026-03-31' });
  await user.keyboard('{Enter}');
  expect(held()).toBe('2026-03-17');
  expect(input()).toHaveValue('17-Mar-2026');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test.each([
  [formatDate(addDays(companyToday(), 1)), 'Booking date cannot be in the future'],
  ['32-Nov-2026', 'Booking date is not a date, as 05-Mar-2026'],
])('%s stays as typed and is refused: neither Enter nor Tab sends or changes it', async (text, message) => {
  const { user, onSubmit } = await typed(text, { max: 'today', name: 'Booking date' });
  expect(screen.queryByRole('alert')).toBeNull();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  expect(onSubmit).not.toHaveBeenCalled();
  await user.tab();
  expect(input()).toHaveValue(text);
  expect(input()).toHaveAttribute('aria-invalid', 'true');
  expect(held()).toBeNull();
});

test('a refused month, or one before the first, says what the product says', async () => {
  const { user } = await typed('Dec-2022', {
    month: true,
    min: '2023-01-01',
    max: 'today',
    invalid: 'Enter valid Invoice Month',
  });
  await user.tab();
  expect(screen.getByRole('alert')).toHaveTextContent('Enter valid Invoice Month');
});

test('it can be emptied', async () => {
  const { user } = await typed('');
  await user.tab();
  expect(held()).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('another value from outside takes the place of what was typed', async () => {
  const { user } = await typed('nonsense');
  await user.click(screen.getByText('Set'));
  expect(input()).toHaveValue('02-Feb-2026');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an Enter that takes a day of the calendar, or a text while it is open, does not send the form', async () => {
  const onSubmit = jest.fn();
  const user = userEvent.setup();
  render(<Form start="2026-03-05" onSubmit={onSubmit} max="2026-03-31" />);
  await user.tab();
  await user.keyboard('{ArrowDown}{ArrowRight}{ArrowDown}');
  const active = document.getElementById(input().getAttribute('aria-activedescendant') ?? '');
  expect(active).toHaveAccessibleName('13 Mar 2026');
  await user.keyboard('{Enter}');
  expect(held()).toBe('2026-03-13');
  expect(screen.queryByRole('grid')).toBeNull();

  await user.click(input());
  expect(screen.getByRole('grid')).toBeVisible();
  await user.clear(input());
  await user.keyboard('9-3-26{Enter}');
  expect(held()).toBe('2026-03-09');
  expect(onSubmit).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('keys and clicks stay within the days that are allowed; Escape closes the calendar alone', async () => {
  const user = userEvent.setup();
  const onKeyDown = jest.fn();
  render(
    <div role="presentation" onKeyDown={({ key }) => onKeyDown(key)}>
      <Form start="2026-03-30" max="2026-03-31" />
    </div>,
  );
  await user.tab();
  await user.keyboard('{ArrowDown}{PageDown}');
  expect(document.getElementById(input().getAttribute('aria-activedescendant') ?? '')).toHaveAccessibleName(
    '31 Mar 2026',
  );
  await user.click(screen.getByRole('gridcell', { name: '2 Apr 2026' }));
  expect(held()).toBe('2026-03-30');
  await user.click(screen.getByRole('gridcell', { name: '17 Mar 2026' }));
  expect(held()).toBe('2026-03-17');
  await user.keyboard('{ArrowDown}{Escape}');
  expect(screen.queryByRole('grid')).toBeNull();
  expect(onKeyDown).not.toHaveBeenCalledWith('Escape');
});

test('whatever is typed: the value is the day that is shown, or the text stays and is refused', () => {
  const text = fc.oneof(
    fc.string({ unit: fc.constantFrom(...'0123456789-/. Mar'), maxLength: 11 }),
    fc
      .date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
      .map((date) => formatDate(date.toISOString().slice(0, 10))),
    fc.tuple(fc.nat(40), fc.nat(14), fc.nat(2100)).map((parts) => parts.join('/')),
  );
  fc.assert(
    fc.property(text, (given) => {
      const { unmount } = render(<Form start="2026-03-05" min="2023-01-01" max="2026-03-31" />);
      try {
        fireEvent.change(input(), { target: { value: given } });
        fireEvent.blur(input());
        const value = held();
        if (input().getAttribute('aria-invalid') === 'true') {
          expect(input()).toHaveValue(given);
          expect(value).toBeNull();
          expect(screen.getByRole('alert')).toHaveTextContent(/^Booking Date/);
        } else if (value === null) {
          expect(given.trim()).toBe('');
        } else {
          expect(input()).toHaveValue(formatDate(String(value)));
          expect(readDate(given)).toBe(value);
          expect(String(value) >= '2023-01-01' && String(value) <= '2026-03-31').toBe(true);
        }
      } finally {
        unmount();
      }
    }),
    { numRuns: 150 },
  );
});
