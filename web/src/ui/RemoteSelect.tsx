import { Select } from 'antd';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { tabOn } from './tabOn';

export interface Suggestion {
  id: number;
  name: string;
}

interface Props {
  value?: number | null;
  onChange?: (id: number | null, chosen: Suggestion | null) => void;
  /** Asks the server for what matches `text`; a failure has been told by then, so it may reject. */
  load: (text: string) => Promise<readonly Suggestion[]>;
  /** The name of `value`, while it is not among what was loaded: the record being edited. */
  current?: Suggestion | null;
  /** Offers the last choices made under this name first, before anything is typed. */
  remember?: string;
  id?: string;
  placeholder?: string;
  disabled?: boolean;
  allowClear?: boolean;
  'aria-label'?: string;
}

const pauseMs = 200;
const rememberedCount = 5;

/** Type-ahead over the server's suggestions: type, arrow, Enter. */
export function RemoteSelect({ value, onChange, load, current, remember, allowClear = true, ...rest }: Props) {
  const [found, setFound] = useState<{ text: string; items: readonly Suggestion[] } | null>(null);
  const [chosen, setChosen] = useState<Suggestion | null>(null);
  const [text, setText] = useState<string | null>(null);

  const latestLoad = useRef(load);
  useEffect(() => {
    latestLoad.current = load;
  });

  useEffect(() => {
    if (text === null) return undefined;
    let overtaken = false;
    const timer = setTimeout(() => {
      latestLoad.current(text).then(
        (items) => overtaken || setFound({ text, items }),
        () => overtaken || setFound({ text, items: [] }),
      );
    }, text === '' ? 0 : pauseMs);
    return () => {
      overtaken = true;
      clearTimeout(timer);
    };
  }, [text]);

  const known = [chosen, current].find((item) => item && item.id === value);
  const remembered = text ? [] : recall(remember);
  const items = unique([...remembered, ...(found?.items ?? []), ...(known && !text ? [known] : [])]);
  const awaited = text !== null && found?.text !== text;

  function choose(item: Suggestion | null): void {
    setChosen(item);
    if (item) memorize(remember, item);
    onChange?.(item?.id ?? null, item);
  }

  /** Who types faster than the server answers gets the first of what was typed, not of what is still in sight. */
  function onKeyDownCapture(event: KeyboardEvent): void {
    if (!text || !awaited || (event.key !== 'Enter' && event.key !== 'Tab')) return;
    event.stopPropagation();
    event.preventDefault();
    tabOn(event);
    setText(null);
    load(text).then(([first]) => first && choose(first), () => undefined);
  }

  return (
    <div onKeyDownCapture={onKeyDownCapture}>
      <Select<number>
        {...rest}
        style={{ width: '100%' }}
        allowClear={allowClear}
        showSearch={{
          filterOption: false,
          // Closing clears the text, which must not open the box again.
          onSearch: (typed) => setText((now) => (now === null && typed === '' ? null : typed)),
        }}
        // antd shows a bare number for a value that has no option.
        value={known || items.some(({ id }) => id === value) ? value : undefined}
        options={items.map(({ id, name }) => ({ value: id, label: name }))}
        loading={awaited}
        notFoundContent={awaited ? 'Searching...' : 'Nothing found'}
        open={text !== null}
        onOpenChange={(open) => setText((typed) => (open ? typed ?? '' : null))}
        onKeyDown={tabOn}
        onChange={(id: number | undefined) => choose(items.find((each) => each.id === id) ?? null)}
      />
    </div>
  );
}

function unique(items: readonly Suggestion[]): Suggestion[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}

const storageKey = (name: string) => `recent:${name}`;

function recall(name: string | undefined): Suggestion[] {
  if (!name) return [];
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey(name)) ?? '[]') as unknown;
    return Array.isArray(stored) ? stored as Suggestion[] : [];
  } catch {
    return [];
  }
}

function memorize(name: string | undefined, item: Suggestion): void {
  if (!name) return;
  const recent = unique([item, ...recall(name).filter(({ id }) => id !== item.id)]).slice(0, rememberedCount);
  localStorage.setItem(storageKey(name), JSON.stringify(recent));
}
