import { Alert, Button } from 'antd';
import { useMemo } from 'react';
import { gstPercent } from '../../../../server/src/domain/gst';
import { useInvoicePreviewQuery, type InvoicePreviewQuery } from '../../graphql.generated';
import { failureOfCaught } from '../../ui/failureOfCaught';
import { showMoney } from '../../ui/format';
import { namesOf, type Billable } from './billable';

interface Props {
  customerId: number;
  consignments: readonly Billable[];
  /** Removes consignments from the selection. */
  onLeaveOut: (consignments: readonly Billable[]) => void;
}

/** Amount and taxes of the invoice, as calculated by the server, and the reason for the kind of tax. */
export function InvoicePreview({ customerId, consignments, onLeaveOut }: Props) {
  const unpriced = useMemo(() => consignments.filter(({ customerAmount }) => customerAmount === null), [consignments]);
  const consignmentIds = useMemo(() => consignments.map(({ id }) => id), [consignments]);
  const { data, error } = useInvoicePreviewQuery({
    variables: { input: { customerId, consignmentIds } },
    skip: unpriced.length > 0,
    fetchPolicy: 'no-cache',
  });

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
  return <Totals preview={data?.invoicePreview} count={consignments.length} />;
}

interface TotalsProps {
  preview: InvoicePreviewQuery['invoicePreview'] | undefined;
  count: number;
}

function Totals({ preview, count }: TotalsProps) {
  const { actualAmount, cgst = 0, sgst = 0, igst = 0, totalAmount, taxExplanation } = preview ?? {};
  // Space is reserved for each line while loading, to avoid a layout jump.
  const taxes =
    igst > 0
      ? [[`IGST ${gstPercent.igst}%`, igst] as const]
      : [
          [`CGST ${gstPercent.cgst}%`, preview && cgst] as const,
          [`SGST ${gstPercent.sgst}%`, preview && sgst] as const,
        ];
  const lines = [['Actual Amount', actualAmount] as const, ...taxes];
  return (
    <div className="invoice-preview" aria-busy={!preview} aria-live="polite">
      <dl>
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
      <p>{taxExplanation}</p>
    </div>
  );
}
