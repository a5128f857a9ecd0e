import type { ReactNode } from 'react';

export interface ToolbarActions {
  /** At the right, in this order. */
  more?: ReactNode;
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
}

/** The bar above a list. */
export function Toolbar({ label, role = label ? 'group' : undefined, children, more, excel, primary }: Props) {
  const hasRight = Boolean(more) || Boolean(excel) || Boolean(primary);
  return (
    <div className="toolbar" role={role} aria-label={label}>
      {children}
      {hasRight && (
        <div className="row push">
          {more}
          {excel}
          {primary}
        </div>
      )}
    </div>
  );
}
