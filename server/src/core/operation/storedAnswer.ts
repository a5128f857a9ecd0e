/**
 * Stored answers of idempotent calls. A repeated call may select more fields than the first: stored fields are returned
 * as they were then, others are read now.
 */
import { isSecretName } from '../../domain/security/secretNames';
import { RecordEntity } from '../../db/schema/record';
import type { Reader } from '../../db/read/reader';
import type { Selection } from '../record/selection';
import { withRelations } from '../record/relations';

/** Property that marks the kind of a stored record. */
const kind = '$entity';

/** An answer as JSON without secrets. */
export function storedText(answer: unknown): string {
  return JSON.stringify({ answer }, (name, value: unknown) => {
    if (isSecretName(name)) return undefined;
    return value instanceof RecordEntity ? { ...value, [kind]: value.constructor.name } : value;
  });
}

type Kept = Record<string, unknown>;

export async function completed<Answer>(db: Reader, answer: Answer, fields: Selection): Promise<Answer> {
  if (Array.isArray(answer)) await Promise.all(answer.map((item) => completed(db, item, fields)));
  else if (typeof answer === 'object' && answer !== null) await completeRecord(db, answer as Kept, fields);
  return answer;
}

async function completeRecord(db: Reader, record: Kept, fields: Selection): Promise<void> {
  const entity = db.recordClass(String(record[kind]));
  if (!entity) {
    await Promise.all(Object.entries(fields).map(([name, inner]) => completed(db, record[name], inner)));
    return;
  }
  const missing = Object.entries(fields).filter(
    ([name, inner]) => !Object.hasOwn(record, name) || !covers(record[name], inner),
  );
  for (const [name] of missing) delete record[name];
  delete record[kind];
  Object.setPrototypeOf(record, entity.prototype as object);
  await withRelations(db, record, Object.fromEntries(missing));
}

/** True if the stored value has all selected fields. */
function covers(value: unknown, fields: Selection): boolean {
  if (Array.isArray(value)) return value.every((item) => covers(item, fields));
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(fields).every(
    ([name, inner]) => name.startsWith('__') || (Object.hasOwn(value, name) && covers((value as Kept)[name], inner)),
  );
}
