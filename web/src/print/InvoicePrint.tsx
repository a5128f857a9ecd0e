import { useParams } from 'react-router-dom';
import { useInvoicePrintQuery } from '../graphql.generated';
import { InvoicePaper } from './InvoicePaper';
import './paper.css';
import './invoicePaper.css';
import { PaperNote } from './PaperNote';
import { useAutoPrint } from './useAutoPrint';

export default function InvoicePrint() {
  const { uniqueId = '' } = useParams();
  // Not cached: there may be thousands of consignments, used only here.
  const { data, error } = useInvoicePrintQuery({ variables: { uniqueId }, fetchPolicy: 'no-cache' });
  useAutoPrint(data !== undefined);

  if (error || !data) return <PaperNote error={error} noun="invoice" />;
  return (
    <main>
      <InvoicePaper company={data.company} invoice={data.invoice} />
    </main>
  );
}
