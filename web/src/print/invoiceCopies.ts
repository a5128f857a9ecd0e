/** Whose copy of an invoice it is, in the order in which they are printed (rule 48 of the CGST Rules). */
export const invoiceCopies = ['Original for recipient', 'Duplicate for supplier', 'Triplicate'] as const;

/** What the address asks for in `?copies=`; null: one paper that does not say whose it is. */
export function copiesOf(given: string | null): readonly string[] | null {
  const count = Number(given);
  return Number.isInteger(count) && count >= 1 ? invoiceCopies.slice(0, count) : null;
}
