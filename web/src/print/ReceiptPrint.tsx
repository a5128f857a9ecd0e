import { useParams } from 'react-router-dom';
import { useReceiptPrintQuery } from '../graphql.generated';
import './invoicePaper.css';
import { PaperNote } from './PaperNote';
import './paper.css';
import { ReceiptPaper } from './ReceiptPaper';
import { useAutoPrint } from './useAutoPrint';
import { useCompanyOn } from './useCompanyOn';

export default function ReceiptPrint() {
  const { uniqueId = '' } = useParams();
  const { data, error } = useReceiptPrintQuery({ variables: { uniqueId }, fetchPolicy: 'no-cache' });
  const { company, error: failed } = useCompanyOn(data?.customerPayment.receivedOn, data?.customerPayment.branchId);
  useAutoPrint(company !== undefined);

  if (error || failed || !data || !company) return <PaperNote error={error ?? failed} noun="receipt" />;
  return (
    <main>
      <ReceiptPaper company={company} payment={data.customerPayment} />
    </main>
  );
}
