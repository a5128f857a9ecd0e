import { useId, type KeyboardEvent, type Ref } from 'react';
import { forCodes } from '../../ui/input/scannedField';
import { lineFields, type LineField } from './lineFields';
import type { Entry } from './lineValues';
import { isOffering, type ResolvedField } from './resolvedLine';

interface Props {
  name: LineField;
  ref: Ref<HTMLInputElement>;
  entry: Entry | undefined;
  resolved: ResolvedField;
  problem: string | undefined;
  hintId: string;
  onType: (text: string) => void;
  /** True if the key was handled. */
  onKey: (key: { key: string; ctrl: boolean; shift: boolean }) => boolean;
  onFocus: () => void;
  onLeave: () => void;
  onChoose: (index: number) => void;
}

/**
 * A field of the line: a plain input, with what it would take in grey. Names are a combobox with the other matches in a list
 * below.
 */
export function CounterField({ name, ref, entry, resolved, problem, hintId, ...on }: Props) {
  const listId = useId();
  const { kind, label } = lineFields[name];
  const { shown, options } = resolved;
  const text = entry?.text ?? '';
  const hasList = kind === 'reference' || kind === 'receiver';
  const isAccepted = Boolean(entry?.choice ?? entry?.literal);
  const isOpen = hasList && !isAccepted && isOffering(resolved);
  const active = options.findIndex((option) => option.name === shown);
  const rest = kind === 'number' || text === '' ? '' : completion(text, shown, isOpen ? options[0]?.name : undefined);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.nativeEvent.isComposing) return;
    const { key, ctrlKey, metaKey, shiftKey } = event;
    if (on.onKey({ key, ctrl: ctrlKey || metaKey, shift: shiftKey })) event.preventDefault();
  }

  const combobox = {
    role: 'combobox',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? listId : undefined,
    'aria-autocomplete': 'both',
    'aria-activedescendant': isOpen && active >= 0 ? `${listId}-${active}` : undefined,
  } as const;

  return (
    <div className="counter-field">
      {rest && (
        <span className="counter-ghost" aria-hidden="true">
          <span className="counter-typed">{text}</span>
          {rest}
        </span>
      )}
      <input
        {...(hasList && combobox)}
        {...(name === 'awbNo' && forCodes)}
        ref={ref}
        className={kind === 'number' ? 'counter-number' : undefined}
        value={text}
        placeholder={shown}
        aria-label={label}
        aria-describedby={hintId}
        aria-invalid={problem !== undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        inputMode={kind === 'number' ? 'decimal' : undefined}
        maxLength={kind === 'number' ? 30 : 500}
        onChange={({ target }) => on.onType(target.value)}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => {
          target.select();
          on.onFocus();
        }}
        // The field keeps the focus when the window loses it.
        onBlur={({ target }) => document.activeElement !== target && on.onLeave()}
      />
      {isOpen && (
        <ul
          id={listId}
          role="listbox"
          aria-label={`${label}: matches`}
          className="plain-list menu-list counter-options"
        >
          {options.map((option, index) => (
            <li
              key={option.id}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              onPointerDown={(event) => {
                event.preventDefault();
                on.onChoose(index);
              }}
            >
              {option.name}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/**
 * What follows the typed letters in the text that is taken; an arrow to it if that does not begin with them. Where the letters
 * are taken as they are, what ↓ would choose.
 */
function completion(text: string, shown: string, listed: string | undefined): string {
  if (shown === text) return listed === undefined ? '' : ` ↓ ${listed}`;
  const begins = shown.toLocaleLowerCase('en').startsWith(text.toLocaleLowerCase('en'));
  return begins ? shown.slice(text.length) : ` → ${shown}`;
}
