import { useParams } from 'react-router-dom';
import { useRefundPrintQuery } from '../graphql.generated';
import './invoicePaper.css';
import { PaperNote } from './PaperNote';
import './paper.css';
import { RefundPaper } from './RefundPaper';
import { useAutoPrint } from './useAutoPrint';
import { useCompanyOn } from './useCompanyOn';

export default function RefundPrint() {
  const { uniqueId = '' } = useParams();
  const { data, error } = useRefundPrintQuery({ variables: { uniqueId }, fetchPolicy: 'no-cache' });
  const { company, error: failed } = useCompanyOn(
    data?.refund.refundedOn,
    data?.refund.payment?.branchId ?? data?.refund.creditNote?.invoice?.branchId,
  );
  useAutoPrint(company !== undefined);

  if (error || failed || !data || !company) return <PaperNote error={error ?? failed} noun="refund voucher" />;
  return (
    <main>
      <RefundPaper company={company} refund={data.refund} />
    </main>
  );
}
