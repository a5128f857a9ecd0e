import { useParams } from 'react-router-dom';
import { useInvoicePrintQuery } from '../graphql.generated';
import { failureOfCaught } from '../ui/failureOfCaught';
import { InvoicePaper } from './InvoicePaper';
import './print.css';
import './invoicePrint.css';
import { useAutoPrint } from './useAutoPrint';

export default function InvoicePrint() {
  const { uniqueId = '' } = useParams();
  // Not cached: there may be thousands of consignments, used only here.
  const { data, error } = useInvoicePrintQuery({ variables: { uniqueId }, fetchPolicy: 'no-cache' });
  useAutoPrint(data !== undefined);

  if (error)
    return (
      <p className="paper-note" role="alert">
        {failureOfCaught(error).messages[0]}
      </p>
    );
  if (!data)
    return (
      <p className="paper-note" role="status">
        Loading the invoice...
      </p>
    );
  return (
    <main>
      <InvoicePaper company={data.company} invoice={data.invoice} />
    </main>
  );
}
