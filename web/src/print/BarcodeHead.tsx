import type { CompanyBlockFragment, PaperBranchFragment } from '../graphql.generated';
import { Barcode } from './Barcode';
import { CompanyBlock } from './CompanyBlock';

interface Props {
  company: CompanyBlockFragment;
  branch?: PaperBranchFragment;
  /** What the bar code says. */
  number: string;
  title: string;
}

export function BarcodeHead({ company, branch, number, title }: Props) {
  return (
    <header className="barcode-head">
      <CompanyBlock company={company} branch={branch} />
      <div>
        <Barcode text={number} />
        <b>{number}</b>
      </div>
      <h2>{title}</h2>
    </header>
  );
}
