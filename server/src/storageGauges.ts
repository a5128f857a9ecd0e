/** Metrics that are read from the database once in five minutes: room, backups, the check of the night, mails, version. */
import type { App } from './core/module/app.types';
import { onceWithin } from './core/limits/onceWithin';
import type { Sample } from './core/observation/metrics';
import { withDeadline } from './core/operation/deadline';
import { decodeRows, instant, integer, nullable, text, type Shape } from './db/read/rawRows';
import { backupSerials } from './jobs/dailyBackup';

const answerMs = 2_000;
const failedAfterMs = 3 * 60 * 60 * 1_000;
const maxCounted = 10_000;
/** Largest id by type of its column; the embedded database's ids are read as numbers. */
const maxIds: Readonly<Record<string, number>> = { int: 2 ** 31 - 1, bigint: Number.MAX_SAFE_INTEGER };

type Table = 'table';

export function addStorageGauges(app: App, cacheMs = 5 * 60 * 1_000): void {
  const gauge = <Label extends string = never>(
    name: string,
    help: string,
    read: () => Promise<readonly Sample<Label>[]>,
    labelNames: readonly Label[] = [],
    aggregator: 'max' | 'min' = 'max',
  ) => app.metrics.gauge({ name, help, labelNames, aggregator }, () => read().catch(() => []));
  const cached = <T>(read: () => Promise<T>) =>
    onceWithin(cacheMs, () => withDeadline(AbortSignal.timeout(answerMs), read));

  const tables = cached(() => (app.database.embedded ? embeddedTables(app) : serverTables(app)));
  const byTable = (value: 'bytes' | 'headroom') => async (): Promise<Sample<Table>[]> =>
    (await tables()).flatMap(({ table, [value]: number }) =>
      number === null ? [] : [{ labels: { table }, value: number }],
    );
  const headroomHelp = 'Share of the ids of a table that are left, 0 to 1.';
  gauge<Table>('waybill_id_headroom_ratio', headroomHelp, byTable('headroom'), ['table'], 'min');
  const bytesHelp = 'Size of a table with its indexes; of the embedded database as a whole.';
  gauge<Table>('waybill_table_bytes', bytesHelp, byTable('bytes'), ['table']);

  const ages = cached(() => backupTimes(app));
  const age = (name: string) => async () =>
    (await ages())
      .filter((row) => row.name === name)
      .map(({ minute }) => value(app.clock.now().getTime() / 1_000 - minute * 60));
  gauge('waybill_backup_age_seconds', 'Age of the last scheduled backup.', age(backupSerials.made));
  const verifiedHelp = 'Age of the last scheduled backup that was restored for a trial and checked.';
  gauge('waybill_backup_verified_age_seconds', verifiedHelp, age(backupSerials.verified));

  const night = cached(() => lastNight(app));
  const differences = async () =>
    (await night()).flatMap((row) => (row.differences === null ? [] : [value(row.differences)]));
  gauge('waybill_check_differences', 'Differences that the last check of the night has found.', differences);
  const failed = async () => (await night()).map((row) => value(isFailed(app, row) ? 1 : 0));
  gauge('waybill_check_failed', '1 if the last check of the night did not come to its end.', failed);

  const mails = cached(() => failedMails(app));
  gauge('waybill_outbox_mails_failed', `Mails that were tried and not taken so far, at most ${maxCounted}.`, mails);
  // Missing in a database that has no such table.
  const version = cached(async () =>
    (await rows(app, 'SELECT version FROM schema_version WHERE id = 1', { version: integer })).map((row) =>
      value(row.version),
    ),
  );
  gauge('waybill_schema_version', 'Version of the schema of the database.', version);
}

const value = (number: number): Sample<never> => ({ labels: {}, value: number });

const rows = async <Columns extends Shape>({ database }: App, sql: string, columns: Columns) =>
  decodeRows(await database.readReserved(sql, []), columns);

interface TableRoom {
  table: string;
  bytes: number | null;
  headroom: number | null;
}

/** The server's own statistics, which no statement has to count. */
async function serverTables(app: App): Promise<TableRoom[]> {
  const found = await rows(
    app,
    `SELECT t.TABLE_NAME AS name, t.DATA_LENGTH + t.INDEX_LENGTH AS bytes, t.AUTO_INCREMENT AS next, c.DATA_TYPE AS kind
     FROM information_schema.TABLES t LEFT JOIN information_schema.COLUMNS c
       ON c.TABLE_SCHEMA = t.TABLE_SCHEMA AND c.TABLE_NAME = t.TABLE_NAME AND c.EXTRA LIKE '%auto_increment%'
     WHERE t.TABLE_SCHEMA = DATABASE() AND t.TABLE_TYPE = 'BASE TABLE'`,
    { name: text, bytes: nullable(integer), next: nullable(integer), kind: nullable(text) },
  );
  return found.map(({ name, bytes, next, kind }) => {
    const most = maxIds[kind ?? ''];
    return { table: name, bytes, headroom: next === null || most === undefined ? null : 1 - next / most };
  });
}

async function embeddedTables(app: App): Promise<TableRoom[]> {
  const [size] = await rows(
    app,
    'SELECT page_count * page_size AS bytes FROM pragma_page_count(), pragma_page_size()',
    {
      bytes: integer,
    },
  );
  const sequences = await rows(app, 'SELECT name, seq FROM sqlite_sequence', { name: text, seq: integer });
  const ids = sequences.map(({ name, seq }) => ({
    table: name,
    bytes: null,
    headroom: 1 - seq / Number.MAX_SAFE_INTEGER,
  }));
  return [{ table: 'all', bytes: size?.bytes ?? 0, headroom: null }, ...ids];
}

const backupTimes = (app: App) =>
  rows(app, "SELECT name, value AS minute FROM serial WHERE name LIKE 'backup %'", { name: text, minute: integer });

interface Night {
  startedOn: Date;
  finishedOn: Date | null;
  differences: number | null;
}

const lastNight = (app: App): Promise<Night[]> =>
  rows(
    app,
    'SELECT started_on AS startedOn, finished_on AS finishedOn, differences FROM nightly_run ORDER BY day DESC LIMIT 1',
    { startedOn: instant, finishedOn: nullable(instant), differences: nullable(integer) },
  );

/** A check that is under way is given some hours. */
const isFailed = ({ clock }: App, { startedOn, finishedOn }: Night) =>
  finishedOn === null && clock.now().getTime() - startedOn.getTime() > failedAfterMs;

/** Reads only the index of due mails. */
async function failedMails(app: App): Promise<Sample<never>[]> {
  const counted = await rows(
    app,
    `SELECT COUNT(*) AS failed FROM (SELECT id FROM outgoing_mail WHERE due_on IS NOT NULL AND last_error IS NOT NULL LIMIT ${maxCounted}) w`,
    { failed: integer },
  );
  return counted.map(({ failed }) => value(failed));
}
