import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { formatDate } from '../../../../server/src/domain/values/dates';
import { companyToday } from '../../companyToday';
import {
  GenerateInvoiceDocument,
  GenerateInvoicesByStateDocument,
  InvoicePreviewsDocument,
} from '../../graphql.generated';
import { renderScreen, signInAs } from '../../testing/renderScreen';
import { useSelection, type Selection } from '../../ui/table/selection';
import type { Billable } from './billable';
import { GenerateInvoiceModal } from './GenerateInvoiceModal';

const row = (id: number, senderId: number, customerAmount: number | null = 100): Billable => ({
  uniqueId: `w${id}`,
  id,
  awbNo: `WE${id}`,
  bookingDate: '2026-10-05',
  senderId,
  sender: { company: senderId === 1 ? 'Arihant Textiles' : 'Cauvery Spices' },
  customerAmount,
});

const bill = {
  __typename: 'StateInvoicePreview',
  placeOfSupply: '29',
  state: 'Karnataka',
  totalConsignments: 2,
  actualAmount: 200,
  igst: 36,
  cgst: 0,
  sgst: 0,
  totalAmount: 236,
  taxPercent: 18,
  service: 'Courier',
  charge: 'Forward',
  taxExplanation: 'IGST 18%: the place of supply is Karnataka.',
  isCash: false,
  paidIds: [] as number[],
  paidAmount: 0,
};
const preview = (customerId: number, consignmentIds: number[], bills = [bill]): MockLink.MockedResponse => ({
  request: { query: InvoicePreviewsDocument, variables: { input: { customerId, consignmentIds, paidAs: 'inside' } } },
  result: { data: { invoicePreviewsByState: bills } },
});
const invoiced = [{ message: 'Consignment is already invoiced: WE5', extensions: { code: 'CONFLICT' } }];
const generation = (consignmentIds: number[], result: MockLink.MockedResponse['result']): MockLink.MockedResponse => ({
  request: {
    query: GenerateInvoiceDocument,
    variables: {
      input: {
        customerId: 2,
        consignmentIds,
        invoiceDate: companyToday(),
        invoiceMonth: '2026-10',
        paidAs: 'inside',
      },
    },
  },
  result,
});

function open(rows: readonly Billable[], mocks: readonly MockLink.MockedResponse[]) {
  const onDone = jest.fn();
  const onClose = jest.fn();
  let selection: Selection<Billable> | null = null;
  function Page() {
    const own = useSelection<Billable>();
    useState(() => own.set(rows, true));
    selection = own;
    return <GenerateInvoiceModal open selection={own} onDone={onDone} onClose={onClose} />;
  }
  const { user } = renderScreen(<Page />, { mocks });
  const ticked = () => [...(selection?.current().keys() ?? [])];
  return { user, onDone, onClose, ticked };
}

const choose = async (user: ReturnType<typeof open>['user'], company: string) => {
  await user.click(screen.getByLabelText('Customer'));
  await user.click(await screen.findByTitle(company));
};

beforeEach(() => signInAs('Admin'));

test('of several senders one is billed, and the others stay selected', async () => {
  const billed = [
    { __typename: 'Consignment', uniqueId: 'w3', version: 2, invoiceId: 9 },
    { __typename: 'Consignment', uniqueId: 'w4', version: 2, invoiceId: 9 },
  ];
  const { user, onDone, onClose, ticked } = open(
    [row(1, 1), row(3, 2), row(4, 2)],
    [
      preview(2, [3, 4]),
      generation([3, 4], {
        data: { generateInvoice: { __typename: 'Invoice', uniqueId: 'i1', consignments: billed } },
      }),
      preview(1, [1], [{ ...bill, totalAmount: 118 }]),
    ],
  );
  expect(await screen.findByText(/Consignments of 2 senders are selected/)).toBeInTheDocument();
  await user.click(screen.getByText('Generate'));
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Select Customer']);

  await choose(user, 'Cauvery Spices (2)');
  expect(await screen.findByText('IGST 18%: the place of supply is Karnataka.')).toBeInTheDocument();
  expect(screen.getByText('₹ 236.00')).toBeInTheDocument();
  // A single invoice is not named by its state.
  expect(screen.queryByText('Karnataka')).toBeNull();
  await user.clear(screen.getByLabelText('Invoice Date'));
  await user.clear(screen.getByLabelText('Invoice Month'));
  await user.click(screen.getByText('Generate'));
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Enter valid Invoice Date',
    'Enter valid Invoice Month',
  ]);
  await user.type(screen.getByLabelText('Invoice Date'), formatDate(companyToday()));
  await user.type(screen.getByLabelText('Invoice Month'), 'October-2026');
  await user.click(screen.getByText('Generate'));
  expect(await screen.findByText('Invoice created successfully')).toBeVisible();
  expect(onDone).toHaveBeenCalledWith(billed);
  expect(onClose).not.toHaveBeenCalled();
  expect(ticked()).toEqual(['w1']);
  // The only customer left is selected next.
  expect(await screen.findByText('₹ 118.00')).toBeInTheDocument();
});

test('a refusal names the AWB numbers, one without an amount is left out first', async () => {
  const { user, onDone, ticked } = open(
    [row(3, 2), row(4, 2, null), row(5, 2)],
    [
      preview(2, [3, 5]),
      generation([3, 5], { errors: invoiced }),
      { ...preview(2, [3, 5]), result: { errors: invoiced } },
    ],
  );
  expect(await screen.findByText('Customer Amount is required: WE4')).toBeInTheDocument();
  await user.click(screen.getByText('Leave out'));
  await screen.findByText('₹ 236.00');
  await user.click(screen.getByText('Generate'));
  // Shown as a toast and in place of the total.
  await waitFor(() => expect(screen.getAllByText('Consignment is already invoiced: WE5')).toHaveLength(2));
  expect(screen.queryByText('₹ 236.00')).toBeNull();
  expect(onDone).not.toHaveBeenCalled();
  await waitFor(() => expect(ticked()).toEqual(['w3', 'w5']));
});

test('those already paid are named with their sum, and left out on one click', async () => {
  const rows = [row(3, 2), row(4, 2, 620), row(5, 2, 620)];
  const { user, ticked } = open(rows, [
    preview(2, [3, 4, 5], [{ ...bill, totalConsignments: 3, paidIds: [4, 5], paidAmount: 1240 }]),
    preview(2, [3]),
  ]);
  expect(await screen.findByText('2 of 3 are already paid, ₹ 1,240.00')).toBeInTheDocument();
  expect(screen.getByText('WE4, WE5')).toBeInTheDocument();
  await user.click(screen.getByText('Leave out'));
  expect(await screen.findByText('₹ 236.00')).toBeInTheDocument();
  expect(screen.queryByText(/already paid/)).toBeNull();
  expect(ticked()).toEqual(['w3']);
});

const maharashtra = {
  ...bill,
  placeOfSupply: '27',
  state: 'Maharashtra',
  totalConsignments: 12,
  actualAmount: 124000.5,
  igst: 0,
  cgst: 11160.05,
  sgst: 11160.05,
  totalAmount: 146320.6,
  taxExplanation: 'CGST 9% and SGST 9%: the place of supply is Maharashtra.',
};

test('bookings of two states are named by state, and one click makes an invoice of each', async () => {
  const billed = [3, 4].map((id) => ({ __typename: 'Consignment', uniqueId: `w${id}`, version: 2, invoiceId: 9 + id }));
  const generated = billed.map((each) => ({
    __typename: 'Invoice',
    uniqueId: `i${each.uniqueId}`,
    consignments: [each],
  }));
  const { user, onDone, onClose, ticked } = open(
    [row(3, 2), row(4, 2)],
    [
      preview(2, [3, 4], [maharashtra, { ...bill, totalConsignments: 1 }]),
      {
        ...generation([3, 4], { data: { generateInvoicesByState: generated } }),
        request: { ...generation([3, 4], {}).request, query: GenerateInvoicesByStateDocument },
      },
    ],
  );
  expect(
    await screen.findByText('Maharashtra: 12 bookings, ₹ 1,24,000.50; Karnataka: 1 booking, ₹ 200.00'),
  ).toBeInTheDocument();
  expect(screen.getByText('₹ 1,46,320.60')).toBeInTheDocument();
  expect(screen.getByText('IGST 18%: the place of supply is Karnataka.')).toBeInTheDocument();
  await user.click(screen.getByText('Generate 2 Invoices'));
  expect(await screen.findByText('2 invoices created successfully')).toBeVisible();
  expect(onDone).toHaveBeenCalledWith(billed);
  expect(onClose).toHaveBeenCalled();
  expect(ticked()).toEqual([]);
});

test('a refusal of the invoices of two states gives its reason, and all stay selected', async () => {
  const bills = [maharashtra, { ...bill, totalConsignments: 1 }];
  const { user, onDone, ticked } = open(
    [row(3, 2), row(5, 2)],
    [
      preview(2, [3, 5], bills),
      {
        request: { ...generation([3, 5], {}).request, query: GenerateInvoicesByStateDocument },
        result: { errors: invoiced },
      },
      preview(2, [3, 5], bills),
    ],
  );
  await user.click(await screen.findByText('Generate 2 Invoices'));
  expect(await screen.findByText('Consignment is already invoiced: WE5')).toBeVisible();
  expect(await screen.findByText('Generate 2 Invoices')).toBeInTheDocument();
  expect(onDone).not.toHaveBeenCalled();
  expect(ticked()).toEqual(['w3', 'w5']);
});

test('those already paid of both states are left out on one click, and one state needs one invoice', async () => {
  const { user, ticked } = open(
    [row(3, 2), row(4, 2), row(5, 2)],
    [
      preview(
        2,
        [3, 4, 5],
        [
          { ...maharashtra, paidIds: [4], paidAmount: 0.1 },
          { ...bill, paidIds: [5], paidAmount: 1240.2 },
        ],
      ),
      preview(2, [3], [{ ...maharashtra, totalConsignments: 1 }]),
    ],
  );
  expect(await screen.findByText('2 of 3 are already paid, ₹ 1,240.30')).toBeInTheDocument();
  expect(screen.getByText('WE4, WE5')).toBeInTheDocument();
  await user.click(screen.getByText('Leave out'));
  expect(await screen.findByText('Generate')).toBeInTheDocument();
  expect(screen.queryByText(/Karnataka/)).toBeNull();
  expect(ticked()).toEqual(['w3']);
});
