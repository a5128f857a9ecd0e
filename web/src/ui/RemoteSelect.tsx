import { Select } from 'antd';
import { useEffect, useRef, useState } from 'react';

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
  const [found, setFound] = useState<readonly Suggestion[] | null>(null);
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
        (suggestions) => overtaken || setFound(suggestions),
        () => overtaken || setFound([]),
      );
    }, text === '' ? 0 : pauseMs);
    return () => {
      overtaken = true;
      clearTimeout(timer);
    };
  }, [text]);

  const known = [chosen, current].find((item) => item && item.id === value);
  const remembered = text ? [] : recall(remember);
  const items = unique([...remembered, ...(found ?? []), ...(known && !text ? [known] : [])]);

  return (
    <Select<number>
      {...rest}
      style={{ width: '100%' }}
      allowClear={allowClear}
      showSearch={{ filterOption: false, onSearch: setText }}
      // antd shows a bare number for a value that has no option.
      value={known || items.some(({ id }) => id === value) ? value : undefined}
      options={items.map(({ id, name }) => ({ value: id, label: name }))}
      loading={text !== null && found === null}
      notFoundContent={found === null ? 'Searching...' : 'Nothing found'}
      onOpenChange={(open) => setText(open ? '' : null)}
      onChange={(id: number | undefined) => {
        const item = items.find((each) => each.id === id) ?? null;
        setChosen(item);
        if (item) memorize(remember, item);
        onChange?.(item?.id ?? null, item);
      }}
    />
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
