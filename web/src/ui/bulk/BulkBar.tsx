import { Button } from 'antd';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  /** How many are selected, and what they come to. */
  status: ReactNode;
  /** The actions for what is selected. */
  children?: ReactNode;
  /** Left out while nothing is selected. */
  onClear?: () => void;
}

/** What is selected in the list, with its actions: at the lower edge of the window, so that the list does not move. */
export function BulkBar({ label, status, children, onClear }: Props) {
  return (
    <div className="row bulk-bar" role="toolbar" aria-label={label}>
      <span role="status">{status}</span>
      <div className="row">
        {children}
        {onClear && (
          <Button type="link" size="small" onClick={onClear}>
            Clear
          </Button>
        )}
      </div>
    </div>
  );
}
