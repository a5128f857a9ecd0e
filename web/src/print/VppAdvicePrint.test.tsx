import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { CompanyOnDocument, VppAdviceInvoicesDocument, VppAdvicePrintDocument } from '../graphql.generated';
import { paths } from '../paths';
import { givenCompanySettings } from '../testing/companySettings';
import { companyOfAnyDay } from '../testing/printCompany';
import { renderScreen, signInAs } from '../testing/renderScreen';
import VppAdvicePrint from './VppAdvicePrint';

const collection = (id: number, amount: number, vppCommission: number | null) => ({
  __typename: 'VppCollection',
  uniqueId: `q${id}`,
  collectedOn: '2026-11-07',
  amount,
  consignment: {
    __typename: 'Consignment',
    uniqueId: `w${id}`,
    awbNo: `WE000${id}`,
    receiver: 'Meera Stores',
    bookingDate: '2026-11-04',
    branchId: 1,
    vppCommission,
  },
});
const remittance = {
  __typename: 'VppRemittance',
  uniqueId: 'v1',
  number: 'VPR/26-27/4',
  customer: {
    __typename: 'Customer',
    uniqueId: 'c4',
    company: 'Cauvery Spices',
    name: 'Lakshmi',
    address: '90 Chickpet',
    contact: '90000 13736',
    gst: '29ABACS0877M1ZS',
  },
  remittedOn: '2026-11-12',
  amount: 1750.5,
  setOff: 1180,
  paidOut: 570.5,
  mode: 'BankTransfer',
  reference: 'UTR268190412',
  remark: 'As agreed by telephone',
  paymentId: 41,
  reversedOn: null,
  reversalReason: null,
  collections: [collection(1, 1500, 30), collection(2, 250.5, null)],
};
const setOff = {
  __typename: 'CustomerPayment',
  uniqueId: 'p41',
  allocations: [
    {
      __typename: 'Allocation',
      uniqueId: 'a1',
      cash: 1180,
      invoice: { __typename: 'Invoice', uniqueId: 'i1', invoiceNumber: 'INV/26-27/1', invoiceDate: '2026-11-01' },
    },
  ],
};
const invoices: MockLink.MockedResponse = {
  request: { query: VppAdviceInvoicesDocument, variables: { payment: '41' } },
  result: { data: { customerPayment: setOff } },
};

const open = (result: MockLink.MockedResponse['result'], ...mocks: MockLink.MockedResponse[]) =>
  openWith(companyOfAnyDay(), result, ...mocks);

const companyAsked = (asked: unknown[]): MockLink.MockedResponse => ({
  ...companyOfAnyDay(),
  request: { query: CompanyOnDocument, variables: (variables) => asked.push(variables) > 0 },
});

function openWith(
  company: MockLink.MockedResponse,
  result: MockLink.MockedResponse['result'],
  ...mocks: MockLink.MockedResponse[]
) {
  renderScreen(
    <Routes>
      <Route path={paths.vppAdvicePrint(':uniqueId')} element={<VppAdvicePrint />} />
    </Routes>,
    {
      mocks: [company, { request: { query: VppAdvicePrintDocument, variables: { uniqueId: 'v1' } }, result }, ...mocks],
      at: paths.vppAdvicePrint('v1'),
    },
  );
}

let print: jest.SpyInstance;

beforeEach(() => {
  signInAs('Admin');
  print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  jest.spyOn(window, 'close').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

test('an advice lists what was collected for each consignment, and how it is remitted', async () => {
  open({ data: { vppRemittance: remittance } }, invoices);
  const lines = within(await screen.findByRole('table', { name: 'Consignments' }));
  expect(lines.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['#', 'AWB No', 'Booked', 'Receiver', 'Delivered', 'Commission (₹)', 'Remitted (₹)'],
    ['1', 'WE0001', '04-Nov-2026', 'Meera Stores', '07-Nov-2026', '30.00', '1,500.00'],
    ['2', 'WE0002', '04-Nov-2026', 'Meera Stores', '07-Nov-2026', '0.00', '250.50'],
    ['', 'Total', '30.00', '1,750.50'],
  ]);
  const sums = within(screen.getByRole('table', { name: 'Total' }));
  expect(sums.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'Set off against your invoices₹ 1,180.00',
    'Paid to you₹ 570.50',
    'Total₹ 1,750.50',
  ]);
  for (const text of [
    'VPR/26-27/4',
    '12-Nov-2026',
    'UTR268190412',
    'GSTIN 29ABACS0877M1ZS',
    'INV/26-27/1 of 01-Nov-2026: ₹ 1,180.00',
    'As agreed by telephone',
    'Authorised signatory',
  ])
    expect(screen.getByText(text)).toBeVisible();
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
});

test.each([
  ['of one branch names the company by its registration', [2, 2], { branchId: 2 }],
  ['of several branches names the company as a whole', [2, 3], {}],
])('an advice %s', async (_, branches, given) => {
  givenCompanySettings({
    branches: [
      { id: 2, name: 'Pune' },
      { id: 3, name: 'Nagpur' },
    ],
  });
  const asked: unknown[] = [];
  const collections = branches.map((branchId, at) => {
    const { consignment, ...rest } = collection(at, 10, null);
    return { ...rest, consignment: { ...consignment, branchId } };
  });
  openWith(companyAsked(asked), { data: { vppRemittance: { ...remittance, collections } } }, invoices);
  expect(await screen.findByText('WE0001')).toBeVisible();
  expect(asked).toEqual([{ on: '2026-11-12', ...given }]);
});

test('one that is paid out whole asks for no invoices', async () => {
  open({ data: { vppRemittance: { ...remittance, setOff: 0, paidOut: 1750.5, paymentId: null } } });
  const sums = within(await screen.findByRole('table', { name: 'Total' }));
  expect(sums.getAllByRole('row').map((row) => row.textContent)).toEqual(['Paid to you₹ 1,750.50', 'Total₹ 1,750.50']);
  expect(screen.queryByText('Set off against')).toBeNull();
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
});

test('a reversed one says so and lists nothing', async () => {
  const reversal = { reversedOn: '2026-11-13', reversalReason: 'Account number was wrong', collections: [] };
  open({ data: { vppRemittance: { ...remittance, ...reversal } } }, invoices);
  expect(await screen.findByText('Reversed on 13-Nov-2026')).toBeVisible();
  expect(screen.getByText(/^Account number was wrong\. /)).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

test('a member is told why there is nothing to print', async () => {
  open({ errors: [{ message: 'You are not authorized', extensions: { code: 'FORBIDDEN' } }] });
  expect(await screen.findByRole('alert')).toHaveTextContent('You are not authorized');
  expect(print).not.toHaveBeenCalled();
});
