import { percentTexts } from '../../../server/src/domain/tax/gst';
import { toScaled } from '../../../server/src/domain/values/units';
import { withoutSign } from './PaperParts';

interface Taxed {
  taxable: number;
  igst: number;
  cgst: number;
  sgst: number;
  /** Percent. */
  taxPercent: number;
}

interface Props extends Taxed {
  label: string;
  particulars: string;
}

const taxes = ['cgst', 'sgst', 'igst'] as const;

/** Money of a voucher with the tax within, as rules 50 and 51 of the CGST Rules ask. */
export function VoucherLines({ label, particulars, ...taxed }: Props) {
  const percent = percentTexts(toScaled(taxed.taxPercent, 2, 'Tax'));
  const due = taxes.filter((tax) => taxed[tax] > 0);
  return (
    <table className="lines" aria-label={label}>
      <colgroup>
        <col />
        <col style={{ width: '32mm' }} />
        {due.map((tax) => (
          <col key={tax} style={{ width: '32mm' }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th scope="col">Particulars</th>
          <th scope="col" className="numeric">
            Taxable (₹)
          </th>
          {due.map((tax) => (
            <th key={tax} scope="col" className="numeric">
              {tax.toUpperCase()} {percent[tax]}% (₹)
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>{particulars}</td>
          <td className="numeric">{withoutSign(taxed.taxable)}</td>
          {due.map((tax) => (
            <td key={tax} className="numeric">
              {withoutSign(taxed[tax])}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
