/** The values of a patch that differ from the record's. */
export function changedFields<T extends object>(record: T, patch: Partial<T>): Partial<T> {
  const changed: Partial<T> = {};
  for (const name of Object.keys(patch) as (keyof T)[]) {
    if (patch[name] !== undefined && !same(record[name], patch[name])) changed[name] = patch[name];
  }
  return changed;
}

function same(a: unknown, b: unknown): boolean {
  if (a instanceof Date && b instanceof Date) return a.getTime() === b.getTime();
  return (a ?? null) === (b ?? null);
}
