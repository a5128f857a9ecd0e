import { useApolloClient } from '@apollo/client/react';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '../../../../server/src/domain/values/dates';
import { labels } from '../../../../server/src/domain/enums';
import { einvoiceFileName } from '../../../../server/src/domain/tax/gstReturn/inv01';
import { creditNoteRefusal } from '../../../../server/src/domain/policy';
import {
  CreditNoteEinvoiceDocument,
  useAllocateCreditNoteMutation,
  useApproveCreditNoteMutation,
  useCreditNoteDetailQuery,
  useDeleteCreditNoteMutation,
  useRecordCreditNoteIrnMutation,
  useRefundCreditNoteMutation,
  type CreditNoteEinvoiceQuery,
  type CreditNoteRowFragment,
} from '../../graphql.generated';
import { paths } from '../../paths';
import { useConfirm } from '../../ui/overlay/confirm';
import { ActionFrame } from '../../ui/panel/ActionBar';
import { DetailPanel, type DetailPanelProps } from '../../ui/panel/DetailPanel';
import { detailQuery } from '../../ui/panel/detailQuery';
import { showMoney } from '../../ui/app/format';
import { useCommand } from '../../ui/form/useCommand';
import { fileHeaders } from '../../ui/file/fileHeaders';
import { useJsonFile } from '../../ui/file/useJsonFile';
import { DraftForm } from './CreditNoteForm';
import { noteTitles } from './creditNoteValues';
import { CreditNoteTag } from './CreditNoteTag';
import { RefundForm } from '../../ui/refund/RefundForm';
import { lazyPart } from '../../ui/app/lazily';
import { usePermission } from '../../ui/app/usePermission';
import { NamedValue } from '../../ui/panel/NamedValue';

const IrnModal = lazyPart(() => import('../../ui/irn/IrnModal'));

/** One credit note: what it is about, and what its state allows. */
export function CreditNoteDetailPanel({ uniqueId, neighbours, onClose }: DetailPanelProps) {
  const { data, error } = useCreditNoteDetailQuery(detailQuery(uniqueId));
  const note = data?.creditNote;
  return (
    <DetailPanel
      uniqueId={uniqueId}
      neighbours={neighbours}
      title={
        <>
          {note && noteTitles[note.kind]} {note?.number} {note && <CreditNoteTag status={note.status} />}
        </>
      }
      detail={note}
      error={error}
      onClose={onClose}
    >
      {(loaded) => <CreditNoteDetail note={loaded} onClose={onClose} />}
    </DetailPanel>
  );
}

/** What an approved note changes besides itself. */
const settled = [
  'creditNotes',
  'invoices',
  'invoice',
  'openItems',
  'ageing',
  'customerLedger',
  'refunds',
  'receivablesSummary',
  'changeLog',
] as const;

function CreditNoteDetail({ note, onClose }: { note: CreditNoteRowFragment; onClose: () => void }) {
  const { uniqueId, version, customer, invoice } = note;
  const isDebit = note.kind === 'Debit';
  const name = labels.NoteKind[note.kind];
  const [shown, setShown] = useState<'edit' | 'irn' | 'refund' | null>(null);
  const confirm = useConfirm();
  const may = usePermission();
  const client = useApolloClient();
  const [saveJson] = useJsonFile();
  const [approve, approving] = useCommand(useApproveCreditNoteMutation(), {
    done: ({ approveCreditNote: { number } }) => `${name} ${number} approved successfully`,
    changes: [...settled],
  });
  const [remove, removing] = useCommand(useDeleteCreditNoteMutation(), {
    done: `${name} deleted successfully`,
    changes: ['creditNotes', 'changeLog'],
  });
  const [allocate, allocating] = useCommand(useAllocateCreditNoteMutation(), {
    done: 'Credit note allocated successfully',
    changes: [...settled],
  });
  const [recordIrn] = useCommand(useRecordCreditNoteIrnMutation(), { done: 'IRN recorded', changes: ['changeLog'] });
  const isDraft = creditNoteRefusal.update(note) === null;
  const isReported = !isDraft && invoice?.supplyType !== 'B2C';

  async function askedApprove() {
    const question = `Approve the ${name.toLowerCase()} of ${showMoney(note.total)} for ${customer?.company}? It gets its number and cannot be changed afterwards.`;
    if (await confirm({ question, ok: 'Approve' })) await approve({ input: { uniqueId, version } });
  }

  async function askedDelete() {
    if (!(await confirm({ question: 'Delete the draft?', ok: 'Delete', danger: true }))) return;
    if (await remove({ input: { uniqueId, version } })) onClose();
  }

  async function askedAllocate() {
    const question = `Pay the oldest dues of ${customer?.company} with ${showMoney(note.unallocated)}?`;
    if (await confirm({ question, ok: 'Pay' })) await allocate({ input: { uniqueId, version, auto: true } });
  }

  const download = () =>
    saveJson(einvoiceFileName(note.number), async () => {
      const { data } = await client.query<CreditNoteEinvoiceQuery>({
        query: CreditNoteEinvoiceDocument,
        variables: { noteIds: [uniqueId] },
        fetchPolicy: 'no-cache',
        context: { headers: fileHeaders() },
      });
      return data?.einvoiceJson.json;
    });

  if (shown === 'edit') return <DraftForm note={note} onDone={() => setShown(null)} />;
  return (
    <>
      <p className="facts">
        <strong>{customer?.company}</strong> · {formatDate(note.noteDate)} · {labels.CreditNoteReason[note.reason]} ·
        about {invoice && <Link to={paths.invoice(invoice.uniqueId)}>{invoice.invoiceNumber}</Link>}
        {invoice && ` of ${formatDate(invoice.invoiceDate)}`}
        {note.remark && ` · ${note.remark}`}
      </p>
      <dl className="figures">
        <NamedValue name="Taxable">{showMoney(note.taxable)}</NamedValue>
        {note.igst > 0 && <NamedValue name="IGST">{showMoney(note.igst)}</NamedValue>}
        {note.cgst > 0 && <NamedValue name="CGST">{showMoney(note.cgst)}</NamedValue>}
        {note.sgst > 0 && <NamedValue name="SGST">{showMoney(note.sgst)}</NamedValue>}
        <NamedValue name="Total">{showMoney(note.total)}</NamedValue>
        {!isDraft && !isDebit && (
          <NamedValue name="Pays invoices">
            {showMoney(Math.round((note.applied - note.refunded) * 100) / 100)}
          </NamedValue>
        )}
        {note.refunded > 0 && <NamedValue name="Refunded">{showMoney(note.refunded)}</NamedValue>}
        {!isDraft && !isDebit && <NamedValue name="Not allocated">{showMoney(note.unallocated)}</NamedValue>}
      </dl>
      {invoice && <p className="facts quiet">{invoice.taxExplanation}</p>}
      {note.irn && <p className="facts quiet">IRN {note.irn}</p>}
      <ActionFrame state={note.status}>
        {isDraft && (
          <>
            {may('approveCreditNote') && (
              <Button type="primary" loading={approving} onClick={() => void askedApprove()}>
                Approve
              </Button>
            )}
            {may('updateCreditNote') && <Button onClick={() => setShown('edit')}>Edit</Button>}
            {may('deleteCreditNote') && (
              <Button danger loading={removing} onClick={() => void askedDelete()}>
                Delete
              </Button>
            )}
          </>
        )}
        <Button onClick={() => void window.open(paths.creditNotePrint(uniqueId), '_blank')}>Print</Button>
        {may('allocateCreditNote') && !isDraft && note.unallocated > 0 && (
          <Button loading={allocating} onClick={() => void askedAllocate()}>
            Pay Oldest Dues
          </Button>
        )}
        {may('refundCreditNote') && !isDraft && note.unallocated > 0 && (
          <Button onClick={() => setShown('refund')}>Refund …</Button>
        )}
        {may('einvoiceJson') && isReported && <Button onClick={() => void download()}>e-Invoice</Button>}
        {may('recordCreditNoteIrn') && isReported && !note.irn && (
          <Button onClick={() => setShown('irn')}>Record IRN</Button>
        )}
      </ActionFrame>
      {shown === 'refund' && <NoteRefund note={note} onDone={() => setShown(null)} />}
      {shown === 'irn' && (
        <IrnModal
          number={note.number ?? ''}
          uniqueId={uniqueId}
          version={version}
          record={async (input) => (await recordIrn({ input })) !== null}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}

function NoteRefund({ note, onDone }: { note: CreditNoteRowFragment; onDone: () => void }) {
  const { uniqueId, version, number, noteDate, customer, unallocated } = note;
  return (
    <RefundForm
      of={{
        ...{ uniqueId, version, number: number ?? '', company: customer?.company ?? '' },
        ...{ from: noteDate, fromName: 'the note date' },
      }}
      left={unallocated}
      mutation={useRefundCreditNoteMutation()}
      done={({ refundCreditNote }) => `Refunded by ${refundCreditNote.number}`}
      changes={[...settled, 'creditNote', 'cashBookDay']}
      onDone={onDone}
    />
  );
}
