/** A backup is a folder: `manifest.json`, and the files that it names with their checksums. */
import { createHash } from 'node:crypto';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isSealOf, opening, seal as sealOf, sealedSuffix, sealing } from './sealedFile';

export const databaseFiles = { sqlite: 'database.sqlite', mysql: 'database.sql.gz' } as const;
export type DatabaseKind = keyof typeof databaseFiles;
/** The generated secret of an embedded installation, which signs its sessions, and the one before it while both are accepted. */
export const secretFiles = ['jwt-secret', 'jwt-secret-previous'] as const;

interface FileSum {
  bytes: number;
  sha256: string;
}

export interface Manifest {
  format: 1;
  /** Version of Waybill that made the backup. */
  version: string;
  /** ISO time before the copy began; what was acknowledged until then is in it. */
  createdOn: string;
  database: DatabaseKind;
  /** Names of the migrations that the database had run. */
  migrations: string[];
  files: Record<string, FileSum>;
  /** Of an encrypted backup: authenticates the rest of the manifest under BACKUP_KEY. */
  seal?: string;
}

const manifestFile = 'manifest.json';

export async function writeManifest(
  folder: string,
  manifest: Omit<Manifest, 'format' | 'files' | 'seal'>,
  key: string | null,
): Promise<Manifest> {
  const files: Manifest['files'] = {};
  for (const plain of [databaseFiles[manifest.database], ...secretFiles]) {
    const name = key === null ? plain : plain + sealedSuffix;
    if (existsSync(join(folder, name))) files[name] = await sumOf(join(folder, name));
  }
  const open: Manifest = { format: 1, ...manifest, files };
  const whole: Manifest = key === null ? open : { ...open, seal: sealOf(key, JSON.stringify(open)) };
  writeFileSync(join(folder, manifestFile), `${JSON.stringify(whole, null, 2)}\n`, { mode: 0o600, flush: true });
  return whole;
}

/** Throws if the folder is no backup, or a file of it is missing or differs from its checksum. */
export async function readVerified(folder: string, key: string | null): Promise<Manifest> {
  const path = join(folder, manifestFile);
  if (!existsSync(path)) throw new Error(`${folder} is no backup of Waybill: it has no ${manifestFile}`);
  const manifest = parse(readFileSync(path, 'utf8'), path);
  refuseSealedOtherwise(manifest, key, path);
  const database = databaseFiles[manifest.database];
  if (!manifest.files[database] && !manifest.files[database + sealedSuffix]) {
    throw new Error(`${path} names no database`);
  }
  for (const [name, { bytes, sha256 }] of Object.entries(manifest.files)) {
    const file = join(folder, name);
    if (!existsSync(file)) throw new Error(`The backup is incomplete: ${file} is missing`);
    const found = await sumOf(file);
    if (found.bytes !== bytes || found.sha256 !== sha256) {
      throw new Error(`The backup is damaged: ${file} differs from its checksum`);
    }
  }
  return manifest;
}

function refuseSealedOtherwise(manifest: Manifest, key: string | null, path: string): void {
  const { seal, ...open } = manifest;
  const isSealed = Object.keys(manifest.files).some((name) => name.endsWith(sealedSuffix));
  if (!isSealed && seal === undefined) return;
  if (key === null) throw new Error('The backup is encrypted: set BACKUP_KEY to the key that it was made with');
  if (!isSealOf(key, JSON.stringify(open), seal ?? '')) {
    throw new Error(`${path} was changed, or BACKUP_KEY is not the one that the backup was made with`);
  }
}

/** Copies a file of a backup to where it is used, decrypted if it is encrypted. */
export async function takeOut(folder: string, name: string, to: string, key: string | null): Promise<void> {
  await pipeline(openFile(folder, name, key), createWriteStream(to, { mode: 0o600, flush: true }));
}

export function openFile(folder: string, name: string, key: string | null): Readable {
  const sealed = join(folder, name + sealedSuffix);
  if (key === null || !existsSync(sealed)) return createReadStream(join(folder, name));
  const file = createReadStream(sealed);
  const plain = opening(key);
  file.on('error', (error) => plain.destroy(error));
  return file.pipe(plain);
}

export const holds = (folder: string, name: string) =>
  existsSync(join(folder, name)) || existsSync(join(folder, name + sealedSuffix));

/** Encrypts a file of a backup in its place. */
export async function sealInPlace(folder: string, name: string, key: string): Promise<void> {
  const path = join(folder, name);
  if (!existsSync(path)) return;
  const to = createWriteStream(path + sealedSuffix, { mode: 0o600, flush: true });
  await pipeline(createReadStream(path), sealing(key), to);
  rmSync(path);
}

async function sumOf(path: string): Promise<FileSum> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return { bytes: statSync(path).size, sha256: hash.digest('hex') };
}

function parse(text: string, path: string): Manifest {
  const damaged = new Error(`${path} cannot be read as the manifest of a backup`);
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw damaged;
  }
  if (!isManifest(given)) throw damaged;
  return given;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';

function isManifest(given: unknown): given is Manifest {
  if (!isObject(given) || given.format !== 1 || !isText(given.version) || !isText(given.createdOn)) return false;
  const { database, migrations, files, seal } = given;
  return (
    isText(database) &&
    Object.hasOwn(databaseFiles, database) &&
    Array.isArray(migrations) &&
    migrations.every(isText) &&
    (seal === undefined || isText(seal)) &&
    isObject(files) &&
    Object.entries(files).every(
      ([name, sum]) =>
        [...Object.values<string>(databaseFiles), ...secretFiles].includes(name.replace(sealedSuffix, '')) &&
        isObject(sum) &&
        Number.isInteger(sum.bytes) &&
        isText(sum.sha256),
    )
  );
}
