import { Alert, Button } from 'antd';
import { useCallback, useEffect } from 'react';

export interface Failed {
  title: string;
  /** Whether it fails again is seen by what it loads. */
  retry: () => unknown;
}

/** Shown when loading failed, with a retry button; the browser's network returning is one more. */
export function LoadFailure({ title, retry }: Failed) {
  const again = useCallback(() => void Promise.resolve(retry()).catch(() => undefined), [retry]);
  useEffect(() => {
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [again]);

  return (
    <Alert
      className="notice"
      type="error"
      showIcon
      title={title}
      action={
        <Button size="small" onClick={again}>
          Try again
        </Button>
      }
    />
  );
}
