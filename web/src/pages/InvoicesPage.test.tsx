import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { productTexts } from '../../../server/src/domain/productTexts';
import { ApproveInvoiceDocument, DeleteInvoiceDocument } from '../graphql.generated';
import { givenCompanySettings } from '../testing/companySettings';
import {
  approved,
  consignments,
  detail,
  generated,
  inDetail,
  inTable,
  list,
  paid,
  receipt,
} from '../testing/invoicesPage';
import { openRowMenu } from '../testing/openRowMenu';
import { renderScreen, signInAs } from '../testing/renderScreen';
import InvoicesPage from './InvoicesPage';

const approval = (input: object, invoice: object, payments: readonly object[] = []): MockLink.MockedResponse => ({
  request: { query: ApproveInvoiceDocument, variables: { input: { uniqueId: 'i1', ...input } } },
  result: { data: { approveInvoice: { ...invoice, payments } } },
});

const conflictOf = (message: string, field: string) => ({
  message,
  extensions: { code: 'CONFLICT', messages: [message], fields: { [field]: [message] } },
});

async function answer(question: string, button: string, user: ReturnType<typeof renderScreen>['user']) {
  const [, asked] = await screen.findAllByText(question);
  await user.click(within(asked!.closest<HTMLElement>('[role="dialog"]')!).getByText(button));
}

beforeEach(() => {
  signInAs('Admin');
  // Filters are collapsed, since antd selects are slow in jsdom.
  localStorage.setItem('invoices:filters', 'folded');
});

test('a counter bill shows the bookings that it covers', async () => {
  const bill = { ...generated, invoiceType: 'Counter', invoiceStatus: 'Paid', invoiceNumber: 'INV/26-27/31' };
  const { user } = renderScreen(<InvoicesPage />, { mocks: [list([bill]), detail(bill), consignments] });
  await user.click(await screen.findByLabelText(/^View invoice/));
  const lines = await screen.findByRole('table', { name: 'Consignments of the invoice', hidden: true });
  expect(await within(lines).findByText('WE0007')).toBeInTheDocument();
});

test('approving shows number and state in the row and in the detail', async () => {
  const { user } = renderScreen(<InvoicesPage />, {
    mocks: [
      list([generated]),
      detail(generated),
      consignments,
      approval({ version: 1, invoiceStatus: 'Approved', checkTaxes: true }, approved),
    ],
  });
  await user.click(await screen.findByLabelText('View invoice Arihant Textiles'));
  expect(await screen.findByText('WE0007')).toBeInTheDocument();
  await user.click(inDetail().getByText('Approve'));
  await answer(productTexts.areYouSureTo('lock Invoice for further editing'), 'Approve', user);
  expect(await screen.findByText('Invoice approved successfully')).toBeVisible();
  expect(inTable().getByText('INV/26-27/15')).toBeInTheDocument();
  expect(inTable().getByText('Approved')).toBeInTheDocument();
  expect(inDetail().getByText('INV/26-27/15')).toBeInTheDocument();
  expect(inDetail().queryByText('Delete')).toBeNull();
  expect(await inDetail().findByText('Not paid yet')).toBeInTheDocument();
});

test('taxes that are not due ask for a reason, and are approved with it', async () => {
  const text = 'IGST 180.00 expected, 500.00 given';
  const input = { version: 1, invoiceStatus: 'Approved', checkTaxes: true };
  const refused = { ...approval(input, approved), result: { errors: [conflictOf(text, 'taxReason')] } };
  const { user } = renderScreen(<InvoicesPage />, {
    mocks: [
      list([generated]),
      detail(generated),
      consignments,
      refused,
      list([generated]),
      detail(generated),
      consignments,
      approval({ ...input, taxReason: 'Agreed' }, approved),
    ],
  });
  await user.click(await screen.findByLabelText('View invoice Arihant Textiles'));
  await user.click(await inDetail().findByText('Approve'));
  await answer(productTexts.areYouSureTo('lock Invoice for further editing'), 'Approve', user);
  const question = await screen.findByText('Approve with these taxes?');
  const dialog = within(question.closest<HTMLElement>('[role="dialog"]')!);
  expect(await dialog.findByText(text, { exact: false })).toBeVisible();
  await user.type(await dialog.findByLabelText(/Reason/), 'Agreed');
  await user.click(dialog.getByText('Approve'));
  expect(await screen.findByText('Invoice approved successfully')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Approve with these taxes?')).toBeNull());
});

test('paying needs a date, and ends all editing', async () => {
  const { user } = renderScreen(<InvoicesPage />, {
    mocks: [
      list([approved]),
      detail(approved),
      consignments,
      approval({ version: 2, invoiceStatus: 'Paid', paymentDate: '2026-11-10' }, paid, [receipt]),
    ],
  });
  await user.click(await screen.findByLabelText('View invoice INV/26-27/15'));
  await user.click(await inDetail().findByText('Paid'));
  expect(await screen.findByText('Select payment date')).toBeVisible();
  const [date] = inDetail().getAllByLabelText('Payment Date');
  await user.type(date!, '10-11-2026{Enter}');
  await user.click(inDetail().getByText('Paid'));
  expect((await inDetail().findByText('Invoice is paid')).closest('button')).toBeDisabled();
  expect(inDetail().queryByText('Edit')).toBeNull();
  expect(inDetail().queryByText('Update')).toBeNull();
  expect(inTable().getByText('10-Nov-2026')).toBeInTheDocument();
  expect(await inDetail().findByText('RCT/26-27/9')).toBeInTheDocument();
});

test('the detail says what is due and when, and what paid it, with what was reversed', async () => {
  const bounced = { ...receipt, number: 'RCT/26-27/7', paymentUniqueId: 'p7', mode: 'Cheque', tds: 2, cash: 98 };
  const { user } = renderScreen(<InvoicesPage />, {
    mocks: [
      list([{ ...approved, outstanding: 18 }]),
      detail({ ...approved, outstanding: 18 }, [
        { ...bounced, reversedOn: '2026-11-14', reversalKind: 'Bounced' },
        { ...receipt, cash: 100 },
      ]),
      consignments,
    ],
  });
  await user.click(await screen.findByLabelText('View invoice INV/26-27/15'));
  const table = within(await screen.findByRole('table', { name: 'Payments of the invoice', hidden: true }));
  expect(await table.findByText('Bounced on 14-Nov-2026')).toBeInTheDocument();
  const [, first, second] = table.getAllByRole('row', { hidden: true });
  expect(first).toHaveAttribute('data-tone', 'struck');
  expect(first).toHaveTextContent('RCT/26-27/710-Nov-2026Cheque₹ 98.00₹ 2.00');
  expect(second).toHaveTextContent('RCT/26-27/910-Nov-2026Bank Transfer₹ 100.00');
  expect(second).not.toHaveAttribute('data-tone');
  expect(inDetail().getByText('Due Date').parentElement).toHaveTextContent('12-Nov-2026');
  expect(inDetail().getByText('Outstanding').parentElement).toHaveTextContent('₹ 18.00');
});

test('a deleted invoice stays, without buttons', async () => {
  const { user } = renderScreen(<InvoicesPage />, {
    mocks: [
      list([generated]),
      {
        request: { query: DeleteInvoiceDocument, variables: { input: { uniqueId: 'i1', version: 1 } } },
        result: { data: { deleteInvoice: { ...generated, version: 2, deletedOn: '2026-11-03T05:30:00.000Z' } } },
      },
      detail({ ...generated, version: 2, deletedOn: '2026-11-03T05:30:00.000Z' }),
    ],
  });
  await openRowMenu(user, 'invoice Arihant Textiles');
  await user.click(screen.getByLabelText('Delete invoice Arihant Textiles'));
  await answer(productTexts.areYouSureTo('delete Invoice Arihant Textiles'), 'Delete', user);
  expect(await screen.findByText('Invoice Arihant Textiles deleted successfully')).toBeVisible();
  expect(inTable().getByText('Deleted')).toBeVisible();
  expect(screen.queryByLabelText('More for invoice Arihant Textiles')).toBeNull();

  await user.click(screen.getByLabelText('View invoice Arihant Textiles'));
  expect(await screen.findByText('Invoice is deleted')).toBeInTheDocument();
  expect((await screen.findByLabelText(/^Invoice No/)).getAttribute('placeholder')).toBe('–');
  for (const name of ['Edit', 'Approve', 'Print', 'Download']) expect(inDetail().queryByText(name)).toBeNull();
});

test.each(['A', 'B'] as const)(
  'the filter offers Generated, Approved and Paid alone in reading %s',
  async (invoiceReading) => {
    givenCompanySettings({ invoiceReading });
    localStorage.removeItem('invoices:filters');
    const { user } = renderScreen(<InvoicesPage />, { mocks: [list([])] });
    await screen.findByText(productTexts.noInvoices);
    await user.click(screen.getByLabelText('Invoice Status'));
    await screen.findAllByRole('option', { hidden: true });
    const states = [...document.querySelectorAll('.ant-select-item-option')].map((state) => state.textContent);
    expect(states).toEqual(['Generated', 'Approved', 'Paid']);
  },
);

test('what a third-party invoice lacks is listed, and its total follows the amounts', async () => {
  const { user } = renderScreen(<InvoicesPage />, { mocks: [list([])] });
  expect(await screen.findByText(productTexts.noInvoices)).toBeVisible();
  await user.click(screen.getByText('Create Third Party Invoice'));
  await user.click(await screen.findByText('Create'));
  await waitFor(() =>
    expect(screen.getAllByRole('listitem', { hidden: true }).map((item) => item.textContent)).toEqual([
      'Select Customer',
      'Select Invoice Month',
      'Select Invoice Date',
      'Enter Actual amount',
      'Enter Total Amount',
      'Enter Total Consignments',
    ]),
  );
  await user.type(screen.getByLabelText('Actual Amount'), '1000');
  await user.type(screen.getByLabelText('CGST'), '90');
  await user.type(screen.getByLabelText('SGST'), '90.5');
  await user.tab();
  expect(screen.getByLabelText('Total Amount')).toHaveValue('1,180.50');
  expect(screen.getByLabelText('Total Amount')).toHaveAttribute('readonly');
});
