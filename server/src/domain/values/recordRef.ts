/** A reference names a record by its id, in decimal digits, or by its uniqueId. */

/** The id that a reference is; null when it is a uniqueId. */
export function idOfRef(ref: string | number): number | null {
  if (typeof ref === 'number') return ref;
  return /^\d+$/.test(ref) ? Number(ref) : null;
}

/** References sorted by what they are, in their order. */
export function splitRefs(refs: readonly string[]): { ids: number[]; uniqueIds: string[] } {
  const ids: number[] = [];
  const uniqueIds: string[] = [];
  for (const ref of refs) {
    const id = idOfRef(ref);
    if (id === null) uniqueIds.push(ref);
    else ids.push(id);
  }
  return { ids, uniqueIds };
}
