import { Input } from 'antd';
import { use, useLayoutEffect, useState, type ReactNode } from 'react';
import { EntryContext } from '../form/entry';
import { readNumber } from './typedNumber';

export interface NumberInputProps {
  value?: number | null;
  onChange?: (value: number | null) => void;
  /** Larger numbers are an error of the field itself; smaller ones are left to the form's rules. */
  max?: number;
  /** Name used in messages instead of the label: '{name} is not a number'. */
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
  /** Editing started from a grouped number, so commas may be misplaced while digits change. */
  regrouping: boolean;
}

/**
 * Text input for a number. It never changes typed text silently: a minus sign is kept, to be refused by the form's
 * rules; text that is not a number stays as typed with a message at the field and no value.
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
    // The value was changed from outside, e.g. by a reset, another record or a dependent field.
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

  /** Called when editing ends. Reformats a number; other text stays and is marked as an error. */
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
