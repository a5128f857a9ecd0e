import { NumberInput, type NumberInputProps } from '../../ui/input/NumberInput';

const tenths = (value: number) => value.toFixed(1);

/** Input for centimetres with at most one decimal. */
export function LengthInput(props: NumberInputProps) {
  return <NumberInput max={9999.9} {...props} decimals={1} format={tenths} suffix="cm" />;
}

/** Input for a factor with at most one decimal. */
export function FactorInput(props: NumberInputProps) {
  return <NumberInput max={99.9} {...props} decimals={1} format={tenths} prefix="×" />;
}
