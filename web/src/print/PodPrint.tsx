import { useParams } from 'react-router-dom';
import { usePodPrintQuery } from '../graphql.generated';
import './invoicePaper.css';
import { PaperNote } from './PaperNote';
import './paper.css';
import { PodPaper } from './PodPaper';
import { useAutoPrint } from './useAutoPrint';
import { useCompanyOn } from './useCompanyOn';

/** Proof of delivery, for the customer. */
export default function PodPrint() {
  const { uniqueId = '' } = useParams();
  const { data, error } = usePodPrintQuery({
    variables: { uniqueId, consignmentId: uniqueId },
    fetchPolicy: 'no-cache',
  });
  const { company, error: failed } = useCompanyOn(data?.consignment.bookingDate, data?.consignment.branchId);
  const deliveries = data?.podOf.filter(({ event }) => event.outcome === 'Delivered') ?? [];
  const delivery = deliveries.find(({ photo, signature }) => photo ?? signature) ?? deliveries[0];
  useAutoPrint(company !== undefined && delivery !== undefined);

  if (error || failed || !data || !company) return <PaperNote error={error ?? failed} noun="proof of delivery" />;
  if (!delivery)
    return (
      <p className="message-page" role="alert">
        No delivery of {data.consignment.awbNo} was recorded at the door
      </p>
    );
  return (
    <main>
      <PodPaper company={company} consignment={data.consignment} delivery={delivery} />
    </main>
  );
}
