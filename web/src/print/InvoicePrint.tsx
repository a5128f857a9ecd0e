import { useParams, useSearchParams } from 'react-router-dom';
import { useInvoicePrintQuery } from '../graphql.generated';
import { copiesOf } from './invoiceCopies';
import { InvoicePaper } from './InvoicePaper';
import './paper.css';
import './invoicePaper.css';
import { PaperNote } from './PaperNote';
import { useAutoPrint } from './useAutoPrint';
import { useCompanyOn } from './useCompanyOn';
import { useNotePrinted } from './useNotePrinted';

export default function InvoicePrint() {
  const { uniqueId = '' } = useParams();
  const [params] = useSearchParams();
  const copies = copiesOf(params.get('copies')) ?? [undefined];
  // Not cached: there may be thousands of consignments, used only here.
  const { data, error } = useInvoicePrintQuery({ variables: { uniqueId }, fetchPolicy: 'no-cache' });
  const { company, error: failed } = useCompanyOn(data?.invoice.invoiceDate, data?.invoice.branchId);
  useNotePrinted('TestInvoice', company !== undefined);
  useAutoPrint(company !== undefined);

  if (error || failed || !data || !company) return <PaperNote error={error ?? failed} noun="invoice" />;
  return (
    <main className={copies.length > 1 ? 'several-papers' : undefined}>
      {copies.map((copy) => (
        <InvoicePaper key={copy ?? ''} company={company} invoice={data.invoice} copy={copy} />
      ))}
    </main>
  );
}
