import { useParams } from 'react-router-dom';
import { useReceiptPrintQuery } from '../graphql.generated';
import './invoicePaper.css';
import { PaperNote } from './PaperNote';
import './paper.css';
import { ReceiptPaper } from './ReceiptPaper';
import { useAutoPrint } from './useAutoPrint';

export default function ReceiptPrint() {
  const { uniqueId = '' } = useParams();
  const { data, error } = useReceiptPrintQuery({ variables: { uniqueId }, fetchPolicy: 'no-cache' });
  useAutoPrint(data !== undefined);

  if (error || !data) return <PaperNote error={error} noun="receipt" />;
  return (
    <main>
      <ReceiptPaper company={data.company} payment={data.customerPayment} />
    </main>
  );
}
