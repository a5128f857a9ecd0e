import type { MigrationInterface } from 'typeorm';
import { minProgramOf } from './kinds';

const migration = (says: { kind?: 'expand' | 'contract'; minProgram?: string }): MigrationInterface => ({
  up: async () => undefined,
  down: async () => undefined,
  ...says,
});

test.each([
  ['an expansion lets all go on', [{ kind: 'expand' }], '0.3.0'],
  ['a contract refuses all but its own release', [{ kind: 'expand' }, { kind: 'contract' }], '0.5.0'],
  ['a contract may let the release before go on', [{ kind: 'contract', minProgram: '0.4.0' }], '0.4.0'],
  ['the strictest contract counts', [{ kind: 'contract', minProgram: '0.4.0' }, { kind: 'contract' }], '0.5.0'],
  ['no contract lets older ones back in', [{ kind: 'contract', minProgram: '0.2.0' }], '0.3.0'],
  ['what says nothing counts as a contract', [{}], '0.5.0'],
] as const)('%s', (_, migrations, oldest) => {
  expect(minProgramOf(migrations.map(migration), '0.5.0', '0.3.0')).toBe(oldest);
});
