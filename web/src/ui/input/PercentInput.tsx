import { NumberInput, type NumberInputProps } from './NumberInput';

const percent = (value: number) => value.toFixed(2);

/** Input for a percentage with at most two decimals. */
export function PercentInput(props: NumberInputProps) {
  return <NumberInput max={999.99} {...props} decimals={2} format={percent} suffix="%" />;
}
