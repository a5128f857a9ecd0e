import { Alert, Modal } from 'antd';
import { formatMonth } from '../../../../../server/src/domain/values/dates';
import { formatRupees, rupeesToPaise } from '../../../../../server/src/domain/values/money';
import { labels } from '../../../../../server/src/domain/enums';
import { useMonthPreviewQuery, type MonthToBillRowFragment } from '../../../graphql.generated';
import { failureOfCaught } from '../../../ui/app/failureOfCaught';
import { counted } from '../../../ui/app/format';
import { Skeleton } from '../../../ui/panel/Skeleton';
import { PreviewTotals } from '../PreviewTotals';

interface Props {
  row: MonthToBillRowFragment;
  month: string;
  invoiceDate: string;
  onClose: () => void;
}

/** What Generate would make of one customer's month. */
export function MonthPreviewModal({ row, month, invoiceDate, onClose }: Props) {
  const { uniqueId, company, warnings } = row;
  const { data, error } = useMonthPreviewQuery({
    variables: { input: { uniqueId, month, invoiceDate } },
    fetchPolicy: 'no-cache',
  });
  const { creditStop, invoices = [] } = data?.monthPreview ?? {};
  const others = warnings.filter((warning) => warning !== 'CreditStop');
  return (
    <Modal open title={`${company}, ${formatMonth(month)}`} width={560} onCancel={onClose} footer={null}>
      {error && <Alert type="error" showIcon className="notice" title={failureOfCaught(error).messages[0]} />}
      {!data && !error && <Skeleton />}
      {creditStop && <Alert type="warning" showIcon className="notice" title={creditStop} />}
      {others.length > 0 && (
        <Alert
          type="warning"
          showIcon
          className="notice"
          title={others.map((warning) => labels.BillWarning[warning]).join(', ')}
        />
      )}
      {invoices.map((preview, at) => (
        <PreviewTotals key={at} preview={preview} count={preview.totalConsignments} titled={invoices.length > 1} />
      ))}
      {invoices.length > 1 && (
        <p role="status">
          {`${counted(invoices.length, 'invoice')} · `}
          <strong>{formatRupees(invoices.reduce((sum, each) => sum + rupeesToPaise(each.totalAmount), 0))}</strong>
        </p>
      )}
    </Modal>
  );
}
