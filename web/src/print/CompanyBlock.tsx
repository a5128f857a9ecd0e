import type { CompanyBlockFragment } from '../graphql.generated';
import { imageAddress } from '../session';

/** Company header of a print layout. */
export function CompanyBlock({ company }: { company: CompanyBlockFragment }) {
  const { legalName, tradeName, address, phone, email, website, gstin, logo } = company;
  return (
    <div className="company-block">
      {logo && <img src={imageAddress(logo)} alt={tradeName} />}
      <strong>{legalName}</strong>
      <p>{address.join(', ')}</p>
      <p>{[phone, email, website].filter(Boolean).join(' · ')}</p>
      <p>GSTIN {gstin}</p>
    </div>
  );
}
