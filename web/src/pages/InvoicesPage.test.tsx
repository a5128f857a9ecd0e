import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { productTexts } from '../../../server/src/domain/productTexts';
import { defaultInvoiceFilters } from '../features/invoices/invoiceFilters';
import {
  ApproveInvoiceDocument,
  DeleteInvoiceDocument,
  InvoiceConsignmentsDocument,
  InvoiceDetailDocument,
  InvoicesDocument,
  UpdateInvoiceDocument,
} from '../graphql.generated';
import type { InvoiceReading } from '../../../server/src/domain/enums';
import { givenCompanySettings } from '../testing/companySettings';
import { renderScreen, signInAs } from '../testing/renderScreen';
import InvoicesPage from './InvoicesPage';

const generated = {
  __typename: 'Invoice',
  uniqueId: 'i1',
  id: 1,
  version: 1,
  customerId: 4,
  customer: {
    __typename: 'Customer',
    uniqueId: 'c4',
    company: 'Arihant Textiles',
    name: 'Mahesh Jain',
    address: null,
    gst: null,
  },
  invoiceNumber: null,
  invoiceMonth: '2026-10',
  invoiceDate: '2026-11-02',
  paymentDate: null,
  invoiceStatus: 'Generated',
  invoiceType: 'Automatic',
  totalConsignments: 1,
  actualAmount: 100,
  additionalCharges: 0,
  additionalRemark: null,
  remark: null,
  igst: 0,
  cgst: 9,
  sgst: 9,
  totalAmount: 118,
  taxExplanation: 'CGST 9% and SGST 9%: the place of supply.',
  createdOn: '2026-11-02T05:30:00.000Z',
  deletedOn: null,
};
const approved = { ...generated, version: 2, invoiceStatus: 'Approved', invoiceNumber: 'INV/26-27/15' };
const paid = { ...approved, version: 3, invoiceStatus: 'Paid', paymentDate: '2026-11-10' };
const consignment = {
  __typename: 'Consignment',
  uniqueId: 'w1',
  bookingDate: '2026-10-05',
  awbNo: 'WE0007',
  receiver: 'Jaya Das',
  deliveryCity: { __typename: 'City', uniqueId: 't1', name: 'Kochi' },
  chargeableWeight: 2,
  customerAmount: 100,
};

const list = (rows: object[]): MockLink.MockedResponse => ({
  request: {
    query: InvoicesDocument,
    variables: {
      search: { ...defaultInvoiceFilters(), skip: 0, take: 50, sortBy: 'invoiceDate', sortOrder: 'DESC' },
    },
  },
  result: { data: { invoices: { __typename: 'InvoicePage', rows, rowCount: rows.length } } },
});
const detail = (invoice: object): MockLink.MockedResponse => ({
  request: { query: InvoiceDetailDocument, variables: { uniqueId: 'i1' } },
  result: { data: { invoice } },
});
const consignments: MockLink.MockedResponse = {
  request: { query: InvoiceConsignmentsDocument, variables: { uniqueId: 'i1' } },
  result: { data: { invoice: { __typename: 'Invoice', uniqueId: 'i1', consignments: [consignment] } } },
};
const approval = (input: object, approveInvoice: object): MockLink.MockedResponse => ({
  request: { query: ApproveInvoiceDocument, variables: { input: { uniqueId: 'i1', ...input } } },
  result: { data: { approveInvoice } },
});

const inTable = () => within(screen.getByRole('table', { name: 'Invoices', hidden: true }));
const inDetail = () => within(screen.getByText('Invoice Details').closest<HTMLElement>('[role="dialog"]')!);
async function answer(question: string, button: string, user: ReturnType<typeof renderScreen>['user']) {
  const [, asked] = await screen.findAllByText(question);
  await user.click(within(asked!.closest<HTMLElement>('[role="dialog"]')!).getByText(button));
}

beforeEach(() => {
  signInAs('Admin');
  // Filters are collapsed, since antd selects are slow in jsdom.
  localStorage.setItem('invoices:filters', 'folded');
});

test('approving shows number and state in the row and in the detail', async () => {
  const { user } = renderScreen(<InvoicesPage />, {
    mocks: [
      list([generated]),
      detail(generated),
      consignments,
      approval({ version: 1, invoiceStatus: 'Approved' }, approved),
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
});

test('paying needs a date, and ends all editing', async () => {
  const { user } = renderScreen(<InvoicesPage />, {
    mocks: [
      list([approved]),
      detail(approved),
      consignments,
      approval({ version: 2, invoiceStatus: 'Paid', paymentDate: '2026-11-10' }, paid),
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
  await user.click(await screen.findByLabelText('Delete invoice Arihant Textiles'));
  await answer(productTexts.areYouSureTo('delete Invoice Arihant Textiles'), 'Delete', user);
  expect(await screen.findByText('Invoice Arihant Textiles deleted successfully')).toBeVisible();
  expect(inTable().getByText('Deleted')).toBeVisible();
  expect(screen.queryByLabelText('Delete invoice Arihant Textiles')).toBeNull();

  await user.click(screen.getByLabelText('View invoice Arihant Textiles'));
  expect(await screen.findByText('Invoice is deleted')).toBeInTheDocument();
  expect((await screen.findByLabelText(/^Invoice No/)).getAttribute('placeholder')).toBe('–');
  for (const name of ['Edit', 'Approve', 'Print', 'Download']) expect(inDetail().queryByText(name)).toBeNull();
});

test('reading B calls the types by its own names and offers Pending', async () => {
  givenCompanySettings({ invoiceReading: 'B' });
  const { user } = renderScreen(<InvoicesPage />, {
    mocks: [list([{ ...approved, invoiceType: 'Manual' }]), detail({ ...approved, invoiceType: 'Manual' })],
  });
  expect(await inTable().findByText('Third Party')).toBeVisible();
  await user.click(screen.getByLabelText('View invoice INV/26-27/15'));
  await user.click(await inDetail().findByText('Edit'));
  await user.click(await inDetail().findByLabelText('Invoice Status'));
  const states = await screen.findAllByRole('option', { hidden: true });
  expect(states.map((state) => state.textContent)).toEqual(expect.arrayContaining(['Approved', 'Pending']));
  expect(inDetail().getByLabelText('Actual Amount')).toBeDisabled();
});

test.each<[InvoiceReading, string[]]>([
  ['A', ['Approved', 'Paid']],
  ['B', ['Approved', 'Pending', 'Paid']],
])(
  'editing a generated invoice offers in reading %s all that may follow, not Generated',
  async (invoiceReading, selectable) => {
    givenCompanySettings({ invoiceReading });
    const { user } = renderScreen(<InvoicesPage />, {
      mocks: [list([generated]), detail(generated)],
    });
    await user.click(await screen.findByLabelText('View invoice Arihant Textiles'));
    await user.click(await inDetail().findByText('Edit'));
    await user.click(await inDetail().findByLabelText('Invoice Status'));
    await screen.findAllByRole('option', { hidden: true });
    const states = [...document.querySelectorAll('.ant-select-item-option')];
    const enabled = states.filter((state) => !state.classList.contains('ant-select-item-option-disabled'));
    expect(enabled.map((state) => state.textContent)).toEqual(selectable);
    expect(states.map((state) => state.textContent)).toEqual(['Generated', ...selectable]);
  },
);

test('an edit pays a generated invoice at once, and asks for the payment date first', async () => {
  const { uniqueId, actualAmount, additionalCharges, igst, cgst, sgst, totalAmount, invoiceDate } = generated;
  const input = {
    uniqueId,
    version: 1,
    actualAmount,
    additionalCharges,
    igst,
    cgst,
    sgst,
    totalAmount,
    invoiceDate,
    paymentDate: '2026-11-10',
    invoiceStatus: 'Paid',
    additionalRemark: '',
    remark: '',
  };
  const { user } = renderScreen(<InvoicesPage />, {
    mocks: [
      list([generated]),
      detail(generated),
      { request: { query: UpdateInvoiceDocument, variables: { input } }, result: { data: { updateInvoice: paid } } },
    ],
  });
  await user.click(await screen.findByLabelText('View invoice Arihant Textiles'));
  await user.click(await inDetail().findByText('Edit'));
  await user.click(await inDetail().findByLabelText('Invoice Status'));
  await screen.findAllByRole('option', { hidden: true });
  await user.click(document.querySelector('.ant-select-item-option[title="Paid"]')!);
  await user.click(inDetail().getByText('Update'));
  expect(await screen.findAllByText('Invoice number and Payment Date is required for paid Invoice')).not.toHaveLength(
    0,
  );
  await user.type(inDetail().getByLabelText('Payment Date'), '10-11-2026{Enter}');
  await user.click(inDetail().getByText('Update'));
  expect(await screen.findByText('Invoice updated successfully')).toBeVisible();
  expect(inTable().getByText('INV/26-27/15')).toBeInTheDocument();
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
