import { InvoicePrintDocument, type InvoicePrintQuery } from '../graphql.generated';
import { InvoicePaper } from './InvoicePaper';
import './invoicePaper.css';
import './paper.css';
import { SeveralPapers } from './SeveralPapers';

/** Several invoices in one document, each from a new page. */
export default function InvoicesPrint() {
  return (
    <SeveralPapers<InvoicePrintQuery>
      query={InvoicePrintDocument}
      noun="invoices"
      dayOf={({ invoice }) => invoice.invoiceDate}
      branchOf={({ invoice }) => invoice.branchId}
    >
      {({ invoice }, company) => <InvoicePaper key={invoice.uniqueId} company={company} invoice={invoice} />}
    </SeveralPapers>
  );
}
