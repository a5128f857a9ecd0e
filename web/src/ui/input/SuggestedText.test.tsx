import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Suggestion } from './RemoteSelect';
import { SuggestedText } from './SuggestedText';
import { UiProvider } from '../app/UiProvider';

/** A field for a receiver and one after it; the test answers for the texts. */
function aField() {
  const user = userEvent.setup();
  const answers = new Map<string, (found: Suggestion[]) => void>();
  const load = (text: string) => new Promise<Suggestion[]>((resolve) => answers.set(text, resolve));
  function Held() {
    const [value, setValue] = useState('');
    return (
      <form>
        <label htmlFor="receiver">Receiver</label>
        <SuggestedText id="receiver" value={value} onChange={setValue} load={load} maxLength={160} />
        <input aria-label="City" />
      </form>
    );
  }
  render(
    <UiProvider>
      <Held />
    </UiProvider>,
  );
  const asked = (text: string) => waitFor(() => expect(answers.has(text)).toBe(true));
  const answer = async (text: string, ...names: string[]) => {
    await asked(text);
    await act(async () => answers.get(text)?.(names.map((name, at) => ({ id: at, name }))));
  };
  return { user, asked, answer, receiver: screen.getByLabelText('Receiver'), city: screen.getByLabelText('City') };
}

const codes = { ArrowDown: 40, Tab: 9, Enter: 13 };
/** antd reads the code of a key, which user-event does not give. */
const press = (field: HTMLElement, key: keyof typeof codes) => fireEvent.keyDown(field, { key, keyCode: codes[key] });

test.each(['Tab', 'Enter'] as const)('%s keeps what was typed, though an earlier name begins with it', async (key) => {
  const { user, answer, receiver } = aField();
  await user.type(receiver, 'Ra');
  await answer('Ra', 'Ramesh Kumar', 'Ravi Stores');
  await screen.findByTitle('Ramesh Kumar');
  await user.keyboard('m');
  // Where the pointer happens to lie.
  await user.hover(screen.getByTitle('Ramesh Kumar'));
  press(receiver, key);
  expect(receiver).toHaveValue('Ram');
});

test('an arrow key chooses from the list, and Tab takes it', async () => {
  const { user, answer, receiver, city } = aField();
  await user.type(receiver, 'Ra');
  await answer('Ra', 'Ramesh Kumar', 'Ravi Stores');
  await screen.findByTitle('Ramesh Kumar');
  press(receiver, 'ArrowDown');
  press(receiver, 'Tab');
  expect(receiver).toHaveValue('Ramesh Kumar');
  expect(city).toHaveFocus();
});

test('an answer that comes after the field was left opens no list', async () => {
  const { user, asked, answer, receiver, city } = aField();
  await user.type(receiver, 'Ra');
  await asked('Ra');
  await user.tab();
  expect(city).toHaveFocus();
  await answer('Ra', 'Ramesh Kumar');
  expect(screen.queryByTitle('Ramesh Kumar')).toBeNull();
  expect(receiver).toHaveAttribute('aria-expanded', 'false');
});
