import { useApolloClient } from '@apollo/client/react';
import { Alert, Button, Dropdown } from 'antd';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { labels, type ImportMode, type ImportRowStatus } from '../../../../server/src/domain/enums';
import { importRefusal } from '../../../../server/src/domain/policy';
import { useCancelImportMutation } from '../../graphql.generated';
import { paths } from '../../paths';
import { Choice } from '../../ui/input/Choice';
import { saveFile } from '../../ui/file/saveFile';
import { useCommand } from '../../ui/form/useCommand';
import { Toolbar } from '../../ui/panel/Toolbar';
import { ImportGrid } from './ImportGrid';
import type { OpenJob } from './ImportWindow';
import { ProgressLine } from './ProgressLine';
import { resultFile } from './resultFile';
import { useImportCommands } from './useImportCommands';

interface Props {
  job: OpenJob;
  finish?: (job: OpenJob) => ReactNode;
  onColumns: () => void;
  onFiles: () => void;
  /** Told when rows are checked again, and when they are. */
  onRecheck: (isRechecking: boolean) => void;
  onChanged: () => void;
}

type Filter = 'Bad' | 'Good' | 'Already' | 'Done' | 'All';

const statuses: Readonly<Record<Filter, ImportRowStatus[] | null>> = {
  Bad: ['Bad', 'Refused'],
  Good: ['Good'],
  Already: ['Already'],
  Done: ['Done'],
  All: null,
};

const number = (count: number) => count.toLocaleString('en-IN');

/** The checked rows; bad ones are corrected in place, good ones imported. */
export function RowsStep({ job, finish, onColumns, onFiles, onRecheck, onChanged }: Props) {
  const leftOut = job.bad + job.refused;
  const [filter, setFilter] = useState<Filter>(leftOut > 0 ? 'Bad' : 'All');
  const [mode, setMode] = useState<ImportMode>('GoodRows');
  const { progress, write, check, stop } = useImportCommands();
  const [cancel] = useCommand(useCancelImportMutation());
  const refusal = importRefusal.allOrNothing(job);
  const isOpen = !finish && (job.status === 'Checked' || job.status === 'Cancelled' || job.status === 'Running');
  const filters: Readonly<Record<Filter, string>> = {
    Bad: `Bad ${number(leftOut)}`,
    Good: `Good ${number(job.good)}`,
    Already: `Already imported ${number(job.already)}`,
    Done: `Imported ${number(job.done)}`,
    All: `All ${number(job.rowCount)}`,
  };

  async function run() {
    await write(job, refusal ? 'GoodRows' : mode);
    onChanged();
  }

  async function recheck() {
    onRecheck(true);
    await check(job, null);
    onRecheck(false);
    onChanged();
  }

  async function cancelRun() {
    stop();
    await cancel({ input: { uniqueId: job.uniqueId } });
    onChanged();
  }

  return (
    <>
      <Summary job={job} leftOut={leftOut} />
      <Toolbar>
        <Choice label="Rows shown" of={filters} value={filter} onChange={(chosen) => setFilter(chosen ?? 'All')} />
        <span className="push">
          <Download job={job} leftOut={leftOut} />
        </span>
      </Toolbar>
      <ImportGrid key={filter} job={job} status={statuses[filter]} recheck={recheck} />
      {job.status === 'Checked' && job.good > 0 && finish?.(job)}
      {progress && <ProgressLine progress={progress} onCancel={() => void cancelRun()} />}
      <div className="form-buttons">
        {isOpen && job.good > 0 && (
          <>
            {job.status === 'Checked' && (
              <Choice
                label="What to import"
                of={labels.ImportMode}
                closed={refusal ? ['AllOrNothing'] : []}
                value={refusal ? 'GoodRows' : mode}
                onChange={(chosen) => chosen && setMode(chosen)}
              />
            )}
            <Button type="primary" loading={progress !== null} onClick={() => void run()}>
              {job.status === 'Checked' ? `Import ${number(job.good)} rows` : `Go on with ${number(job.good)} rows`}
            </Button>
          </>
        )}
        {(job.status === 'Checked' || job.status === 'Cancelled') && (
          <Button disabled={progress !== null} onClick={onColumns}>
            Columns
          </Button>
        )}
        <Button disabled={progress !== null} onClick={onFiles}>
          Files
        </Button>
        {job.kind === 'Bookings' && job.done > 0 && progress === null && (
          <Link className="push" to={paths.importedConsignments(job)}>
            Show the consignments
          </Link>
        )}
      </div>
    </>
  );
}

function Summary({ job, leftOut }: { job: OpenJob; leftOut: number }) {
  const done = `imported ${number(job.done)} rows, ${number(leftOut)} were left out`;
  const already = job.already > 0 ? `, ${number(job.already)} were imported before` : '';
  const found = `${number(job.good)} rows are good, ${number(leftOut)} are bad${already}`;
  if (job.status === 'Done') return <Alert type="success" showIcon title={`${job.fileName}: ${done}${already}`} />;
  const isStopped = job.status === 'Cancelled' || job.status === 'Running';
  const stopped = `stopped after ${number(job.done)} rows: ${number(job.good)} are still to be imported`;
  return (
    <Alert
      type={leftOut > 0 || isStopped ? 'warning' : 'info'}
      showIcon
      title={`${job.fileName}: ${isStopped ? stopped : found}`}
    />
  );
}

/** The original columns, then row, result and reason. */
function Download({ job, leftOut }: { job: OpenJob; leftOut: number }) {
  const client = useApolloClient();
  const [writing, setWriting] = useState(false);
  async function download(only: ImportRowStatus[] | null) {
    setWriting(true);
    try {
      const file = await resultFile(client, job, only);
      if (file) saveFile(file, `${job.fileName.replace(/\.\w+$/, '')} with reasons.xls`);
    } finally {
      setWriting(false);
    }
  }
  return (
    <Dropdown.Button
      loading={writing}
      menu={{ items: [{ key: 'all', label: 'All rows' }], onClick: () => void download(null) }}
      onClick={() => void download(leftOut > 0 ? ['Bad', 'Refused'] : null)}
    >
      Download with reasons
    </Dropdown.Button>
  );
}
