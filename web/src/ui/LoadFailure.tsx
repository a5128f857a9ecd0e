import { Alert, Button } from 'antd';

/** The server was away; a way to try again. */
export function LoadFailure({ title, retry }: { title: string; retry: () => void }) {
  return (
    <Alert
      type="error" showIcon style={{ marginBottom: 10 }} title={title}
      action={<Button size="small" onClick={retry}>Try again</Button>}
    />
  );
}
