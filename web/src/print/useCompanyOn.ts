import { namedBranches } from '../companySettings';
import { useCompanyOnQuery, type InvoiceCompanyFragment } from '../graphql.generated';

interface CompanyOfDay {
  company: InvoiceCompanyFragment | undefined;
  error: unknown;
}

/** The company as a paper of that day names it, once the day is known; by the registration of a branch, if there are several. */
export function useCompanyOn(day: string | undefined, branchId?: number): CompanyOfDay {
  const { data, error } = useCompanyOnQuery({
    variables: companyVariables(day ?? '', branchId),
    skip: day === undefined,
  });
  return { company: data?.companyProfile, error };
}

export const companyVariables = (on: string, branchId?: number): { on: string; branchId?: number } =>
  namedBranches().length > 0 && branchId !== undefined ? { on, branchId } : { on };
