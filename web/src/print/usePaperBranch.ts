import { namedBranches } from '../companySettings';
import { usePaperBranchesQuery, type PaperBranchFragment } from '../graphql.generated';
import { usePermission } from '../ui/app/usePermission';

export interface PaperBranch {
  branch: PaperBranchFragment | undefined;
  /** Whether it is known, or that there is none to be shown. */
  isKnown: boolean;
}

/** The place where a paper comes from, in a company of several branches. A paper is printed without what could not be loaded. */
export function usePaperBranch(branchId: number | undefined): PaperBranch {
  const isShown = usePermission()('branches') && namedBranches().length > 0;
  const { data, error } = usePaperBranchesQuery({ skip: !isShown || branchId === undefined });
  return {
    branch: data?.branches.rows.find(({ id }) => id === branchId),
    isKnown: !isShown || data !== undefined || error !== undefined,
  };
}
