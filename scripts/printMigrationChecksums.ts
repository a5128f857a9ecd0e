/** Prints server/src/db/migrations/checksums.json: what it holds, and the checksums of new migrations. */
import { checksumOf, frozenFiles, recordedChecksums } from '../server/src/testing/migrationFiles';

const current = Object.fromEntries([...frozenFiles].map(([name, path]) => [name, checksumOf(path)]));
const all = { ...current, ...recordedChecksums() };
const sorted = Object.fromEntries(Object.entries(all).sort(([one], [other]) => (one < other ? -1 : 1)));
process.stdout.write(`${JSON.stringify(sorted, null, 2)}\n`);
