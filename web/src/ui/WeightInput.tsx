import { InputNumber, type InputNumberProps } from 'antd';

/** Kilograms, with at most three decimals. */
export function WeightInput(props: Omit<InputNumberProps<number>, 'precision'>) {
  return (
    <InputNumber<number>
      min={0} max={99_999.999} precision={3} suffix="Kg" controls={false} inputMode="decimal" style={{ width: '100%' }}
      {...props}
    />
  );
}
