import { Alert, Button } from 'antd';
import { useMemo } from 'react';
import { formatRupees, rupeesToPaise } from '../../../../server/src/domain/values/money';
import { useInvoicePreviewsQuery } from '../../graphql.generated';
import { failureOfCaught } from '../../ui/app/failureOfCaught';
import { counted, showMoney } from '../../ui/app/format';
import { PlaceOfSupply } from '../../ui/facts/PlaceOfSupply';
import { previewTitle, PreviewTotals, type Preview } from './PreviewTotals';
import { namesOf, type Billable, type BillableSender } from './billable';

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
            <PreviewTotals
              key={`${preview.service} ${preview.placeOfSupply} ${preview.isCash}`}
              preview={preview}
              count={preview.totalConsignments}
              titled
            />
          ))}
        </>
      ) : (
        <PreviewTotals preview={previews[0]} count={rows.length} />
      )}
      <PlaceOfSupply customerId={id} registeredOnly />
    </>
  );
}

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
                `${previewTitle(preview)}: ${counted(preview.totalConsignments, 'booking')}, ${showMoney(preview.actualAmount)}`,
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
