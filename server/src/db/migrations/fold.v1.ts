/**
 * Frozen: the search form of a text as `domain/text` made it when the migration that uses this landed. A change there
 * needs a migration of its own, which makes the stored forms again.
 */
export const fold = (text: string): string =>
  text
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/ς/g, 'σ');
