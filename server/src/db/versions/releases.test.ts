import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseModel } from '../../registry';
import { version } from '../../version';
import { compareVersions } from './versionTable';

interface Release {
  version: string;
  commit: string | null;
  lastMigration: string | null;
  /** Why each contract of the release breaks nothing that the release before still uses. */
  contracts: Record<string, string>;
}

const releases = JSON.parse(readFileSync(join(__dirname, 'releases.json'), 'utf8')) as Release[];

/** The newest migration that landed before migrations said what they are. */
const lastWithoutKind = 1764050000000;
const kinds = databaseModel.migrations
  .filter(({ name }) => Number(name.slice(-13)) > lastWithoutKind)
  .map((migration) => ({ name: migration.name, kind: Reflect.get(new migration(), 'kind') as unknown }));

test('the file of releases ends with this one', () => {
  expect(releases.at(-1)?.version).toBe(version());
  const sorted = releases.map((release) => release.version).sort(compareVersions);
  expect(releases.map((release) => release.version)).toEqual(sorted);
  expect(releases.slice(0, -1).every(({ commit }) => commit !== null)).toBe(true);
});

test('each migration from 0.3.0 on says whether older programs may go on', () => {
  expect(kinds.length).toBeGreaterThan(0);
  expect(kinds.filter(({ kind }) => kind !== 'expand' && kind !== 'contract')).toEqual([]);
});

test('a contract has its reason in the file of releases', () => {
  const reasons = releases.flatMap(({ contracts }) => Object.keys(contracts));
  expect(kinds.filter(({ kind }) => kind === 'contract').map(({ name }) => name)).toEqual(reasons);
});
