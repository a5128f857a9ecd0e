import { useParams } from 'react-router-dom';
import { useInvoicePrintQuery } from '../graphql.generated';
import { InvoicePaper } from './InvoicePaper';
import './paper.css';
import './invoicePaper.css';
import { PaperNote } from './PaperNote';
import { useAutoPrint } from './useAutoPrint';
import { useCompanyOn } from './useCompanyOn';

export default function InvoicePrint() {
  const { uniqueId = '' } = useParams();
  // Not cached: there may be thousands of consignments, used only here.
  const { data, error } = useInvoicePrintQuery({ variables: { uniqueId }, fetchPolicy: 'no-cache' });
  const { company, error: failed } = useCompanyOn(data?.invoice.invoiceDate);
  useAutoPrint(company !== undefined);

  if (error || failed || !data || !company) return <PaperNote error={error ?? failed} noun="invoice" />;
  return (
    <main>
      <InvoicePaper company={company} invoice={data.invoice} />
    </main>
  );
}
