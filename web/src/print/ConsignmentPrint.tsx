import { useParams } from 'react-router-dom';
import { useConsignmentPrintQuery } from '../graphql.generated';
import { ConsignmentCopy } from './ConsignmentCopy';
import './print.css';
import './consignmentPrint.css';
import { useAutoPrint } from './useAutoPrint';

const copies = ['Sender', 'Receiver', 'P.O.D.'];

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
