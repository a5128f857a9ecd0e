import type { CompanyBlockFragment } from '../graphql.generated';
import { Barcode } from './Barcode';
import { CompanyBlock } from './CompanyBlock';

interface Props {
  company: CompanyBlockFragment;
  /** What the bar code says. */
  number: string;
  title: string;
}

export function BarcodeHead({ company, number, title }: Props) {
  return (
    <header className="barcode-head">
      <CompanyBlock company={company} />
      <div>
        <Barcode text={number} />
        <b>{number}</b>
      </div>
      <h2>{title}</h2>
    </header>
  );
}
