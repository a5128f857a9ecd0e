import { MoreThanOrEqual } from 'typeorm';
import { badInput, refuse } from '../../../core/operation/errors';
import { listPage } from '../../../core/list/list';
import { command, query, type CommandContext } from '../../../core/operation/operation';
import { listQuery } from '../../../core/operation/reads';
import { RecordInput } from '../../../core/record/record.inputs';
import { textOrNull } from '../../../domain/values/text';
import { allowedWords } from '../../../domain/imports/importCells';
import { importFieldOf, importFields, maxImportRows } from '../../../domain/imports/importFields';
import { addDays, type DateOnly } from '../../../domain/values/dates';
import { importRefusal } from '../../../domain/policy/imports';
import { Customer } from '../../parties/customers/customer.entity';
import { Vendor } from '../../parties/vendors/vendor.entity';
import { AddImportRowsInput, ImportKindInput, SaveImportProfileInput, StartImportInput } from './import.inputs';
import {
  importJobList,
  ImportJobSearch,
  importProfileList,
  ImportProfileSearch,
  importRowList,
  ImportRowSearch,
} from './import.list';
import { ImportTemplate } from './import.type';
import { authorizeKind, authorizeReading, lockJob, readJob, seesOthers } from './importAccess';
import { ImportJob } from './importJob.entity';
import { ImportProfile } from './importProfile.entity';
import { ImportRow } from './importRow.entity';
import { countsOf, newRow, putRows } from './rowStore';

export const importTemplate = query({
  action: 'importTemplate',
  input: ImportKindInput,
  async run(context, { kind }): Promise<ImportTemplate> {
    authorizeReading(context, kind);
    const columns = importFields[kind].map(({ name, label, type, required, example }) => ({
      field: name,
      header: label,
      required,
      example: typeof example === 'number' ? dayFirst(addDays(context.today(), -example)) : example,
      words: [...(allowedWords(type) ?? [])],
    }));
    return { kind, columns };
  },
});

/** 'DD/MM/YYYY', in the default order of dates. */
const dayFirst = (date: DateOnly) => date.split('-').reverse().join('/');

export const importProfiles = listQuery('importProfiles', ImportProfileSearch, importProfileList);

/** Saves over the user's own profile of the same customer, vendor and name, if there is one. */
export const saveImportProfile = command({
  action: 'saveImportProfile',
  input: SaveImportProfileInput,
  async run(context, input) {
    const { db } = context;
    const { kind, name } = input;
    authorizeKind(context, kind);
    refuseMapping(input);
    const customer = input.customerId ? await db.named(Customer, input.customerId, 'Customer', 'customerId') : null;
    const vendor = input.vendorId ? await db.named(Vendor, input.vendorId, 'Vendor', 'vendorId') : null;
    // One for each author, so that nobody's is overwritten by another person.
    const shared = [kind, customer?.id ?? 0, vendor?.id ?? 0, name.trim().toLowerCase()].join(' ');
    const liveName = `${shared} by ${context.user?.id ?? 0}`;
    const values = {
      dateOrder: input.dateOrder ?? 'DMY',
      columnsJson: JSON.stringify(input.columns.map(({ header, field }) => ({ header, field }))),
      constantsJson: JSON.stringify((input.constants ?? []).map(({ field, value }) => ({ field, value }))),
    };
    const createdById = context.user?.id ?? 0;
    const earlier =
      (await db.find(ImportProfile, { liveName })) ?? (await db.find(ImportProfile, { liveName: shared, createdById }));
    if (earlier) return db.update(await db.lock(ImportProfile, earlier.id), values);
    const customerId = customer?.id;
    return db.insert(ImportProfile, { ...values, kind, customerId, vendorId: vendor?.id, name: name.trim(), liveName });
  },
});

function refuseMapping({ kind, columns, constants }: SaveImportProfileInput): void {
  const mapped = new Set<string>();
  const headers = new Set<string>();
  for (const { header, field } of columns) {
    const known = importFieldOf(kind, field);
    if (!known) throw badInput(`Unknown field ${field}`, 'columns');
    if (mapped.has(field)) throw badInput(`${known.label} is mapped twice`, 'columns');
    if (headers.has(header)) throw badInput(`${header} is mapped twice`, 'columns');
    mapped.add(field);
    headers.add(header);
  }
  for (const { field } of constants ?? []) {
    if (!importFieldOf(kind, field)) throw badInput(`Unknown field ${field}`, 'constants');
  }
}

export const importJobs = query({
  action: 'importJobs',
  input: ImportJobSearch,
  run: (context, search) =>
    listPage(
      importJobList,
      context,
      seesOthers(context) ? search : Object.assign(search, { createdById: [String(context.user?.id ?? 0)] }),
    ),
});

export const importJob = query({
  action: 'importJob',
  input: RecordInput,
  run: (context, { uniqueId }) => readJob(context, uniqueId),
});

export const importRows = query({
  action: 'importRows',
  input: ImportRowSearch,
  async run(context, search) {
    const { id } = await readJob(context, search.uniqueId);
    return listPage(importRowList, context, Object.assign(search, { uniqueId: String(id) }));
  },
});

/** For this many days the same file opens its earlier import. */
const rememberedDays = 30;

export const startImport = command({
  action: 'startImport',
  input: StartImportInput,
  async run(context, input) {
    const { db } = context;
    const { kind, fileName, fileHash, sheetName, headers } = input;
    authorizeKind(context, kind);
    return (
      (await earlierJob(context, input)) ??
      db.insert(ImportJob, {
        kind,
        importProfileId: null,
        fileName: fileName.trim(),
        fileHash,
        sheetName: textOrNull(sheetName),
        headersJson: JSON.stringify(headers),
        status: 'Draft',
        mode: null,
        rowCount: 0,
        good: 0,
        bad: 0,
        already: 0,
        done: 0,
        refused: 0,
      })
    );
  },
});

async function earlierJob(
  { db, user, now }: CommandContext,
  { again, kind, fileHash, sheetName, headers }: StartImportInput,
): Promise<ImportJob | null> {
  if (again || !user) return null;
  const since = new Date(now().getTime() - rememberedDays * 86_400_000);
  const earlier = await db.findAll(ImportJob, {
    fileHash,
    kind,
    createdById: user.id,
    createdOn: MoreThanOrEqual(since),
  });
  const headersJson = JSON.stringify(headers);
  const ofSheet = earlier.filter(
    (job) => !job.deletedOn && job.sheetName === textOrNull(sheetName) && job.headersJson === headersJson,
  );
  return ofSheet.sort((a, b) => b.id - a.id)[0] ?? null;
}

/** A row's JSON must fit into its column. */
const maxRowBytes = 65_535;

export const addImportRows = command({
  action: 'addImportRows',
  input: AddImportRowsInput,
  async run(context, { uniqueId, from, rows }) {
    const { db } = context;
    const job = await lockJob(context, uniqueId);
    refuse(importRefusal.addRows(job));
    const width = (JSON.parse(job.headersJson) as string[]).length;
    const added = rows.flatMap((cells, at) => {
      if (cells.every((text) => text.trim() === '')) return [];
      const cellsJson = JSON.stringify(Array.from({ length: width }, (_, column) => cells[column] ?? ''));
      if (Buffer.byteLength(cellsJson) > maxRowBytes) throw badInput(`Row ${from + at} is too long`, 'rows');
      return [newRow(db, job, from + at, cellsJson)];
    });
    await putRows(db, job, added);
    const { rowCount } = await countsOf(db, job);
    if (rowCount > maxImportRows)
      throw badInput(`A file takes at most ${maxImportRows.toLocaleString('en-IN')} rows`, 'rows');
    return db.update(job, { status: 'Draft', rowCount });
  },
});

/** The records that were imported stay, and are recognised in later files. */
export const dropImport = command({
  action: 'dropImport',
  input: RecordInput,
  async run(context, { uniqueId, version }) {
    const { db } = context;
    const job = await lockJob(context, uniqueId, version);
    refuse(importRefusal.drop(job));
    await db.internal.delete(ImportRow, { importJobId: job.id });
    return db.delete(job);
  },
});
