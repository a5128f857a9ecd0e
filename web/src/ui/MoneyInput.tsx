import { InputNumber, type InputNumberProps } from 'antd';
import { groupedIndian } from './grouping';

type Own = 'value' | 'onChange' | 'precision' | 'formatter' | 'parser';

interface Props extends Omit<InputNumberProps<string | number>, Own> {
  /** Rupees. */
  value?: number | null;
  onChange?: (rupees: number | null) => void;
}

// Constants: a new formatter makes antd write the amount anew, in the midst of the typing.
const format: InputNumberProps<string | number>['formatter'] = (shown, { userTyping, input }) =>
  (userTyping ? input : groupedIndian(shown, 2));
// A cleared field must stay empty text: as a number it would be 0.
const parse = (text: string | undefined) => (text ?? '').replace(/[^\d.]/g, '');

/** Rupees, with at most two decimals, grouped the Indian way while one reads it. */
export function MoneyInput({ value, onChange, ...rest }: Props) {
  return (
    <InputNumber<string | number>
      min={0} max={99_999_999.99} precision={2} prefix="₹" controls={false} inputMode="decimal"
      style={{ width: '100%' }}
      formatter={format} parser={parse}
      {...rest}
      value={value}
      onChange={(rupees) => onChange?.(rupees === null ? null : Number(rupees))}
    />
  );
}
