import { groupedIndian } from '../table/grouping';
import { NumberInput, type NumberInputProps } from './NumberInput';

const format = (rupees: number) => groupedIndian(rupees, 2);

/** Input for rupees with at most two decimals, shown with Indian digit grouping. */
export function MoneyInput(props: NumberInputProps) {
  return <NumberInput max={99_999_999.99} {...props} decimals={2} format={format} prefix="₹" />;
}
