import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { DateInput } from './DateInput';
import { MoneyInput } from './MoneyInput';
import { RemoteSelect, type Suggestion } from './RemoteSelect';
import { UiProvider } from './UiProvider';
import { WeightInput } from './WeightInput';

/** Holds the value of one input, as a form does, and shows what it holds. */
function Holder<Value>({ start, children }: {
  start: Value; children: (value: Value, onChange: (value: Value) => void) => ReactNode;
}) {
  const [value, setValue] = useState(start);
  return <UiProvider>{children(value, setValue)}<output>{JSON.stringify(value)}</output></UiProvider>;
}

const held = () => JSON.parse(screen.getByRole('status').textContent ?? '') as unknown;

test('money is rupees with two decimals, grouped the Indian way; cleared it is nothing', async () => {
  const user = userEvent.setup();
  render(
    <Holder<number | null> start={1234567.5}>
      {(value, onChange) => <MoneyInput value={value} onChange={onChange} aria-label="Amount" />}
    </Holder>,
  );
  const input = screen.getByRole('spinbutton', { name: 'Amount' });
  expect(input).toHaveValue('12,34,567.50');
  await user.clear(input);
  expect(held()).toBeNull();
  await user.type(input, '98765.4');
  await user.tab();
  expect(held()).toBe(98765.4);
  expect(input).toHaveValue('98,765.40');
});

test('weight is kilograms with three decimals', async () => {
  const user = userEvent.setup();
  render(
    <Holder<number | null> start={null}>
      {(value, onChange) => <WeightInput value={value} onChange={onChange} aria-label="Weight" />}
    </Holder>,
  );
  await user.type(screen.getByRole('spinbutton', { name: 'Weight' }), '1.25');
  await user.tab();
  expect(held()).toBe(1.25);
  expect(screen.getByRole('spinbutton', { name: 'Weight' })).toHaveValue('1.250');
});

test('a date is typed as on paper and held as YYYY-MM-DD, never after the last day', async () => {
  const user = userEvent.setup();
  render(
    <Holder<string | null> start="2026-03-05">
      {(value, onChange) => <DateInput value={value} onChange={onChange} max="2026-03-31" aria-label="Day" />}
    </Holder>,
  );
  const input = screen.getByRole('textbox', { name: 'Day' });
  expect(input).toHaveValue('05-Mar-2026');
  await user.clear(input);
  await user.type(input, '17-3-2026{Enter}');
  expect(held()).toBe('2026-03-17');
  await user.clear(input);
  await user.type(input, '01-04-2026{Enter}');
  await user.tab();
  expect(held()).toBe('2026-03-17');
});

test('suggestions are asked for while typing, and a slow answer does not overwrite a later one', async () => {
  const user = userEvent.setup();
  const answers = new Map<string, (found: Suggestion[]) => void>();
  const load = (text: string) => new Promise<Suggestion[]>((resolve) => answers.set(text, resolve));
  const answer = async (text: string, ...found: Suggestion[]) => {
    await waitFor(() => expect(answers.has(text)).toBe(true));
    await act(async () => answers.get(text)?.(found));
  };
  render(
    <Holder<number | null> start={7}>
      {(value, onChange) => (
        <RemoteSelect
          value={value} onChange={onChange} load={load} current={{ id: 7, name: 'Arihant Textiles' }}
          aria-label="Sender"
        />
      )}
    </Holder>,
  );
  expect(screen.getByText('Arihant Textiles')).toBeVisible();
  const input = screen.getByRole('combobox', { name: 'Sender' });
  await user.click(input);
  await waitFor(() => expect(answers.has('')).toBe(true));
  await user.type(input, 'sh');
  await answer('sh', { id: 8, name: 'Shreeji Diamonds' });
  await answer('', { id: 9, name: 'Too Late Traders' });
  expect(screen.queryByTitle('Too Late Traders')).toBeNull();
  await user.click(screen.getByTitle('Shreeji Diamonds'));
  expect(held()).toBe(8);
});

test('who types faster than the server answers gets what was typed, and Tab goes on to the next field', async () => {
  const user = userEvent.setup();
  const all: Suggestion[] = [{ id: 1, name: 'Ankur Books' }, { id: 2, name: 'Gateway Print House' }];
  const load = async (text: string) => all.filter(({ name }) => name.toLowerCase().includes(text));
  render(
    <form>
      <Holder<number | null> start={null}>
        {(value, onChange) => <RemoteSelect value={value} onChange={onChange} load={load} aria-label="Sender" />}
      </Holder>
      <input aria-label="Receiver" />
    </form>,
  );
  const input = screen.getByRole('combobox', { name: 'Sender' });
  await user.click(input);
  await screen.findByTitle('Ankur Books');
  await user.keyboard('gate{Enter}');
  await waitFor(() => expect(held()).toBe(2));
  expect(input).toHaveFocus();

  await user.keyboard('ankur');
  await waitFor(() => expect(screen.queryByTitle('Ankur Books')).not.toBeNull());
  await user.tab();
  expect(screen.getByLabelText('Receiver')).toHaveFocus();
  expect(held()).toBe(1);
});
