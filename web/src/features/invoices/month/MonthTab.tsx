import { Steps } from 'antd';
import { useState } from 'react';
import { earliestSearchDate, firstOfLastMonth, isMonth, monthOf } from '../../../../../server/src/domain/values/dates';
import { companyToday } from '../../../companyToday';
import { useDayField } from '../../../ui/form/useDayField';
import { DateInput } from '../../../ui/input/DateInput';
import { useUrlState } from '../../../ui/search/useUrlState';
import { Toolbar } from '../../../ui/panel/Toolbar';
import { GenerateStep } from './GenerateStep';
import { ApproveStep, MailStep } from './InvoiceSteps';

const titles = ['Generate', 'Approve', 'Mail'] as const;
const steps = [GenerateStep, ApproveStep, MailStep] as const;

/** The month of all customers, from their bookings to mailed invoices. */
export function MonthTab() {
  const address = useUrlState('month');
  const month = isMonth(address.value) ? address.value : monthOf(firstOfLastMonth(companyToday()));
  const field = useDayField(month, address.show);
  const [at, setAt] = useState(0);
  const Step = steps[at] ?? GenerateStep;
  return (
    <>
      <Toolbar>
        <span className="narrow-field">
          <DateInput
            month
            aria-label="Month"
            min={earliestSearchDate}
            max="today"
            invalid="Select a month"
            {...field}
          />
        </span>
      </Toolbar>
      <Steps
        size="small"
        responsive={false}
        current={at}
        items={titles.map((title) => ({ title }))}
        onChange={setAt}
        className="notice"
      />
      <Step key={month} month={month} onNext={() => setAt(at + 1)} />
    </>
  );
}
