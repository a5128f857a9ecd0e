import { act, screen, waitFor, within } from '@testing-library/react';
import { Input } from 'antd';
import { useState } from 'react';
import { MaxLength, Required } from '../../../../server/src/domain/rules/rules';
import { renderScreen, signInAs } from '../../testing/renderScreen';
import { FormModal } from './FormModal';
import { InputForm, ResetButton, useInputForm } from './InputForm';
import { RemoteSelect, type Suggestion } from '../input/RemoteSelect';

class Parcel {
  @Required('Please select city')
  cityId: number | null;

  @MaxLength(160, 'Receiver')
  @Required('Please enter receiver')
  receiver: string;
}

const blank = { cityId: null as number | null, receiver: '' };
const stored = { cityId: 5, receiver: 'Asha Rao' };
const pune = { id: 2, name: 'Pune' };
const draftKey = 'draft:Member-1:parcel:p1';

interface Props {
  /** null: a new record. */
  version: number | null;
  load?: (text: string) => Promise<readonly Suggestion[]>;
  save: (values: typeof blank) => void;
}

function ParcelForm({ version, load = async () => [], save }: Props) {
  const [record] = useState(version === null ? null : stored);
  const form = useInputForm({
    rules: Parcel,
    blank,
    record,
    recordOf: version === null ? null : { uniqueId: 'p1', version },
    draft: 'parcel',
    async save(values) {
      save(values);
    },
  });
  return (
    <InputForm form={form} label="Parcel">
      <form.Field name="receiver" label="Receiver">
        <Input />
      </form.Field>
      <form.Field name="cityId" label="City">
        <RemoteSelect load={load} current={{ id: 5, name: 'Agra' }} />
      </form.Field>
      <button type="submit">Save</button>
      <ResetButton form={form} />
    </InputForm>
  );
}

const receiver = () => screen.getByLabelText('Receiver');

beforeEach(() => signInAs('Member'));

test('a control takes as many characters as the rule of its field lets through', () => {
  renderScreen(<ParcelForm version={null} save={() => undefined} />);
  expect(receiver()).toHaveAttribute('maxlength', '160');
  expect(screen.getByLabelText('City')).not.toHaveAttribute('maxlength');
});

/** A form with a city field whose suggestions are answered by the test. */
function withSlowCities() {
  const answers = new Map<string, (found: Suggestion[]) => void>();
  const load = (text: string) => new Promise<Suggestion[]>((resolve) => answers.set(text, resolve));
  const save = jest.fn();
  const { user } = renderScreen(<ParcelForm version={null} load={load} save={save} />);
  const answer = async (text: string, ...found: Suggestion[]) => {
    await waitFor(() => expect(answers.has(text)).toBe(true));
    await act(async () => answers.get(text)?.(found));
  };
  return { user, save, answer };
}

test('Enter while a city is still being looked up waits for the answer, and then saves once', async () => {
  const { user, save, answer } = withSlowCities();
  await user.type(receiver(), 'Asha Rao');
  await user.tab();
  await user.keyboard('Pun');
  await user.tab({ shift: true });
  expect(receiver()).toHaveFocus();
  await user.keyboard('{Enter}{Enter}');
  expect(save).not.toHaveBeenCalled();
  expect(screen.queryAllByRole('listitem')).toEqual([]);
  await answer('Pun', { id: 1, name: 'New Delhi' }, pune);
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  expect(save).toHaveBeenCalledWith({ cityId: 2, receiver: 'Asha Rao' });
});

test('Enter while a city is still being looked up saves nothing when there is no such city', async () => {
  const { user, save, answer } = withSlowCities();
  await user.click(screen.getByRole('combobox', { name: 'City' }));
  await user.keyboard('Pun');
  await user.tab({ shift: true });
  await user.keyboard('{Enter}');
  await answer('Pun');
  await waitFor(() =>
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'City “Pun” was not found',
      'Please enter receiver',
    ]),
  );
  await waitFor(() => expect(receiver()).toHaveFocus());
  expect(save).not.toHaveBeenCalled();
});

const keep = (version: number, values: object) =>
  localStorage.setItem(draftKey, JSON.stringify({ values, version, savedAt: '2026-03-05T08:33:09.000Z' }));

test('the draft of a record comes back with its date, and Discard goes back to the record', async () => {
  keep(1, { receiver: 'Half typed' });
  const { user } = renderScreen(<ParcelForm version={1} save={() => undefined} />);
  expect(receiver()).toHaveValue('Half typed');
  expect(screen.getByText('Draft of 05 Mar 26 14:03:09 restored')).toBeVisible();
  await user.click(screen.getByText('Discard'));
  expect(receiver()).toHaveValue('Asha Rao');
  expect(localStorage.getItem(draftKey)).toBeNull();
  expect(screen.queryByText(/^Draft of/)).toBeNull();
});

test('the draft of an older version is not put over a newer one unless it is asked for', async () => {
  keep(1, { receiver: 'Half typed' });
  const save = jest.fn();
  const { user } = renderScreen(<ParcelForm version={2} save={save} />);
  expect(receiver()).toHaveValue('Asha Rao');
  expect(
    screen.getByText('This record was changed by someone else after your draft of 05 Mar 26 14:03:09'),
  ).toBeVisible();
  await user.click(screen.getByText('Use draft'));
  expect(receiver()).toHaveValue('Half typed');
  expect(screen.getByText('Draft of 05 Mar 26 14:03:09 restored')).toBeVisible();
  await user.click(screen.getByText('Save'));
  expect(save).toHaveBeenCalledWith({ cityId: 5, receiver: 'Half typed' });
});

test('Reset and the cross of a window ask before they lose what was typed into an edit', async () => {
  const onClose = jest.fn();
  const { user } = renderScreen(
    <FormModal open title="Parcel" onClose={onClose}>
      <ParcelForm version={1} save={() => undefined} />
    </FormModal>,
  );
  const answer = async (question: string, button: string) => {
    const [words] = (await screen.findAllByText(question)).slice(-1);
    await user.click(within(words?.closest<HTMLElement>('[role="dialog"]') ?? document.body).getByText(button));
    await waitFor(() => expect(screen.queryByText(question)).toBeNull());
  };
  const cross = () =>
    screen.getByText('Parcel').closest('[role="dialog"]')?.querySelector('.ant-modal-close') ?? document.body;
  await user.type(receiver(), ' and Sons');
  await user.click(screen.getByText('Reset'));
  await answer('Discard unsaved input?', 'Cancel');
  expect(receiver()).toHaveValue('Asha Rao and Sons');
  await user.click(cross());
  await answer('Discard your changes?', 'Cancel');
  expect(onClose).not.toHaveBeenCalled();
  await user.click(cross());
  await answer('Discard your changes?', 'Discard');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(localStorage.getItem(draftKey)).toBeNull();
});
