import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Input, InputNumber, Select } from 'antd';
import { useState, type ChangeEvent, type FormEvent } from 'react';
import { DateInput } from './DateInput';
import { MoneyInput } from './MoneyInput';
import { forCodes } from './scannedField';
import { useScannedCode } from '../keys/shortcuts';

const code = 'BOM00001949';

interface Props {
  heard: (code: string) => void;
  saved: () => void;
}

/** Each kind of control that the product has, in a form that saves by Enter. */
function Controls({ heard, saved }: Props) {
  const [name, setName] = useState('Asha');
  const [note, setNote] = useState('First line');
  useScannedCode(heard);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    saved();
  };
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => setName(target.value);
  return (
    <form onSubmit={submit}>
      <input aria-label="plain" value={name} onChange={change} />
      <input aria-label="uncontrolled" defaultValue="Asha" />
      <input aria-label="email" type="email" defaultValue="asha@waybill.test" />
      <input aria-label="password" type="password" defaultValue="secret" />
      <Input aria-label="antd" value={name} allowClear onChange={change} />
      <Input.Search aria-label="search" value={name} onChange={change} onSearch={saved} />
      <Input.TextArea aria-label="long" value={note} onChange={({ target }) => setNote(target.value)} />
      <InputNumber aria-label="number" defaultValue={12} />
      <MoneyInput aria-label="money" value={250} />
      <DateInput name="date" value="2026-11-12" />
      <Select aria-label="choice" showSearch defaultValue="a" options={[{ value: 'a', label: 'Air' }]} />
      <button type="submit">Save</button>
    </form>
  );
}

let start = Date.now();

function open(gap: number) {
  jest.useFakeTimers({ now: (start += 60_000) });
  jest.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => Date.now());
  const [heard, saved] = [jest.fn<void, [string]>(), jest.fn()];
  const user = userEvent.setup({ delay: gap, advanceTimers: jest.advanceTimersByTime });
  return { heard, saved, user };
}

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const fields = () => [...document.querySelectorAll<HTMLInputElement>('input, textarea')];

test('a scan into any control is taken back, saves nothing, and is heard', async () => {
  const { heard, saved, user } = open(10);
  render(<Controls heard={heard} saved={saved} />);
  const values = () => fields().map(({ value }) => value);
  const before = values();
  expect(before.length).toBeGreaterThanOrEqual(11);
  for (const field of fields()) {
    act(() => field.focus());
    await user.keyboard(`${code}{Enter}`);
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect([field.getAttribute('aria-label'), ...values()]).toEqual([field.getAttribute('aria-label'), ...before]);
  }
  expect(heard.mock.calls).toEqual(before.map(() => [code]));
  expect(saved).not.toHaveBeenCalled();
});

test('a scan over a selection gives back what was selected, and leaves what a hand typed before it', async () => {
  const { heard, saved, user } = open(10);
  render(<Controls heard={heard} saved={saved} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'plain' });
  await user.click(field);
  await user.keyboard('n');
  await act(() => jest.advanceTimersByTimeAsync(200));
  await user.keyboard(`${code}{Enter}`);
  expect(field).toHaveValue('Ashan');
  await act(() => jest.advanceTimersByTimeAsync(1000));
  act(() => field.select());
  await user.keyboard(`${code}{Enter}`);
  expect(field).toHaveValue('Ashan');
  expect(heard).toHaveBeenCalledTimes(2);
});

test('a hand saves by Enter, and quick letters before Tab stay', async () => {
  const { heard, saved, user } = open(60);
  render(<Controls heard={heard} saved={saved} />);
  const field = screen.getByRole('textbox', { name: 'plain' });
  await user.click(field);
  await user.keyboard('1234567{Enter}');
  expect(saved).toHaveBeenCalledTimes(1);
  expect(field).toHaveValue('Asha1234567');
  await userEvent.setup({ delay: 10, advanceTimers: jest.advanceTimersByTime }).keyboard('8901234{Tab}');
  expect(field).toHaveValue('Asha12345678901234');
  expect(heard).not.toHaveBeenCalled();
});

test('a field for codes keeps the code and takes its Enter', async () => {
  const { heard, saved, user } = open(10);
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        saved();
      }}
    >
      <Input {...forCodes} aria-label="AWB" allowClear />
      <button type="submit">Find</button>
      <Heard heard={heard} />
    </form>,
  );
  await user.click(screen.getByRole('textbox', { name: 'AWB' }));
  await user.keyboard(`${code}{Enter}`);
  expect(screen.getByRole('textbox', { name: 'AWB' })).toHaveValue(code);
  expect(saved).toHaveBeenCalledTimes(1);
  expect(heard).not.toHaveBeenCalled();
});

function Heard({ heard }: Pick<Props, 'heard'>) {
  useScannedCode(heard);
  return null;
}
