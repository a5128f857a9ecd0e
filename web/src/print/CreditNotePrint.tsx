import { useParams } from 'react-router-dom';
import { useCreditNotePrintQuery } from '../graphql.generated';
import { CreditNotePaper } from './CreditNotePaper';
import './invoicePaper.css';
import { PaperNote } from './PaperNote';
import './paper.css';
import { useAutoPrint } from './useAutoPrint';

export default function CreditNotePrint() {
  const { uniqueId = '' } = useParams();
  const { data, error } = useCreditNotePrintQuery({ variables: { uniqueId }, fetchPolicy: 'no-cache' });
  useAutoPrint(data !== undefined);

  if (error || !data) return <PaperNote error={error} noun="credit note" />;
  return (
    <main>
      <CreditNotePaper company={data.company} note={data.creditNote} />
    </main>
  );
}
