import { percentTexts } from '../../../../server/src/domain/tax/gst';
import { courier } from '../../../../server/src/domain/tax/services';
import { toScaled } from '../../../../server/src/domain/values/units';
import type { InvoicePreviewsQuery } from '../../graphql.generated';
import { showMoney } from '../../ui/app/format';
import { NamedValue } from '../../ui/panel/NamedValue';

export type Preview = InvoicePreviewsQuery['invoicePreviewsByState'][number];

/** Of one of several invoices. */
export const previewTitle = ({ state, service, isCash }: Preview): string =>
  [state, ...(service === courier ? [] : [service]), ...(isCash ? ['cash invoice'] : [])].join(', ');

interface TotalsProps {
  preview: Preview | undefined;
  count: number;
  /** One of several invoices, named by its state. */
  titled?: boolean;
}

/** Amount and taxes of an invoice, and the reason for the kind of tax. */
export function PreviewTotals({ preview, count, titled = false }: TotalsProps) {
  const { actualAmount, cgst = 0, sgst = 0, igst = 0, totalAmount, taxPercent, taxExplanation } = preview ?? {};
  const percent = taxPercent === undefined ? null : percentTexts(toScaled(taxPercent, 2, 'Tax'));
  const named = (tax: 'igst' | 'cgst' | 'sgst') => `${tax.toUpperCase()}${percent ? ` ${percent[tax]}%` : ''}`;
  // Space is reserved for each line while loading, to avoid a layout jump.
  const isUntaxed = preview !== undefined && preview.charge !== 'Forward';
  const taxes = isUntaxed
    ? []
    : igst > 0
      ? [[named('igst'), igst] as const]
      : [[named('cgst'), preview && cgst] as const, [named('sgst'), preview && sgst] as const];
  const lines = [['Actual Amount', actualAmount] as const, ...taxes];
  return (
    <div className="field-grid bordered" aria-busy={!preview} aria-live="polite">
      {titled && <strong className="wide">{preview && previewTitle(preview)}</strong>}
      <dl className="sums">
        <NamedValue name="Consignments">{count.toLocaleString('en-IN')}</NamedValue>
        {lines.map(([name, amount]) => (
          <NamedValue key={name} name={name}>
            {showMoney(amount) || '…'}
          </NamedValue>
        ))}
        <NamedValue className="total" name="Total Amount">
          {showMoney(totalAmount) || '…'}
        </NamedValue>
      </dl>
      <span className="quiet small">{taxExplanation}</span>
    </div>
  );
}
