import type { MockLink } from '@apollo/client/testing';
import { screen, within } from '@testing-library/react';
import { companyToday } from '../../companyToday';
import {
  AllocatePaymentDocument,
  OpenItemsDocument,
  PaymentDetailDocument,
  RefundPaymentDocument,
} from '../../graphql.generated';
import { paths } from '../../paths';
import { answerQuestion } from '../../testing/answerQuestion';
import { renderScreen, signInAs } from '../../testing/renderScreen';
import { PaymentDetailPanel } from './PaymentDetail';

/** The advance of case 4. */
const advance = {
  __typename: 'CustomerPayment',
  branchId: 1,
  uniqueId: 'p1',
  id: 1,
  version: 1,
  number: 'RCT/26-27/1',
  customer: { __typename: 'Customer', uniqueId: 'k1', id: 4, company: 'Cauvery Spices' },
  receivedOn: '2026-11-10',
  mode: 'BankTransfer',
  amount: 15_000,
  tdsAmount: 0,
  unallocated: 15_000,
  refunded: 0,
  allocatedCash: 0,
  allocatedTds: 0,
  reference: null,
  bankName: null,
  chequeDate: null,
  certificateNo: null,
  tdsSection: null,
  source: 'Entered',
  reversedOn: null,
  reversalKind: null,
  reversalReason: null,
  remark: null,
  createdOn: '2026-11-10T06:30:00.000Z',
  warnings: [],
  allocations: [],
};
const allocation = {
  __typename: 'Allocation',
  uniqueId: 'a1',
  invoice: { __typename: 'Invoice', uniqueId: 'i1', invoiceNumber: 'INV/26-27/1' },
  cash: 11_800,
  tds: 0,
  allocatedOn: '2026-11-10',
};
const allocated = { ...advance, version: 2, unallocated: 3200, allocatedCash: 11_800, allocations: [allocation] };

const item = (invoiceId: number, number: string, totalAmount: number) => ({
  __typename: 'OpenItem',
  ...{ invoiceId, number, totalAmount, outstanding: totalAmount },
  date: '2026-11-01',
  dueDate: '2026-11-11',
  taxable: totalAmount / 1.18,
  tdsPercent: 2,
});
const openItems = (...items: object[]): MockLink.MockedResponse => ({
  request: { query: OpenItemsDocument, variables: { input: { customerId: 'k1' } } },
  result: { data: { openItems: items } },
});
const detail = (customerPayment: object): MockLink.MockedResponse => ({
  request: { query: PaymentDetailDocument, variables: { uniqueId: 'p1' } },
  result: { data: { customerPayment } },
});

beforeEach(() => signInAs('Admin'));

test('case 4: an advance is allocated later, and the rest of it stays', async () => {
  const input = { uniqueId: 'p1', version: 1, allocations: [{ invoiceId: '11', cash: 11_800, tds: null }] };
  const open = openItems(item(11, 'INV/26-27/1', 11_800), item(12, 'INV/26-27/2', 5900));
  const { user } = renderScreen(<PaymentDetailPanel uniqueId="p1" neighbours={null} onClose={() => undefined} />, {
    mocks: [
      detail(advance),
      open,
      {
        request: { query: AllocatePaymentDocument, variables: { input } },
        result: { data: { allocatePayment: allocated } },
      },
      detail(allocated),
      // As long as the form closes.
      open,
    ],
  });
  await user.click(await screen.findByText('Allocate'));
  const form = within(await screen.findByRole('form', { name: 'Allocation', hidden: true }));
  expect(await form.findByLabelText('Amount for INV/26-27/1')).toHaveValue('11,800.00');
  const second = form.getByLabelText('Amount for INV/26-27/2');
  expect(second).toHaveValue('3,200.00');
  await user.clear(second);
  expect(form.getByRole('status', { hidden: true })).toHaveTextContent('Allocated ₹ 11,800.00 · Left ₹ 3,200.00');
  await user.click(form.getByText('Save'));
  expect(await screen.findByText('Payment allocated successfully')).toBeVisible();
  expect(await screen.findByText('INV/26-27/1')).toBeInTheDocument();
  expect(screen.getByText('Not allocated').parentElement).toHaveTextContent('₹ 3,200.00');
  expect(screen.getByText('Allocate')).toBeInTheDocument();
});

test('what is wholly allocated, or reversed, is not allocated again', async () => {
  renderScreen(<PaymentDetailPanel uniqueId="p1" neighbours={null} onClose={() => undefined} />, {
    mocks: [detail({ ...allocated, unallocated: 0, allocatedCash: 15_000 })],
  });
  expect(await screen.findByText('Take Back Allocations')).toBeInTheDocument();
  expect(screen.queryByText('Allocate')).toBeNull();
});

test('what is left of it is refunded after a question that says how much stays', async () => {
  const sent: unknown[] = [];
  const input = {
    ...{ uniqueId: 'p1', version: 2, amount: 3000, refundedOn: companyToday(), mode: 'Upi' },
    ...{ reference: '', remark: '' },
  };
  const refund = {
    __typename: 'Refund',
    ...{ uniqueId: 'f1', id: 1, version: 1, number: 'RFD/26-27/1', refundedOn: companyToday(), mode: 'Upi' },
    customer: { __typename: 'Customer', uniqueId: 'k1', company: 'Cauvery Spices' },
    payment: { __typename: 'CustomerPayment', uniqueId: 'p1', number: 'RCT/26-27/1' },
    ...{ creditNote: null, reference: null, remark: null, amount: 3000, createdOn: '2026-11-12T06:30:00.000Z' },
  };
  const after = { ...allocated, version: 3, unallocated: 200, refunded: 3000, allocatedCash: 14_800 };
  const { user } = renderScreen(<PaymentDetailPanel uniqueId="p1" neighbours={null} onClose={() => undefined} />, {
    mocks: [
      detail(allocated),
      {
        request: { query: RefundPaymentDocument, variables: (given) => sent.push(given.input) > 0 },
        result: { data: { refundPayment: refund } },
      },
      detail(after),
    ],
  });
  await user.click(await screen.findByText('Refund …'));
  const form = within(await screen.findByRole('form', { name: 'Refund', hidden: true }));
  expect(form.getByText('Left to refund of RCT/26-27/1: ₹ 3,200.00')).toBeVisible();
  const amount = form.getByLabelText('Amount');
  expect(amount).toHaveValue('3,200.00');
  await user.clear(amount);
  await user.type(amount, '3000');
  await user.click(form.getByLabelText('Mode'));
  await user.click(await screen.findByTitle('UPI'));
  await user.click(form.getByText('Refund', { selector: 'button *' }));
  await answerQuestion(
    user,
    'Pay ₹ 3,000.00 of RCT/26-27/1 back to Cauvery Spices? ₹ 200.00 of it stays. It cannot be undone.',
    'Refund',
  );
  expect(await screen.findByText('Refunded by RFD/26-27/1')).toBeVisible();
  expect(sent).toEqual([input]);
  expect(await screen.findByText('₹ 3,000.00', { selector: 'a' })).toHaveAttribute('href', '/receivables?tab=refunds');
});

test('what is refunded is not reversed, and nothing more of it is refunded', async () => {
  renderScreen(<PaymentDetailPanel uniqueId="p1" neighbours={null} onClose={() => undefined} />, {
    mocks: [detail({ ...advance, unallocated: 0, refunded: 15_000, allocatedCash: 15_000 })],
  });
  expect((await screen.findByText('Reverse')).closest('button')).toBeDisabled();
  expect(screen.queryByText('Refund …')).toBeNull();
  expect(screen.getByText('Take Back Allocations').closest('button')).toBeDisabled();
});

test('its receipt is printed, also once it is reversed', async () => {
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  const reversal = { reversedOn: '2026-11-12', reversalKind: 'Mistake', reversalReason: 'Entered twice' };
  const { user } = renderScreen(<PaymentDetailPanel uniqueId="p1" neighbours={null} onClose={() => undefined} />, {
    mocks: [detail({ ...advance, ...reversal, unallocated: 0 })],
  });
  await user.click(await screen.findByText('Print Receipt'));
  expect(opened).toHaveBeenCalledWith(paths.receiptPrint('p1'), '_blank');
  expect(screen.queryByText('Reverse')).toBeNull();
  opened.mockRestore();
});

test('names everything that was entered, with links to the customer and the invoices', async () => {
  const entered = { mode: 'Cheque', reference: '204777', bankName: 'HDFC Bank', chequeDate: '2026-11-09' };
  renderScreen(<PaymentDetailPanel uniqueId="p1" neighbours={null} onClose={() => undefined} />, {
    mocks: [detail({ ...allocated, ...entered, certificateNo: 'TDSQ2/118', remark: 'Part of October' })],
  });
  const customer = await screen.findByText('Cauvery Spices');
  expect(customer).toHaveAttribute('href', paths.customerLedger('k1'));
  expect(customer.closest('p')).toHaveTextContent(
    'Cauvery Spices · 10-Nov-2026 · Cheque · 204777 · HDFC Bank · Cheque of 09-Nov-2026 · TDS certificate TDSQ2/118 · Part of October',
  );
  expect(screen.getByText('INV/26-27/1')).toHaveAttribute('href', paths.invoice('i1'));
});

test('what a VPP remittance sets off is reversed by that alone', async () => {
  const setOff = { source: 'Vpp', mode: 'Adjustment', reference: 'VPR/26-27/4', unallocated: 0, allocatedCash: 15_000 };
  renderScreen(<PaymentDetailPanel uniqueId="p1" neighbours={null} onClose={() => undefined} />, {
    mocks: [detail({ ...allocated, ...setOff })],
  });
  const reverse = (await screen.findByText('Reverse')).closest('button');
  expect(reverse).toBeDisabled();
  expect(reverse).toHaveAttribute('title', 'Payment is set off by VPR/26-27/4: reverse that');
});
