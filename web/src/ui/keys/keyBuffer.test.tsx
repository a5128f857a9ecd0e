import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { letterWaitMs } from './scanReader';
import { useShortcut } from './shortcuts';

const handMs = letterWaitMs + 20;

/** A window whose field is there only when the test says so, besides another shortcut. */
function Screen({ ran, sent }: { ran: jest.Mock; sent: jest.Mock }) {
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  useShortcut('s', 'Find', () => ran('s'), { opensField: true });
  useShortcut('Ctrl+K', 'Find anything', () => ran('Ctrl+K'), { opensField: true });
  useShortcut('n', 'New', () => ran('n'));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(text);
      }}
    >
      {isOpen && <input aria-label="Find" value={text} onChange={({ target }) => setText(target.value)} />}
      <button type="button" onClick={() => setIsOpen(true)}>
        Mount
      </button>
    </form>
  );
}

let start = Date.now();

function open() {
  jest.useFakeTimers({ now: (start += 60_000) });
  jest.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => Date.now());
  const [ran, sent] = [jest.fn(), jest.fn()];
  render(<Screen ran={ran} sent={sent} />);
  return { ran, sent, user: userEvent.setup({ delay: handMs, advanceTimers: jest.advanceTimersByTime }) };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function mount(): Promise<HTMLElement> {
  fireEvent.click(screen.getByText('Mount'));
  const field = screen.getByRole('textbox');
  act(() => field.focus());
  await pass(50);
  return field;
}

afterEach(async () => {
  // What is held back outlives no test.
  fireEvent.pointerDown(document.body);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test.each(['s', '{Control>}k{/Control}'])('keys behind %s wait for its field, in their order', async (keys) => {
  const { ran, user, sent } = open();
  await user.keyboard(`${keys}invx{Backspace} n1`);
  await pass(1000);
  const field = await mount();
  expect(field).toHaveValue('inv n1');
  expect(ran).toHaveBeenCalledTimes(1);
  await user.keyboard('2');
  expect(field).toHaveValue('inv n12');
  expect(sent).not.toHaveBeenCalled();
});

test('Enter is pressed behind the letters', async () => {
  const { user, sent } = open();
  await user.keyboard('sn1{Enter}');
  await mount();
  expect(sent.mock.calls).toEqual([['n1']]);
});

test('Escape drops what waits, and keys are shortcuts again', async () => {
  const { ran, user } = open();
  await user.keyboard('sinv{Escape}n');
  await pass(letterWaitMs);
  expect(ran.mock.calls.flat()).toEqual(['s', 'n']);
  expect(await mount()).toHaveValue('');
});

test('what cannot be loaded holds no keys back', async () => {
  const { ran, user } = open();
  await user.keyboard('si');
  fireEvent(window, new Event('vite:preloadError'));
  await user.keyboard('n');
  await pass(letterWaitMs);
  expect(ran.mock.calls.flat()).toEqual(['s', 'n']);
});
