import { InputNumber, type InputNumberProps } from 'antd';
import { groupedIndian } from './grouping';

/** Rupees, with at most two decimals, grouped the Indian way while one reads it. */
export function MoneyInput(props: Omit<InputNumberProps<number>, 'precision' | 'formatter' | 'parser'>) {
  return (
    <InputNumber<number>
      min={0} max={99_999_999.99} precision={2} prefix="₹" controls={false} inputMode="decimal"
      style={{ width: '100%' }}
      formatter={(value, { userTyping, input }) => (userTyping ? input : groupedIndian(value))}
      parser={(text) => Number((text ?? '').replace(/[^\d.]/g, ''))}
      {...props}
    />
  );
}
