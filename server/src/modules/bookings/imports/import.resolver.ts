import { Arg, ID, Mutation, Query, Resolver } from 'type-graphql';
import { CurrentCall, KeyedCall, type Call } from '../../../core/operation/context';
import { RecordInput } from '../../../core/record/record.inputs';
import { ImportKind } from '../../../domain/imports/enums';
import {
  AddImportRowsInput,
  ChangeImportRowInput,
  ReplaceImportCellsInput,
  CheckImportInput,
  RunImportInput,
  SaveImportProfileInput,
  StartImportInput,
} from './import.inputs';
import {
  ImportJobPage,
  ImportJobSearch,
  ImportProfilePage,
  ImportProfileSearch,
  ImportRowPage,
  ImportRowSearch,
} from './import.list';
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

@Resolver()
export class ImportResolver {
  @Query(() => ImportTemplate)
  importTemplate(@Arg('kind', () => ImportKind) kind: ImportKind, @CurrentCall() call: Call) {
    return importTemplate({ kind }, call);
  }

  @Query(() => ImportProfilePage)
  importProfiles(
    @Arg('search', () => ImportProfileSearch, { defaultValue: {} }) search: ImportProfileSearch,
    @CurrentCall() call: Call,
  ) {
    return importProfiles(search, call);
  }

  @Query(() => ImportJobPage)
  importJobs(
    @Arg('search', () => ImportJobSearch, { defaultValue: {} }) search: ImportJobSearch,
    @CurrentCall() call: Call,
  ) {
    return importJobs(search, call);
  }

  @Query(() => ImportJob)
  importJob(@Arg('uniqueId', () => ID) uniqueId: string, @CurrentCall() call: Call) {
    return importJob({ uniqueId }, call);
  }

  @Query(() => ImportRowPage)
  importRows(@Arg('search', () => ImportRowSearch) search: ImportRowSearch, @CurrentCall() call: Call) {
    return importRows(search, call);
  }

  @Mutation(() => ImportProfile)
  saveImportProfile(
    @Arg('input', () => SaveImportProfileInput) input: SaveImportProfileInput,
    @KeyedCall() call: Call,
  ) {
    return saveImportProfile(input, call);
  }

  @Mutation(() => ImportJob)
  startImport(@Arg('input', () => StartImportInput) input: StartImportInput, @KeyedCall() call: Call) {
    return startImport(input, call);
  }

  @Mutation(() => ImportJob)
  addImportRows(@Arg('input', () => AddImportRowsInput) input: AddImportRowsInput, @KeyedCall() call: Call) {
    return addImportRows(input, call);
  }

  @Mutation(() => ImportJob)
  checkImport(@Arg('input', () => CheckImportInput) input: CheckImportInput, @CurrentCall() call: Call) {
    return checkImport(input, call);
  }

  @Mutation(() => ImportChange)
  changeImportRow(@Arg('input', () => ChangeImportRowInput) input: ChangeImportRowInput, @CurrentCall() call: Call) {
    return changeImportRow(input, call);
  }

  @Mutation(() => ImportReplacement)
  replaceImportCells(
    @Arg('input', () => ReplaceImportCellsInput) input: ReplaceImportCellsInput,
    @CurrentCall() call: Call,
  ) {
    return replaceImportCells(input, call);
  }

  @Mutation(() => ImportJob)
  runImport(@Arg('input', () => RunImportInput) input: RunImportInput, @KeyedCall() call: Call) {
    return runImport(input, call);
  }

  @Mutation(() => ImportJob)
  cancelImport(@Arg('input', () => RecordInput) input: RecordInput, @CurrentCall() call: Call) {
    return cancelImport(input, call);
  }

  @Mutation(() => ImportJob)
  dropImport(@Arg('input', () => RecordInput) input: RecordInput, @CurrentCall() call: Call) {
    return dropImport(input, call);
  }
}
