import type { ImportRowRowFragment } from '../../graphql.generated';

/** It is left out unless it is corrected. */
export const isBad = ({ status }: Pick<ImportRowRowFragment, 'status'>): boolean =>
  status === 'Bad' || status === 'Refused';
