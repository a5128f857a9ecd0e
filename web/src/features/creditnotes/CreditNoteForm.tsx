import { useApolloClient } from '@apollo/client/react';
import { Button, Row, Select } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { lastNoteDate } from '../../../../server/src/domain/tax/gstReturn/creditNote';
import { CreditNoteReason, labels, type NoteKind } from '../../../../server/src/domain/enums';
import { reasonsOf } from '../../../../server/src/domain/policy';
import {
  CreateCreditNoteInput,
  UpdateCreditNoteInput,
} from '../../../../server/src/modules/billing/creditnotes/creditNote.inputs';
import { rupeesToPaise } from '../../../../server/src/domain/values/money';
import { companyToday } from '../../companyToday';
import {
  InvoicesToCreditDocument,
  useCreateCreditNoteMutation,
  useInvoiceToCreditQuery,
  useUpdateCreditNoteMutation,
  type CreditNoteRowFragment,
  type InvoicesToCreditQuery,
} from '../../graphql.generated';
import { DateInput } from '../../ui/input/DateInput';
import { FormButtons } from '../../ui/form/FormButtons';
import { FormModal } from '../../ui/form/FormModal';
import { showDate, showMoney } from '../../ui/app/format';
import { InputForm } from '../../ui/form/InputForm';
import { MoneyInput } from '../../ui/input/MoneyInput';
import { ReferenceSelect } from '../../ui/input/ReferenceSelect';
import { useCommandForm } from '../../ui/form/useRecordForm';
import { useFormValues } from '../../ui/form/useFormValues';
import type { InputFormState } from '../../ui/form/useInputForm';
import { blankNote, noteInputOf, noteTitles, previewOf, type InvoiceChoice } from './creditNoteValues';

interface ModalProps {
  kind: NoteKind;
  /** uniqueId of the invoice that the note is about; 'new': it is chosen in the form. */
  invoice: string | null;
  open: boolean;
  onClose: () => void;
}

export function CreditNoteModal({ kind, invoice, open, onClose }: ModalProps) {
  const known = invoice === 'new' ? null : invoice;
  const { data } = useInvoiceToCredit(known);
  const found = known && data?.invoice;
  const choice = found
    ? { id: found.id, uniqueId: found.uniqueId, name: `${found.invoiceNumber} · ${found.customer?.company}` }
    : null;
  return (
    <FormModal open={open} title={`New ${noteTitles[kind]}`} width={680} top={40} onClose={onClose}>
      {open && (known === null || choice) && <NewNote key={known} kind={kind} choice={choice} onClose={onClose} />}
    </FormModal>
  );
}

/** The invoice, with its notes so far. */
function useInvoiceToCredit(uniqueId: string | null) {
  return useInvoiceToCreditQuery({
    variables: { uniqueId: uniqueId ?? '', notes: { invoiceId: [uniqueId ?? ''], take: 500 } },
    skip: uniqueId === null,
    fetchPolicy: 'cache-and-network',
  });
}

const changes = ['creditNotes', 'invoices', 'changeLog'] as const;

interface NewProps {
  kind: NoteKind;
  choice: InvoiceChoice | null;
  onClose: () => void;
}

function NewNote({ kind, choice, onClose }: NewProps) {
  const [blank] = useState((): typeof blankNote => ({
    ...blankNote,
    kind,
    noteDate: companyToday(),
    invoiceId: choice,
  }));
  const form = useCommandForm({
    rules: CreateCreditNoteInput,
    blank,
    toInput: noteInputOf,
    startsFocused: true,
    mutation: useCreateCreditNoteMutation(),
    done: `${labels.NoteKind[kind]} created successfully`,
    changes: [...changes],
    onSaved() {
      form.reset();
      onClose();
    },
  });
  const load = useInvoiceChoices();
  const { invoiceId } = useFormValues(form, (values) => values);
  return (
    <InputForm form={form} label={labels.NoteKind[kind]}>
      <form.Field name="invoiceId" label="Invoice">
        <ReferenceSelect<InvoiceChoice> load={load} />
      </form.Field>
      <NoteFields form={form} invoice={invoiceId?.uniqueId ?? null} note={null} />
      <FormButtons ok="Save Draft" saving={form.saving} />
    </InputForm>
  );
}

/** The form over a draft. */
export function DraftForm({ note, onDone }: { note: CreditNoteRowFragment; onDone: () => void }) {
  const { uniqueId, version } = note;
  const [blank] = useState((): typeof blankNote => ({
    ...blankNote,
    kind: note.kind,
    noteDate: note.noteDate,
    reason: note.reason,
    taxable: note.taxable,
    remark: note.remark ?? '',
  }));
  const inputOf = ({ invoiceId: _, kind: __, ...values }: typeof blankNote) => ({ ...values, uniqueId, version });
  const form = useCommandForm({
    rules: UpdateCreditNoteInput,
    blank,
    toInput: inputOf,
    startsFocused: true,
    mutation: useUpdateCreditNoteMutation(),
    done: `${labels.NoteKind[note.kind]} updated successfully`,
    changes: [...changes],
    onSaved: onDone,
  });
  return (
    <InputForm form={form} label={labels.NoteKind[note.kind]}>
      <NoteFields form={form} invoice={note.invoice?.uniqueId ?? null} note={uniqueId} />
      <FormButtons ok="Save Draft" saving={form.saving}>
        <Button onClick={onDone}>Cancel</Button>
      </FormButtons>
    </InputForm>
  );
}

const reasonsFor = (kind: NoteKind) =>
  reasonsOf(kind, Object.values(CreditNoteReason)).map((value) => ({ value, label: labels.CreditNoteReason[value] }));

interface FieldsProps {
  form: InputFormState<typeof blankNote>;
  invoice: string | null;
  /** The draft that is changed, which does not count among the other notes. */
  note: string | null;
}

function NoteFields({ form, invoice: uniqueId, note }: FieldsProps) {
  const { data } = useInvoiceToCredit(uniqueId);
  const invoice = uniqueId === null ? undefined : data?.invoice;
  const { kind, taxable } = useFormValues(form, (values) => values);
  const isDebit = kind === 'Debit';
  const preview = useMemo(() => {
    const others = data?.creditNotes.rows.filter((each) => each.uniqueId !== note) ?? [];
    return invoice ? previewOf(kind, taxable ?? 0, invoice, others) : null;
  }, [data, invoice, kind, note, taxable]);
  const rupees = (paise: number) => showMoney(paise / 100);
  return (
    <>
      <Row gutter={12}>
        <form.Field xs={12} sm={8} name="noteDate" label="Note Date">
          <DateInput
            name="Note date"
            min={invoice?.invoiceDate}
            minName={invoice ? 'the invoice date' : undefined}
            max="today"
          />
        </form.Field>
        <form.Field xs={24} sm={10} name="reason" label="Reason">
          <Select options={reasonsFor(kind)} />
        </form.Field>
        <form.Field
          xs={12}
          sm={6}
          name="taxable"
          label="Taxable"
          extra={preview && !isDebit ? `Of ${rupees(preview.left)} that is left` : undefined}
        >
          <MoneyInput />
        </form.Field>
        <form.Field xs={24} name="remark" />
      </Row>
      {invoice && <p className="facts quiet">{invoice.taxExplanation}</p>}
      {invoice && preview && (
        <p className="facts" role="status">
          {preview.excess > 0 ? (
            <>Credit notes exceed the invoice by {rupees(preview.excess)}</>
          ) : (
            <>
              IGST {rupees(preview.igst)} · CGST {rupees(preview.cgst)} · SGST {rupees(preview.sgst)} · Total{' '}
              <strong>{rupees(preview.total)}</strong>
              {isDebit
                ? ` more to pay; outstanding is then ${rupees(preview.total + rupeesToPaise(invoice.outstanding))}.`
                : ` of which the invoice needs ${rupees(Math.min(preview.total, rupeesToPaise(invoice.outstanding)))}. Possible until ${showDate(lastNoteDate(invoice.invoiceDate))}.`}
            </>
          )}
        </p>
      )}
    </>
  );
}

/** Approved invoices by a part of their number. */
function useInvoiceChoices() {
  const client = useApolloClient();
  return useCallback(
    async (text: string): Promise<readonly InvoiceChoice[]> => {
      const { data } = await client.query<InvoicesToCreditQuery>({
        query: InvoicesToCreditDocument,
        variables: {
          search: { invoiceNumber: text || null, invoiceStatus: ['Approved', 'Pending', 'Paid'], take: 20 },
        },
        fetchPolicy: 'no-cache',
      });
      return (data?.invoices.rows ?? [])
        .filter(({ cancelledOn, deletedOn }) => cancelledOn === null && deletedOn === null)
        .map(({ id, uniqueId, invoiceNumber, customer }) => ({
          id,
          uniqueId,
          name: `${invoiceNumber} · ${customer?.company}`,
        }));
    },
    [client],
  );
}
