import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { invoiceRefusal, irnRefusals } from '../../../../server/src/domain/policy';
import type { InvoiceRowFragment } from '../../graphql.generated';
import { paths } from '../../paths';
import { PrintInvoice } from './PrintInvoice';
import { PayInvoice } from './PayInvoice';
import { useEinvoiceFile } from './useEinvoiceFile';
import { useDeleteInvoice, useInvoiceCommands, useIrnCommands, useMailInvoice } from './useInvoiceCommands';
import { useInvoiceFile } from './useInvoiceFile';
import { lazyPart } from '../../ui/app/lazily';
import { ActionFrame } from '../../ui/panel/ActionBar';
import { usePermission } from '../../ui/app/usePermission';

const CancelInvoiceModal = lazyPart(() => import('./CancelInvoiceModal'));
const TaxReasonModal = lazyPart(() => import('./TaxReasonModal'));
const WriteOffModal = lazyPart(() => import('./WriteOffModal'));
const IrnModal = lazyPart(() => import('../../ui/irn/IrnModal'));

const stateOf = ({ irn, ackDate, irnCancelledOn }: InvoiceRowFragment) => ({
  irn,
  ackDate: ackDate ? new Date(ackDate) : null,
  irnCancelledOn: irnCancelledOn ? new Date(irnCancelledOn) : null,
});
const mayCancel = (invoice: InvoiceRowFragment) =>
  invoiceRefusal.cancel({ ...invoice, ...stateOf(invoice) }, new Date()) === null;
const mayCancelIrn = (invoice: InvoiceRowFragment) => irnRefusals.cancel(stateOf(invoice), new Date()) === null;

interface Props {
  invoice: InvoiceRowFragment;
  /** True while the form is in edit mode; it has its own buttons. */
  editing: boolean;
  onEdit: () => void;
}

/** One button for each action that the status allows (SPEC 4). */
export function InvoiceActions({ invoice, editing, onEdit }: Props) {
  const { uniqueId, version, invoiceStatus, deletedOn, cancelledOn } = invoice;
  const { approve, approveWith, approving, taxObjection, forgetTaxObjection, pay, paying } = useInvoiceCommands();
  const [remove, removing] = useDeleteInvoice('seen');
  const [download, downloading] = useInvoiceFile();
  const [report, reporting] = useEinvoiceFile();
  const [mail, mailing] = useMailInvoice();
  const { recordIrn, recordIrnCancelled } = useIrnCommands();
  const [shown, setShown] = useState<'cancel' | 'irn' | 'writeOff' | null>(null);
  const navigate = useNavigate();
  const may = usePermission();
  const print = useRef<HTMLButtonElement>(null);

  if (deletedOn)
    return (
      <p className="wrong facts" role="status">
        Invoice is deleted
      </p>
    );
  const closing = (
    <>
      {shown === 'cancel' && <CancelInvoiceModal invoice={invoice} onClose={() => setShown(null)} />}
      {shown === 'writeOff' && <WriteOffModal invoice={invoice} onClose={() => setShown(null)} />}
      {taxObjection && (
        <TaxReasonModal
          invoice={invoice}
          objection={taxObjection}
          approve={(reason) => approveWith(invoice, reason)}
          onClose={forgetTaxObjection}
        />
      )}
      {shown === 'irn' && (
        <IrnModal
          number={invoice.invoiceNumber ?? ''}
          uniqueId={uniqueId}
          version={version}
          record={recordIrn}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
  const isGenerated = invoiceStatus === 'Generated';
  const mayEdit = may('updateInvoice') && invoiceRefusal.update(invoice) === null && !editing;
  return (
    <ActionFrame state={invoiceStatus} next={invoiceStatus === 'Approved' ? print : undefined}>
      {may('approveInvoice') && isGenerated && (
        <Button type="primary" disabled={editing} loading={approving} onClick={() => void approve(invoice)}>
          Approve
        </Button>
      )}
      {may('approveInvoice') && !isGenerated && !cancelledOn && invoiceStatus !== 'Paid' && (
        <PayInvoice
          key={invoice.paymentDate}
          invoice={invoice}
          disabled={editing}
          paying={paying}
          onPay={(payment) => pay(invoice, payment)}
        />
      )}
      {may('recordPayment') && !isGenerated && !cancelledOn && invoice.outstanding > 0 && (
        <Button disabled={editing} onClick={() => void navigate(paths.recordPayment(uniqueId))}>
          Record Payment
        </Button>
      )}
      {invoiceStatus === 'Paid' && <Button disabled>Invoice is paid</Button>}
      {mayEdit && <Button onClick={onEdit}>Edit</Button>}
      <Button loading={downloading} onClick={() => void download(invoice)}>
        Download
      </Button>
      <PrintInvoice uniqueId={uniqueId} first={print} />
      {may('mailInvoice') && !isGenerated && !cancelledOn && (
        <Button loading={mailing} onClick={() => mail(invoice)}>
          Mail
        </Button>
      )}
      {!isGenerated && !cancelledOn && invoice.supplyType !== 'B2C' && (
        <>
          {may('einvoiceJson') && (
            <Button loading={reporting} onClick={() => void report(invoice)}>
              e-Invoice
            </Button>
          )}
          {may('recordIrn') && !invoice.irn && <Button onClick={() => setShown('irn')}>Record IRN</Button>}
          {may('recordIrnCancelled') && mayCancelIrn(invoice) && (
            <Button onClick={() => void recordIrnCancelled({ uniqueId, version })}>IRN Cancelled</Button>
          )}
        </>
      )}
      {may('createCreditNote') && !isGenerated && !cancelledOn && (
        <>
          <Button onClick={() => void navigate(paths.newCreditNote(uniqueId))}>Credit Note</Button>
          <Button onClick={() => void navigate(paths.newDebitNote(uniqueId))}>Debit Note</Button>
        </>
      )}
      {may('writeOffInvoice') && !isGenerated && !cancelledOn && invoice.outstanding > 0 && (
        <Button onClick={() => setShown('writeOff')}>Write Off …</Button>
      )}
      {may('cancelInvoice') && mayCancel(invoice) && (
        <Button danger disabled={editing} onClick={() => setShown('cancel')}>
          Cancel
        </Button>
      )}
      {may('deleteInvoice') && invoiceRefusal.delete(invoice) === null && (
        <Button danger disabled={editing} loading={removing} onClick={() => void remove(invoice)}>
          Delete
        </Button>
      )}
      {closing}
    </ActionFrame>
  );
}
