import { useParams } from 'react-router-dom';
import { useConsignmentPrintQuery } from '../graphql.generated';
import { ConsignmentCopy } from './ConsignmentCopy';
import { copies } from './copies';
import './print.css';
import { useAutoPrint } from './useAutoPrint';

export default function ConsignmentPrint() {
  const { uniqueId = '' } = useParams();
  const { data, error } = useConsignmentPrintQuery({ variables: { uniqueId } });
  useAutoPrint(data !== undefined);

  if (error)
    return (
      <p className="paper-note" role="alert">
        The consignment could not be loaded
      </p>
    );
  if (!data)
    return (
      <p className="paper-note" role="status">
        Loading the consignment...
      </p>
    );
  const { company, consignment } = data;
  return (
    <main className="paper">
      <h1>Consignment No {consignment.awbNo}</h1>
      {copies.map((copy) => (
        <ConsignmentCopy key={copy} copy={copy} company={company} consignment={consignment} />
      ))}
    </main>
  );
}
