import { useParams } from 'react-router-dom';
import { useCreditNotePrintQuery } from '../graphql.generated';
import { CreditNotePaper } from './CreditNotePaper';
import './invoicePaper.css';
import { PaperNote } from './PaperNote';
import './paper.css';
import { useAutoPrint } from './useAutoPrint';
import { useCompanyOn } from './useCompanyOn';

export default function CreditNotePrint() {
  const { uniqueId = '' } = useParams();
  const { data, error } = useCreditNotePrintQuery({ variables: { uniqueId }, fetchPolicy: 'no-cache' });
  const { company, error: failed } = useCompanyOn(data?.creditNote.noteDate, data?.creditNote.invoice?.branchId);
  useAutoPrint(company !== undefined);

  if (error || failed || !data || !company) return <PaperNote error={error ?? failed} noun="note" />;
  return (
    <main>
      <CreditNotePaper company={company} note={data.creditNote} />
    </main>
  );
}
