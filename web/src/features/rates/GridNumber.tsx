import { useState, type KeyboardEvent } from 'react';
import { groupedIndian } from '../../ui/table/grouping';
import { readNumber } from '../../ui/input/typedNumber';

interface Props {
  value: number | null;
  label: string;
  /** Of rupees or of kilograms. */
  kind: 'money' | 'weight';
  /** Cells of one column have the same; Enter and the arrow keys go on in it. */
  column: string;
  /** Called with an empty field too; otherwise that keeps its value. */
  mayBeEmpty?: boolean;
  placeholder?: string;
  /** Shown as a warning. */
  warning?: string;
  onChange: (value: number | null) => void;
  onFocus?: () => void;
  /** Called when the text in the field becomes unreadable, and when it no longer is. */
  onProblem: (hasProblem: boolean) => void;
}

const kinds = {
  money: { decimals: 2, max: 99_999_999.99, show: (value: number) => groupedIndian(value, 2) },
  weight: { decimals: 3, max: 99_999.999, show: (value: number) => value.toFixed(3) },
} as const;

/**
 * A number in a cell of a grid: a plain input, since a grid has hundreds. Amounts change while they are typed, weights when the
 * field is left, since others follow them.
 */
export function GridNumber({ value, label, kind, column, mayBeEmpty = false, onChange, onProblem, ...rest }: Props) {
  const { placeholder, warning, onFocus } = rest;
  const [typed, setTyped] = useState<string | null>(null);
  const { decimals, max, show } = kinds[kind];
  const shown = value === null ? '' : show(value);
  /** Undefined if the text is no number from 0 on. */
  const read = (text: string): number | null | undefined => {
    const found = readNumber(text, { decimals, max, regrouping: shown.includes(',') && text.includes(',') });
    return 'value' in found && (found.value ?? 0) >= 0 ? found.value : undefined;
  };
  const isWrong = typed !== null && read(typed) === undefined;

  function take(text: string): void {
    const found = read(text);
    if (found === undefined || (found === null && !mayBeEmpty)) return;
    if (found !== value) onChange(found);
  }

  function type(text: string): void {
    setTyped(text);
    onProblem(read(text) === undefined);
    if (kind === 'money') take(text);
  }

  /** An emptied cell keeps its value; text that is no number stays, and blocks saving. */
  function settle(): void {
    if (typed === null || isWrong) return;
    take(typed);
    setTyped(null);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const { key, currentTarget } = event;
    if (key === 'Enter') settle();
    const step = { Enter: event.shiftKey ? -1 : 1, ArrowDown: 1, ArrowUp: -1 }[key];
    if (step === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const cells = [...(currentTarget.closest('table')?.querySelectorAll<HTMLInputElement>('input') ?? [])].filter(
      (cell) => cell.dataset.column === column,
    );
    cells[cells.indexOf(currentTarget) + step]?.focus();
  }

  return (
    <input
      className="plain-field grid-number"
      data-column={column}
      data-warned={warning !== undefined || undefined}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      title={isWrong ? 'This is not a number' : warning}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      placeholder={placeholder}
      value={typed ?? shown}
      onChange={({ target }) => type(target.value)}
      onFocus={({ target }) => {
        target.select();
        onFocus?.();
      }}
      onBlur={settle}
      onKeyDown={onKeyDown}
    />
  );
}
