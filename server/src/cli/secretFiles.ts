/** Where the signing secret and the one before it are kept: in the data folder, or in a file of environment variables. */
import { chmodSync, chownSync, existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { secretFiles } from '../db/backup/manifest';

export interface Secrets {
  current: string;
  previous: string | null;
}

export interface SecretStore {
  /** For messages. */
  readonly place: string;
  read(): Secrets;
  write(secrets: Secrets): void;
  changedOn(): Date;
}

const names = { current: 'JWT_SECRET', previous: 'JWT_SECRET_PREVIOUS' } as const;

/** Lines NAME=value, as systemd and Docker read them; other lines stay as they are. */
export function environmentFile(path: string): SecretStore {
  const lines = () => readFileSync(path, 'utf8').split('\n');
  const valueOf = (name: string) => {
    const line = lines().find((each) => each.startsWith(`${name}=`));
    return (
      line
        ?.slice(name.length + 1)
        .replace(/^(["'])(.*)\1$/, '$2')
        .trim() || null
    );
  };
  return {
    place: path,
    changedOn: () => statSync(path).mtime,
    read: () => {
      const current = valueOf(names.current);
      if (current === null) throw new Error(`${path} has no line ${names.current}=`);
      return { current, previous: valueOf(names.previous) };
    },
    write: ({ current, previous }) => {
      const secretLine = /^JWT_SECRET(_PREVIOUS)?=/;
      const at = lines().findIndex((line) => line.startsWith(`${names.current}=`));
      const [before, after] = [lines().slice(0, at), lines().slice(at)].map((some) =>
        some.filter((line) => !secretLine.test(line)),
      );
      const own = [`${names.current}=${current}`, ...(previous === null ? [] : [`${names.previous}=${previous}`])];
      replaceFile(path, [...(before ?? []), ...own, ...(after ?? [])].join('\n'));
    },
  };
}

/** Of an installation that generated its secret itself. */
export function dataFolderSecrets(dataDir: string): SecretStore {
  const [currentName, previousName] = secretFiles;
  const [current, previous] = [join(dataDir, currentName), join(dataDir, previousName)];
  const textOf = (path: string) => readFileSync(path, 'utf8').trim();
  return {
    place: dataDir,
    changedOn: () => statSync(existsSync(previous) ? previous : current).mtime,
    read: () => {
      if (!existsSync(current)) throw new Error(`${current} does not exist: no server has made a secret there`);
      return { current: textOf(current), previous: existsSync(previous) ? textOf(previous) : null };
    },
    write: (secrets) => {
      // The older one first: interrupted in between, both files have it, and nothing is lost.
      if (secrets.previous !== null) replaceFile(previous, secrets.previous);
      replaceFile(current, secrets.current);
      if (secrets.previous === null) rmSync(previous, { force: true });
    },
  };
}

/** Keeps the owner and the permissions of a file that exists: a service may read it by its group. */
function replaceFile(path: string, text: string): void {
  const before = existsSync(path) ? statSync(path) : null;
  const made = `${path}.${process.pid}`;
  writeFileSync(made, text, { mode: 0o600, flush: true });
  if (before) {
    chownSync(made, before.uid, before.gid);
    chmodSync(made, before.mode & 0o777);
  }
  renameSync(made, path);
}
