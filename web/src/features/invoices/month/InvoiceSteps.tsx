import { Button } from 'antd';
import { useMemo } from 'react';
import { formatMonth } from '../../../../../server/src/domain/values/dates';
import { formatRupees, rupeesToPaise } from '../../../../../server/src/domain/values/money';
import { useInvoiceReading } from '../../../companySettings';
import {
  BulkApproveInvoicesDocument,
  BulkMailInvoicesDocument,
  useInvoicesQuery,
  type BulkApproveInvoicesMutation,
  type BulkMailInvoicesMutation,
  type InvoiceRowFragment,
  type InvoiceStatus,
} from '../../../graphql.generated';
import { counted } from '../../../ui/app/format';
import { BulkBar } from '../../../ui/bulk/BulkBar';
import { useBulkRun, type BulkAction } from '../../../ui/bulk/useBulkRun';
import { useBulkSender } from '../../../ui/bulk/useBulkSender';
import { laidOut } from '../../../ui/views/columnLayout';
import { DataTable } from '../../../ui/table/DataTable';
import { useSelected, useSelection } from '../../../ui/table/selection';
import { billingFields, settlementFields } from '../billingFields';
import { invoiceColumns } from '../invoiceColumns';

interface StepProps {
  month: string;
  onNext: () => void;
}

/** The drafts of the month. */
export function ApproveStep({ month, onNext }: StepProps) {
  const sender = useBulkSender();
  const lines = (data: BulkApproveInvoicesMutation) => data.bulkApproveInvoices;
  return (
    <InvoicesOfMonth
      month={month}
      status="Generated"
      act="Approve"
      action={{
        done: 'approved',
        send: sender(BulkApproveInvoicesDocument, lines, { invoiceStatus: 'Approved', checkTaxes: true }),
      }}
      emptyText={`There is no draft of ${formatMonth(month)}`}
    >
      <Button type="link" onClick={onNext}>
        Next: Mail
      </Button>
    </InvoicesOfMonth>
  );
}

/** Approved invoices of the month; those that were mailed before are mailed again if they are ticked. */
export function MailStep({ month }: StepProps) {
  const sender = useBulkSender();
  const lines = (data: BulkMailInvoicesMutation) => data.bulkMailInvoices;
  return (
    <InvoicesOfMonth
      month={month}
      status="Approved"
      act="Mail"
      action={{ done: 'mailed', send: sender(BulkMailInvoicesDocument, lines) }}
      emptyText={`There is no unpaid invoice of ${formatMonth(month)}`}
    />
  );
}

interface Props {
  month: string;
  status: InvoiceStatus;
  act: string;
  action: BulkAction;
  emptyText: string;
  children?: React.ReactNode;
}

const changes = ['invoices', 'changeLog', ...billingFields, ...settlementFields] as const;

/** Most invoices that are shown. */
const take = 5000;

function InvoicesOfMonth({ month, status, act, action, emptyText, children }: Props) {
  const search = {
    invoiceMonth: month,
    invoiceStatus: [status],
    invoiceType: ['Automatic' as const],
    take,
    sortBy: 'customer',
    sortOrder: 'ASC' as const,
  };
  const { data, error, loading, refetch } = useInvoicesQuery({
    variables: { search },
    fetchPolicy: 'cache-and-network',
  });
  const reading = useInvoiceReading();
  const columns = useMemo(() => laidOut(invoiceColumns(reading), null), [reading]);
  const selection = useSelection<InvoiceRowFragment>();
  const chosen = useSelected(selection);
  const { run, running, windows } = useBulkRun(selection, changes);
  const rows = data?.invoices.rows.filter(({ deletedOn, cancelledOn }) => !deletedOn && !cancelledOn);
  return (
    <>
      <BulkBar
        label={`${act} the month`}
        status={
          <>
            <strong>{`${counted(chosen.length, 'invoice')} selected`}</strong>
            {` · ${formatRupees(chosen.reduce((sum, { totalAmount }) => sum + rupeesToPaise(totalAmount), 0))}`}
          </>
        }
      >
        <Button onClick={() => selection.set(rows ?? [], true)} disabled={!rows || rows.length === 0}>
          Select All
        </Button>
        <Button type="primary" loading={running} disabled={chosen.length === 0} onClick={() => void run(action)}>
          {act}
        </Button>
        {children}
      </BulkBar>
      <DataTable
        label={`Invoices to ${act.toLowerCase()}`}
        columns={columns}
        rows={rows ?? []}
        selection={selection}
        loading={loading && !rows}
        failed={error && !rows ? { title: 'The invoices could not be loaded', retry: refetch } : null}
        emptyText={emptyText}
        loadingText="Loading invoices..."
      />
      {windows}
    </>
  );
}
