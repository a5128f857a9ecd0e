import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { todayIn } from '../../../server/src/domain/dates';

interface Props {
  /** `YYYY-MM-DD`, or `YYYY-MM` for a month. */
  value?: string | null;
  onChange?: (value: string | null) => void;
  /** First and last day that can be chosen; `today` is the company's. */
  min?: string;
  max?: string | 'today';
  month?: boolean;
  id?: string;
  disabled?: boolean;
  allowClear?: boolean;
  placeholder?: string;
  'aria-label'?: string;
}

// Typed as they are written on paper, and as they are shown.
const dayFormats = ['DD-MMM-YYYY', 'DD-MM-YYYY', 'D-M-YYYY', 'DD/MM/YYYY', 'D/M/YYYY', 'DDMMYYYY', 'YYYY-MM-DD'];
const monthFormats = ['MMMM-YYYY', 'MM-YYYY', 'MM/YYYY', 'YYYY-MM'];

/** A calendar date, as text in and out: it never passes through a time zone. */
export function DateInput({ value, onChange, min, max, month = false, ...rest }: Props) {
  const last = max === 'today' ? todayIn() : max;
  const wire = month ? 'YYYY-MM' : 'YYYY-MM-DD';
  return (
    <DatePicker
      {...rest}
      style={{ width: '100%' }}
      picker={month ? 'month' : 'date'}
      format={month ? monthFormats : dayFormats}
      value={value ? dayjs(month ? `${value.slice(0, 7)}-01` : value) : null}
      minDate={min ? dayjs(min) : undefined}
      maxDate={last ? dayjs(last) : undefined}
      onChange={(chosen) => onChange?.(chosen ? chosen.format(wire) : null)}
    />
  );
}
