import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  AllocateCreditNoteDocument,
  ApproveCreditNoteDocument,
  CreditNoteDetailDocument,
  DeleteCreditNoteDocument,
  InvoiceToCreditDocument,
  RefundCreditNoteDocument,
  UpdateCreditNoteDocument,
} from '../../graphql.generated';
import { paths } from '../../paths';
import { aCreditNote, creditedInvoice } from '../../testing/aCreditNote';
import { answerQuestion } from '../../testing/answerQuestion';
import { renderScreen, signInAs } from '../../testing/renderScreen';
import { CreditNoteDetailPanel } from './CreditNoteDetail';

const detail = (creditNote: object): MockLink.MockedResponse => ({
  request: { query: CreditNoteDetailDocument, variables: { uniqueId: 'n1' } },
  maxUsageCount: Infinity,
  result: { data: { creditNote } },
});
const named = { uniqueId: 'n1', version: 1 };
const approved = aCreditNote({
  version: 2,
  number: 'CRN/25-26/4',
  status: 'Approved',
  applied: 100,
  unallocated: 18,
});

function open(...mocks: MockLink.MockedResponse[]) {
  const onClose = jest.fn();
  const { user } = renderScreen(<CreditNoteDetailPanel uniqueId="n1" neighbours={null} onClose={onClose} />, { mocks });
  const button = (name: string) => screen.getByText(name, { selector: 'button *' });
  const answer = (question: string, name: string) => answerQuestion(user, question, name);
  return { user, onClose, button, answer };
}

const sums = () =>
  [...document.querySelectorAll('.figures > div')].map((each) => [...each.children].map((part) => part.textContent));

beforeEach(() => signInAs('Admin'));

test('a draft shows its amounts, and is approved after a question', async () => {
  const { user, button, answer } = open(detail(aCreditNote()), {
    request: { query: ApproveCreditNoteDocument, variables: { input: named } },
    result: { data: { approveCreditNote: approved } },
  });
  await screen.findByText(/Deficiency of the service/);
  expect(screen.getByText('IGST 18%: the place of supply is Karnataka.')).toBeVisible();
  expect(sums()).toEqual([
    ['Taxable', '₹ 100.00'],
    ['IGST', '₹ 18.00'],
    ['Total', '₹ 118.00'],
  ]);
  await user.click(button('Approve'));
  await answer(
    'Approve the credit note of ₹ 118.00 for Cauvery Spices? It gets its number and cannot be changed afterwards.',
    'Approve',
  );
  expect(await screen.findByText('Credit note CRN/25-26/4 approved successfully')).toBeVisible();
  await waitFor(() => expect(sums()).toContainEqual(['Pays invoices', '₹ 100.00']));
  expect(sums()).toContainEqual(['Not allocated', '₹ 18.00']);
  expect(screen.queryByText('Delete')).toBeNull();
});

test('a debit note is named so, and offers nothing to pay out', async () => {
  const debit = { kind: 'Debit' as const, reason: 'Correction' as const };
  const { user, button, answer } = open(detail(aCreditNote(debit)), {
    request: { query: ApproveCreditNoteDocument, variables: { input: named } },
    result: {
      data: {
        approveCreditNote: { ...approved, ...debit, number: 'DBN/25-26/1', applied: -118, unallocated: 0 },
      },
    },
  });
  await screen.findByText(/Correction of the invoice/);
  await user.click(button('Approve'));
  await answer(
    'Approve the debit note of ₹ 118.00 for Cauvery Spices? It gets its number and cannot be changed afterwards.',
    'Approve',
  );
  expect(await screen.findByText('Debit note DBN/25-26/1 approved successfully')).toBeVisible();
  expect(await screen.findByText(/Debit Note DBN/)).toBeInTheDocument();
  expect(sums().map(([name]) => name)).toEqual(['Taxable', 'IGST', 'Total']);
  for (const name of ['Pay Oldest Dues', 'Refund …']) expect(screen.queryByText(name)).toBeNull();
});

test('an approval that is refused says why, and the note stays a draft', async () => {
  const refusal = 'GSTR-1 of February 2026 is filed';
  const { user, button, answer } = open(detail(aCreditNote()), {
    request: { query: ApproveCreditNoteDocument, variables: { input: named } },
    result: { errors: [{ message: refusal, extensions: { code: 'CONFLICT' } }] },
  });
  await screen.findByText(/Deficiency of the service/);
  await user.click(button('Approve'));
  await answer(
    'Approve the credit note of ₹ 118.00 for Cauvery Spices? It gets its number and cannot be changed afterwards.',
    'Approve',
  );
  expect(await screen.findByText(refusal)).toBeVisible();
  expect(button('Delete')).toBeInTheDocument();
});

test('a draft is deleted only after the question is answered with yes', async () => {
  const { user, button, answer, onClose } = open(detail(aCreditNote()), {
    request: { query: DeleteCreditNoteDocument, variables: { input: named } },
    result: { data: { deleteCreditNote: { __typename: 'CreditNote', uniqueId: 'n1' } } },
  });
  await screen.findByText(/Deficiency of the service/);
  await user.click(button('Delete'));
  await answer('Delete the draft?', 'Cancel');
  expect(onClose).not.toHaveBeenCalled();
  await user.click(button('Delete'));
  await answer('Delete the draft?', 'Delete');
  expect(await screen.findByText('Credit note deleted successfully')).toBeVisible();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a draft is edited by keyboard; what it had itself counts as left', async () => {
  const sent: unknown[] = [];
  const own = { __typename: 'CreditNote', uniqueId: 'n1', status: 'Draft', taxable: 100, igst: 18, cgst: 0, sgst: 0 };
  const { user, button } = open(
    detail(aCreditNote()),
    {
      request: { query: InvoiceToCreditDocument, variables: () => true },
      maxUsageCount: Infinity,
      result: { data: { invoice: creditedInvoice, creditNotes: { __typename: 'CreditNotePage', rows: [own] } } },
    },
    {
      request: { query: UpdateCreditNoteDocument, variables: ({ input }) => sent.push(input) > 0 },
      result: { data: { updateCreditNote: aCreditNote({ version: 2, taxable: 250, igst: 45, total: 295 }) } },
    },
  );
  await screen.findByText(/Deficiency of the service/);
  await user.click(button('Edit'));
  expect(await screen.findByText('Of ₹ 1,000.00 that is left')).toBeInTheDocument();
  const taxable = screen.getByLabelText('Taxable');
  await user.clear(taxable);
  await user.type(taxable, '250{Enter}');
  expect(await screen.findByText('Credit note updated successfully')).toBeVisible();
  expect(sent).toEqual([
    { ...named, noteDate: '2026-02-03', reason: 'Deficiency', taxable: 250, remark: 'Two parcels came late' },
  ]);
});

test('what an approved note leaves pays the oldest dues, and it is printed', async () => {
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  const { user, button, answer } = open(detail(approved), {
    request: {
      query: AllocateCreditNoteDocument,
      variables: { input: { uniqueId: 'n1', version: 2, auto: true } },
    },
    result: { data: { allocateCreditNote: { ...approved, version: 3, applied: 118, unallocated: 0 } } },
  });
  await screen.findByText(/Deficiency of the service/);
  await user.click(button('Print'));
  expect(opened).toHaveBeenCalledWith(paths.creditNotePrint('n1'), '_blank');
  opened.mockRestore();
  await user.click(button('Pay Oldest Dues'));
  await answer('Pay the oldest dues of Cauvery Spices with ₹ 18.00?', 'Pay');
  expect(await screen.findByText('Credit note allocated successfully')).toBeVisible();
  await waitFor(() => expect(sums()).toContainEqual(['Not allocated', '₹ 0.00']));
  expect(screen.queryByText('Pay Oldest Dues')).toBeNull();
});

test('case 9: what is left of a note is refunded after a question', async () => {
  const sent: unknown[] = [];
  const { user, button, answer } = open(detail(approved), {
    request: { query: RefundCreditNoteDocument, variables: (given) => sent.push(given.input) > 0 },
    result: { data: { refundCreditNote: { __typename: 'Refund', uniqueId: 'f1', number: 'RFD/25-26/2' } } },
  });
  await screen.findByText('Refund …');
  await user.click(button('Refund …'));
  const form = within(await screen.findByRole('form', { name: 'Refund', hidden: true }));
  expect(form.getByText('Left to refund of CRN/25-26/4: ₹ 18.00')).toBeVisible();
  await user.click(form.getByLabelText('Mode'));
  await user.click(await screen.findByTitle('UPI'));
  await user.type(form.getByLabelText('Reference'), 'UPI-7{Enter}');
  await answer('Pay ₹ 18.00 of CRN/25-26/4 back to Cauvery Spices? ₹ 0.00 of it stays. It cannot be undone.', 'Refund');
  expect(await screen.findByText('Refunded by RFD/25-26/2')).toBeVisible();
  expect(sent).toMatchObject([{ uniqueId: 'n1', version: 2, amount: 18, mode: 'Upi', reference: 'UPI-7' }]);
});
