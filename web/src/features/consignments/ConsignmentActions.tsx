import { Button, type ButtonProps } from 'antd';
import { useEffect, useRef } from 'react';
import { consignmentRefusal, type Action, type ConsignmentState } from '../../../../server/src/domain/policy';
import { usePermission } from '../../ui/usePermission';

/** Actions of the detail view, in button order. */
const labels = {
  trackHistory: 'Track History',
  updateStatus: 'Update Status',
  dispatch: 'Dispatch',
  pay: 'Payment',
  approve: 'Approve',
  edit: 'Edit',
  print: 'Print',
  trackOnline: 'Online Tracking',
  delete: 'Delete',
} as const;

export type ConsignmentAction = keyof typeof labels;

/** Operation behind each button, and the refusal that depends on the record's state. */
const rules: Record<ConsignmentAction, { action: Action; refusal?: (c: ConsignmentState) => string | null }> = {
  trackHistory: { action: 'consignment' },
  updateStatus: { action: 'addHistory', refusal: consignmentRefusal.addHistory },
  dispatch: { action: 'addHistory', refusal: consignmentRefusal.addHistory },
  pay: { action: 'payConsignment', refusal: consignmentRefusal.pay },
  approve: { action: 'approveConsignment', refusal: consignmentRefusal.approve },
  edit: { action: 'updateConsignment', refusal: consignmentRefusal.update },
  print: { action: 'consignment' },
  trackOnline: { action: 'trackConsignment' },
  delete: { action: 'deleteConsignment', refusal: consignmentRefusal.delete },
};

const looks: Partial<Record<ConsignmentAction, ButtonProps>> = {
  updateStatus: { type: 'primary' },
  delete: { danger: true },
};

interface Props {
  consignment: ConsignmentState;
  run: Readonly<Record<ConsignmentAction, () => void>>;
  /** The action whose answer is pending. */
  busy?: ConsignmentAction | null;
}

/** One button for each action that the role and the record's state allow. */
export function ConsignmentActions({ consignment, run, busy }: Props) {
  const may = usePermission();
  const allowed = (Object.keys(labels) as ConsignmentAction[]).filter((name) => {
    const { action, refusal } = rules[name];
    return may(action) && (refusal?.(consignment) ?? null) === null;
  });
  const bar = useRef<HTMLDivElement>(null);
  const names = allowed.join();
  useEffect(() => {
    // The pressed button may have been removed by its own action, and the confirmation dialog takes a moment to fade
    // out; then moves the focus to the first button left.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) bar.current?.querySelector('button')?.focus();
    }, 300);
    return () => clearTimeout(timer);
  }, [names]);

  return (
    <div ref={bar} className="window-actions" role="toolbar" aria-label="Actions">
      {allowed.map((name) => (
        <Button key={name} {...looks[name]} loading={busy === name} onClick={run[name]}>
          {labels[name]}
        </Button>
      ))}
    </div>
  );
}
