import { Button } from 'antd';
import { useState, type SyntheticEvent } from 'react';
import { useAllocatePaymentMutation, useOpenItemsQuery, type PaymentPartsFragment } from '../../graphql.generated';
import { showMoney } from '../../ui/app/format';
import { toast } from '../../ui/overlay/toast';
import { useCommand } from '../../ui/form/useCommand';
import { EmptyState } from '../../ui/panel/EmptyState';
import { allocationsOf, proposal, totalsOf, type OpenItem, type Share } from './openAllocation';
import { OpenItemsTable } from './OpenItemsTable';
import { receivableFields } from './receivableFields';

const none: readonly OpenItem[] = [];

/** What is left of a payment over the open invoices of its customer, the oldest due first unless typed otherwise. */
export function AllocationForm({ payment, onDone }: { payment: PaymentPartsFragment; onDone: () => void }) {
  const { uniqueId, version, customer, amount, tdsAmount, allocatedCash, allocatedTds } = payment;
  const [cash, tds] = [difference(amount, allocatedCash), difference(tdsAmount, allocatedTds)];
  const { data } = useOpenItemsQuery({
    variables: { input: { customerId: customer?.uniqueId } },
    fetchPolicy: 'cache-and-network',
  });
  const items = data?.openItems ?? none;
  const [typed, setTyped] = useState<Share[] | null>(null);
  const shares = typed ?? proposal(items, cash, tds);
  const { allocated, left } = totalsOf(shares, cash, tds);
  const [allocate, allocating] = useCommand(useAllocatePaymentMutation(), {
    done: 'Payment allocated successfully',
    changes: receivableFields,
  });
  const change = (at: number, share: Partial<Share>) =>
    setTyped(shares.map((each, place) => (place === at ? { ...each, ...share } : each)));

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    const saved = await allocate({ input: { uniqueId, version, allocations: allocationsOf(items, shares) } });
    if (!saved) return;
    for (const warning of saved.allocatePayment.warnings ?? []) toast.info(warning);
    onDone();
  }

  return (
    <form aria-label="Allocation" onSubmit={(event) => void submit(event)}>
      {items.length > 0 && <OpenItemsTable items={items} shares={shares} withTds={tds > 0} onChange={change} />}
      {data && items.length === 0 && <EmptyState text="This customer has no open invoices" />}
      <div className="form-buttons">
        <Button type="primary" htmlType="submit" disabled={items.length === 0} loading={allocating}>
          Save
        </Button>
        <Button onClick={onDone}>Cancel</Button>
        <span className="push" role="status">
          Allocated <strong>{showMoney(allocated)}</strong> · {left < 0 ? 'Too much' : 'Left'}{' '}
          <strong>{showMoney(Math.abs(left))}</strong>
        </span>
      </div>
    </form>
  );
}

/** Of rupees, exact to the paisa. */
const difference = (a: number, b: number) => (Math.round(a * 100) - Math.round(b * 100)) / 100;
