import { Input, Statistic } from 'antd';
import { useState } from 'react';
import { formatDate } from '../../../../server/src/domain/values/dates';
import { paiseToRupees, rupeesToPaise } from '../../../../server/src/domain/values/money';
import { CloseCashDayInput } from '../../../../server/src/modules/money/cashbook/cashBook.inputs';
import { useCloseCashDayMutation, type CashBookDayQuery } from '../../graphql.generated';
import { showMoney } from '../../ui/app/format';
import { FormButtons } from '../../ui/form/FormButtons';
import { InputForm } from '../../ui/form/InputForm';
import { useFormValues } from '../../ui/form/useFormValues';
import { useCommandForm } from '../../ui/form/useRecordForm';
import { CashCount } from '../../ui/input/CashCount';
import { MoneyInput } from '../../ui/input/MoneyInput';
import { changedByCash } from './changedByCash';

interface Values {
  openingCash: number | null;
  differenceRemark: string;
}

const blank: Values = { openingCash: null, differenceRemark: '' };

/** The cash by notes and coins, and what it lacks. */
export function CloseCashForm({ day }: { day: CashBookDayQuery['cashBookDay'] }) {
  const { branchId, date, after, expectedCash } = day;
  const [countedCash, setCounted] = useState(0);
  const form = useCommandForm({
    rules: CloseCashDayInput,
    blank,
    toInput: (values: Values) => ({ ...values, branchId: String(branchId), date, countedCash }),
    mutation: useCloseCashDayMutation(),
    done: `Cash of ${formatDate(date)} closed successfully`,
    changes: changedByCash,
  });
  const opening = useFormValues(form, ({ openingCash }) => openingCash);
  const expected = rupeesToPaise(expectedCash) + rupeesToPaise(opening ?? 0);
  const difference = paiseToRupees(rupeesToPaise(countedCash) - expected);
  return (
    <InputForm form={form} label="Close the day">
      <h3 style={{ marginTop: 16 }}>Count the cash to close the day</h3>
      {after === null && (
        <form.Field name="openingCash">
          <MoneyInput />
        </form.Field>
      )}
      <CashCount onChange={setCounted} />
      <div className="figures" style={{ marginTop: 12 }}>
        <Statistic title="Counted" value={showMoney(countedCash)} />
        <Statistic title="Difference" className={difference === 0 ? 'good' : 'wrong'} value={showMoney(difference)} />
      </div>
      {difference !== 0 && (
        <form.Field name="differenceRemark">
          <Input maxLength={300} />
        </form.Field>
      )}
      <FormButtons ok="Close Day" saving={form.saving}>
        {null}
      </FormButtons>
    </InputForm>
  );
}
