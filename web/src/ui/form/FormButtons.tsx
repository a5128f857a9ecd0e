import { Button } from 'antd';
import type { ReactNode } from 'react';
import { CloseButton } from './FormModal';

interface Props {
  /** Label of the button that sends the form. */
  ok: string;
  saving?: boolean;
  danger?: boolean;
  /** The other buttons; one that closes the window, unless given. */
  children?: ReactNode;
}

export function FormButtons({ ok, saving, danger, children = <CloseButton /> }: Props) {
  return (
    <div className="form-buttons">
      <Button type="primary" danger={danger} htmlType="submit" loading={saving}>
        {ok}
      </Button>
      {children}
    </div>
  );
}
