import { Input, Statistic } from 'antd';
import { useState, type CSSProperties, type KeyboardEvent } from 'react';
import { paiseToRupees, rupeesToPaise } from '../../../../server/src/domain/values/money';
import { CloseRunSheetInput } from '../../../../server/src/modules/movement/runsheets/runSheet.inputs';
import { useCloseRunSheetMutation, type RunSheetDetailFragment } from '../../graphql.generated';
import { showMoney } from '../../ui/app/format';
import { FormButtons } from '../../ui/form/FormButtons';
import { InputForm } from '../../ui/form/InputForm';
import { useCommandForm } from '../../ui/form/useRecordForm';
import { CountInput } from '../../ui/input/CountInput';
import { changedByRunSheets } from './changedByRunSheets';

/** Rupees. */
const denominations = [500, 200, 100, 50, 20, 10, 5, 2, 1] as const;

interface Values {
  differenceRemark: string;
}

const blank: Values = { differenceRemark: '' };

/** The cash by notes and coins, and what it lacks. */
export function DebriefForm({ sheet }: { sheet: RunSheetDetailFragment }) {
  const { uniqueId, version, expectedCash, expectedUpi } = sheet;
  const [counts, setCounts] = useState<Readonly<Record<number, number | null>>>({});
  const countedCash = denominations.reduce((sum, each) => sum + each * (counts[each] ?? 0), 0);
  const difference = paiseToRupees(rupeesToPaise(countedCash) - rupeesToPaise(expectedCash));
  const form = useCommandForm({
    rules: CloseRunSheetInput,
    blank,
    toInput: (values: Values) => ({ ...values, uniqueId, version, countedCash }),
    mutation: useCloseRunSheetMutation(),
    done: `Run sheet ${sheet.number} closed successfully`,
    changes: changedByRunSheets,
  });
  return (
    <InputForm form={form} label="Cash">
      <div className="figures" style={{ marginTop: 16 }}>
        <Statistic title="Expected in cash" value={showMoney(expectedCash)} />
        <Statistic title="By UPI" value={showMoney(expectedUpi)} />
        <Statistic title="Counted" value={showMoney(countedCash)} />
        <Statistic title="Difference" className={difference === 0 ? 'good' : 'wrong'} value={showMoney(difference)} />
      </div>
      <div
        className="field-grid"
        role="presentation"
        onKeyDown={focusNext}
        style={{ '--column': '90px' } as CSSProperties}
      >
        {denominations.map((each) => (
          <label key={each}>
            <span className="quiet small">₹ {each} ×</span>
            <CountInput
              aria-label={`Pieces of ₹ ${each}`}
              value={counts[each] ?? null}
              onChange={(count) => setCounts({ ...counts, [each]: count })}
            />
          </label>
        ))}
      </div>
      {difference !== 0 && (
        <form.Field name="differenceRemark" label="Remark">
          <Input maxLength={300} />
        </form.Field>
      )}
      <FormButtons ok="Close Run Sheet" saving={form.saving}>
        {null}
      </FormButtons>
    </InputForm>
  );
}

/** Enter goes to the next field. */
function focusNext(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const fields = [
    ...(event.currentTarget.closest('form')?.querySelectorAll<HTMLElement>('input, button[type="submit"]') ?? []),
  ];
  fields[fields.indexOf(event.target as HTMLElement) + 1]?.focus();
}
