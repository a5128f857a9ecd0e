/**
 * npm run bench -- upgrade [--from 0.2.0] [--database sqlite|mariadb|mysql] [--rows 20000]: a past release is built, its
 * database filled, and this release started on it while clerks book; then backup, restore, the check, and the way back.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { join } from 'node:path';
import { readdirSync } from 'node:fs';
import { checkPiece, nameOf } from '../../server/src/core/module/consistency';
import { openReadOnly } from '../../server/src/db/read/readOnly';
import { consistencyChecks } from '../../server/src/registry';
import { importScript } from '../database';
import { ms, printTable } from '../statistics';
import { Clerks, type Waits } from './clerks';
import { kinds, openPlace, type Place } from './places';
import { killPrograms, runTool, seed, startProgram, type Program, type Release } from './programs';
import { enlarge, entriesOfABooking } from './rows';

/** For how long bookings are measured where nothing else ends it. */
const quietMs = 30_000;
const maxBackfillMs = 120_000;

interface Releases {
  thisRelease(): Release;
  madeRelease(version: string): Release;
  pastRelease(version: string): Promise<Release>;
}

export async function measureUpgrade(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      from: { type: 'string', default: '0.2.0' },
      database: { type: 'string', default: 'sqlite' },
      rows: { type: 'string', default: '20000' },
    },
  });
  const kind = kinds.find((each) => each === values.database);
  const rows = Number(values.rows);
  if (!kind || !Number.isInteger(rows) || rows < 1) throw new Error(`--database ${kinds.join('|')} --rows N`);
  const { ensureBuilt } = (await importScript('scripts/ensure.mjs')) as { ensureBuilt(): Promise<void> };
  await ensureBuilt();
  const releases = (await importScript('scripts/chaos/releases.mjs')) as Releases;
  const from = await releases.pastRelease(values.from);
  const place = await openPlace(kind);
  const upgrade = new Upgrade(place, releases, from, rows);
  try {
    await upgrade.measure();
  } finally {
    // What has been measured before something failed took its time.
    upgrade.print();
    killPrograms();
    await place.stop();
  }
}

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);
const gigabytes = (bytes: number) => (bytes / 1e9).toFixed(2);

class Upgrade {
  private readonly figures: [what: string, measured: string][] = [];
  private readonly waits: string[][] = [];

  constructor(
    private readonly place: Place,
    private readonly releases: Releases,
    private readonly from: Release,
    private readonly rows: number,
  ) {}

  async measure(): Promise<void> {
    const { place, from } = this;
    const to = this.releases.thisRelease();
    await this.fill();
    this.note(`size before, GB`, gigabytes(await place.bytes()));
    const old = await startProgram(from, place.settings);
    await old.ready;
    const clerks = new Clerks(old.port);
    await this.during(`${from.version}, nothing else`, clerks, () => delay(quietMs));
    await place.slowStatements();
    const next = await this.replace(old, to, clerks);
    await this.printSlow('while this release started');
    await this.during('the conversion of the change log', clerks, async () => {
      const convertedAt = await next.said(/The change log is converted/);
      this.note('change log converted, s after the start', seconds(convertedAt - next.startedAt));
    });
    await this.printSlow('while the change log was converted');
    await this.during('this release, nothing else', clerks, () => delay(quietMs));
    this.note('size after, GB', gigabytes(await place.bytes()));
    const backups = join(place.settings.DATA_DIR, 'backups');
    await this.during('a backup', clerks, () => this.tool('backup', to, ['backup', backups]));
    await clerks.stop();
    await this.check();
    const backup = join(backups, readdirSync(backups)[0] ?? '');
    await this.tool('restore elsewhere, with its check', to, ['restore', backup], place.spare);
    if (place.isEmbedded) await next.stop();
    else await this.expandAndReturn(next);
  }

  private async fill(): Promise<void> {
    const { place, from, rows } = this;
    const { seconds: took } = await seed(from, Math.max(1_000, Math.round(rows / 20)), place.settings);
    console.log(`Seeded by ${from.version} in ${took.toFixed(0)} s`);
    const [start, database] = [performance.now(), await place.rows()];
    try {
      await enlarge(database, rows);
      const counts = [];
      for (const table of ['consignment', 'consignment_history', 'change_log', 'invoice', 'request_key']) {
        const [row] = await database.all(`SELECT COUNT(*) AS n FROM ${table}`);
        counts.push(`${table} ${Number(row?.n).toLocaleString('en-IN')}`);
      }
      console.log(`${counts.join(', ')}, enlarged in ${seconds(performance.now() - start)} s`);
    } finally {
      await database.close();
    }
  }

  /** A program of 0.2.0 runs until the new one takes its place, except on a database that serves one program at a time. */
  private async replace(old: Program, to: Release, clerks: Clerks): Promise<Program> {
    const isBeside = !this.place.isEmbedded && this.from.version !== '0.1.0';
    if (!isBeside) await old.stop();
    const next = await startProgram(to, this.place.settings);
    const backedUpAt = await next.said(/A backup was made before migrating/);
    const migratedAt = await next.said(/\d\.\d s\n/, backedUpAt);
    const readyAt = await next.ready;
    clerks.moveTo(next.port);
    while (!clerks.booked.some(({ port }) => port === next.port)) await delay(20);
    await old.stop();
    this.note('backup before migrating, s', seconds(backedUpAt - next.startedAt));
    this.note('migrations, s', seconds(migratedAt - backedUpAt));
    this.note('from its start until this release is ready, s', seconds(readyAt - next.startedAt));
    this.note(
      'no booking from the last of the old to the first of this release, s',
      seconds(clerks.stopBetween(old.port, next.port)),
    );
    return next;
  }

  /** By statement: what a server has to do at a time when nobody books. */
  private async check(): Promise<void> {
    const { DATABASE_URL, DATA_DIR } = this.place.settings;
    const database = await openReadOnly({ databaseUrl: DATABASE_URL || null, dataDir: DATA_DIR });
    const steps: { name: string; took: number; found: number }[] = [];
    try {
      for (const check of consistencyChecks) {
        for (let after: number | null = 0; after !== null;) {
          const [start, name]: [number, string] = [performance.now(), `${nameOf(check)} ${after}`];
          const { found, next } = await checkPiece(database, check, after);
          steps.push({ name, took: performance.now() - start, found: found.length });
          after = next;
        }
      }
    } finally {
      await database.close();
    }
    steps.sort((a, b) => b.took - a.took);
    printTable(
      'The longest steps of the check',
      ['rule, behind id', 's', 'differences'],
      steps.slice(0, 12).map(({ name, took, found }) => [name, seconds(took), String(found)]),
    );
    this.note(`check, ${steps.length} steps, s of database`, seconds(steps.reduce((sum, { took }) => sum + took, 0)));
    this.note('its longest step, s', seconds(steps[0]?.took ?? 0));
    this.note('differences found', String(steps.reduce((sum, { found }) => sum + found, 0)));
  }

  /** A made next release adds a column and fills it in the background; then that is undone. */
  private async expandAndReturn(old: Program): Promise<void> {
    const made = this.releases.madeRelease('0.4.0');
    const clerks = new Clerks(old.port);
    let next = old;
    await this.during('an expansion (0.4.0), and the change of the server', clerks, async () => {
      next = await startProgram(made, this.place.settings);
      await next.ready;
      clerks.moveTo(next.port);
      await delay(5_000);
    });
    await this.printSlow('while an expansion was made');
    await old.stop();
    await this.during(`its backfill, for at most ${maxBackfillMs / 1000} s`, clerks, async () => {
      await Promise.race([next.said(/Backfill action_folded: /), delay(maxBackfillMs)]);
      await Promise.race([next.said(/Backfill action_folded: \d+ rows/), delay(maxBackfillMs)]);
    });
    this.note('rows of the backfill at that time', await backfilled(next.port));
    await this.printSlow('while the backfill ran');
    await clerks.stop();
    await next.stop();
    const last = (await readMigrations(this.place)).at(-2) ?? '';
    await this.tool('migrate --down of the expansion', { cli: made.main }, ['migrate', '--down', last]);
  }

  private async tool(what: string, release: Pick<Release, 'cli'>, args: string[], settings = this.place.settings) {
    const { seconds: took, printed } = await runTool(release, args, settings);
    console.log(printed.trim());
    this.note(`${what}, s`, took.toFixed(1));
  }

  private async during(what: string, clerks: Clerks, work: () => Promise<unknown>): Promise<void> {
    const start = performance.now();
    await work();
    const end = performance.now();
    const row = [what, seconds(end - start), ...waitsOf(clerks.waits(start, end))];
    console.log(row.join(' | '));
    this.waits.push(row);
  }

  private async printSlow(when: string): Promise<void> {
    const found = await this.place.slowStatements();
    if (found.length === 0) return;
    printTable(
      `Statements above 0.3 s ${when}`,
      ['s', 'statement'],
      found.map(({ seconds: took, sql }) => [took.toFixed(1), sql.slice(0, 140)]),
    );
  }

  private note(what: string, measured: string): void {
    console.log(`${what}: ${measured}`);
    this.figures.push([what, measured]);
  }

  print(): void {
    const of = `${this.rows.toLocaleString('en-IN')} consignments from ${this.from.version}, ${this.place.version}, ${entriesOfABooking} entries of the change log each`;
    printTable(of, ['what', 'measured'], this.figures);
    printTable(
      'Bookings of four clerks during',
      ['what', 's', 'bookings', 'median ms', 'p99 ms', 'longest ms'],
      this.waits,
    );
  }
}

const waitsOf = ({ count, medianMs, p99Ms, longestMs }: Waits) => [
  String(count),
  ms(medianMs),
  ms(p99Ms),
  ms(longestMs),
];

async function backfilled(port: number): Promise<string> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const of = (state: string) =>
    new RegExp(`^waybill_backfill_rows.*action_folded.*"${state}".* (\\d+)$`, 'm').exec(text)?.[1];
  return `${of('done') ?? 'none'} of ${of('all') ?? '?'}`;
}

async function readMigrations(place: Place): Promise<string[]> {
  const database = await place.rows();
  const rows = await database
    .all('SELECT name FROM schema_migration ORDER BY timestamp')
    .finally(() => database.close());
  return rows.map(({ name }) => String(name));
}
