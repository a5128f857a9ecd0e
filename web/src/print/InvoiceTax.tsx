import { percentTexts, taxableAmount } from '../../../server/src/domain/tax/gst';
import { reverseChargeLine } from '../../../server/src/domain/tax/services';
import { rupeesToPaise } from '../../../server/src/domain/values/money';
import { toScaled } from '../../../server/src/domain/values/units';
import type { InvoicePaperFragment } from '../graphql.generated';
import { withoutSign } from './PaperParts';

interface Props {
  invoice: InvoicePaperFragment;
  /** Code of the service. */
  sac: string;
}

/** What rule 46 of the CGST Rules asks for besides the sums: tax by service code, reverse charge, and supplies to a special zone. */
export function InvoiceTax({ invoice, sac }: Props) {
  const special = specialSupply[invoice.supplyType];
  return (
    <div className="tax-summary">
      <TaxByCode invoice={invoice} sac={sac} />
      {special && <p>{special}</p>}
      <p>{reverseChargeLine(invoice.charge)}</p>
    </div>
  );
}

const toZone = 'Supply to SEZ unit or SEZ developer for authorised operations';
const specialSupply: Readonly<Record<InvoicePaperFragment['supplyType'], string | null>> = {
  B2B: null,
  B2C: null,
  SEZWP: `${toZone} on payment of integrated tax`,
  SEZWOP: `${toZone} under bond or letter of undertaking without payment of integrated tax`,
};

function TaxByCode({ invoice, sac }: Props) {
  const { cgst, sgst, igst, supplyType } = invoice;
  const taxes = [
    { name: 'CGST', of: 'cgst', amount: cgst },
    { name: 'SGST', of: 'sgst', amount: sgst },
    { name: 'IGST', of: 'igst', amount: igst },
  ] as const;
  const borne = taxes.filter(({ amount }) => amount > 0);
  const percent = percentTexts(supplyType === 'SEZWOP' ? 0 : toScaled(invoice.taxPercent, 2, 'Tax'));
  const tax = taxes.reduce((sum, { amount }) => sum + rupeesToPaise(amount), 0);
  const cells: [title: string, text: string][] = [
    ['Taxable (₹)', withoutSign(taxableOf(invoice) / 100)],
    ...borne.map(({ name, of, amount }): [string, string] => [`${name} ${percent[of]}% (₹)`, withoutSign(amount)]),
    ['Tax (₹)', withoutSign(tax / 100)],
  ];
  return (
    <table className="lines" aria-label="Tax by SAC/HSN">
      <thead>
        <tr>
          <th scope="col">SAC/HSN</th>
          {cells.map(([title]) => (
            <th key={title} scope="col" className="numeric">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>{sac}</td>
          {cells.map(([title, text]) => (
            <td key={title} className="numeric">
              {text}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

/** In paise. */
function taxableOf({ actualAmount, additionalCharges, chargesTaxable }: InvoicePaperFragment): number {
  const [amount, charges] = [rupeesToPaise(actualAmount), rupeesToPaise(additionalCharges)];
  return taxableAmount({ actualAmount: amount, additionalCharges: charges, chargesTaxable });
}
