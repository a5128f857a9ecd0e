import type { InvoiceCompanyFragment } from '../graphql.generated';

/** Where to pay. */
export function bankFacts({ bank }: InvoiceCompanyFragment): [string, string][] {
  return [
    ['Account Name', bank.accountName],
    ['Account No', bank.accountNumber],
    ['Bank', `${bank.bankName}, ${bank.branch}`],
    ['IFSC', bank.ifsc],
  ];
}
