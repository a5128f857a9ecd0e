import { useParams } from 'react-router-dom';
import { CustomerLedger } from '../features/receivables/CustomerLedger';

export default function CustomerLedgerPage() {
  const { uniqueId = '' } = useParams();
  return <CustomerLedger key={uniqueId} uniqueId={uniqueId} />;
}
