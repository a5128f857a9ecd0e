import { useParams } from 'react-router-dom';
import { useConsignmentPrintQuery } from '../graphql.generated';
import { ConsignmentCopy } from './ConsignmentCopy';
import { copies } from './copies';
import { PaperNote } from './PaperNote';
import './paper.css';
import { useAutoPrint } from './useAutoPrint';
import { useCompanyOn } from './useCompanyOn';

export default function ConsignmentPrint() {
  const { uniqueId = '' } = useParams();
  const { data, error } = useConsignmentPrintQuery({ variables: { uniqueId } });
  const { company, error: failed } = useCompanyOn(data?.consignment.bookingDate, data?.consignment.branchId);
  useAutoPrint(company !== undefined);

  if (error || failed || !data || !company)
    return <PaperNote error={error ?? failed} noun="consignment" failure="The consignment could not be loaded" />;
  const { consignment } = data;
  return (
    <main className="paper">
      <h1 className="visually-hidden">Consignment No {consignment.awbNo}</h1>
      {copies.map((copy) => (
        <ConsignmentCopy key={copy} copy={copy} company={company} consignment={consignment} />
      ))}
    </main>
  );
}
