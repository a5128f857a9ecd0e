import type { InvoiceCompanyFragment } from '../graphql.generated';

/** Where to pay. */
export function bankFacts(company: InvoiceCompanyFragment): [string, string][] {
  const { bankAccountName, bankAccountNumber, bankName, bankBranch, bankIfsc } = company;
  const facts: [string, string | null][] = [
    ['Account Name', bankAccountName],
    ['Account No', bankAccountNumber],
    ['Bank', [bankName, bankBranch].filter(Boolean).join(', ')],
    ['IFSC', bankIfsc],
  ];
  return facts.flatMap(([name, text]) => (text ? [[name, text]] : []));
}
