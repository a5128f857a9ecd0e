import { useParams } from 'react-router-dom';
import { useConsignmentPrintQuery } from '../graphql.generated';
import { ConsignmentCopy } from './ConsignmentCopy';
import { copies } from './copies';
import { PaperNote } from './PaperNote';
import './paper.css';
import { useAutoPrint } from './useAutoPrint';

export default function ConsignmentPrint() {
  const { uniqueId = '' } = useParams();
  const { data, error } = useConsignmentPrintQuery({ variables: { uniqueId } });
  useAutoPrint(data !== undefined);

  if (error || !data)
    return <PaperNote error={error} noun="consignment" failure="The consignment could not be loaded" />;
  const { company, consignment } = data;
  return (
    <main className="paper">
      <h1 className="visually-hidden">Consignment No {consignment.awbNo}</h1>
      {copies.map((copy) => (
        <ConsignmentCopy key={copy} copy={copy} company={company} consignment={consignment} />
      ))}
    </main>
  );
}
