import { NumberInput, type NumberInputProps } from '../../ui/input/NumberInput';

const percent = (value: number) => value.toFixed(2);
const tenths = (value: number) => value.toFixed(1);

/** Input for a percentage with at most two decimals. */
export function PercentInput(props: NumberInputProps) {
  return <NumberInput max={999.99} {...props} decimals={2} format={percent} suffix="%" />;
}

/** Input for centimetres with at most one decimal. */
export function LengthInput(props: NumberInputProps) {
  return <NumberInput max={9999.9} {...props} decimals={1} format={tenths} suffix="cm" />;
}

/** Input for a factor with at most one decimal. */
export function FactorInput(props: NumberInputProps) {
  return <NumberInput max={99.9} {...props} decimals={1} format={tenths} prefix="×" />;
}
