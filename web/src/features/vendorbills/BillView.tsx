import { Alert, Button } from 'antd';
import { useState } from 'react';
import { formatDate } from '../../../../server/src/domain/values/dates';
import { vendorBillRefusal } from '../../../../server/src/domain/policy';
import {
  useMatchVendorBillMutation,
  useNotBilledQuery,
  useVendorBillDetailQuery,
  type VendorBillDetailQuery,
} from '../../graphql.generated';
import { showMoney } from '../../ui/app/format';
import { LoadFailure } from '../../ui/panel/LoadFailure';
import { Skeleton } from '../../ui/panel/Skeleton';
import { MenuButton } from '../../ui/panel/MenuButton';
import { PageHeader } from '../../ui/panel/PageHeader';
import { useCommand } from '../../ui/form/useCommand';
import { BillStatus, ClaimWindow } from './billColumns';
import { BillLines } from './BillLines';
import { DisputeButton } from './DisputeButton';
import { outdated } from './outdated';
import { useDeleteBill } from './useDeleteBill';
import { lazyPart } from '../../ui/app/lazily';
import { usePermission } from '../../ui/app/usePermission';

const AmountsModal = lazyPart(() => import('./AmountsModal'), 'AmountsModal');
const LetterModal = lazyPart(() => import('./LetterForm'), 'LetterModal');
const NotBilledModal = lazyPart(() => import('./NotBilledModal'), 'NotBilledModal');
const SettleModal = lazyPart(() => import('./SettleForm'), 'SettleModal');
const ToleranceModal = lazyPart(() => import('./ToleranceForm'), 'ToleranceModal');

export type OpenBill = VendorBillDetailQuery['vendorBill'];
type Opened = 'settle' | 'tolerance' | 'amounts' | 'letter' | 'notBilled' | null;

/** A vendor's bill: its figures, what is found about its lines, and the lines. */
export function BillView({ uniqueId, onClose }: { uniqueId: string; onClose: () => void }) {
  const { data, error, refetch } = useVendorBillDetailQuery({
    variables: { uniqueId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const bill = data?.vendorBill;
  if (bill) return <Bill bill={bill} onClose={onClose} />;
  if (error) return <LoadFailure title="The bill could not be loaded" retry={refetch} />;
  return <Skeleton />;
}

function Bill({ bill, onClose }: { bill: OpenBill; onClose: () => void }) {
  const { uniqueId, version, billNo, vendor, billDate, periodFrom, periodTo, differences } = bill;
  const [opened, setOpened] = useState<Opened>(null);
  const { data } = useNotBilledQuery({ variables: { uniqueId }, fetchPolicy: 'cache-and-network' });
  const [match, matching] = useCommand(useMatchVendorBillMutation(), {
    done: 'Bill compared again',
    changes: outdated.lines,
  });
  const deleteBill = useDeleteBill();
  const may = usePermission();
  const isOpen = may('decideLines') && vendorBillRefusal.change(bill) === null;
  const close = () => setOpened(null);
  return (
    <>
      <PageHeader
        title={`Bill ${billNo}`}
        note={
          <>
            {vendor?.name}, {formatDate(billDate)}, for {formatDate(periodFrom)} to {formatDate(periodTo)}{' '}
            <BillStatus status={bill.status} /> <ClaimWindow bill={bill} />
          </>
        }
      >
        <Button onClick={onClose}>All bills</Button>
        <DisputeButton bill={bill} />
        {may('correctVendorAmounts') && <Button onClick={() => setOpened('amounts')}>Correct Amounts</Button>}
        {may('settleVendorBill') && isOpen && (
          <Button type="primary" onClick={() => setOpened('settle')}>
            Settle
          </Button>
        )}
        {may('matchVendorBill') && (
          <MenuButton content="More" label="More">
            {(closeMenu) => {
              const item = (label: string, run: () => void) => (
                <div style={{ display: 'flex' }}>
                  <button
                    type="button"
                    role="menuitem"

                    onClick={() => {
                      closeMenu();
                      run();
                    }}
                  >
                    {label}
                  </button>
                </div>
              );
              return (
                <>
                  {isOpen && item('Compare again', () => void match({ input: { uniqueId, version } }))}
                  {bill.claim > 0 && item('Letter by mail', () => setOpened('letter'))}
                  {item('Tolerance and window', () => setOpened('tolerance'))}
                  {isOpen && item('Delete', () => void deleteBill(bill).then((isDeleted) => isDeleted && onClose()))}
                </>
              );
            }}
          </MenuButton>
        )}
      </PageHeader>
      <dl className="figures" aria-busy={matching}>
        <Figure name="Billed" value={bill.billed} />
        <Figure name="Expected" value={bill.expected} />
        <Figure name="Claim" value={bill.claim} isClaim={bill.claim > 0} />
        <div className="panel">
          <dt>Not billed</dt>
          <dd>{data ? showMoney(data.notBilled.amount) : '…'}</dd>
          {data && data.notBilled.count > 0 && (
            <dd>
              <Button type="link" size="small" onClick={() => setOpened('notBilled')}>
                {data.notBilled.count.toLocaleString('en-IN')} consignments
              </Button>
            </dd>
          )}
        </div>
      </dl>
      {bill.agreed !== null && bill.agreed !== undefined && (
        <Alert
          type="success"
          showIcon
          title={`Settled: ${showMoney(bill.agreed)} agreed${bill.remark ? `, ${bill.remark}` : ''}`}
        />
      )}
      {(differences ?? []).map((difference) => (
        <Alert key={difference} type="warning" showIcon title={difference} />
      ))}
      <BillLines bill={bill} isOpen={isOpen} />
      {opened === 'settle' && <SettleModal bill={bill} onClose={close} />}
      {opened === 'tolerance' && <ToleranceModal bill={bill} isOpen={isOpen} onClose={close} />}
      {opened === 'letter' && <LetterModal bill={bill} onClose={close} />}
      {opened === 'amounts' && <AmountsModal bill={bill} onClose={close} />}
      {opened === 'notBilled' && data && <NotBilledModal notBilled={data.notBilled} onClose={close} />}
    </>
  );
}

function Figure({ name, value, isClaim = false }: { name: string; value: number; isClaim?: boolean }) {
  return (
    <div className="panel">
      <dt>{name}</dt>
      <dd className={isClaim ? 'wrong' : undefined}>{showMoney(value)}</dd>
    </div>
  );
}
