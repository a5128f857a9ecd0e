import type { ImportMode, ImportRowStatus, ImportStatus } from '../imports/enums';
import { maxRowsAtOnce } from '../imports/importFields';
import { NounPolicy, type Refusal } from './nounPolicy';

/** What a kind of import writes is also asked of the single command's permission. */
export const importPolicy = new NounPolicy({
  group: 'Own work',
  actions: {
    importTemplate: 'imports:read',
    importProfiles: 'imports:read',
    importJobs: 'imports:read',
    importJob: 'imports:read',
    importRows: 'imports:read',
    saveImportProfile: 'imports:write',
    startImport: 'imports:write',
    addImportRows: 'imports:write',
    changeImportRow: 'imports:write',
    replaceImportCells: 'imports:write',
    checkImport: 'imports:write',
    runImport: 'imports:write',
    cancelImport: 'imports:write',
    dropImport: 'imports:write',
  },
  // Imports of others.
  screens: ['imports:others'],
  permissions: {
    'imports:read': { label: 'See own imports', kind: 'read', member: true },
    'imports:write': { label: 'Import from files', kind: 'write', member: true },
    'imports:others': { label: 'See the imports of others', kind: 'read', member: false },
  },
});

export interface ImportState {
  status: ImportStatus;
  rowCount: number;
  good: number;
  bad: number;
}

const isRunning = 'Import is running';
const isDone = 'Import is done';

const unfinished = ({ status }: ImportState): Refusal =>
  status === 'Running' ? isRunning : status === 'Done' ? isDone : null;

export const importRefusal = {
  addRows: unfinished,
  check: (job: ImportState): Refusal => unfinished(job) ?? (job.rowCount === 0 ? 'The file has no rows' : null),
  changeRow: (job: ImportState, row: { status: ImportRowStatus }): Refusal =>
    unfinished(job) ?? (row.status === 'Done' ? 'This row is imported' : null),
  replaceCells: unfinished,
  run: (job: ImportState, mode: ImportMode): Refusal => {
    if (job.status === 'Draft') return 'Check the rows first';
    if (job.status === 'Done') return isDone;
    return mode === 'AllOrNothing' && job.status !== 'Running' ? importRefusal.allOrNothing(job) : null;
  },
  allOrNothing: ({ good, bad }: Pick<ImportState, 'good' | 'bad'>): Refusal => {
    if (good > maxRowsAtOnce) return 'Import good rows only, or split the file';
    return bad > 0 ? 'Import good rows only, or correct the bad rows' : null;
  },
  cancel: ({ status }: ImportState): Refusal => {
    if (status === 'Done') return isDone;
    return status === 'Running' || status === 'Cancelled' ? null : 'Import is not running';
  },
  drop: ({ status }: ImportState): Refusal => (status === 'Running' ? isRunning : null),
};
