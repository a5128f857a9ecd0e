import { useEffect } from 'react';
import type { CountVisitMutation, CountVisitMutationVariables } from '../../graphql.generated';
import { ask } from '../../ui/public/request';
import { countVisit } from './site.ask';

/** Counts the page once for this visitor. Nobody waits for it, and a failure is nobody's business. */
export function useCountVisit(page: string): void {
  useEffect(() => {
    void ask<CountVisitMutation, CountVisitMutationVariables>(countVisit, { input: { page } });
  }, [page]);
}
