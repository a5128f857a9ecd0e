import { Foundation1763640000000 } from './20261120-foundation';
import { RequestAnswers1763650000000 } from './20261120-requestAnswers';

/** In the order in which they run; a migration that has landed is never edited. */
export const migrations = [Foundation1763640000000, RequestAnswers1763650000000];
