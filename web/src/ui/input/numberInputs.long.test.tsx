import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { useState, type ReactNode } from 'react';
import { CountInput } from './CountInput';
import { MoneyInput } from './MoneyInput';
import { readNumber } from './typedNumber';
import { WeightInput } from './WeightInput';

/** Holds and displays the value of one input. */
function Holder({
  start,
  children,
}: {
  start: number | null;
  children: (props: { value: number | null; onChange: (value: number | null) => void }) => ReactNode;
}) {
  const [value, onChange] = useState(start);
  return (
    <>
      {children({ value, onChange })}
      <output>{JSON.stringify(value)}</output>
    </>
  );
}

const held = () => JSON.parse(screen.getByRole('status').textContent ?? '') as unknown;

test('money is rupees with two decimals, grouped the Indian way; cleared it is nothing', async () => {
  const user = userEvent.setup();
  render(<Holder start={1234567.5}>{(props) => <MoneyInput {...props} aria-label="Amount" />}</Holder>);
  const input = screen.getByRole('textbox', { name: 'Amount' });
  expect(input).toHaveValue('12,34,567.50');
  await user.clear(input);
  expect(held()).toBeNull();
  await user.type(input, '98765.4');
  await user.tab();
  expect(held()).toBe(98765.4);
  expect(input).toHaveValue('98,765.40');
});

test('the commas of an amount that is being changed do not make it unreadable', async () => {
  const user = userEvent.setup();
  render(<Holder start={1234567.5}>{(props) => <MoneyInput {...props} aria-label="Amount" />}</Holder>);
  const input = screen.getByRole('textbox', { name: 'Amount' });
  await user.type(input, '{Backspace}', { initialSelectionStart: 9, initialSelectionEnd: 9 });
  expect(input).toHaveValue('12,34,56.50');
  await user.tab();
  expect(held()).toBe(123456.5);
  expect(input).toHaveValue('1,23,456.50');
});

test('a minus stays a minus', async () => {
  const user = userEvent.setup();
  render(<Holder start={null}>{(props) => <MoneyInput {...props} aria-label="CGST" />}</Holder>);
  const input = screen.getByRole('textbox', { name: 'CGST' });
  await user.type(input, '-90');
  await user.tab();
  expect(held()).toBe(-90);
  expect(input).toHaveValue('-90.00');
});

test('weight is kilograms with three decimals, a count has none', async () => {
  const user = userEvent.setup();
  render(
    <>
      <Holder start={null}>{(props) => <WeightInput {...props} aria-label="Weight" />}</Holder>
      <CountInput aria-label="Packet" value={12} />
    </>,
  );
  await user.type(screen.getByRole('textbox', { name: 'Weight' }), '1.25');
  await user.tab();
  expect(held()).toBe(1.25);
  expect(screen.getByRole('textbox', { name: 'Weight' })).toHaveValue('1.250');
  expect(screen.getByRole('textbox', { name: 'Packet' })).toHaveValue('12');
});

test.each([
  ['12abc', 'unreadable'],
  ['1,50', 'unreadable'],
  ['-', 'unreadable'],
  ['₹', 'unreadable'],
  ['-0', 'unreadable'],
  ['1e3', 'unreadable'],
  ['1.234', 'decimals'],
  ['100000000', 'max'],
])('%s is no amount: %s', (text, problem) => {
  expect(readNumber(text, { decimals: 2, max: 99_999_999.99 })).toEqual({ problem });
});

test.each([
  ['', null],
  [' 1,23,456.5 ', 123456.5],
  ['1,234,567', 1234567],
  ['₹ 80', 80],
  ['.5', 0.5],
  ['7.', 7],
  ['-₹5', -5],
])('%p reads as %p', (text, value) => {
  expect(readNumber(text, { decimals: 2, max: 99_999_999.99 })).toEqual({ value });
});

const typing = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'0123456789.,-₹ a'), maxLength: 12 }),
  fc.double({ min: -1e8, max: 1e8, noNaN: true }).map((value) => value.toFixed(2)),
  fc.integer({ min: -1e6, max: 1e8 }).map(String),
  fc.string({ maxLength: 8 }),
);
const kinds = [
  { Control: MoneyInput, decimals: 2 },
  { Control: WeightInput, decimals: 3 },
  { Control: CountInput, decimals: 0 },
] as const;

test.each(kinds)(
  'whatever is typed with $decimals decimals: the value is what is shown, or the text stays and is refused',
  ({ Control, decimals }) => {
    fc.assert(
      fc.property(typing, (text) => {
        const { unmount } = render(
          <Holder start={null}>{(props) => <Control {...props} aria-label="Field" />}</Holder>,
        );
        try {
          const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Field' });
          fireEvent.change(input, { target: { value: text } });
          const typed = input.value;
          fireEvent.blur(input);
          const value = held();
          if (input.getAttribute('aria-invalid') === 'true') {
            expect(input).toHaveValue(typed);
            expect(value).toBeNull();
          } else if (value === null) {
            expect(typed.trim()).toBe('');
          } else {
            const digits = (shown: string) => Number(shown.replace(/[,₹\s]/g, ''));
            expect(digits(input.value)).toBe(value);
            expect(digits(typed)).toBe(value);
            expect(Number(Number(value).toFixed(decimals))).toBe(value);
          }
        } finally {
          unmount();
        }
      }),
      { numRuns: 120 },
    );
  },
);
