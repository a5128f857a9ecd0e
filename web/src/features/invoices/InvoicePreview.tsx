import { Alert, Button } from 'antd';
import { useMemo } from 'react';
import { percentTexts } from '../../../../server/src/domain/tax/gst';
import { courier } from '../../../../server/src/domain/tax/services';
import { formatRupees, rupeesToPaise } from '../../../../server/src/domain/values/money';
import { toScaled } from '../../../../server/src/domain/values/units';
import { useInvoicePreviewsQuery, type InvoicePreviewsQuery } from '../../graphql.generated';
import { failureOfCaught } from '../../ui/app/failureOfCaught';
import { counted, showMoney } from '../../ui/app/format';
import { PlaceOfSupply } from '../../ui/facts/PlaceOfSupply';
import { namesOf, type Billable, type BillableSender } from './billable';

type Preview = InvoicePreviewsQuery['invoicePreviewsByState'][number];

/** What is paid already goes to an invoice of its own, with the tax inside. */
export const paidAs = 'inside';

const none: readonly Billable[] = [];

/** The invoices that a sender's selected consignments need, as calculated by the server: one for each place of supply. */
export function useInvoicePreviews(sender: BillableSender | undefined) {
  const consignments = sender?.rows ?? none;
  const unpriced = useMemo(() => consignments.filter(({ customerAmount }) => customerAmount === null), [consignments]);
  const consignmentIds = useMemo(() => consignments.map(({ id }) => id), [consignments]);
  const { data, error } = useInvoicePreviewsQuery({
    variables: { input: { customerId: sender?.id ?? 0, consignmentIds, paidAs } },
    skip: !sender || unpriced.length > 0,
    fetchPolicy: 'no-cache',
  });
  return { unpriced, previews: data?.invoicePreviewsByState ?? [], error };
}

interface Props extends ReturnType<typeof useInvoicePreviews> {
  sender: BillableSender;
  /** Removes consignments from the selection. */
  onLeaveOut: (consignments: readonly Billable[]) => void;
}

/** Amount and taxes of each invoice, and the reason for the kind of tax. */
export function InvoicePreview({ sender: { id, rows }, unpriced, previews, error, onLeaveOut }: Props) {
  if (unpriced.length > 0) {
    return (
      <Alert
        type="error"
        showIcon
        style={{ marginBottom: 10 }}
        title={<>Customer Amount is required: {namesOf(unpriced)}</>}
        action={
          <Button size="small" onClick={() => onLeaveOut(unpriced)}>
            Leave out
          </Button>
        }
      />
    );
  }
  if (error) {
    return <Alert type="error" showIcon style={{ marginBottom: 10 }} title={failureOfCaught(error).messages[0]} />;
  }
  return (
    <>
      {previews.some(({ paidIds }) => paidIds.length > 0) && (
        <PaidNotice previews={previews} consignments={rows} onLeaveOut={onLeaveOut} />
      )}
      {previews.length > 1 ? (
        <>
          {previews.some(({ placeOfSupply }) => placeOfSupply !== previews[0]?.placeOfSupply) && (
            <StatesNotice previews={previews} />
          )}
          {previews.map((preview) => (
            <Totals
              key={`${preview.service} ${preview.placeOfSupply} ${preview.isCash}`}
              preview={preview}
              count={preview.totalConsignments}
              titled
            />
          ))}
        </>
      ) : (
        <Totals preview={previews[0]} count={rows.length} />
      )}
      <PlaceOfSupply customerId={id} registeredOnly />
    </>
  );
}

const titleOf = ({ state, service, isCash }: Preview): string =>
  [state, ...(service === courier ? [] : [service]), ...(isCash ? ['cash invoice'] : [])].join(', ');

/** Goods of an unregistered customer are taxed where they were handed over. */
const StatesNotice = ({ previews }: { previews: readonly Preview[] }) => (
  <Alert
    type="info"
    showIcon
    className="notice"
    title={
      <>
        <span>
          {previews
            .map(
              (preview) =>
                `${titleOf(preview)}: ${counted(preview.totalConsignments, 'booking')}, ${showMoney(preview.actualAmount)}`,
            )
            .join('; ')}
        </span>
        <br />
        <small className="quiet">
          The customer is not registered, so each state in which goods were handed over needs its own invoice.
        </small>
      </>
    }
  />
);

interface PaidNoticeProps extends Pick<Props, 'onLeaveOut'> {
  previews: readonly Preview[];
  consignments: readonly Billable[];
}

/** What is already paid goes to a cash invoice. */
function PaidNotice({ previews, consignments, onLeaveOut }: PaidNoticeProps) {
  const ids = new Set(previews.flatMap(({ paidIds }) => paidIds));
  const paidPaise = previews.reduce((sum, { paidAmount }) => sum + rupeesToPaise(paidAmount), 0);
  const paid = consignments.filter(({ id }) => ids.has(id));
  const verb = paid.length === 1 ? 'is' : 'are';
  return (
    <Alert
      type="info"
      showIcon
      className="notice"
      title={
        <>
          <span>{`${paid.length} of ${consignments.length} ${verb} already paid, ${formatRupees(paidPaise)}`}</span>
          <br />
          <small className="quiet">{namesOf(paid)}</small>
          <br />
          <small className="quiet">They go to a cash invoice: the tax is inside what was paid.</small>
        </>
      }
      action={
        <Button size="small" onClick={() => onLeaveOut(paid)}>
          Leave out
        </Button>
      }
    />
  );
}

interface TotalsProps {
  preview: Preview | undefined;
  count: number;
  /** One of several invoices, named by its state. */
  titled?: boolean;
}

function Totals({ preview, count, titled = false }: TotalsProps) {
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
      {titled && <strong className="wide">{preview && titleOf(preview)}</strong>}
      <dl className="sums">
        <div>
          <dt>Consignments</dt>
          <dd>{count.toLocaleString('en-IN')}</dd>
        </div>
        {lines.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{showMoney(amount) || '…'}</dd>
          </div>
        ))}
        <div className="total">
          <dt>Total Amount</dt>
          <dd>{showMoney(totalAmount) || '…'}</dd>
        </div>
      </dl>
      <span className="quiet small">{taxExplanation}</span>
    </div>
  );
}
