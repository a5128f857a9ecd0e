import type { CompanyBlockFragment } from '../graphql.generated';

/** Company header of a print layout. */
export function CompanyBlock({ company }: { company: CompanyBlockFragment }) {
  const { legalName, address, phone, email, website, gstin } = company;
  return (
    <div className="company-block">
      <strong>{legalName}</strong>
      <p>{address.join(', ')}</p>
      <p>
        {phone} · {email} · {website}
      </p>
      <p>GSTIN {gstin}</p>
    </div>
  );
}
