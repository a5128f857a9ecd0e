import type { CompanyBlockFragment, PaperBranchFragment } from '../graphql.generated';
import { imageAddress } from '../session';

interface Props {
  company: CompanyBlockFragment;
  /** Where the paper comes from, if there are several places. */
  branch?: PaperBranchFragment;
}

/** Company header of a print layout. */
export function CompanyBlock({ company, branch }: Props) {
  const { legalName, tradeName, address, phone, email, website, gstin, logo } = company;
  return (
    <div className="company-block">
      {logo && <img src={imageAddress(logo)} alt={tradeName} />}
      <strong>{legalName}</strong>
      <p>{address.join(', ')}</p>
      <p>{[phone, email, website].filter(Boolean).join(' · ')}</p>
      <p>GSTIN {gstin}</p>
      {branch && <p className="branch">{branchAddress(branch)}</p>}
    </div>
  );
}

const branchAddress = ({ name, addressLines, city, pinCode, phone }: PaperBranchFragment) =>
  [`Branch ${name}: ${[...addressLines.split('\n'), `${city?.name ?? ''} ${pinCode}`.trim()].join(', ')}`, phone]
    .filter(Boolean)
    .join(' · ');
