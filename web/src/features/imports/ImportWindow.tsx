import { Modal, Steps } from 'antd';
import { useState, type ReactNode } from 'react';
import { labels, type ImportKind } from '../../../../server/src/domain/enums';
import { useImportJobQuery, type ImportJobQuery } from '../../graphql.generated';
import { LoadFailure } from '../../ui/panel/LoadFailure';
import { Skeleton } from '../../ui/panel/Skeleton';
import { ColumnsStep } from './ColumnsStep';
import { FileStep } from './FileStep';
import './imports.css';
import { RowsStep } from './RowsStep';

export type OpenJob = ImportJobQuery['importJob'];

interface Props {
  kind: ImportKind;
  /** The uniqueId of an import, 'new', or null while the window is closed. */
  opened: string | null;
  finish?: (job: OpenJob) => ReactNode;
  onOpen: (uniqueId: string) => void;
  onClose: () => void;
}

const steps = ['File', 'Columns', 'Check', 'Import'].map((title) => ({ title }));

export function ImportWindow({ kind, opened, finish, onOpen, onClose }: Props) {
  return (
    <Modal
      open={opened !== null}
      title={`Import ${labels.ImportKind[kind]}`}
      width={1120}
      style={{ top: 24 }}
      mask={{ closable: false }}
      footer={null}
      destroyOnHidden
      onCancel={onClose}
    >
      {opened === 'new' && (
        <>
          <Steps size="small" responsive={false} current={0} items={steps} className="notice" />
          <FileStep kind={kind} onOpen={onOpen} />
        </>
      )}
      {opened !== null && opened !== 'new' && <Opened key={opened} uniqueId={opened} finish={finish} onOpen={onOpen} />}
    </Modal>
  );
}

function Opened({ uniqueId, finish, onOpen }: Pick<Props, 'finish' | 'onOpen'> & { uniqueId: string }) {
  const { data, loading, error, refetch } = useImportJobQuery({
    variables: { uniqueId },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const [mapping, setMapping] = useState(false);
  // Rows that wait since a correction are checked where they are.
  const [rechecking, setRechecking] = useState(false);
  const job = data?.importJob;
  if (!job) {
    if (error && !loading) return <LoadFailure title="The import could not be loaded" retry={refetch} />;
    return <Skeleton />;
  }
  const isMapping = mapping || (job.status === 'Draft' && !rechecking);
  const step = isMapping ? 1 : job.status === 'Checked' || rechecking ? 2 : 3;
  return (
    <>
      <Steps size="small" responsive={false} current={step} items={steps} className="notice" />
      {isMapping ? (
        <ColumnsStep job={job} onChecked={() => setMapping(false)} />
      ) : (
        <RowsStep
          job={job}
          finish={finish}
          onColumns={() => setMapping(true)}
          onFiles={() => onOpen('new')}
          onRecheck={setRechecking}
          onChanged={() => void refetch()}
        />
      )}
    </>
  );
}
