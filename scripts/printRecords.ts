/** Prints what the web must know of the kinds of record that the server's modules have. */
import 'reflect-metadata';
import { records } from '../server/src/registry';

const lines = [...records.keys()].sort().map((kind) => `  '${kind}',`);

process.stdout.write(`// Written by \`npm run codegen\` from the modules of the server.
/** The kinds of record, by the names of their GraphQL types. Apollo's cache knows each record by its uniqueId. */
export const recordKinds = [
${lines.join('\n')}
] as const;

export type RecordKind = (typeof recordKinds)[number];
`);
