import { Button } from 'antd';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { CountInput } from '../../ui/input/CountInput';
import { showWeight } from '../../ui/app/format';
import { NumberInput } from '../../ui/input/NumberInput';
import { useFormValues } from '../../ui/form/useFormValues';
import type { InputFormState } from '../../ui/form/useInputForm';
import type { ConsignmentValues } from './ConsignmentFormValues';
import { dimensionsProblem, emptyRow, packetsIn, sides, type DimensionRow } from './dimensions';
import type { Quote } from './ratedValues';

interface Props {
  form: InputFormState<ConsignmentValues>;
  quote: Quote | null;
  /** The focus returns to the field before the panel. */
  onClose: () => void;
}

const sideNames = { length: 'Length', width: 'Width', height: 'Height' } as const;
const showSide = (cm: number) => String(cm);

/** The measures of the packets: Enter adds a row, Esc closes. */
export function Dimensions({ form, quote, onClose }: Props) {
  const { dimensions, packet } = useFormValues(form, ({ dimensions: rows, packet: count }) => ({
    dimensions: rows,
    packet: count,
  }));
  const rows = dimensions?.length ? dimensions : [emptyRow];
  const panel = useRef<HTMLDivElement>(null);
  const [focusRow, setFocusRow] = useState<number | null>(0);
  useEffect(() => {
    if (focusRow === null) return;
    panel.current?.querySelectorAll('fieldset')[focusRow]?.querySelector('input')?.focus();
    setFocusRow(null);
  }, [focusRow]);

  /** The number of packets that these rows gave: one that was typed is kept. */
  const given = useRef(packetsIn(dimensions));

  function change(next: readonly DimensionRow[]): void {
    const count = packetsIn(next);
    const follows = count > 0 && (packet === null || packet === given.current);
    if (follows) given.current = count;
    const patch = { dimensions: next, ...(follows && { packet: count }) };
    form.antd.setFieldsValue(patch);
    form.changed(Object.keys(patch));
  }

  const set = (at: number, patch: Partial<DimensionRow>) =>
    change(rows.map((row, index) => (index === at ? { ...row, ...patch } : row)));

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    }
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    change([...rows, emptyRow]);
    setFocusRow(rows.length);
  }

  const problem = dimensionsProblem(dimensions, packet);
  return (
    <div ref={panel} className="row bordered notice dimensions" role="presentation" onKeyDown={onKeyDown}>
      {rows.map((row, at) => (
        // Rows have no identity but their place.
        <fieldset key={at} aria-label={`Packets ${at + 1}`}>
          {sides.map((side) => (
            <NumberInput
              key={side}
              aria-label={`${sideNames[side]} ${at + 1}`}
              placeholder={sideNames[side]}
              decimals={1}
              max={9999.9}
              format={showSide}
              suffix="cm"
              value={row[side]}
              onChange={(value) => set(at, { [side]: value })}
            />
          ))}
          <span aria-hidden="true">×</span>
          <CountInput
            aria-label={`Count ${at + 1}`}
            placeholder="Count"
            value={row.count}
            onChange={(count) => set(at, { count })}
          />
          <Button
            type="text"
            size="small"
            danger
            tabIndex={-1}
            aria-label={`Delete packets ${at + 1}`}
            onClick={() => change(rows.filter((_, index) => index !== at))}
          >
            ✕
          </Button>
        </fieldset>
      ))}
      <p className={problem ? 'wrong small' : 'quiet'} role="status">
        {problem ?? (quote && quote.volumetricWeight > 0 ? `Volumetric ${showWeight(quote.volumetricWeight)}` : '')}
      </p>
      <Button size="small" onClick={() => change([...rows, emptyRow])}>
        Add packets
      </Button>
      <Button size="small" onClick={onClose}>
        Done
      </Button>
      <span className="quiet">
        <kbd>Enter</kbd> adds a row, <kbd>Esc</kbd> closes
      </span>
    </div>
  );
}
