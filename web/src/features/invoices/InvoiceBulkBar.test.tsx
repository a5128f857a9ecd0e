import { screen, waitFor, within } from '@testing-library/react';
import { BulkApproveInvoicesDocument, type InvoiceRowFragment } from '../../graphql.generated';
import { renderScreen, signInAs } from '../../testing/renderScreen';
import { useSelection } from '../../ui/table/selection';
import type { ListPage } from '../../ui/table/useListPage';
import InvoiceBulkBar from './InvoiceBulkBar';

const rows = ['i1', 'i2'].map((uniqueId, at) => ({
  uniqueId,
  id: at + 1,
  version: 3,
  totalAmount: 1_180,
})) as InvoiceRowFragment[];

function Bar() {
  const selection = useSelection<InvoiceRowFragment>();
  return (
    <>
      <button onClick={() => selection.set(rows, true)}>Tick two</button>
      <InvoiceBulkBar list={{ rowCount: 2, rows } as unknown as ListPage<InvoiceRowFragment>} selection={selection} />
    </>
  );
}

const line = { __typename: 'BulkInvoiceLine', awbNo: null, ok: true, message: null, version: 4, record: null };

test.each([
  [false, 'not deducted unless it is ticked'],
  [true, "deducted at each customer's rate once it is ticked"],
])('TDS of several invoices (%s): %s', async (deductsTds) => {
  signInAs('Admin');
  const sent: unknown[] = [];
  const { user } = renderScreen(<Bar />, {
    mocks: [
      {
        request: { query: BulkApproveInvoicesDocument, variables: ({ input }) => sent.push(input) > 0 },
        result: { data: { bulkApproveInvoices: rows.map(({ uniqueId }) => ({ ...line, uniqueId })) } },
      },
    ],
  });
  await user.click(screen.getByRole('button', { name: 'Tick two' }));
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve 2 invoices' }));
  const box = dialog.getByRole('checkbox', { name: "TDS is deducted, at each customer's rate" });
  expect(box).not.toBeChecked();
  if (deductsTds) await user.click(box);
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        ...{ paymentDate: null, mode: null, deductsTds, checkTaxes: true },
        items: rows.map(({ uniqueId, version }) => ({ uniqueId, version })),
      },
    ]),
  );
  expect(await screen.findByText(/2 approved/)).toBeVisible();
});
