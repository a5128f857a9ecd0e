/** A backup is a folder: `manifest.json`, and the files that it names with their checksums. */
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

export const databaseFiles = { sqlite: 'database.sqlite', mysql: 'database.sql.gz' } as const;
export type DatabaseKind = keyof typeof databaseFiles;
/** The generated secret of an embedded installation, which signs its sessions. */
export const secretFile = 'jwt-secret';

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
}

const manifestFile = 'manifest.json';

export async function writeManifest(folder: string, manifest: Omit<Manifest, 'format' | 'files'>): Promise<Manifest> {
  const files: Manifest['files'] = {};
  for (const name of [databaseFiles[manifest.database], secretFile]) {
    if (existsSync(join(folder, name))) files[name] = await sumOf(join(folder, name));
  }
  const whole: Manifest = { format: 1, ...manifest, files };
  writeFileSync(join(folder, manifestFile), `${JSON.stringify(whole, null, 2)}\n`, { mode: 0o600, flush: true });
  return whole;
}

/** Throws if the folder is no backup, or a file of it is missing or differs from its checksum. */
export async function readVerified(folder: string): Promise<Manifest> {
  const path = join(folder, manifestFile);
  if (!existsSync(path)) throw new Error(`${folder} is no backup of Waybill: it has no ${manifestFile}`);
  const manifest = parse(readFileSync(path, 'utf8'), path);
  if (!manifest.files[databaseFiles[manifest.database]]) throw new Error(`${path} names no database`);
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
  const { database, migrations, files } = given;
  return (
    isText(database) &&
    Object.hasOwn(databaseFiles, database) &&
    Array.isArray(migrations) &&
    migrations.every(isText) &&
    isObject(files) &&
    Object.entries(files).every(
      ([name, sum]) =>
        [...Object.values<string>(databaseFiles), secretFile].includes(name) &&
        isObject(sum) &&
        Number.isInteger(sum.bytes) &&
        isText(sum.sha256),
    )
  );
}
