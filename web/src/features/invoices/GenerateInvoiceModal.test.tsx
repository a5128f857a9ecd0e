import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { formatDate } from '../../../../server/src/domain/dates';
import { companyToday } from '../../companyToday';
import { GenerateInvoiceDocument, InvoicePreviewDocument } from '../../graphql.generated';
import { renderScreen, signInAs } from '../../testing/renderScreen';
import { useSelection, type Selection } from '../../ui/selection';
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
  __typename: 'InvoicePreview',
  totalConsignments: 2,
  actualAmount: 200,
  igst: 36,
  cgst: 0,
  sgst: 0,
  totalAmount: 236,
  taxExplanation: 'IGST 18%: the place of supply is Karnataka.',
};
const preview = (customerId: number, consignmentIds: number[]): MockLink.MockedResponse => ({
  request: { query: InvoicePreviewDocument, variables: { input: { customerId, consignmentIds } } },
  result: { data: { invoicePreview: bill } },
});
const invoiced = [{ message: 'Consignment is already invoiced: WE5', extensions: { code: 'CONFLICT' } }];
const generation = (consignmentIds: number[], result: MockLink.MockedResponse['result']): MockLink.MockedResponse => ({
  request: {
    query: GenerateInvoiceDocument,
    variables: { input: { customerId: 2, consignmentIds, invoiceDate: companyToday(), invoiceMonth: '2026-10' } },
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
      { ...preview(1, [1]), result: { data: { invoicePreview: { ...bill, totalAmount: 118 } } } },
    ],
  );
  expect(await screen.findByText(/Consignments of 2 senders are selected/)).toBeInTheDocument();
  await user.click(screen.getByText('Generate'));
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Select Customer']);

  await choose(user, 'Cauvery Spices (2)');
  expect(await screen.findByText('IGST 18%: the place of supply is Karnataka.')).toBeInTheDocument();
  expect(screen.getByText('₹ 236.00')).toBeInTheDocument();
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
