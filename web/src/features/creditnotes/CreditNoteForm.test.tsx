import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor } from '@testing-library/react';
import type { NoteKind } from '../../../../server/src/domain/enums';
import { companyToday } from '../../companyToday';
import { CreateCreditNoteDocument, InvoicesToCreditDocument, InvoiceToCreditDocument } from '../../graphql.generated';
import { aCreditNote, creditedInvoice } from '../../testing/aCreditNote';
import { renderScreen, signInAs } from '../../testing/renderScreen';
import { CreditNoteModal } from './CreditNoteForm';

const invoiceWith = (...notes: object[]): MockLink.MockedResponse => ({
  request: { query: InvoiceToCreditDocument, variables: { uniqueId: 'i1', notes: { invoiceId: ['i1'], take: 500 } } },
  maxUsageCount: Infinity,
  result: {
    data: { invoice: creditedInvoice, creditNotes: { __typename: 'CreditNotePage', rows: notes } },
  },
});
const approved = {
  __typename: 'CreditNote',
  kind: 'Credit',
  status: 'Approved',
  igst: 45,
  cgst: 0,
  sgst: 0,
  taxable: 250,
};

/** `sent` collects the inputs. */
const creation = (sent: unknown[], result: MockLink.MockedResponse['result']): MockLink.MockedResponse => ({
  request: { query: CreateCreditNoteDocument, variables: ({ input }) => sent.push(input) > 0 },
  result,
});

const field = (label: string) => screen.findByLabelText(label);
const figures = () => screen.getByRole('status', { hidden: true }).textContent;
const bullets = () => screen.getAllByRole('listitem', { hidden: true }).map((item) => item.textContent);

function open(mocks: readonly MockLink.MockedResponse[], invoice = 'i1', kind: NoteKind = 'Credit') {
  const onClose = jest.fn();
  const { user } = renderScreen(<CreditNoteModal kind={kind} invoice={invoice} open onClose={onClose} />, { mocks });
  const chooseReason = async (text: string) => {
    await user.click(screen.getByLabelText('Reason'));
    await user.click(await screen.findByTitle(text));
  };
  return { user, onClose, chooseReason };
}

beforeEach(() => signInAs('Admin'));

test('the amount is shown with its tax and what the invoice needs of it, and Enter saves the draft', async () => {
  const sent: unknown[] = [];
  const { user, onClose, chooseReason } = open([
    invoiceWith(),
    creation(sent, { data: { createCreditNote: aCreditNote() } }),
  ]);
  expect(await screen.findByText('Of ₹ 1,000.00 that is left')).toBeInTheDocument();
  await user.type(await field('Taxable'), '100.05');
  expect(figures()).toBe(
    'IGST ₹ 18.01 · CGST ₹ 0.00 · SGST ₹ 0.00 · Total ₹ 118.06 of which the invoice needs ₹ 118.06. Possible until 30-Nov-2026.',
  );
  await chooseReason('Discount after the sale');
  await user.type(await field('Remark'), 'Quarterly{Enter}');
  expect(await screen.findByText('Credit note created successfully')).toBeVisible();
  expect(sent).toEqual([
    {
      kind: 'Credit',
      invoiceId: '7',
      noteDate: companyToday(),
      reason: 'PostSaleDiscount',
      taxable: 100.05,
      remark: 'Quarterly',
    },
  ]);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test('what other notes have taken is not left, and more is said in words', async () => {
  const { user } = open([invoiceWith({ ...approved, uniqueId: 'n7' })]);
  expect(await screen.findByText('Of ₹ 750.00 that is left')).toBeInTheDocument();
  await user.type(await field('Taxable'), '750.01');
  expect(figures()).toBe('Credit notes exceed the invoice by ₹ 0.01');
  await user.clear(await field('Taxable'));
  await user.type(await field('Taxable'), '750');
  expect(figures()).toContain('Total ₹ 885.00');
});

test('a debit note says what is then outstanding, has the reasons of one and no limit', async () => {
  const sent: unknown[] = [];
  const { user, onClose } = open(
    [
      invoiceWith({ ...approved, uniqueId: 'n7' }),
      creation(sent, { data: { createCreditNote: aCreditNote({ kind: 'Debit' }) } }),
    ],
    'i1',
    'Debit',
  );
  await user.type(await field('Taxable'), '2000');
  await waitFor(() =>
    expect(figures()).toBe(
      'IGST ₹ 360.00 · CGST ₹ 0.00 · SGST ₹ 0.00 · Total ₹ 2,360.00 more to pay; outstanding is then ₹ 3,540.00.',
    ),
  );
  expect(screen.getByText('New Debit Note')).toBeInTheDocument();
  expect(screen.queryByText(/that is left/)).toBeNull();
  await user.click(screen.getByLabelText('Reason'));
  await user.click(await screen.findByTitle('Correction of the invoice'));
  expect(screen.queryByTitle('Discount after the sale')).toBeNull();
  await user.click(screen.getByText('Save Draft'));
  expect(await screen.findByText('Debit note created successfully')).toBeVisible();
  expect(sent).toMatchObject([{ kind: 'Debit', invoiceId: '7', reason: 'Correction', taxable: 2000 }]);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test('nothing is sent while something is missing, and a refusal of the server is told', async () => {
  const refusal = 'A credit note for INV/25-26/7 was possible until 30 Nov 2026';
  const sent: unknown[] = [];
  const { user, onClose, chooseReason } = open([
    invoiceWith(),
    creation(sent, { errors: [{ message: refusal, extensions: { code: 'CONFLICT' } }] }),
  ]);
  await user.click(await screen.findByText('Save Draft'));
  expect(bullets()).toEqual(['Please select reason', 'Please enter taxable amount']);
  expect(sent).toEqual([]);
  await user.type(await field('Taxable'), '100');
  await chooseReason('Deficiency of the service');
  await user.click(screen.getByText('Save Draft'));
  await waitFor(() => expect(screen.getAllByText(refusal).length).toBeGreaterThan(0));
  expect(sent).toHaveLength(1);
  expect(onClose).not.toHaveBeenCalled();
  expect(await field('Taxable')).toHaveValue('100.00');
});

test('without an invoice one is chosen by a part of its number; a cancelled one is not offered', async () => {
  const { customer, ...invoice } = creditedInvoice;
  const row = { ...invoice, customer, invoiceStatus: 'Approved', cancelledOn: null, deletedOn: null };
  const rows = [row, { ...row, uniqueId: 'i2', id: 8, invoiceNumber: 'INV/25-26/8', cancelledOn: '2026-01-09' }];
  const { user } = open(
    [
      invoiceWith(),
      {
        request: { query: InvoicesToCreditDocument, variables: () => true },
        maxUsageCount: Infinity,
        result: { data: { invoices: { __typename: 'InvoicePage', rows } } },
      },
    ],
    'new',
  );
  await user.type(await field('Invoice'), '26/');
  await user.click(await screen.findByText('INV/25-26/7 · Cauvery Spices'));
  expect(screen.queryByText('INV/25-26/8 · Cauvery Spices')).toBeNull();
  expect(await screen.findByText('Of ₹ 1,000.00 that is left')).toBeInTheDocument();
});
