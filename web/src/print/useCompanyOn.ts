import { useCompanyOnQuery, type InvoiceCompanyFragment } from '../graphql.generated';

interface CompanyOfDay {
  company: InvoiceCompanyFragment | undefined;
  error: unknown;
}

/** The company as a paper of that day names it, once the day is known. */
export function useCompanyOn(day: string | undefined): CompanyOfDay {
  const { data, error } = useCompanyOnQuery({ variables: { on: day ?? '' }, skip: day === undefined });
  return { company: data?.companyProfile, error };
}
