import { Alert, Tabs } from 'antd';
import { useState } from 'react';
import {
  useApproveConsignmentMutation,
  useDeleteConsignmentMutation,
  useTrackConsignmentMutation,
  type ConsignmentDetailFragment,
  type HistoryRowFragment,
} from '../../graphql.generated';
import { productTexts } from '../../../../server/src/domain/productTexts';
import { paths } from '../../paths';
import { ChangeLog } from '../../ui/ChangeLog';
import { useConfirm } from '../../ui/confirm';
import { toast } from '../../ui/toast';
import { useCommand } from '../../ui/useCommand';
import { ConsignmentActions } from './ConsignmentActions';
import { ConsignmentDescriptions } from './ConsignmentDescriptions';
import { ConsignmentDetailHistory } from './ConsignmentDetailHistory';
import { HistoryFormModal } from './HistoryForm';
import { OnlineTracking, type OnlineEntry } from './OnlineTracking';
import { PaymentFormModal } from './PaymentForm';

interface Props {
  consignment: ConsignmentDetailFragment;
  onClose: () => void;
  onEdit: (uniqueId: string) => void;
}

type Shown = 'history' | 'online' | 'changes';

export function ConsignmentDetail({ consignment, onClose, onEdit }: Props) {
  const { uniqueId, version, awbNo, isApproved, deliveryStatus } = consignment;
  const confirm = useConfirm();
  const [shown, setShown] = useState<Shown>('history');
  const [entries, setEntries] = useState<readonly OnlineEntry[]>([]);
  const [writing, setWriting] = useState<'status' | 'dispatch' | HistoryRowFragment | null>(null);
  const [paying, setPaying] = useState(false);

  const [approve, approving] = useCommand(useApproveConsignmentMutation(), {
    done: 'Consignment approved successfully',
    changes: ['changeLog'],
  });
  const [remove, removing] = useCommand(useDeleteConsignmentMutation(), {
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
    const question = productTexts.areYouSureTo(`delete Consignment ${awbNo}`);
    const sure = await confirm({ question, ok: 'Delete', danger: true });
    if (sure && (await remove({ input: { uniqueId, version } }))) onClose();
  }

  async function trackOnline() {
    const answer = await track({ input: { uniqueId, awbNo } });
    if (!answer) return;
    const found = answer.trackConsignment.entries;
    if (found.length === 0) return toast.info('No updates found');
    setEntries(found);
    setShown('online');
  }

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
      <ConsignmentActions
        consignment={consignment}
        busy={approving ? 'approve' : removing ? 'delete' : tracking ? 'trackOnline' : null}
        run={{
          trackHistory: () => setShown('history'),
          updateStatus: () => setWriting('status'),
          dispatch: () => setWriting('dispatch'),
          pay: () => setPaying(true),
          approve: () => void approveAsked(),
          edit: () => onEdit(uniqueId),
          print: () => void window.open(paths.consignmentPrint(uniqueId), '_blank'),
          trackOnline: () => void trackOnline(),
          delete: () => void deleteAsked(),
        }}
      />
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
          ...(entries.length > 0
            ? [{ key: 'online', label: 'Online Tracking', children: <OnlineTracking entries={entries} /> }]
            : []),
          { key: 'changes', label: 'Change Log', children: <ChangeLog of="Consignment" uniqueId={uniqueId} /> },
        ]}
      />
      <HistoryFormModal consignment={consignment} writing={writing} onClose={() => setWriting(null)} />
      <PaymentFormModal consignment={consignment} open={paying} onClose={() => setPaying(false)} />
    </>
  );
}
