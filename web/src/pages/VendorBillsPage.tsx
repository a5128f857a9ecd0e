import { useSearchParams } from 'react-router-dom';
import type { ImportJobQuery } from '../graphql.generated';
import { ImportButton } from '../features/imports/ImportButton';
import { BillsTab } from '../features/vendorbills/BillsTab';
import { PayablesTab } from '../features/vendorbills/PayablesTab';
import { AddressTabs } from '../ui/panel/AddressTabs';
import { PageHeader } from '../ui/panel/PageHeader';
import { useUrlState } from '../ui/search/useUrlState';
import { lazyPart } from '../ui/app/lazily';

const BillView = lazyPart(() => import('../features/vendorbills/BillView'), 'BillView');
const BillForm = lazyPart(() => import('../features/vendorbills/BillForm'), 'BillForm');

/** The bill that is open stands in the address; the parameters of another one are left behind. */
export default function VendorBillsPage() {
  const [params, setParams] = useSearchParams();
  const bill = useUrlState('bill');

  /** The finding is of this bill; the state of the list stays. */
  function closeBill() {
    if (!params.has('finding')) return bill.close();
    const next = new URLSearchParams(params);
    next.delete('bill');
    next.delete('finding');
    setParams(next, { replace: true });
  }

  if (bill.value !== null) {
    return <BillView key={bill.value} uniqueId={bill.value} onClose={closeBill} />;
  }
  const finish = (job: ImportJobQuery['importJob']) => (
    <BillForm job={job} onCreated={(created) => setParams({ bill: created })} />
  );
  return (
    <>
      <PageHeader title="Vendor Bills">
        <ImportButton kind="VendorBill" finish={finish} />
      </PageHeader>
      <AddressTabs
        items={[
          { key: 'bills', label: 'Bills', children: <BillsTab /> },
          { key: 'payables', label: 'Payables', children: <PayablesTab /> },
        ]}
      />
    </>
  );
}
