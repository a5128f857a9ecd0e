import type { MockLink } from '@apollo/client/testing';
import { screen, within } from '@testing-library/react';
import {
  CourierDueAgeingDocument,
  CourierDuesDocument,
  CourierRemittanceDetailDocument,
  CourierRemittancesDocument,
  ReverseCourierRemittanceDocument,
} from '../../graphql.generated';
import { companyToday } from '../../companyToday';
import { paths } from '../../paths';
import { renderScreen, signInAs } from '../../testing/renderScreen';
import { CourierDuesTab } from './CourierDuesTab';

const sums = { days7: 55, days15: 0, days30: 255, older: 0, due: 310, consignments: 2 };
const row = {
  __typename: 'CourierDueRow',
  ...{ vendorId: 35, vendorUniqueId: 'v35', vendor: 'DTDC', since: '2026-11-02' },
  ...sums,
};
const none = { days7: 0, days15: 0, days30: 0, older: 0, due: 0, consignments: 0 };
const ageing = (rows: readonly object[]): MockLink.MockedResponse => ({
  request: { query: CourierDueAgeingDocument },
  maxUsageCount: Infinity,
  result: {
    data: {
      courierDueAgeing: {
        __typename: 'CourierDueAgeing',
        asOf: '2026-11-22',
        rows,
        total: { __typename: 'CourierDueSums', ...(rows.length > 0 ? sums : none) },
      },
    },
  },
});
const remittance = {
  __typename: 'CourierRemittance',
  ...{ uniqueId: 'm1', id: 1, version: 1, number: 'CRM/26-27/1', remittedOn: '2026-11-20', mode: 'BankTransfer' },
  vendor: { __typename: 'Vendor', uniqueId: 'v35', id: 35, name: 'DTDC' },
  ...{ reference: 'UTR 9', amount: 200, remark: null, createdOn: '2026-11-20T06:30:00.000Z' },
  reversedOn: null as string | null,
  reversalReason: null as string | null,
};
const line = {
  __typename: 'CourierRemittanceLine',
  ...{ uniqueId: 'l1', amount: 200, openAmount: 55 },
  consignment: { __typename: 'Consignment', uniqueId: 'w1', awbNo: 'WE0001', receiver: 'Meera Stores' },
};
const remittances = (rows: readonly object[]): MockLink.MockedResponse => ({
  request: { query: CourierRemittancesDocument, variables: () => true },
  maxUsageCount: Infinity,
  result: { data: { courierRemittances: { __typename: 'CourierRemittancePage', rows, rowCount: rows.length } } },
});
const at = (query: Record<string, string> = {}) => paths.receivables({ tab: 'couriers', ...query });

beforeEach(() => signInAs('Admin'));

test('what each vendor owes by days since the delivery, and its remittance from there', async () => {
  const dues: MockLink.MockedResponse = {
    request: { query: CourierDuesDocument, variables: () => true },
    maxUsageCount: Infinity,
    result: { data: { courierDues: { __typename: 'CourierDuePage', rows: [], rowCount: 0 } } },
  };
  const mocks = [ageing([row]), remittances([remittance]), dues];
  const { user, address } = renderScreen(<CourierDuesTab />, { at: at(), mocks });
  const table = await screen.findByRole('table', { name: 'Due from couriers on 22-Nov-2026' });
  expect(within(table).getByRole('row', { name: /DTDC/ })).toHaveTextContent('₹ 310.00');
  const bars = screen.getByRole('list', { name: 'What couriers owe, by days since the delivery' });
  expect(bars).toHaveTextContent('16–30 days₹ 255.00');
  expect(bars).toHaveTextContent('Due2 consignments₹ 310.00');
  expect(await screen.findByRole('row', { name: /CRM\/26-27\/1/ })).toHaveTextContent('UTR 9');
  await user.click(screen.getByLabelText('Record remittance of DTDC'));
  expect(address()).toBe(at({ collect: 'v35' }));
  expect(await screen.findByText('Remittance of DTDC')).toBeInTheDocument();
});

test('nobody owes anything, and nothing has come in', async () => {
  renderScreen(<CourierDuesTab />, { at: at(), mocks: [ageing([]), remittances([])] });
  expect(await screen.findByText('No courier owes anything')).toBeInTheDocument();
  expect(await screen.findByText('There are no remittances')).toBeInTheDocument();
});

test('a remittance names what is short, and is reversed with a reason', async () => {
  const detail: MockLink.MockedResponse = {
    request: { query: CourierRemittanceDetailDocument, variables: { uniqueId: 'm1' } },
    maxUsageCount: Infinity,
    result: { data: { courierRemittance: { ...remittance, lines: [line] } } },
  };
  const input = { uniqueId: 'm1', version: 1, reversedOn: companyToday(), reason: 'Of another courier' };
  const reversed = { ...remittance, version: 2, reversedOn: companyToday(), reversalReason: 'Of another courier' };
  const reversal: MockLink.MockedResponse = {
    request: { query: ReverseCourierRemittanceDocument, variables: { input } },
    result: { data: { reverseCourierRemittance: { ...reversed, lines: [{ ...line, openAmount: 255 }] } } },
  };
  const before = { ...remittances([remittance]), maxUsageCount: 1 };
  const mocks = [ageing([row]), before, remittances([reversed]), detail, reversal];
  const { user } = renderScreen(<CourierDuesTab />, { at: at({ remittance: 'm1' }), mocks });
  const lines = await screen.findByRole('table', { name: 'Consignments', hidden: true });
  expect(within(lines).getByText('WE0001').closest('tr')).toHaveTextContent('₹ 55.00');
  await user.click(screen.getByText('Reverse'));
  await user.type(screen.getByLabelText('Reason'), '{Enter}');
  expect(screen.getAllByText('Please enter the reason').length).toBeGreaterThan(0);
  await user.type(screen.getByLabelText('Reason'), 'Of another courier{Enter}');
  expect(await screen.findByText('Remittance reversed successfully')).toBeVisible();
  expect(await screen.findByText(/Of another courier\. Its consignments are due again\./)).toBeInTheDocument();
});
