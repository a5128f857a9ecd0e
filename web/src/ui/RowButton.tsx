import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'button'>, 'type' | 'className'> & {
  danger?: boolean;
};

/** A button in a row of a table. A page has hundreds of them, and each of antd's takes longer than the rest of its row. */
export function RowButton({ danger = false, ...rest }: Props) {
  return <button {...rest} type="button" className={danger ? 'row-button danger' : 'row-button'} />;
}
