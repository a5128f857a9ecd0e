import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'button'>, 'type' | 'className'> & {
  danger?: boolean;
};

/**
 * Plain button for table rows. A page has hundreds, and an antd button takes longer to render than the rest of its row.
 */
export function RowButton({ danger = false, ...rest }: Props) {
  return <button {...rest} type="button" className={danger ? 'row-button danger' : 'row-button'} />;
}
