import { badInput, conflict, refuse, refuseInput } from '../../../core/operation/errors';
import { command, type CommandContext } from '../../../core/operation/operation';
import { notInFuture } from '../../../domain/rules/dateRules';
import { dateIn } from '../../../domain/values/dates';
import {
  answerRefusals,
  instantOfLocal,
  readPortalFile,
  type AnsweredDocument,
  type PortalAnswer,
} from '../../../domain/tax/gstReturn/portalAnswer';
import { creditNoteRefusal } from '../../../domain/policy/creditNotes';
import { invoiceRefusal, irnRefusals } from '../../../domain/policy/invoices';
import { textOrNull } from '../../../domain/values/text';
import { companyOn } from '../../parties/company/companyProfiles';
import { CreditNote } from '../../billing/creditnotes/creditNote.entity';
import { Invoice } from '../../billing/invoices/invoice.entity';
import { RecordIrnCancelledInput, RecordIrnInput } from './irn.inputs';

export const recordIrn = command({
  action: 'recordIrn',
  input: RecordIrnInput,
  async run(context, input) {
    const { db } = context;
    const found = await db.lockDeletedToo(Invoice, input.uniqueId, input.version);
    refuse(invoiceRefusal.report(found) ?? irnRefusals.record(found));
    if (found.supplyType === 'B2C') throw conflict(irnRefusals.unregistered);
    const { invoiceNumber, invoiceDate, branchId } = found;
    const document = { number: invoiceNumber ?? '', date: invoiceDate };
    return db.update(found, await reported(context, input, document, branchId));
  },
});

export const recordCreditNoteIrn = command({
  action: 'recordCreditNoteIrn',
  input: RecordIrnInput,
  async run(context, input) {
    const { db } = context;
    const found = await db.lock(CreditNote, input.uniqueId, input.version);
    refuse(creditNoteRefusal.report(found) ?? irnRefusals.record(found));
    const invoice = await db.find(Invoice, { id: found.invoiceId });
    if (invoice?.supplyType === 'B2C') throw conflict(irnRefusals.unregistered);
    const document = { number: found.number ?? '', date: found.noteDate };
    return db.update(found, await reported(context, input, document, invoice?.branchId));
  },
});

/** After it was cancelled on the portal, which takes that for 24 hours. */
export const recordIrnCancelled = command({
  action: 'recordIrnCancelled',
  input: RecordIrnCancelledInput,
  async run(context, { uniqueId, version, cancelledAt }) {
    const { db, app } = context;
    const found = await db.lockDeletedToo(Invoice, uniqueId, version);
    const now = context.now();
    const at = cancelledAt ? instantOfLocal(cancelledAt, app.config.timezone) : now;
    refuse(invoiceRefusal.report(found) ?? irnRefusals.cancel(found, at));
    const isEarlier = found.ackDate !== null && at < found.ackDate;
    refuseInput({
      cancelledAt:
        notInFuture('Cancelled at', at, now) ??
        (isEarlier ? 'Cancelled at cannot be before the acknowledgement' : null),
    });
    return db.update(found, { irnCancelledOn: at });
  },
});

/** What is stored of the answer; throws unless it is about the document. */
async function reported(
  { app, db, now }: CommandContext,
  input: RecordIrnInput,
  document: Omit<AnsweredDocument, 'gstin'>,
  branchId: number | undefined,
): Promise<Pick<Invoice, 'irn' | 'ackNo' | 'ackDate' | 'signedQr'>> {
  const answer = input.file ? answerIn(input.file, document.number) : pasted(input);
  const { gstin } = await companyOn(db, document.date, branchId);
  refuseInput(answerRefusals(answer, { ...document, gstin }));
  const ackDate = instantOfLocal(answer.ackDate, app.config.timezone);
  const isEarlier = dateIn(app.config.timezone, ackDate) < document.date;
  refuseInput({
    ackDate:
      notInFuture('Acknowledgement date', ackDate, now()) ??
      (isEarlier ? 'Acknowledgement date cannot be before the document date' : null),
  });
  return { irn: answer.irn.toLowerCase(), ackNo: answer.ackNo, ackDate, signedQr: answer.signedQr };
}

function answerIn(file: string, number: string): PortalAnswer {
  try {
    return readPortalFile(file, number);
  } catch (error) {
    if (error instanceof RangeError) throw badInput(error.message, 'file');
    throw error;
  }
}

const pasted = ({
  irn,
  ackNo,
  ackDate,
  documentNumber,
  documentDate,
  gstin,
  signedQr,
}: RecordIrnInput): PortalAnswer => ({
  irn: (irn ?? '').trim(),
  ackNo: (ackNo ?? '').trim(),
  ackDate: ackDate ?? '',
  documentNumber: (documentNumber ?? '').trim(),
  documentDate: documentDate ?? '',
  gstin: (gstin ?? '').trim(),
  signedQr: textOrNull(signedQr),
});
