import { useParams } from 'react-router-dom';
import { useVppAdviceInvoicesQuery, useVppAdvicePrintQuery, type VppAdvicePaperFragment } from '../graphql.generated';
import './invoicePaper.css';
import { PaperNote } from './PaperNote';
import './paper.css';
import { useAutoPrint } from './useAutoPrint';
import { useCompanyOn } from './useCompanyOn';
import { VppAdvicePaper } from './VppAdvicePaper';

export default function VppAdvicePrint() {
  const { uniqueId = '' } = useParams();
  const { data, error } = useVppAdvicePrintQuery({ variables: { uniqueId }, fetchPolicy: 'no-cache' });
  const { company, error: failed } = useCompanyOn(data?.vppRemittance.remittedOn, branchOf(data?.vppRemittance));
  // What was set off is a payment of its own; that says for which invoices.
  const payment = data?.vppRemittance.paymentId ?? null;
  const setOff = useVppAdviceInvoicesQuery({
    variables: { payment: String(payment) },
    skip: payment === null,
    fetchPolicy: 'no-cache',
  });
  const isComplete = data !== undefined && (payment === null || setOff.data !== undefined);
  const failure = error ?? failed ?? setOff.error;
  useAutoPrint(isComplete && company !== undefined && !failure);

  if (failure || !data || !company || !isComplete) return <PaperNote error={failure} noun="remittance" />;
  return (
    <main>
      <VppAdvicePaper
        company={company}
        remittance={data.vppRemittance}
        invoices={setOff.data?.customerPayment.allocations ?? []}
      />
    </main>
  );
}

/** Of a remittance for parcels of several branches: none. */
function branchOf(remittance: VppAdvicePaperFragment | undefined): number | undefined {
  const branches = new Set(remittance?.collections?.map(({ consignment }) => consignment?.branchId));
  return branches.size === 1 ? [...branches][0] : undefined;
}
