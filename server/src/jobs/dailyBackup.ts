/** Makes and tries a backup once a day, on one of any number of servers, and removes those that are not kept. */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { LessThan } from 'typeorm';
import type { App } from '../core/module/app.types';
import { keptBackups, type DatedBackup, type Keep } from '../db/backup/retention';
import { whenRefusedAgain } from '../db/startLock';
import { databaseFailureOf } from '../db/write/retry';
import { Serial } from '../db/write/serial.entity';
import { inTransaction } from '../db/write/transaction';
import { wallClock } from '../domain/values/dates';

/** Rows of `serial`: the last day that a server took, and the minutes since 1970 of the last backup and the last good one. */
export const backupSerials = { day: 'backup day', made: 'backup made', verified: 'backup verified' } as const;

/** Runs the tool; its exit code. The copy and its trial would stop the server's other work for minutes. */
export type RunTool = (args: readonly string[]) => Promise<number>;

/** Called every minute by each server; returns whether this one made a backup. One that fails is not repeated before the next day. */
export async function dailyBackup(app: App, runTool: RunTool): Promise<boolean> {
  const { backups, timezone } = app.config;
  const now = app.clock.now();
  if (!backups || wallClock(now, timezone).format('HH:mm') < backups.at) return false;
  const day = app.clock.today(now);
  if (!(await takeDay(app, Number(day.replaceAll('-', ''))))) return false;
  const minute = Math.floor(now.getTime() / 60_000);
  const before = namesIn(backups.folder);
  const code = await runTool(['backup', backups.folder, '--verify']);
  const made = namesIn(backups.folder).some((name) => !before.includes(name));
  if (made) await remember(app, backupSerials.made, minute);
  if (code !== 0) throw new Error(made ? 'The backup was made, and is not known to be good' : 'No backup was made');
  await remember(app, backupSerials.verified, minute);
  removeOld(backups.folder, timezone, backups.keep);
  return true;
}

/** Only one server's update finds an earlier day. */
const takeDay = (app: App, day: number): Promise<boolean> =>
  inTransaction(app, async (db) => {
    const [row] = await db.findAll(Serial, { name: backupSerials.day });
    if (!row) {
      await db.insertRow(Serial, { name: backupSerials.day, value: day, beforeFirst: 0 });
      return true;
    }
    const { affected } = await db.internal.update(Serial, { name: row.name, value: LessThan(day) }, { value: day });
    return affected === 1;
  }).catch((error: unknown) => {
    if (databaseFailureOf(error) === 'duplicate') return false;
    throw error;
  });

async function remember(app: App, name: string, minute: number): Promise<void> {
  await whenRefusedAgain(() =>
    inTransaction(app, async (db) => {
      const { affected } = await db.internal.update(Serial, { name }, { value: minute });
      if (affected !== 1) await db.insertRow(Serial, { name, value: minute, beforeFirst: 0 });
    }),
  );
}

const isBackup = (name: string) => /^waybill-\d{8}-\d{6}$/.test(name);
const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder).filter(isBackup) : []);

/** Only folders that the tool has made. */
function removeOld(folder: string, timezone: string, keep: Keep): void {
  const backups = namesIn(folder).flatMap((name) => datedBackup(folder, name, timezone));
  const kept = keptBackups(backups, keep);
  for (const { name } of backups) if (!kept.has(name)) rmSync(join(folder, name), { recursive: true });
}

function datedBackup(folder: string, name: string, timezone: string): DatedBackup[] {
  const manifest = join(folder, name, 'manifest.json');
  if (!existsSync(manifest)) return [];
  const { createdOn } = JSON.parse(readFileSync(manifest, 'utf8')) as { createdOn: string };
  return [{ name, createdOn, day: wallClock(new Date(createdOn), timezone).format('YYYY-MM-DD') }];
}
