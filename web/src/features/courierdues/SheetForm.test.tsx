import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { companyToday } from '../../companyToday';
import {
  CourierDueAgeingDocument,
  RecordCourierRemittanceDocument,
  type ImportJobQuery,
} from '../../graphql.generated';
import { renderScreen, signInAs } from '../../testing/renderScreen';
import { SheetForm } from './SheetForm';

const job = { uniqueId: 'j1', good: 2, profile: { vendorId: 35 } } as unknown as ImportJobQuery['importJob'];
const sums = { days7: 140, days15: 0, days30: 0, older: 0, due: 140, consignments: 2 };
const ageing = {
  __typename: 'CourierDueAgeing',
  asOf: companyToday(),
  rows: [
    {
      __typename: 'CourierDueRow',
      ...{ vendorId: 35, vendorUniqueId: 'v35', vendor: 'DTDC', since: companyToday() },
      ...sums,
    },
  ],
  total: { __typename: 'CourierDueSums', ...sums },
};

test('the remittance of a file is recorded for the vendor of its columns', async () => {
  signInAs('Admin');
  const sent: unknown[] = [];
  const recorded = {
    __typename: 'CourierRemittance',
    ...{ uniqueId: 'm1', id: 1, version: 1, number: 'CRM/25-26/1', remittedOn: companyToday(), mode: 'Cash' },
    vendor: { __typename: 'Vendor', uniqueId: 'v35', id: 35, name: 'DTDC' },
    ...{ reference: null, amount: 140, remark: null, reversedOn: null, reversalReason: null },
    createdOn: '2026-02-12T06:30:00.000Z',
  };
  const mocks: MockLink.MockedResponse[] = [
    {
      request: { query: CourierDueAgeingDocument },
      maxUsageCount: Infinity,
      result: { data: { courierDueAgeing: ageing } },
    },
    {
      request: { query: RecordCourierRemittanceDocument, variables: ({ input }) => sent.push(input) > 0 },
      result: { data: { recordCourierRemittance: recorded } },
    },
  ];
  const onRecorded = jest.fn();
  const { user } = renderScreen(<SheetForm job={job} onRecorded={onRecorded} />, { mocks });
  const form = within(await screen.findByRole('form', { name: 'Remittance' }));
  expect(await form.findByText('DTDC')).toBeInTheDocument();
  await user.click(form.getByLabelText('Mode'));
  await user.click(await screen.findByTitle('Cash'));
  await user.type(form.getByLabelText('Amount'), '140');
  await user.click(form.getByText('Record remittance of 2 consignments'));
  await waitFor(() => expect(onRecorded).toHaveBeenCalledWith('m1'));
  expect(sent).toEqual([
    { vendorId: '35', remittedOn: companyToday(), mode: 'Cash', amount: 140, reference: '', importId: 'j1' },
  ]);
});
