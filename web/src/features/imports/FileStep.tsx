import { useApolloClient } from '@apollo/client/react';
import { Alert, Button, Flex, Upload } from 'antd';
import { useCallback, useState } from 'react';
import { labels, type ImportKind } from '../../../../server/src/domain/enums';
import { maxImportRows } from '../../../../server/src/domain/imports/importFields';
import {
  ImportTemplateDocument,
  useImportJobsQuery,
  useStartImportMutation,
  type ImportJobRowFragment,
  type ImportTemplateQuery,
} from '../../graphql.generated';
import type { Column } from '../../ui/table/columns';
import { DataTable } from '../../ui/table/DataTable';
import { fullName } from '../../ui/app/format';
import { saveFile } from '../../ui/file/saveFile';
import { toast } from '../../ui/overlay/toast';
import { useCommand } from '../../ui/form/useCommand';
import { ProgressLine } from './ProgressLine';
import { FileRefused, readFile, templateBlob, type ReadFile } from './readFile';
import { guessedEncoding } from './encodings';
import type { SheetChoice } from './readSheet';
import { SheetStep } from './SheetStep';
import { useImportCommands } from './useImportCommands';

interface Props {
  kind: ImportKind;
  onOpen: (uniqueId: string) => void;
}

const columns: readonly Column<ImportJobRowFragment>[] = [
  { key: 'fileName', title: 'File', width: 220, card: 'title' },
  { key: 'status', title: 'Status', value: (job) => labels.ImportStatus[job.status], fit: 'whole', card: 'state' },
  { key: 'rowCount', title: 'Rows', kind: 'number' },
  { key: 'done', title: 'Imported', kind: 'number', card: 'text' },
  { key: 'bad', title: 'Left out', value: (job) => job.bad + job.refused, kind: 'number' },
  { key: 'createdBy', title: 'By', value: (job) => fullName(job.createdBy), fit: 'whole' },
  { key: 'createdOn', title: 'Started', kind: 'instant', card: 'note' },
];

/** A file is chosen or dropped; below it the earlier ones, to go on with or to look at. */
export function FileStep({ kind, onOpen }: Props) {
  const [reading, setReading] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [doubtful, setDoubtful] = useState<{ file: File; read: ReadFile } | null>(null);
  const [earlier, setEarlier] = useState<{ file: ReadFile; job: ImportJobRowFragment } | null>(null);
  const [start] = useCommand(useStartImportMutation(), { changes: ['importJobs'] });
  const { progress, send } = useImportCommands();
  const downloadTemplate = useTemplate(kind);

  async function begin(file: ReadFile, again: boolean) {
    const { fileName, fileHash, sheet } = file;
    const sheetName = sheet.name?.slice(0, 60) ?? null;
    const answer = await start({ input: { kind, fileName, fileHash, sheetName, headers: sheet.headers, again } });
    if (!answer) return;
    const job = answer.startImport;
    if (job.status !== 'Draft') return setEarlier({ file, job });
    // An import that was broken off gets its rows again.
    const sent = await send(job, sheet);
    if (sent) onOpen(job.uniqueId);
  }

  /**
   * A file of several sheets, whose encoding is a guess, whose headers are not its first row, or that is too wide, is shown
   * before its rows are sent.
   */
  async function take(file: File, choice?: SheetChoice) {
    setRefusal(null);
    setEarlier(null);
    if (!choice) setDoubtful(null);
    setReading(true);
    try {
      const read = await readFile(file, kind, choice);
      const { names, encoding, headerRow, leftOut } = read.sheet;
      const isDoubtful = names.length > 1 || encoding === guessedEncoding || headerRow > 1 || leftOut.length > 0;
      if (choice || isDoubtful) setDoubtful({ file, read });
      else await sendRows(read);
    } catch (caught) {
      if (!(caught instanceof FileRefused)) throw caught;
      setRefusal(caught.message);
    } finally {
      setReading(false);
    }
  }

  async function sendRows(read: ReadFile) {
    if (read.sheet.rows.length > maxImportRows)
      return setRefusal(`A file takes at most ${maxImportRows.toLocaleString('en-IN')} rows`);
    await begin(read, false);
  }

  return (
    <>
      <Upload.Dragger
        accept=".xlsx,.xls,.csv"
        multiple={false}
        showUploadList={false}
        disabled={reading}
        beforeUpload={(file) => {
          void take(file);
          return false;
        }}
      >
        <strong>{reading ? 'Reading the file...' : 'Drop a file here, or press to choose one'}</strong>
        <p className="quiet">
          Excel or CSV, at most 10,000 rows and 10 MB. The headers are looked for in the first rows.
        </p>
      </Upload.Dragger>
      <Flex justify="end">
        <Button type="link" onClick={downloadTemplate}>
          Download the template
        </Button>
      </Flex>
      {doubtful && (
        <SheetStep
          sheet={doubtful.read.sheet}
          busy={reading || progress !== null}
          onChoice={(choice) => void take(doubtful.file, choice)}
          onSure={() => void sendRows(doubtful.read)}
        />
      )}
      {progress && <ProgressLine progress={progress} />}
      {refusal && <Alert type="error" showIcon title={refusal} />}
      {earlier && (
        <Alert
          type="info"
          showIcon
          title={`This file was imported before: ${earlier.job.done.toLocaleString('en-IN')} rows`}
          action={
            <>
              <Button size="small" type="primary" onClick={() => onOpen(earlier.job.uniqueId)}>
                Open that import
              </Button>{' '}
              <Button size="small" onClick={() => void begin(earlier.file, true)}>
                Import again
              </Button>
            </>
          }
        />
      )}
      <EarlierFiles kind={kind} onOpen={onOpen} />
    </>
  );
}

function EarlierFiles({ kind, onOpen }: Props) {
  const { data, loading, error, refetch } = useImportJobsQuery({
    variables: { search: { kind, take: 20 } },
    fetchPolicy: 'cache-and-network',
  });
  const open = useCallback((job: ImportJobRowFragment) => onOpen(job.uniqueId), [onOpen]);
  const actions = useCallback(
    (job: ImportJobRowFragment) => (
      <Button size="small" aria-label={`Open ${job.fileName}`} onClick={() => open(job)}>
        Open
      </Button>
    ),
    [open],
  );
  return (
    <div className="low">
      <h2 className="heading">Earlier files</h2>
      <DataTable
        label="Earlier files"
        columns={columns}
        rows={data?.importJobs.rows ?? []}
        loading={loading && !data}
        failed={
          error && !data ? { title: 'An error occurred while searching imports', retry: () => void refetch() } : null
        }
        emptyText="There are no imports"
        loadingText="Loading imports..."
        actions={actions}
        onOpen={open}
      />
    </div>
  );
}

function useTemplate(kind: ImportKind): () => void {
  const client = useApolloClient();
  return () => {
    void (async () => {
      const { data } = await client.query<ImportTemplateQuery>({ query: ImportTemplateDocument, variables: { kind } });
      if (!data) return;
      const { columns: fields } = data.importTemplate;
      const headers = fields.map(({ header }) => header);
      const example = fields.map((field) => field.example);
      const words = fields.map((field) => [field.header, field.words] as const);
      saveFile(await templateBlob({ headers, example, words }), `${kind} template.xls`);
    })().catch((caught: unknown) => {
      if (caught instanceof FileRefused) toast.error(caught.message);
    });
  };
}
