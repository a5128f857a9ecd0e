import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { EntryContext, type Entry } from '../form/entry';
import { RemoteSelect, type Suggestion } from './RemoteSelect';
import { UiProvider } from '../app/UiProvider';

/** Holds and displays the value of one input. */
function Holder<Value>({
  start,
  children,
}: {
  start: Value;
  children: (value: Value, onChange: (value: Value) => void) => ReactNode;
}) {
  const [value, setValue] = useState(start);
  return (
    <UiProvider>
      {children(value, setValue)}
      <output>{JSON.stringify(value)}</output>
    </UiProvider>
  );
}

const held = () => JSON.parse(screen.getByRole('status').textContent ?? '') as unknown;

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
          value={value}
          onChange={onChange}
          load={load}
          current={{ id: 7, name: 'Arihant Textiles' }}
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
  const all: Suggestion[] = [
    { id: 1, name: 'Ankur Books' },
    { id: 2, name: 'Gateway Print House' },
  ];
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
  await screen.findByTitle('Ankur Books');
  await user.tab();
  expect(screen.getByLabelText('Receiver')).toHaveFocus();
  expect(held()).toBe(1);
});

/** A select in a form, with suggestions that the test answers. */
function delayed() {
  const user = userEvent.setup();
  const answers = new Map<string, (found: Suggestion[]) => void>();
  const load = (text: string) => new Promise<Suggestion[]>((resolve) => answers.set(text, resolve));
  let entry: Entry | null = null;
  const host = {
    label: 'City',
    report: (next: Entry | null) => {
      entry = next;
    },
  };
  render(
    <form>
      <EntryContext value={host}>
        <Holder<number | null> start={5}>
          {(value, onChange) => (
            <RemoteSelect
              value={value}
              onChange={onChange}
              load={load}
              current={{ id: 5, name: 'Agra' }}
              aria-label="City"
            />
          )}
        </Holder>
      </EntryContext>
      <input aria-label="Next" />
    </form>,
  );
  const answer = async (text: string, ...found: Suggestion[]) => {
    await waitFor(() => expect(answers.has(text)).toBe(true));
    await act(async () => answers.get(text)?.(found));
  };
  return { user, answer, entry: () => entry, input: () => screen.getByRole('combobox', { name: 'City' }) };
}
const delhi = { id: 1, name: 'New Delhi' };
const pune = { id: 2, name: 'Pune' };
const punjab = { id: 3, name: 'Punjab Bagh' };

test('Tab before the answer waits for it, and takes nothing of an earlier text', async () => {
  const { user, answer, entry, input } = delayed();
  await user.click(input());
  await answer('', delhi, pune);
  await user.keyboard('Pun');
  await user.tab();
  expect(screen.getByLabelText('Next')).toHaveFocus();
  expect(input()).toHaveValue('Pun');
  expect(entry()?.pending).toBeInstanceOf(Promise);
  expect(held()).toBe(5);
  await answer('Pun', delhi, pune);
  expect(held()).toBe(2);
  expect(entry()).toBeNull();
  expect(screen.getByText('Pune')).toBeVisible();
});

test.each([
  ['several', [pune, punjab], 'City “Pun” matches several: choose one'],
  ['nothing', [], 'City “Pun” was not found'],
  ['a later word', [{ id: 4, name: 'New Pune' }], 'City “Pun” begins no name: choose one'],
])(
  'where %s matches, the text stays and says so, and the choice before is no longer held',
  async (_, found, message) => {
    const { user, answer, entry, input } = delayed();
    await user.click(input());
    await user.keyboard('Pun');
    await user.tab();
    await answer('Pun', ...found);
    expect(entry()).toEqual({ message, visible: true });
    expect(input()).toHaveValue('Pun');
    expect(input()).toHaveAttribute('aria-invalid', 'true');
    expect(held()).toBeNull();
  },
);

test('the outcome is the same when the answer came before the key', async () => {
  const { user, answer, entry, input } = delayed();
  await user.click(input());
  await user.keyboard('Pun');
  await answer('Pun', pune, punjab);
  await screen.findByTitle('Punjab Bagh');
  await user.keyboard('{Enter}');
  expect(entry()?.message).toBe('City “Pun” matches several: choose one');
  await user.click(screen.getByTitle('Punjab Bagh'));
  expect(held()).toBe(3);
  expect(entry()).toBeNull();
});

test('leaving without typing chooses nothing', async () => {
  const { user, answer, input } = delayed();
  await user.click(input());
  await answer('', delhi, pune);
  await screen.findByTitle('New Delhi');
  await user.tab();
  expect(held()).toBe(5);
});
