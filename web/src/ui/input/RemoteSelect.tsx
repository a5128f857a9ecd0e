import { Select } from 'antd';
import { use, useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { beginsSome, bestMatch, ranked } from './bestMatch';
import { EntryContext } from '../form/entry';
import { memorize, recall } from './recentChoices';
import { tabToNext } from './tabToNext';

export interface Suggestion {
  id: number;
  name: string;
  /** Of a city: its other name. */
  pinCode?: string;
}

interface Props {
  value?: number | null;
  onChange?: (id: number | null, chosen: Suggestion | null) => void;
  /** Loads suggestions for `text`. May reject; errors have been reported to the user by then. */
  load: (text: string) => Promise<readonly Suggestion[]>;
  /** The item of `value`, for display until it is among the loaded items. */
  current?: Suggestion | null;
  /** Recent choices are stored under this name and suggested first, before anything is typed. */
  remember?: string;
  id?: string;
  placeholder?: string;
  disabled?: boolean;
  allowClear?: boolean;
  'aria-label'?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
}

const pauseMs = 200;

/**
 * Type-ahead over server suggestions. Typed text is resolved to the item of that name or PIN code, to the only one whose name begins with
 * it, or to the one selected by arrow key or mouse. If there is none, the text stays and an error is shown.
 */
export function RemoteSelect({ value, onChange, load, current, remember, allowClear = true, ...rest }: Props) {
  const host = use(EntryContext);
  const { report } = host;
  const [found, setFound] = useState<{ text: string; items: readonly Suggestion[] } | null>(null);
  const [chosen, setChosen] = useState<Suggestion | null>(null);
  /** Text in the field instead of a name; null: nothing was typed since the last choice. */
  const [text, setText] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const [invalid, setInvalid] = useState(false);
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    // The value was changed from outside, e.g. by a reset or another record.
    if (value !== null && value !== undefined && value !== chosen?.id) {
      setText(null);
      setInvalid(false);
    }
  }

  /** True if the arrow keys have moved away from the best match. */
  const moved = useRef(false);
  const leaving = useRef(false);
  /** Request counter, used to ignore answers for earlier texts. */
  const turn = useRef(0);
  const latest = useRef({ load, onChange });
  useEffect(() => {
    latest.current = { load, onChange };
  });
  useEffect(
    () => () => {
      turn.current += 1;
      report(null);
    },
    [report],
  );

  useEffect(() => {
    if (text === null) report(null);
  }, [text, report]);

  const searched = open ? (text ?? '') : null;
  useEffect(() => {
    if (searched === null) return undefined;
    let overtaken = false;
    const timer = setTimeout(
      () => {
        latest.current.load(searched).then(
          (items) => overtaken || setFound({ text: searched, items }),
          () => overtaken || setFound({ text: searched, items: [] }),
        );
      },
      searched === '' ? 0 : pauseMs,
    );
    return () => {
      overtaken = true;
      clearTimeout(timer);
    };
  }, [searched]);

  const known = [chosen, current].find((item) => item && item.id === value);
  const answered = found?.text === (text ?? '') ? found.items : [];
  // Only items for the current text.
  const items = text ? ranked(answered, text) : unique([...recall(remember), ...answered, ...(known ? [known] : [])]);
  const awaited = open && found?.text !== (text ?? '');

  function choose(item: Suggestion | null): void {
    turn.current += 1;
    setChosen(item);
    setText(null);
    setWaiting(false);
    setInvalid(false);
    setOpen(false);
    if (item) memorize(remember, item);
    latest.current.onChange?.(item?.id ?? null, item);
    report(null);
  }

  /** `answer`: null if there was none. */
  function refuse(typed: string, answer: readonly Suggestion[] | null): void {
    setWaiting(false);
    setInvalid(true);
    if (value !== null && value !== undefined) latest.current.onChange?.(null, null);
    const message = `${rest['aria-label'] ?? host.label} “${typed}” ${refusalOf(typed, answer)}`;
    report({ message, visible: true });
  }

  function decide(typed: string, answer: readonly Suggestion[]): void {
    const best = bestMatch(answer, typed);
    if (best) choose(best);
    else refuse(typed, answer);
  }

  /** Resolves the typed text to an item, immediately or when the server has answered. */
  function resolve(typed: string): void {
    setOpen(false);
    if (found?.text === typed) return decide(typed, found.items);
    turn.current += 1;
    const mine = turn.current;
    setWaiting(true);
    report({
      pending: load(typed)
        .then(
          (answer) => {
            if (turn.current !== mine) return;
            setFound({ text: typed, items: answer });
            decide(typed, answer);
          },
          () => turn.current === mine && refuse(typed, null),
        )
        .then(() => undefined),
    });
  }

  function onInputCapture({ target }: FormEvent): void {
    if (!(target instanceof HTMLInputElement)) return;
    turn.current += 1;
    moved.current = false;
    setText(target.value === '' && text === null ? null : target.value);
    setWaiting(false);
    setInvalid(false);
    setOpen(true);
    // Blocks saving the form until the text is resolved.
    report(
      target.value.trim()
        ? { message: `${rest['aria-label'] ?? host.label} “${target.value}” is not chosen yet` }
        : null,
    );
  }

  function onKeyDownCapture(event: KeyboardEvent): void {
    const { key, target } = event;
    if (!(target instanceof HTMLInputElement)) return;
    const typed = target.value.trim();
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      moved.current = open && !awaited;
      if (!open) setOpen(true);
    } else if (key === 'Escape' && typed) {
      event.stopPropagation();
      giveUp();
    } else if (key === 'Enter' || key === 'Tab') {
      if (open && moved.current && !awaited) return;
      if (typed && !waiting && !(key === 'Tab' && invalid && !open)) {
        if (key === 'Enter' && open && !awaited && !bestMatch(answered, typed)) {
          // The list stays open to choose from.
          refuse(typed, answered);
        } else resolve(typed);
        event.stopPropagation();
        event.preventDefault();
        if (key === 'Tab') tabAway(event);
        else if (event.ctrlKey || event.metaKey) target.form?.requestSubmit();
      } else if (key === 'Tab' || waiting) {
        // Nothing was typed: leaving the field chooses nothing.
        setOpen(false);
        event.stopPropagation();
        if (key === 'Enter') event.preventDefault();
      }
    }
  }

  /** The focus moves immediately; the text left behind is resolved afterwards. */
  function tabAway(event: KeyboardEvent): void {
    leaving.current = true;
    tabToNext(event);
    leaving.current = false;
  }

  /** Restores the previous choice. */
  function giveUp(): void {
    turn.current += 1;
    setText(null);
    setWaiting(false);
    setInvalid(false);
    setOpen(false);
    report(null);
  }

  return (
    <div
      onKeyDownCapture={onKeyDownCapture}
      onInputCapture={onInputCapture}
      onBlur={() => {
        if (leaving.current) return;
        setOpen(false);
        if (text?.trim() && !waiting && !invalid) resolve(text.trim());
        else if (text === '') setText(null);
      }}
    >
      <Select<number>
        {...rest}
        style={{ width: '100%' }}
        allowClear={allowClear}
        aria-invalid={invalid || rest['aria-invalid']}
        status={invalid ? 'error' : undefined}
        showSearch={{ filterOption: false, searchValue: text ?? '' }}
        // Without an option, antd would show the bare id.
        value={known || items.some(({ id }) => id === value) ? value : undefined}
        options={items.map(({ id, name }) => ({ value: id, label: name }))}
        // Enter chooses the first item only if it matches the text.
        defaultActiveFirstOption={!text || bestMatch(items, text) !== null}
        loading={awaited || waiting}
        notFoundContent={awaited ? 'Searching...' : 'Nothing found'}
        open={open}
        onOpenChange={(next) => setOpen(next)}
        onKeyDown={tabToNext}
        onChange={(id: number | undefined) => choose(items.find((each) => each.id === id) ?? null)}
      />
    </div>
  );
}

function refusalOf(typed: string, answer: readonly Suggestion[] | null): string {
  if (answer === null) return 'could not be looked up';
  if (answer.length === 0) return 'was not found';
  return beginsSome(answer, typed) ? 'matches several: choose one' : 'begins no name: choose one';
}

function unique(items: readonly Suggestion[]): Suggestion[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}
