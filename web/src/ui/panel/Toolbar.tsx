import type { ReactNode } from 'react';
import type { AnyColumn } from '../table/columns';
import { ColumnsButton } from '../views/ColumnsButton';

export interface ToolbarActions {
  /** At the right, in this order. */
  more?: ReactNode;
  /** Of the list, from which the user chooses. */
  columns?: readonly AnyColumn<never>[];
  excel?: ReactNode;
  /** What is done most often on the screen. */
  primary?: ReactNode;
}

interface Props extends ToolbarActions {
  /** Of a group of buttons that needs a name. */
  label?: string;
  role?: 'group' | 'search';
  /** At the left: views, search, filters. */
  children?: ReactNode;
  /** The chips of the filters on a line of their own, where the first is full without them. */
  below?: ReactNode;
}

/** The bar above a list. */
export function Toolbar({ label, role = label ? 'group' : undefined, children, below, ...right }: Props) {
  const { more, columns, excel, primary } = right;
  const hasRight = Object.values(right).some(Boolean);
  return (
    <div className="toolbar" role={role} aria-label={label}>
      {children}
      {hasRight && (
        <div className="row push">
          {more}
          {columns && <ColumnsButton columns={columns} />}
          {excel}
          {primary}
        </div>
      )}
      {below && (
        <div className="row" style={{ flex: '0 0 100%' }}>
          {below}
        </div>
      )}
    </div>
  );
}
