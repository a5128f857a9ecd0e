import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor } from '@testing-library/react';
import {
  MailVppAdviceDocument,
  ReverseVppRemittanceDocument,
  VppRemittanceDetailDocument,
} from '../../graphql.generated';
import { companyToday } from '../../companyToday';
import { paths } from '../../paths';
import { renderScreen, signInAs } from '../../testing/renderScreen';
import { VppRemittanceModal } from './VppRemittance';

const customer = {
  __typename: 'Customer',
  uniqueId: 'k1',
  id: 4,
  company: 'Cauvery Spices',
  email: 'accounts@cauvery.example' as string | null,
};
const remittance = {
  __typename: 'VppRemittance',
  uniqueId: 'v1',
  id: 1,
  version: 1,
  number: 'VPR/25-26/1',
  customer,
  remittedOn: '2026-02-12',
  amount: 1500,
  setOff: 1180,
  paidOut: 320,
  mode: 'Upi',
  reference: 'UPI-9911',
  remark: null,
  reversedOn: null as string | null,
  reversalReason: null as string | null,
  createdOn: '2026-02-12T06:30:00.000Z',
  collections: [
    {
      __typename: 'VppCollection',
      uniqueId: 'q1',
      collectedOn: '2026-02-03',
      amount: 1500,
      consignment: { __typename: 'Consignment', uniqueId: 'w1', awbNo: 'WE0001', receiver: 'Meera Stores' },
    },
  ],
};

const detail = (vppRemittance: object): MockLink.MockedResponse => ({
  request: { query: VppRemittanceDetailDocument, variables: { uniqueId: 'v1' } },
  maxUsageCount: Infinity,
  result: { data: { vppRemittance } },
});
const open = (...mocks: MockLink.MockedResponse[]) =>
  renderScreen(
    <VppRemittanceModal uniqueId="v1" neighbours={{ rows: [], show: () => undefined }} onClose={() => undefined} />,
    { mocks },
  );

beforeEach(() => signInAs('Admin'));

test('a remittance shows its consignments and how it was remitted, and its advice is printed and mailed', async () => {
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  const { user } = open(detail(remittance), {
    request: { query: MailVppAdviceDocument, variables: { input: { uniqueId: 'v1' } } },
    result: { data: { mailVppAdvice: { __typename: 'VppRemittance', uniqueId: 'v1', version: 1 } } },
  });
  expect(await screen.findByText('WE0001')).toBeInTheDocument();
  expect(screen.getByText('Set off').parentElement).toHaveTextContent('₹ 1,180.00');
  expect(screen.getByText('Paid out').parentElement).toHaveTextContent('₹ 320.00');
  await user.click(screen.getByText('Print'));
  expect(opened).toHaveBeenCalledWith(paths.vppAdvicePrint('v1'), '_blank');
  opened.mockRestore();
  await user.click(screen.getByText('Mail Advice'));
  expect(await screen.findByText('The advice is sent to accounts@cauvery.example')).toBeVisible();
});

test('without an address the advice is not mailed, but printed', async () => {
  open(detail({ ...remittance, customer: { ...customer, email: null } }));
  const mail = (await screen.findByText('Mail Advice')).closest('button');
  expect(mail).toBeDisabled();
  expect(mail).toHaveAttribute('title', 'Customer has no email address');
  expect(screen.getByText('Print').closest('button')).toBeEnabled();
});

test('a reversal needs a reason, and afterwards the consignments are owed again', async () => {
  const input = { uniqueId: 'v1', version: 1, reversedOn: companyToday(), reason: 'Wrong account' };
  const reversal = { reversedOn: companyToday(), reversalReason: 'Wrong account' };
  const { user } = open(detail(remittance), {
    request: { query: ReverseVppRemittanceDocument, variables: { input } },
    result: { data: { reverseVppRemittance: { ...remittance, ...reversal, version: 2, collections: [] } } },
  });
  await user.click(await screen.findByText('Reverse'));
  await user.type(screen.getByLabelText('Reason'), '{Enter}');
  expect(screen.getAllByText('Please enter the reason').length).toBeGreaterThan(0);
  await user.type(screen.getByLabelText('Reason'), 'Wrong account{Enter}');
  expect(await screen.findByText('Remittance reversed successfully')).toBeVisible();
  expect(await screen.findByText(/Wrong account\. Its consignments are owed again\./)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('WE0001')).toBeNull());
  expect(screen.queryByText('Print')).toBeNull();
});
