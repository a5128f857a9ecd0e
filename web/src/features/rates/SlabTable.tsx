import { Select } from 'antd';
import { memo } from 'react';
import { labels, type SlabMode } from '../../../../server/src/domain/enums';
import { showWeight } from '../../ui/app/format';
import { RowButton } from '../../ui/table/RowButton';
import { GridNumber } from './GridNumber';
import { withDetails, withEnd, withoutRow, withPrice, withStart } from './slabEdits';
import { amountsOf, cellKey, type Price, type SlabRow } from './slabGrid';

export interface Zone {
  code: string;
  name: string;
}

export interface SlabCell {
  key: number;
  zone: string;
}

type Change = (change: (rows: readonly SlabRow[]) => readonly SlabRow[]) => void;

interface TableProps {
  label: string;
  zones: readonly Zone[];
  rows: readonly SlabRow[];
  /** By `cellKey`. */
  falls: ReadonlyMap<string, string>;
  /** Must be constant. */
  onChange: Change;
  /** A price was focused. */
  onCell: (cell: SlabCell) => void;
  onProblem: (field: string, hasProblem: boolean) => void;
}

/** One row for each range of weights, one column for each zone. Enter goes on in the column. */
export function SlabTable({ label, zones, rows, falls, ...handlers }: TableProps) {
  return (
    <div className="data-table fields">
      <table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">From Kg</th>
            <th scope="col">To Kg</th>
            <th scope="col">Price</th>
            <th scope="col">Step Kg</th>
            {zones.map(({ code, name }) => (
              <th key={code} scope="col" title={name}>
                {code} <span className="quiet">{name}</span>
              </th>
            ))}
            <th scope="col">Action</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <SlabTableRow key={row.key} {...handlers} row={row} zones={zones} falls={fallsOf(falls, row, zones)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Text that stays the same while the row's warnings do, so that rows that did not change are not rendered again. */
const fallsOf = (falls: ReadonlyMap<string, string>, row: SlabRow, zones: readonly Zone[]): string =>
  JSON.stringify(zones.map(({ code }) => falls.get(cellKey(row, code)) ?? null));

const modes = Object.entries(labels.SlabMode).map(([value, text]) => ({ value: value as SlabMode, label: text }));

const amountNames: Readonly<Record<keyof Price, string>> = { baseAmount: 'base', stepAmount: 'each step' };

interface RowProps extends Omit<TableProps, 'label' | 'rows' | 'falls'> {
  row: SlabRow;
  falls: string;
}

const SlabTableRow = memo(function SlabTableRow({ row, zones, falls, onChange, onCell, onProblem }: RowProps) {
  const { key, fromWeight, toWeight, mode, stepWeight, prices } = row;
  const warnings = JSON.parse(falls) as (string | null)[];
  const name = fromWeight === null ? 'new row' : showWeight(fromWeight);
  const problemOf = (column: string) => (hasProblem: boolean) => onProblem(`${key} ${column}`, hasProblem);
  return (
    <tr>
      <td>
        <GridNumber
          kind="weight"
          column="from"
          label={`From Kg, ${name}`}
          value={fromWeight}
          onChange={(value) => value !== null && onChange((rows) => withStart(rows, key, value))}
          onProblem={problemOf('from')}
        />
      </td>
      <td>
        <GridNumber
          kind="weight"
          column="to"
          label={`To Kg, from ${name}`}
          value={toWeight}
          mayBeEmpty
          placeholder="no limit"
          onChange={(value) => onChange((rows) => withEnd(rows, key, value))}
          onProblem={problemOf('to')}
        />
      </td>
      <td>
        <Select<SlabMode>
          size="small"
          style={{ width: 115 }}
          aria-label={`Price, from ${name}`}
          options={modes}
          value={mode}
          onChange={(chosen) => onChange((rows) => withDetails(rows, key, { mode: chosen }))}
        />
      </td>
      <td>
        {mode !== 'Flat' && (
          <GridNumber
            kind="weight"
            column="step"
            label={`Step Kg, from ${name}`}
            value={stepWeight}
            onChange={(value) => onChange((rows) => withDetails(rows, key, { stepWeight: value }))}
            onProblem={problemOf('step')}
          />
        )}
      </td>
      {zones.map(({ code }, at) => (
        <td key={code}>
          {amountsOf[mode].map((amount, index) => (
            <span key={amount}>
              {index > 0 && <span className="quiet"> + </span>}
              <GridNumber
                kind="money"
                column={`${code} ${amount}`}
                label={`Zone ${code}, from ${name}, ${amountNames[amount]}`}
                value={prices[code]?.[amount] ?? null}
                warning={warnings[at] ?? undefined}
                onFocus={() => onCell({ key, zone: code })}
                onChange={(value) => value !== null && onChange((rows) => withPrice(rows, key, code, amount, value))}
                onProblem={problemOf(`${code} ${amount}`)}
              />
            </span>
          ))}
        </td>
      ))}
      <td>
        <RowButton
          danger
          aria-label={`Delete row from ${name}`}
          onClick={() => onChange((rows) => withoutRow(rows, key))}
        >
          Delete
        </RowButton>
      </td>
    </tr>
  );
});
