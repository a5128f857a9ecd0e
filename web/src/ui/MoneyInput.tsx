import { groupedIndian } from './grouping';
import { NumberInput, type NumberInputProps } from './NumberInput';

const format = (rupees: number) => groupedIndian(rupees, 2);

/** Rupees, with at most two decimals, grouped the Indian way while one reads it. */
export function MoneyInput(props: NumberInputProps) {
  return <NumberInput max={99_999_999.99} {...props} decimals={2} format={format} prefix="₹" />;
}
