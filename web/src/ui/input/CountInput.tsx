import { NumberInput, type NumberInputProps } from './NumberInput';

/** Input for a whole number. */
export function CountInput(props: NumberInputProps) {
  return <NumberInput max={99_999} {...props} decimals={0} format={String} />;
}
