import { Button } from 'antd';
import type { Progress } from './useImportCommands';
import { Toolbar } from '../../ui/panel/Toolbar';

/** How far the calls of a step have come. */
export function ProgressLine({ progress, onCancel }: { progress: Progress; onCancel?: () => void }) {
  const { what, done, of, rate } = progress;
  return (
    <Toolbar>
      <progress className="grow" value={done} max={Math.max(1, of)} aria-label={`${what} rows`} />
      <span role="status">
        {`${what} ${done.toLocaleString('en-IN')} of ${of.toLocaleString('en-IN')} rows`}
        {rate > 0 && `, ${rate.toLocaleString('en-IN')} a second`}
      </span>
      {onCancel && <Button onClick={onCancel}>Cancel</Button>}
    </Toolbar>
  );
}
