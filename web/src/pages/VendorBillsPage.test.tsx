import type { MockLink } from '@apollo/client/testing';
import { screen, within } from '@testing-library/react';
import { addDays } from '../../../server/src/domain/values/dates';
import { productTexts } from '../../../server/src/domain/productTexts';
import { companyToday } from '../companyToday';
import {
  DecideLinesDocument,
  NotBilledDocument,
  PayablesAgeingDocument,
  VendorBillDetailDocument,
  VendorBillLinesDocument,
  VendorBillsDocument,
} from '../graphql.generated';
import '../features/vendorbills/BillView';
import '../features/vendorbills/NotBilledModal';
import { renderScreen, signInAs } from '../testing/renderScreen';
import VendorBillsPage from './VendorBillsPage';

const bill = {
  __typename: 'VendorBill',
  uniqueId: 'b1',
  id: 1,
  version: 2,
  billNo: 'TRK/1',
  vendor: { __typename: 'Vendor', uniqueId: 'v12', id: 12, name: 'Trackon' },
  billDate: '2026-07-15',
  periodFrom: '2026-07-01',
  periodTo: '2026-07-14',
  taxable: 416.4,
  gst: 74.95,
  total: 491.35,
  lineCount: 3,
  billed: 416.4,
  expected: 390.4,
  claim: 126,
  agreed: null,
  status: 'Disputed',
  dueBy: addDays(companyToday(), 3),
  remark: null,
};

const lineOf = (rowNo: number, given: object) => ({
  __typename: 'VendorBillLine',
  uniqueId: `l${rowNo}`,
  rowNo,
  rawAwb: `A${rowNo}`,
  awbNo: `A${rowNo}`,
  billedDate: null,
  destination: null,
  pieces: null,
  billedWeight: 2,
  ourWeight: 2,
  zoneCode: 'C',
  ourZone: 'C',
  expected: 145.2,
  amount: 145.2,
  claim: 0,
  findings: ['Matched'],
  why: '',
  decision: 'Accepted',
  isByHand: false,
  remark: null,
  consignmentUniqueId: `c${rowNo}`,
  ...given,
});
const lines = [
  lineOf(1, { expected: 100, amount: 100, why: 'Expected as booked' }),
  lineOf(2, { amount: 211.2, claim: 66, findings: ['Weight'], decision: 'Disputed', why: 'Weight 2.600 for 2.000 Kg' }),
  lineOf(3, { expected: null, amount: 60, claim: 60, findings: ['Unknown'], decision: 'Disputed' }),
];

const bills = (...rows: object[]): MockLink.MockedResponse => ({
  request: { query: VendorBillsDocument, variables: () => true },
  result: { data: { vendorBills: { __typename: 'VendorBillPage', rows, rowCount: rows.length } } },
});
const openBill = ({ notBilled = 0 } = {}): MockLink.MockedResponse[] => [
  {
    request: { query: VendorBillDetailDocument, variables: { uniqueId: 'b1' } },
    result: { data: { vendorBill: { ...bill, differences: [], importJob: null } } },
  },
  {
    request: { query: NotBilledDocument, variables: { uniqueId: 'b1' } },
    result: {
      data: {
        notBilled: {
          __typename: 'NotBilled',
          count: notBilled,
          amount: notBilled * 100,
          rows: [
            {
              __typename: 'NotBilledRow',
              uniqueId: 'n1',
              awbNo: 'N1',
              bookingDate: '2026-07-02',
              receiver: 'Nila Silks',
              deliveryCity: 'Delhi',
              chargeableWeight: 2,
              vendorAmount: 100,
            },
          ],
        },
      },
    },
  },
  {
    request: { query: VendorBillLinesDocument, variables: () => true },
    result: { data: { vendorBillLines: { __typename: 'VendorBillLinePage', rows: lines, rowCount: 3 } } },
  },
];

beforeEach(() => signInAs('Admin'));

test('a company without bills is told so', async () => {
  renderScreen(<VendorBillsPage />, { mocks: [bills()], at: '/vendorbills' });
  expect(await screen.findByText(productTexts.noVendorBills)).toBeVisible();
});

test('a bill shows the days in which its vendor takes claims, red on the last one', async () => {
  const last = { ...bill, uniqueId: 'b2', billNo: 'TRK/2', dueBy: companyToday() };
  renderScreen(<VendorBillsPage />, { mocks: [bills(bill, last)], at: '/vendorbills' });
  expect(await screen.findByText('3 days left')).not.toHaveClass('wrong');
  expect(screen.getByText('0 days left')).toHaveClass('wrong');
});

test('the chosen finding stands in the address, and is left with the bill', async () => {
  const { user, address } = renderScreen(<VendorBillsPage />, {
    mocks: [...openBill(), bills(bill)],
    at: '/vendorbills?bill=b1&finding=Weight',
  });
  expect(await screen.findByText('Weight 2.600 for 2.000 Kg')).toBeVisible();
  expect(screen.queryByText('Expected as booked')).toBeNull();
  await user.click(screen.getByText(/^Weight 1 · ₹ 66.00/));
  expect(await screen.findByText('Expected as booked')).toBeVisible();
  await user.click(screen.getByText(/^Not booked 1 · ₹ 60.00/));
  expect(address()).toBe('/vendorbills?bill=b1&finding=Unknown');
  await user.click(screen.getByText('All bills'));
  expect(await screen.findByText('TRK/1')).toBeVisible();
  expect(address()).toBe('/vendorbills');
});

test('the lines of a finding are accepted together', async () => {
  const input = { uniqueId: 'b1', lineIds: ['l2'], decision: 'Accepted' };
  const { user } = renderScreen(<VendorBillsPage />, {
    mocks: [
      ...openBill(),
      {
        request: { query: DecideLinesDocument, variables: { input } },
        result: { data: { decideLines: { ...bill, version: 3, claim: 60 } } },
      },
    ],
    at: '/vendorbills?bill=b1&finding=Weight',
  });
  const line = (await screen.findByText('Weight 2.600 for 2.000 Kg')).closest('tr')!;
  expect(line).toHaveTextContent('Disputed');
  await user.click(screen.getByText('Accept all 1'));
  expect(await within(line).findByText('Accepted')).toBeVisible();
  expect(screen.getByText('Claim', { selector: 'dt' }).parentElement).toHaveTextContent('₹ 60.00');
});

test('a long list of what is not billed says how much of it is shown', async () => {
  const { user } = renderScreen(<VendorBillsPage />, {
    mocks: openBill({ notBilled: 1200 }),
    at: '/vendorbills?bill=b1',
  });
  await user.click(await screen.findByText('1,200 consignments'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/1,200 consignments of the period are on no bill/)).toHaveTextContent(
    'still to come, and not claimed. The first 1 are listed.',
  );
});

test('payables can be saved as Excel', async () => {
  const figures = { bills: 1, days30: 0, days60: 342.67, days90: 0, older: 0, claimed: 148.68, payable: 342.67 };
  renderScreen(<VendorBillsPage />, {
    mocks: [
      {
        request: { query: PayablesAgeingDocument },
        result: {
          data: {
            payablesAgeing: {
              __typename: 'Payables',
              asOf: companyToday(),
              rows: [{ __typename: 'PayableRow', vendorUniqueId: 'v12', vendor: 'Trackon', ...figures }],
              total: { __typename: 'PayableSums', ...figures },
            },
          },
        },
      },
    ],
    at: '/vendorbills?tab=payables',
  });
  expect(await screen.findByText('Trackon')).toBeVisible();
  expect(screen.getByText('Excel')).toBeVisible();
});
