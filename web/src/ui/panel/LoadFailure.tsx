import { Alert, Button } from 'antd';
import { useEffect } from 'react';

export interface Failed {
  title: string;
  retry: () => void;
}

/** Shown when loading failed, with a retry button; the browser's network returning is one more. */
export function LoadFailure({ title, retry }: Failed) {
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);

  return (
    <Alert
      className="notice"
      type="error"
      showIcon
      title={title}
      action={
        <Button size="small" onClick={retry}>
          Try again
        </Button>
      }
    />
  );
}
