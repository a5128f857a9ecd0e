import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  BulkBillMonthDocument,
  InvoicesDocument,
  MonthPreviewDocument,
  MonthToBillDocument,
} from '../../../graphql.generated';
import { renderScreen, signInAs } from '../../../testing/renderScreen';
import { MonthTab } from './MonthTab';

const customer = (id: number, warnings: readonly string[] = []) => ({
  __typename: 'MonthToBill',
  uniqueId: `c${id}`,
  version: 1,
  customerId: id,
  company: `Company ${id}`,
  consignments: 15,
  open: 1000.5,
  paid: 0,
  warnings,
});
const month = (rows: readonly object[]): MockLink.MockedResponse => ({
  request: { query: MonthToBillDocument, variables: { month: '2026-10' } },
  result: { data: { monthToBill: rows } },
});
const made = (totalConsignments: number, totalAmount: number) => ({
  __typename: 'MonthInvoice',
  ...{ uniqueId: `i${totalAmount}`, invoiceType: 'Automatic', totalConsignments, totalAmount },
});
const line = (id: number, message: string | null = null, invoices = [made(15, 1180.59)]) => ({
  __typename: 'BulkBilledMonth',
  uniqueId: `c${id}`,
  awbNo: `Company ${id}`,
  ok: message === null,
  message,
  version: 1,
  invoices: message === null ? invoices : [],
});

beforeEach(() => signInAs('Admin'));

test('all without a serious warning are ticked and billed; who is refused stays with the reason', async () => {
  const sent: unknown[] = [];
  const { user } = renderScreen(<MonthTab />, {
    at: '/invoices?tab=month&month=2026-10',
    mocks: [
      month([customer(1), customer(2, ['NoEmail']), customer(3, ['AmountMissing']), customer(4)]),
      {
        request: { query: BulkBillMonthDocument, variables: ({ input }) => sent.push(input) > 0 },
        result: { data: { bulkBillMonth: [line(1), line(2), line(4, 'Enter valid Actual amount')] } },
      },
      month([customer(3, ['AmountMissing']), customer(4)]),
    ],
  });
  expect(await screen.findByText('3 customers selected')).toBeVisible();
  expect(screen.getByText(/₹ 3,001.50 before tax/)).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Select row 3' })).not.toBeChecked();
  expect(screen.getByLabelText('Invoice Date')).toHaveValue('31-Oct-2026');
  await user.click(screen.getByRole('button', { name: 'Generate' }));
  const result = within(await screen.findByRole('dialog', { name: '2 billed, 1 refused' }));
  expect(result.getByText(/Enter valid Actual amount/)).toBeVisible();
  expect(sent).toEqual([
    {
      month: '2026-10',
      invoiceDate: '2026-10-31',
      items: [1, 2, 4].map((id) => ({ uniqueId: `c${id}`, version: 1 })),
    },
  ]);
  await waitFor(() => expect(screen.queryByText('Company 1')).toBeNull());
});

test('a customer is previewed with warnings; who got several invoices is told so', async () => {
  const row = { ...customer(1, ['CreditStop', 'InParts']), consignments: 5200 };
  const preview = (totalConsignments: number, totalAmount: number) => ({
    __typename: 'StateInvoicePreview',
    ...{ placeOfSupply: '27', state: 'Maharashtra', isCash: false, totalConsignments, totalAmount },
    ...{ actualAmount: 100, igst: 0, cgst: 9, sgst: 9, taxPercent: 18, service: 'Courier', charge: 'Forward' },
    ...{ taxExplanation: 'Within Maharashtra', paidIds: [], paidAmount: 0 },
  });
  const creditStop = 'Company 1: ₹ 5,000.00 of ₹ 4,000.00 are used';
  const { user } = renderScreen(<MonthTab />, {
    at: '/invoices?tab=month&month=2026-10',
    mocks: [
      month([row]),
      {
        request: {
          query: MonthPreviewDocument,
          variables: { input: { uniqueId: 'c1', month: '2026-10', invoiceDate: '2026-10-31' } },
        },
        result: {
          data: {
            monthPreview: {
              __typename: 'MonthPreview',
              creditStop,
              invoices: [preview(5000, 590000), preview(200, 23600)],
            },
          },
        },
      },
      {
        request: { query: BulkBillMonthDocument, variables: () => true },
        result: { data: { bulkBillMonth: [line(1, null, [made(5000, 590000), made(200, 23600)])] } },
      },
      month([]),
    ],
  });
  await user.click(await screen.findByLabelText('Preview Company 1'));
  const shown = within(await screen.findByRole('dialog', { name: 'Company 1, October-2026' }));
  expect(await shown.findByText(creditStop)).toBeVisible();
  expect(shown.getByText('In parts')).toBeVisible();
  expect(shown.getByText('₹ 6,13,600.00')).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Generate' }));
  const result = within(await screen.findByRole('dialog', { name: '1 billed' }));
  expect(
    result.getByText('Company 1: 2 invoices: 5,000 bookings, ₹ 5,90,000.00; 200 bookings, ₹ 23,600.00'),
  ).toBeVisible();
});

test('a month of which everything is billed says so; the next step has its drafts', async () => {
  const search = {
    invoiceMonth: '2026-10',
    invoiceStatus: ['Generated'],
    invoiceType: ['Automatic'],
    take: 5000,
    sortBy: 'customer',
    sortOrder: 'ASC',
  };
  const { user } = renderScreen(<MonthTab />, {
    at: '/invoices?tab=month&month=2026-10',
    mocks: [
      month([]),
      {
        request: { query: InvoicesDocument, variables: { search } },
        result: { data: { invoices: { __typename: 'InvoicePage', rows: [], rowCount: 0 } } },
      },
    ],
  });
  expect(await screen.findByText('Everything of October-2026 is billed')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next: Approve' }));
  expect(await screen.findByText('There is no draft of October-2026')).toBeVisible();
});
