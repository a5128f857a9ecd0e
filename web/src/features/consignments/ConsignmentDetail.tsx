import { Alert, Tabs } from 'antd';
import { useState } from 'react';
import {
  useApproveConsignmentMutation,
  useDeleteConsignmentMutation,
  useTrackConsignmentMutation,
  type ConsignmentDetailFragment,
  type HistoryRowFragment,
} from '../../graphql.generated';
import { consignmentRefusal } from '../../../../server/src/domain/policy';
import { productTexts } from '../../../../server/src/domain/productTexts';
import { ActionBar, type RecordAction } from '../../ui/panel/ActionBar';
import { ChangeLog } from '../../ui/facts/ChangeLog';
import { useConfirm } from '../../ui/overlay/confirm';
import { toast } from '../../ui/overlay/toast';
import { Skeleton } from '../../ui/panel/Skeleton';
import { useCommand } from '../../ui/form/useCommand';
import { useDelete } from '../../ui/form/useDelete';
import { ConsignmentDescriptions } from './ConsignmentDescriptions';
import { ConsignmentDetailHistory } from './ConsignmentDetailHistory';
import { EwayFormModal } from './EwayForm';
import { HistoryFormModal } from './HistoryForm';
import { OnlineTracking, type OnlineEntry } from './OnlineTracking';
import { RatingBreakdown } from './RatingBreakdown';
import { lazyPart } from '../../ui/app/lazily';
import { PaymentFormModal } from './PaymentForm';
import { PrintMenu } from './PrintMenu';

interface Props {
  consignment: ConsignmentDetailFragment;
  onClose: () => void;
  onEdit: (uniqueId: string) => void;
}

type Shown = 'history' | 'pod' | 'online' | 'rating' | 'changes';

const PodView = lazyPart(() => import('./PodView'), 'PodView', <Skeleton />);

export function ConsignmentDetail({ consignment, onClose, onEdit }: Props) {
  const { uniqueId, version, awbNo, isApproved, deliveryStatus } = consignment;
  const confirm = useConfirm();
  const [shown, setShown] = useState<Shown>('history');
  const [entries, setEntries] = useState<readonly OnlineEntry[]>([]);
  const [writing, setWriting] = useState<'status' | 'dispatch' | HistoryRowFragment | null>(null);
  const [paying, setPaying] = useState(false);
  const [settingEway, setSettingEway] = useState(false);

  const [approve, approving] = useCommand(useApproveConsignmentMutation(), {
    done: 'Consignment approved successfully',
    changes: ['changeLog'],
  });
  const [remove, removing] = useDelete(useDeleteConsignmentMutation(), {
    what: () => `Consignment ${awbNo}`,
    done: 'Consignment deleted successfully',
    changes: ['consignments', 'dashboardSummary', 'bookingTrend', 'billingSummary'],
  });
  const [track, tracking] = useCommand(useTrackConsignmentMutation(), { changes: ['changeLog'] });

  async function approveAsked() {
    const sure = await confirm({
      question: productTexts.areYouSureTo('lock consignment for further editing'),
      ok: 'Approve',
    });
    if (sure) await approve({ input: { uniqueId, version } });
  }

  async function deleteAsked() {
    if (await remove(consignment)) onClose();
  }

  async function trackOnline() {
    const answer = await track({ input: { uniqueId, awbNo } });
    if (!answer) return;
    const found = answer.trackConsignment.entries;
    if (found.length === 0) return toast.info('No updates found');
    setEntries(found);
    setShown('online');
  }

  const actions: readonly RecordAction[] = [
    { label: 'Track History', action: 'consignment', run: () => setShown('history') },
    {
      label: 'Update Status',
      action: 'addHistory',
      refusal: consignmentRefusal.addHistory(consignment),
      look: { type: 'primary' },
      run: () => setWriting('status'),
    },
    {
      label: 'Dispatch',
      action: 'addHistory',
      refusal: consignmentRefusal.addHistory(consignment),
      run: () => setWriting('dispatch'),
    },
    {
      label: 'Payment',
      action: 'payConsignment',
      refusal: consignmentRefusal.pay(consignment),
      run: () => setPaying(true),
    },
    {
      label: 'Approve',
      action: 'approveConsignment',
      refusal: consignmentRefusal.approve(consignment),
      busy: approving,
      run: () => void approveAsked(),
    },
    {
      label: 'Edit',
      action: 'updateConsignment',
      refusal: consignmentRefusal.update(consignment),
      run: () => onEdit(uniqueId),
    },
    {
      label: 'E-way Bill',
      action: 'setEway',
      refusal: consignment.parcelType === 'Box' ? null : 'Docs need no e-way bill',
      run: () => setSettingEway(true),
    },
    { label: 'Print', action: 'labels', menu: <PrintMenu uniqueId={uniqueId} /> },
    { label: 'Online Tracking', action: 'trackConsignment', busy: tracking, run: () => void trackOnline() },
    {
      label: 'Delete',
      action: 'deleteConsignment',
      refusal: consignmentRefusal.delete(consignment),
      look: { danger: true },
      busy: removing,
      run: () => void deleteAsked(),
    },
  ];

  return (
    <>
      {isApproved && deliveryStatus === 'Delivered' && (
        <Alert
          type="info"
          showIcon
          className="notice"
          title="Consignment is Approved & Delivered and locked for editing"
        />
      )}
      {consignment.ewayRefusal && <Alert type="warning" showIcon className="notice" title={consignment.ewayRefusal} />}
      <ActionBar actions={actions} />
      <ConsignmentDescriptions consignment={consignment} />
      <Tabs
        size="small"
        destroyOnHidden
        activeKey={shown}
        onChange={(key) => setShown(key as Shown)}
        items={[
          {
            key: 'history',
            label: 'Track History',
            children: <ConsignmentDetailHistory consignment={consignment} onEdit={setWriting} />,
          },
          ...(deliveryStatus === 'Booked'
            ? []
            : [
                {
                  key: 'pod',
                  label: 'Proof of Delivery',
                  children: <PodView consignmentId={uniqueId} />,
                },
              ]),
          ...(entries.length > 0
            ? [{ key: 'online', label: 'Online Tracking', children: <OnlineTracking entries={entries} /> }]
            : []),
          ...(consignment.rating
            ? [
                {
                  key: 'rating',
                  label: 'Rating',
                  children: <RatingBreakdown rating={consignment.rating} consignment={consignment} />,
                },
              ]
            : []),
          { key: 'changes', label: 'Change Log', children: <ChangeLog of="Consignment" uniqueId={uniqueId} /> },
        ]}
      />
      <HistoryFormModal consignment={consignment} writing={writing} onClose={() => setWriting(null)} />
      <PaymentFormModal consignment={consignment} open={paying} onClose={() => setPaying(false)} />
      <EwayFormModal consignment={consignment} open={settingEway} onClose={() => setSettingEway(false)} />
    </>
  );
}
