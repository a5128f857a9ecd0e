import { field, keyedField, resolver } from '../../../core/operation/resolver';
import { ImportJobPage, ImportProfilePage, ImportRowPage } from './import.list';
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
import { cancelImport, runImport } from './importRun.service';

export const importResolver = resolver(
  field(importTemplate, ImportTemplate, { by: 'kind' }),
  field(importProfiles, ImportProfilePage),
  field(importJobs, ImportJobPage),
  field(importJob, ImportJob),
  field(importRows, ImportRowPage),
  keyedField(saveImportProfile, ImportProfile),
  keyedField(startImport, ImportJob),
  keyedField(addImportRows, ImportJob),
  field(checkImport, ImportJob),
  field(changeImportRow, ImportChange),
  field(replaceImportCells, ImportReplacement),
  keyedField(runImport, ImportJob),
  field(cancelImport, ImportJob),
  field(dropImport, ImportJob),
);
