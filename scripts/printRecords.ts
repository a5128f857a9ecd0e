/** Prints what the web must know of the kinds of record that the server's modules have. */
import 'reflect-metadata';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sortFields, type ListInput, type ListSpec } from '../server/src/core/list/listSpec';
import type { RecordEntity } from '../server/src/db/schema/record';
import { inverses } from '../server/src/core/operation/operation';
import { records } from '../server/src/registry';
import { filled } from './filled';

type AnyListSpec = ListSpec<RecordEntity, ListInput>;

const modules = join(__dirname, '../server/src/modules');

/** Every `*.list.ts` of the modules exports the specifications of its lists. */
async function listSpecs(): Promise<AnyListSpec[]> {
  const files = readdirSync(modules, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.list.ts'));
  const isListSpec = (value: unknown): value is AnyListSpec =>
    typeof value === 'object' && value !== null && 'entity' in value && 'defaultSort' in value;
  const exported = await Promise.all(
    files.sort().map((path) => import(join(modules, path)) as Promise<Record<string, unknown>>),
  );
  return exported.flatMap((exports) => Object.values(exports).filter(isListSpec));
}

async function print(): Promise<void> {
  const kinds = [...records.keys()].sort().map((kind) => `'${kind}'`);
  const undoable = [...inverses.keys()].sort().map((action) => `'${action}'`);
  const sorts = (await listSpecs())
    .map((spec) => ({ kind: spec.entity.name, names: [...sortFields(spec)].sort() }))
    .sort((one, other) => one.kind.localeCompare(other.kind))
    .map(({ kind, names }) => `  ${kind}: ${names.map((name) => `'${name}'`).join(' | ')};`);

  process.stdout.write(`// Written by \`npm run codegen\` from the modules of the server.
/** The kinds of record, by the names of their GraphQL types. Apollo's cache knows each record by its uniqueId. */
export const recordKinds = [
${filled(kinds)}
] as const;

export type RecordKind = (typeof recordKinds)[number];

/** What \`sortBy\` of the list of each kind may name. */
export interface SortFields {
${sorts.join('\n')}
}

/** The mutations that can be undone. */
export const undoableActions: readonly string[] = [
${filled(undoable)}
];
`);
}

void print();
