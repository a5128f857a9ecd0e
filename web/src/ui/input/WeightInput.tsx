import { NumberInput, type NumberInputProps } from './NumberInput';

const format = (kg: number) => kg.toFixed(3);

/** Input for kilograms with at most three decimals. */
export function WeightInput(props: NumberInputProps) {
  return <NumberInput max={99_999.999} {...props} decimals={3} format={format} suffix="Kg" />;
}
