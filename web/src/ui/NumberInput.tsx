import { Input } from 'antd';
import { use, useLayoutEffect, useState, type ReactNode } from 'react';
import { EntryContext } from './entry';
import { readNumber } from './typedNumber';

export interface NumberInputProps {
  value?: number | null;
  onChange?: (value: number | null) => void;
  /** Above it the field itself refuses; what lies below is for the rules of the form to say. */
  max?: number;
  /** Says it instead of the label: '{name} is not a number'. */
  name?: string;
  id?: string;
  disabled?: boolean;
  readOnly?: boolean;
  placeholder?: string;
  variant?: 'filled' | 'outlined';
  'aria-label'?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
}

interface Kind {
  decimals: number;
  format: (value: number) => string;
  prefix?: ReactNode;
  suffix?: ReactNode;
}

interface Typed {
  text: string;
  /** Began from a grouped number: its commas move out of place as digits come and go. */
  regrouping: boolean;
}

/**
 * A number as text in a form. Nothing typed is changed in silence: a minus stays a minus, for the rules of the form
 * to refuse, and what is no number stays as it was typed, with a message at the field and no value.
 */
export function NumberInput({
  value: given = null,
  onChange,
  max,
  name,
  decimals,
  format,
  ...rest
}: NumberInputProps & Kind) {
  const { 'aria-label': ariaLabel, 'aria-invalid': ariaInvalid, ...others } = rest;
  const host = use(EntryContext);
  const [typed, setTyped] = useState<Typed | null>(null);
  const [emitted, setEmitted] = useState(given);
  const [left, setLeft] = useState(false);
  if (given !== emitted) {
    // Another value from outside: a record, a reset, a field that the form clears.
    setEmitted(given);
    setTyped(null);
    setLeft(false);
  }

  const called = name ?? ariaLabel ?? host.label;
  const read = (entry: Typed) => readNumber(entry.text, { decimals, max, regrouping: entry.regrouping });
  const reading = typed && read(typed);
  const problem = reading && 'problem' in reading ? problemText(reading.problem) : null;

  function problemText(kind: 'unreadable' | 'decimals' | 'max'): string {
    if (kind === 'max') return `${called} must be at most ${format(max ?? 0)}`;
    if (kind === 'unreadable') return `${called} is not a number`;
    return decimals === 0 ? `${called} must be a whole number` : `${called} takes at most ${decimals} decimals`;
  }

  const { report } = host;
  useLayoutEffect(() => {
    report(problem === null ? null : { message: problem, visible: left });
  }, [report, problem, left]);
  useLayoutEffect(() => () => report(null), [report]);

  const shown = typed?.text ?? (given === null ? '' : format(given));

  function onType(text: string): void {
    const next = { text, regrouping: (typed?.regrouping ?? shown.includes(',')) && text.includes(',') };
    const result = read(next);
    const value = 'value' in result ? result.value : null;
    setTyped(next);
    setLeft(false);
    setEmitted(value);
    if (value !== given) onChange?.(value);
  }

  /** Typing ends here: a number is written as everywhere, another text stays and is marked. */
  function settle(): void {
    setLeft(true);
    if (problem === null) setTyped(null);
  }

  return (
    <Input
      {...others}
      value={shown}
      aria-label={ariaLabel}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      maxLength={30}
      aria-invalid={problem !== null && left ? true : ariaInvalid}
      status={problem !== null && left ? 'error' : undefined}
      onChange={({ target }) => onType(target.value)}
      onBlur={settle}
    />
  );
}
