import { useEffect } from 'react';
import type { CountVisitMutation, CountVisitMutationVariables } from '../../graphql.generated';
import { ask } from '../../ui/public/request';
import { countVisit } from './site.queries';

/** Counts the page view once per visitor. Runs in the background; errors are ignored. */
export function useCountVisit(page: string): void {
  useEffect(() => {
    void ask<CountVisitMutation, CountVisitMutationVariables>(countVisit, { input: { page } });
  }, [page]);
}
