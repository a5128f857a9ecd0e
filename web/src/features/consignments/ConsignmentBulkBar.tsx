import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  BulkAddHistoryDocument,
  BulkApproveDocument,
  BulkAssignDocument,
  BulkDeleteDocument,
  BulkPayDocument,
  BulkTrackDocument,
  type BulkAddHistoryMutation,
  type BulkApproveMutation,
  type BulkAssignMutation,
  type BulkDeleteMutation,
  type BulkPayMutation,
  type BulkTrackMutation,
  type ConsignmentRowFragment,
} from '../../graphql.generated';
import { paths } from '../../paths';
import { ListBulkBar } from '../../ui/bulk/ListBulkBar';
import { SelectedExcel } from '../../ui/bulk/SelectedExcel';
import { SelectedPrint } from '../../ui/bulk/SelectedPrint';
import { useBulkRun } from '../../ui/bulk/useBulkRun';
import { useBulkSender } from '../../ui/bulk/useBulkSender';
import { useConfirm } from '../../ui/overlay/confirm';
import { FormModal } from '../../ui/form/FormModal';
import { useSelected, type Selection } from '../../ui/table/selection';
import type { ListPage } from '../../ui/table/useListPage';
import { usePermission } from '../../ui/app/usePermission';
import { AssignForm } from './AssignForm';
import { BulkHistoryForm, BulkPaymentForm, type BulkPayment } from './BulkForms';
import { consignmentFileColumns } from './consignmentProperties';
import { totalsOf } from './selectedTotals';
import type { Movement } from './MovementFields';
import { May } from '../../ui/app/May';

interface Props {
  list: ListPage<ConsignmentRowFragment>;
  selection: Selection<ConsignmentRowFragment>;
  /** Opens the form of an outgoing manifest for the selection. */
  onManifest: () => void;
}

type Form = 'Update Status' | 'Dispatch' | 'Add to Manifest' | 'Mark Paid';

/** Carriers answer slowly, and a request has its time limit. */
const trackedAtOnce = 10;

const changes = [
  'consignments',
  'changeLog',
  'dashboardSummary',
  'bookingTrend',
  'billingSummary',
  'manifests',
  'manifest',
] as const;

/** The actions of select mode, for the selected consignments. */
export default function ConsignmentBulkBar({ list, selection, onManifest }: Props) {
  const may = usePermission();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const chosen = useSelected(selection);
  const { run, windows } = useBulkRun(selection, changes);
  const [form, setForm] = useState<Form | null>(null);
  const close = () => setForm(null);
  const number = chosen.length.toLocaleString('en-IN');

  const sender = useBulkSender();

  function move(movement: Movement) {
    close();
    const send = sender<BulkAddHistoryMutation>(BulkAddHistoryDocument, (data) => data.bulkAddHistory, movement);
    void run({ done: 'updated', send });
  }

  function pay(payment: BulkPayment) {
    close();
    void run({ done: 'marked paid', send: sender<BulkPayMutation>(BulkPayDocument, (data) => data.bulkPay, payment) });
  }

  function assign(manifestId: string) {
    close();
    const send = sender<BulkAssignMutation>(BulkAssignDocument, (data) => data.bulkAssign, { manifestId });
    void run({ done: 'put on the manifest', send });
  }

  async function approve() {
    if (await confirm({ question: `Approve ${number} consignments?`, ok: 'Approve' }))
      await run({
        done: 'approved',
        send: sender<BulkApproveMutation>(BulkApproveDocument, (data) => data.bulkApprove),
      });
  }

  const track = () =>
    run({
      done: 'tracked',
      send: sender<BulkTrackMutation>(BulkTrackDocument, (data) => data.bulkTrack),
      size: trackedAtOnce,
    });

  async function remove() {
    if (await confirm({ question: `Delete ${number} consignments?`, ok: 'Delete', danger: true }))
      await run({ done: 'deleted', send: sender<BulkDeleteMutation>(BulkDeleteDocument, (data) => data.bulkDelete) });
  }

  const createRunSheet = () => {
    const parcels = chosen.map(({ uniqueId, awbNo, receiver }) => ({ uniqueId, awbNo, receiver }));
    void navigate(paths.runSheets({ new: '1' }), { state: { parcels } });
  };

  const ids = chosen.map(({ id }) => id);

  return (
    <>
      <ListBulkBar label="Selected consignments" list={list} selection={selection} totals={totalsOf}>
        <May do="bulkAddHistory">
          <Button size="small" type="primary" onClick={() => setForm('Update Status')}>
            Update Status
          </Button>
          <Button size="small" onClick={() => setForm('Dispatch')}>
            Dispatch
          </Button>
        </May>
        <May do="createOutgoingManifest">
          <Button size="small" onClick={onManifest}>
            Create Manifest
          </Button>
        </May>
        {may('bulkAssign') && (
          <Button size="small" onClick={() => setForm('Add to Manifest')}>
            Add to Manifest
          </Button>
        )}
        <May do="createRunSheet">
          <Button size="small" onClick={createRunSheet}>
            Create Run Sheet
          </Button>
        </May>
        <May do="bulkTrack">
          <Button size="small" onClick={() => void track()}>
            Track
          </Button>
        </May>
        {may('bulkApprove') && (
          <Button size="small" onClick={() => void approve()}>
            Approve
          </Button>
        )}
        {may('bulkPay') && (
          <Button size="small" onClick={() => setForm('Mark Paid')}>
            Mark Paid
          </Button>
        )}
        <May do="labels">
          <SelectedPrint ids={ids} pathOf={paths.labelsPrint}>
            Labels
          </SelectedPrint>
        </May>
        <SelectedPrint ids={ids} pathOf={paths.consignmentsPrint}>
          Print
        </SelectedPrint>
        <SelectedExcel rows={chosen} columns={consignmentFileColumns} name="Consignments" />
        <May do="bulkDelete">
          <Button size="small" danger onClick={() => void remove()}>
            Delete
          </Button>
        </May>
      </ListBulkBar>
      <FormModal open={form !== null} title={form && `${form}: ${number} consignments`} width={560} onClose={close}>
        {(form === 'Update Status' || form === 'Dispatch') && (
          <BulkHistoryForm label={form} dispatching={form === 'Dispatch'} onSubmit={move} />
        )}
        {form === 'Add to Manifest' && <AssignForm label={form} onSubmit={assign} />}
        {form === 'Mark Paid' && <BulkPaymentForm label={form} onSubmit={pay} />}
      </FormModal>
      {windows}
    </>
  );
}
