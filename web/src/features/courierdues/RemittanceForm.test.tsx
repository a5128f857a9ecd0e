import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { companyToday } from '../../companyToday';
import {
  CourierDueAgeingDocument,
  CourierDuesDocument,
  RecordCourierRemittanceDocument,
} from '../../graphql.generated';
import { renderScreen, signInAs } from '../../testing/renderScreen';
import { RemittanceModal } from './RemittanceForm';

const due = (id: number, openAmount: number) => ({
  __typename: 'CourierDue',
  ...{ uniqueId: `d${id}`, id, consignmentId: 10 + id, deliveredOn: `2026-02-0${id}` },
  consignment: { __typename: 'Consignment', uniqueId: `w${id}`, awbNo: `WE000${id}`, receiver: 'Meera Stores' },
  ...{ freight: openAmount, commissions: 0, vppAmount: 0, amount: openAmount, remitted: 0, openAmount },
});
const sums = { days7: 0, days15: 600, days30: 0, older: 0, due: 600, consignments: 3 };
const ageing = {
  __typename: 'CourierDueAgeing',
  asOf: companyToday(),
  rows: [
    {
      __typename: 'CourierDueRow',
      ...{ vendorId: 35, vendorUniqueId: 'v35', vendor: 'DTDC', since: '2026-02-01' },
      ...sums,
    },
  ],
  total: { __typename: 'CourierDueSums', ...sums },
};
const reads = (rows: readonly object[]): MockLink.MockedResponse[] => [
  {
    request: { query: CourierDueAgeingDocument },
    maxUsageCount: Infinity,
    result: { data: { courierDueAgeing: ageing } },
  },
  {
    request: { query: CourierDuesDocument, variables: { search: { vendorId: ['v35'], isOpen: true, take: 1000 } } },
    maxUsageCount: Infinity,
    result: { data: { courierDues: { __typename: 'CourierDuePage', rows, rowCount: rows.length } } },
  },
];
const recorded = {
  __typename: 'CourierRemittance',
  ...{ uniqueId: 'm1', id: 1, version: 1, number: 'CRM/25-26/1', remittedOn: companyToday(), mode: 'BankTransfer' },
  vendor: { __typename: 'Vendor', uniqueId: 'v35', id: 35, name: 'DTDC' },
  ...{ reference: 'UTR 9', amount: 450, remark: null, reversedOn: null, reversalReason: null },
  createdOn: '2026-02-12T06:30:00.000Z',
};
/** `sent` collects the inputs. */
const record = (sent: unknown[], result: MockLink.MockedResponse['result']): MockLink.MockedResponse => ({
  request: { query: RecordCourierRemittanceDocument, variables: ({ input }) => sent.push(input) > 0 },
  result,
});

async function open(...mocks: readonly MockLink.MockedResponse[]) {
  const onClose = jest.fn();
  const { user } = renderScreen(<RemittanceModal vendor="v35" onClose={onClose} />, { mocks });
  const form = within(await screen.findByRole('form', { name: 'Remittance', hidden: true }));
  const foot = () => form.getByRole('status', { hidden: true }).textContent;
  const amountOf = (awbNo: string) => form.getByLabelText<HTMLInputElement>(`Amount for ${awbNo}`).value;
  const amounts = () => ['WE0001', 'WE0002', 'WE0003'].map(amountOf);
  const chooseMode = async (text: string) => {
    await user.click(form.getByLabelText('Mode'));
    await user.click(await screen.findByTitle(text));
  };
  return { user, form, foot, amounts, chooseMode, onClose };
}

const three = [due(1, 300), due(2, 200), due(3, 100)];

beforeEach(() => signInAs('Admin'));

test('the amount is proposed for the oldest deliveries, and what stays due is named', async () => {
  const sent: unknown[] = [];
  const { user, form, foot, amounts, chooseMode, onClose } = await open(
    ...reads(three),
    record(sent, { data: { recordCourierRemittance: recorded } }),
  );
  expect(screen.getByText('Remittance of DTDC')).toBeInTheDocument();
  await user.type(form.getByLabelText('Amount'), '450');
  expect(amounts()).toEqual(['300.00', '150.00', '']);
  expect(foot()).toBe('Consignments ₹ 450.00 · Stays due ₹ 150.00: WE0002, WE0003');
  await chooseMode('Bank Transfer');
  await user.type(form.getByLabelText('Reference'), 'UTR 9{Enter}');
  expect(await screen.findByText('CRM/25-26/1 recorded successfully')).toBeVisible();
  expect(sent).toEqual([
    {
      vendorId: 'v35',
      remittedOn: companyToday(),
      mode: 'BankTransfer',
      amount: 450,
      reference: 'UTR 9',
      remark: '',
      lines: [
        { consignmentId: '11', amount: 300 },
        { consignmentId: '12', amount: 150 },
      ],
    },
  ]);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test('what is not ticked gets nothing, what is typed stays, and the rest goes to the oldest', async () => {
  const { user, form, foot, amounts } = await open(...reads(three));
  await user.type(form.getByLabelText('Amount'), '350');
  await user.click(form.getByLabelText('WE0001'));
  const save = form.getByText('Record', { selector: 'button *' }).closest('button');
  expect(amounts()).toEqual(['', '200.00', '100.00']);
  expect(foot()).toBe('Consignments ₹ 300.00 · Not placed ₹ 50.00 · Stays due ₹ 300.00: WE0001');
  expect(save).toBeDisabled();
  await user.click(form.getByLabelText('WE0001'));
  await user.clear(form.getByLabelText('Amount for WE0002'));
  await user.type(form.getByLabelText('Amount for WE0002'), '40');
  expect(amounts()).toEqual(['300.00', '40', '10.00']);
  expect(save).toBeEnabled();
  await user.click(form.getByText('Oldest first'));
  expect(amounts()).toEqual(['300.00', '50.00', '']);
});

test('a refusal of the server is told, and a missing amount before', async () => {
  const refusal = 'Only ₹ 100.00 of AWB WE0001 is due';
  const { user, form, chooseMode, onClose } = await open(
    ...reads(three),
    record([], { errors: [{ message: refusal, extensions: { code: 'CONFLICT' } }] }),
  );
  await chooseMode('Cash');
  await user.type(form.getByLabelText('Reference'), 'X{Enter}');
  await waitFor(() => expect(screen.getAllByText('Please enter amount').length).toBeGreaterThan(0));
  await user.type(form.getByLabelText('Amount'), '300{Enter}');
  await waitFor(() => expect(screen.getAllByText(refusal).length).toBeGreaterThan(0));
  expect(onClose).not.toHaveBeenCalled();
});

test('a vendor that owes nothing', async () => {
  renderScreen(<RemittanceModal vendor="v35" onClose={() => undefined} />, { mocks: reads([]) });
  expect(await screen.findByText('Nothing is due from this vendor')).toBeInTheDocument();
});
