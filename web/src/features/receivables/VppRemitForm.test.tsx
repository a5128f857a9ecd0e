import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { companyToday } from '../../companyToday';
import { OpenItemsDocument, RemitVppDocument, VppDebtsDocument, VppOwedDocument } from '../../graphql.generated';
import { answerQuestion } from '../../testing/answerQuestion';
import { renderScreen, signInAs } from '../../testing/renderScreen';
import { VppRemitModal } from './VppRemitForm';

const owed = (consignmentId: number, amount: number) => ({
  __typename: 'VppOwed',
  consignmentId,
  consignmentUniqueId: `w${consignmentId}`,
  awbNo: `WE000${consignmentId}`,
  receiver: 'Meera Stores',
  collectedOn: '2026-02-03',
  amount,
});
const debt = {
  __typename: 'VppDebt',
  customerId: 4,
  customerUniqueId: 'k1',
  company: 'Cauvery Spices',
  contact: '90000 13736',
  consignments: 2,
  since: '2026-02-03',
  days: 9,
  amount: 1750,
};
const invoice = {
  __typename: 'OpenItem',
  invoiceId: 11,
  number: 'INV/25-26/1',
  date: '2026-01-05',
  dueDate: '2026-01-15',
  totalAmount: 1180,
  outstanding: 1180,
  taxable: 1000,
  tdsPercent: 2,
};
const variables = { input: { customerId: 'k1' } };
const reads = (items: readonly object[] = [invoice]): MockLink.MockedResponse[] => [
  { request: { query: VppDebtsDocument }, maxUsageCount: Infinity, result: { data: { vppDebts: [debt] } } },
  {
    request: { query: VppOwedDocument, variables },
    maxUsageCount: Infinity,
    result: { data: { vppOwed: [owed(1, 1500), owed(2, 250)] } },
  },
  { request: { query: OpenItemsDocument, variables }, maxUsageCount: Infinity, result: { data: { openItems: items } } },
];
const remitted = {
  __typename: 'VppRemittance',
  uniqueId: 'v1',
  id: 1,
  version: 1,
  number: 'VPR/25-26/1',
  customer: { __typename: 'Customer', uniqueId: 'k1', id: 4, company: 'Cauvery Spices', email: null },
  remittedOn: companyToday(),
  amount: 1500,
  setOff: 1180,
  paidOut: 320,
  mode: 'Upi',
  reference: 'UPI-9911',
  remark: '',
  reversedOn: null,
  reversalReason: null,
  createdOn: '2026-02-12T06:30:00.000Z',
};
/** `sent` collects the inputs. */
const remittance = (sent: unknown[], result: MockLink.MockedResponse['result']): MockLink.MockedResponse => ({
  request: { query: RemitVppDocument, variables: ({ input }) => sent.push(input) > 0 },
  result,
});

async function open(...mocks: readonly MockLink.MockedResponse[]) {
  const onClose = jest.fn();
  let client: ApolloClient | undefined;
  const Client = () => {
    client = useApolloClient();
    return null;
  };
  const { user } = renderScreen(
    <>
      <Client />
      <VppRemitModal customer="k1" onClose={onClose} />
    </>,
    { mocks },
  );
  const form = within(await screen.findByRole('form', { name: 'Remittance', hidden: true }));
  const foot = () => form.getByRole('status', { hidden: true }).textContent;
  const chooseMode = async (text: string) => {
    await user.click(form.getByLabelText('Mode'));
    await user.click(await screen.findByTitle(text));
  };
  const answer = (question: string, name: string) => answerQuestion(user, question, name);
  return { user, client, form, foot, chooseMode, answer, onClose };
}

beforeEach(() => signInAs('Admin'));

test('what is owed is selected, set off against the oldest due, and the rest is paid out after a question', async () => {
  const sent: unknown[] = [];
  const { user, form, foot, chooseMode, answer, onClose } = await open(
    ...reads(),
    remittance(sent, { data: { remitVpp: remitted } }),
  );
  expect(foot()).toBe('Selected ₹ 1,750.00 · Set off ₹ 0.00 · Paid out ₹ 1,750.00');
  await user.click(form.getByLabelText('Select row 2'));
  await user.click(form.getByText('Oldest due first'));
  expect(form.getByLabelText('Amount for INV/25-26/1')).toHaveValue('1,180.00');
  expect(foot()).toBe('Selected ₹ 1,500.00 · Set off ₹ 1,180.00 · Paid out ₹ 320.00');
  await chooseMode('UPI');
  await user.type(form.getByLabelText('Reference'), 'UPI-9911{Enter}');
  await answer('Pay ₹ 320.00 to Cauvery Spices and set off ₹ 1,180.00 against invoices?', 'Remit');
  expect(await screen.findByText('VPR/25-26/1 remitted successfully')).toBeVisible();
  expect(sent).toEqual([
    {
      customerId: 'k1',
      remittedOn: companyToday(),
      consignmentIds: ['1'],
      setOffs: [{ invoiceId: '11', amount: 1180 }],
      mode: 'Upi',
      reference: 'UPI-9911',
      remark: '',
    },
  ]);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test('more than is selected cannot be set off, and nothing selected is not remitted', async () => {
  const { user, form, foot } = await open(...reads());
  const remit = form.getByText('Remit', { selector: 'button *' }).closest('button');
  await user.click(form.getByLabelText('Select all rows'));
  expect(foot()).toBe('Selected ₹ 0.00 · Set off ₹ 0.00 · Paid out ₹ 0.00');
  expect(remit).toBeDisabled();
  await user.click(form.getByLabelText('Select row 2'));
  await user.type(form.getByLabelText('Amount for INV/25-26/1'), '300');
  expect(foot()).toBe('Selected ₹ 250.00 · Set off ₹ 300.00 · Too much ₹ 50.00');
  expect(remit).toBeDisabled();
});

test('what another clerk has remitted meanwhile is neither listed nor selected any more', async () => {
  const { client, form, foot } = await open(...reads());
  client?.writeQuery({ query: VppOwedDocument, variables, data: { vppOwed: [owed(1, 1500)] } });
  await waitFor(() => expect(foot()).toBe('Selected ₹ 1,500.00 · Set off ₹ 0.00 · Paid out ₹ 1,500.00'));
  expect(form.queryByText('WE0002')).toBeNull();
});

test('what is paid out needs a mode; a question that is answered with no sends nothing', async () => {
  const sent: unknown[] = [];
  const { user, form, chooseMode, answer, onClose } = await open(...reads([]), remittance(sent, { data: {} }));
  expect(form.queryByText('Oldest due first')).toBeNull();
  await user.type(form.getByLabelText('Reference'), 'X{Enter}');
  await waitFor(() => expect(screen.getAllByText('Please select mode').length).toBeGreaterThan(0));
  await chooseMode('Cash');
  await user.type(form.getByLabelText('Reference'), '{Enter}');
  await answer('Pay ₹ 1,750.00 to Cauvery Spices?', 'Cancel');
  expect(sent).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
});

test('a refusal of the server is told, and what was typed stays', async () => {
  const refusal = 'Allocation is more than is due on INV/25-26/1';
  const { user, form, chooseMode, answer, onClose } = await open(
    ...reads(),
    remittance([], { errors: [{ message: refusal, extensions: { code: 'CONFLICT' } }] }),
  );
  await chooseMode('Cash');
  await user.type(form.getByLabelText('Reference'), 'Voucher 7{Enter}');
  await answer('Pay ₹ 1,750.00 to Cauvery Spices?', 'Remit');
  await waitFor(() => expect(screen.getAllByText(refusal).length).toBeGreaterThan(0));
  expect(form.getByLabelText('Reference')).toHaveValue('Voucher 7');
  expect(onClose).not.toHaveBeenCalled();
});
