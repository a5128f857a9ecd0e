/** Fields that a record's state locks: the services refuse their change, the forms disable their inputs. */
import type { Refusal } from './nounPolicy';

/** Each lockable field, with what a state says of its change; `null` means that it may change. */
export type FieldLocks<Field extends string, State> = Readonly<Record<Field, (record: State) => Refusal>>;

const fieldsOf = <Field extends string>(locks: FieldLocks<Field, never>) => Object.keys(locks) as Field[];

/** The refusal of the first field that `patch` would change though it is locked. `undefined` keeps a field as it is. */
export function lockedChange<Field extends string, State extends { readonly [Name in NoInfer<Field>]?: unknown }>(
  locks: FieldLocks<Field, State>,
  record: State,
  patch: { readonly [Name in NoInfer<Field>]?: State[Name] },
): Refusal {
  for (const field of fieldsOf(locks)) {
    const isChanged = patch[field] !== undefined && (patch[field] ?? null) !== (record[field] ?? null);
    const refusal = isChanged ? locks[field](record) : null;
    if (refusal) return refusal;
  }
  return null;
}

/** The fields that cannot be changed now; none of a record that is still to be made (`null`). */
export function lockedFields<Field extends string, State>(
  locks: FieldLocks<Field, State>,
  record: State | null,
): ReadonlySet<Field> {
  return new Set(record === null ? [] : fieldsOf(locks).filter((field) => locks[field](record) !== null));
}
