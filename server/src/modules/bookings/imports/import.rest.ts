import { one, route, rows } from '../../../core/module/route';
import {
  addImportRows,
  dropImport,
  importJob,
  importJobs,
  importProfiles,
  importRows,
  importTemplate,
  saveImportProfile,
  startImport,
} from './import.service';
import { ImportChange, ImportReplacement, ImportTemplate } from './import.type';
import { changeImportRow, checkImport, replaceImportCells } from './importCheck.service';
import { ImportJob } from './importJob.entity';
import { ImportProfile } from './importProfile.entity';
import { ImportRow } from './importRow.entity';
import { cancelImport, runImport } from './importRun.service';

const profile = { with: { columns: ['header', 'field'], constants: ['field', 'value'] } } as const;
const row = { with: { errors: ['field', 'message'] } } as const;

export const importRoutes = [
  route('GET', 'imports/template', {
    run: importTemplate,
    answer: one(ImportTemplate, { with: { columns: { only: ['field', 'header', 'required', 'example'], with: {} } } }),
  }),
  route('GET', 'imports/profiles', { run: importProfiles, answer: rows(ImportProfile, profile) }),
  route('POST', 'imports/profiles', { run: saveImportProfile, answer: one(ImportProfile, profile) }),
  route('GET', 'imports', { run: importJobs, answer: rows(ImportJob) }),
  route('POST', 'imports', { run: startImport, answer: one(ImportJob) }),
  route('GET', 'imports/:uniqueId', { run: importJob, answer: one(ImportJob) }),
  route('DELETE', 'imports/:uniqueId', { run: dropImport, answer: one(ImportJob) }),
  route('GET', 'imports/:uniqueId/rows', { run: importRows, answer: rows(ImportRow, row) }),
  route('POST', 'imports/:uniqueId/rows', { run: addImportRows, answer: one(ImportJob) }),
  route('PUT', 'imports/:uniqueId/rows', { run: changeImportRow, answer: one(ImportChange) }),
  route('PUT', 'imports/:uniqueId/cells', { run: replaceImportCells, answer: one(ImportReplacement) }),
  route('PUT', 'imports/:uniqueId/check', { run: checkImport, answer: one(ImportJob), bodyOptional: true }),
  route('PUT', 'imports/:uniqueId/run', { run: runImport, answer: one(ImportJob), bodyOptional: true }),
  route('PUT', 'imports/:uniqueId/cancel', { run: cancelImport, answer: one(ImportJob), bodyOptional: true }),
];
