import { Button, Checkbox, Select } from 'antd';
import { useState } from 'react';
import type { ReceiptMode } from '../../../../server/src/domain/enums';
import { formatRupees, rupeesToPaise } from '../../../../server/src/domain/values/money';
import {
  BulkApproveInvoicesDocument,
  BulkMailInvoicesDocument,
  type BulkApproveInvoicesMutation,
  type BulkMailInvoicesMutation,
  type InvoiceRowFragment,
} from '../../graphql.generated';
import { paths } from '../../paths';
import { receiptModes } from '../../ui/facts/receiptModes';
import { ListBulkBar } from '../../ui/bulk/ListBulkBar';
import { BulkDateForm } from '../../ui/bulk/BulkDateForm';
import { SelectedPrint } from '../../ui/bulk/SelectedPrint';
import { useBulkRun } from '../../ui/bulk/useBulkRun';
import { useBulkSender } from '../../ui/bulk/useBulkSender';
import { useConfirm } from '../../ui/overlay/confirm';
import { useSelected, type Selection } from '../../ui/table/selection';
import type { ListPage } from '../../ui/table/useListPage';
import { billingFields } from './billingFields';
import { useEinvoiceFile } from './useEinvoiceFile';
import { May } from '../../ui/app/May';

interface Props {
  list: ListPage<InvoiceRowFragment>;
  selection: Selection<InvoiceRowFragment>;
}

const changes = ['invoices', 'changeLog', ...billingFields] as const;

/** The actions of select mode, for the selected invoices. Each goes on to its own next status. */
export default function InvoiceBulkBar({ list, selection }: Props) {
  const sender = useBulkSender();
  const confirm = useConfirm();
  const chosen = useSelected(selection);
  const { run, windows } = useBulkRun(selection, changes);
  const [approving, setApproving] = useState(false);
  const [mode, setMode] = useState<ReceiptMode | null>(null);
  const [deductsTds, setDeductsTds] = useState(false);
  const [report, reporting] = useEinvoiceFile();

  function approve(paymentDate: string | null) {
    setApproving(false);
    const lines = (data: BulkApproveInvoicesMutation) => data.bulkApproveInvoices;
    const input = { paymentDate, mode, deductsTds, checkTaxes: true };
    void run({ done: 'approved', send: sender(BulkApproveInvoicesDocument, lines, input) });
  }

  async function mail() {
    const send = sender<BulkMailInvoicesMutation>(BulkMailInvoicesDocument, (data) => data.bulkMailInvoices);
    const question = `Mail ${chosen.length.toLocaleString('en-IN')} invoices to their customers?`;
    if (await confirm({ question, ok: 'Mail' })) await run({ done: 'mailed', send });
  }

  return (
    <>
      <ListBulkBar label="Selected invoices" list={list} selection={selection} totals={amountOf}>
        <May do="bulkApproveInvoices">
          <Button size="small" onClick={() => setApproving(true)}>
            Approve
          </Button>
        </May>
        <May do="bulkMailInvoices">
          <Button size="small" onClick={() => void mail()}>
            Mail
          </Button>
        </May>
        <May do="einvoiceJson">
          <Button size="small" loading={reporting} onClick={() => void report(...chosen)}>
            e-Invoice
          </Button>
        </May>
        <SelectedPrint ids={chosen.map(({ id }) => id)} pathOf={paths.invoicesPrint}>
          Print
        </SelectedPrint>
      </ListBulkBar>
      {approving && (
        <BulkDateForm
          title={`Approve ${chosen.length.toLocaleString('en-IN')} invoices`}
          label="Payment Date, of those that become Paid"
          ok="Approve"
          initial={null}
          onSubmit={approve}
          onClose={() => setApproving(false)}
        >
          <Select
            aria-label="Mode"
            placeholder="Mode"
            allowClear
            style={{ width: '100%', marginTop: 8 }}
            options={receiptModes}
            value={mode}
            onChange={(chosen?: ReceiptMode) => setMode(chosen ?? null)}
          />
          <Checkbox
            style={{ marginTop: 8 }}
            checked={deductsTds}
            onChange={({ target }) => setDeductsTds(target.checked)}
          >
            TDS is deducted, at each customer&apos;s rate
          </Checkbox>
        </BulkDateForm>
      )}
      {windows}
    </>
  );
}

const amountOf = (rows: readonly InvoiceRowFragment[]) =>
  formatRupees(rows.reduce((sum, { totalAmount }) => sum + rupeesToPaise(totalAmount), 0));
