import { Alert, Button } from 'antd';

export interface Failed {
  title: string;
  retry: () => void;
}

/** Shown when loading failed, with a retry button. */
export function LoadFailure({ title, retry }: Failed) {
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
