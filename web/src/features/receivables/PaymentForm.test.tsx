import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  CustomerSuggestionsDocument,
  InvoiceToPayDocument,
  OpenItemsDocument,
  RecordPaymentDocument,
} from '../../graphql.generated';
import { renderScreen, signInAs } from '../../testing/renderScreen';
import { PaymentModal } from './PaymentForm';

const item = (invoiceId: number, outstanding: number) => ({
  __typename: 'OpenItem',
  ...{ invoiceId, number: `INV/26-27/${invoiceId}`, totalAmount: outstanding, outstanding },
  ...{ date: '2026-11-01', dueDate: `2026-11-${10 + (invoiceId % 10)}`, taxable: outstanding / 1.18, tdsPercent: 2 },
});
const mocks: MockLink.MockedResponse[] = [
  {
    request: { query: CustomerSuggestionsDocument, variables: () => true },
    maxUsageCount: Number.POSITIVE_INFINITY,
    result: { data: { customerSuggestions: [{ __typename: 'Suggestion', id: 4, name: 'Cauvery Spices' }] } },
  },
  {
    request: { query: OpenItemsDocument, variables: { input: { customerId: '4' } } },
    result: { data: { openItems: [item(1, 1180), item(2, 590), item(3, 2360)] } },
  },
];

test('what is typed for one invoice replaces its share alone, until the oldest are to be paid first again', async () => {
  signInAs('Admin');
  const { user } = renderScreen(<PaymentModal open onClose={() => undefined} />, { mocks });
  const form = within(await screen.findByRole('form', { name: 'Payment', hidden: true }));
  await user.click(form.getByLabelText('Customer'));
  await user.click(await screen.findByTitle('Cauvery Spices'));
  await user.type(form.getByLabelText('Amount'), '2000');
  const shares = () => form.getAllByLabelText(/^Amount for /).map((input) => (input as HTMLInputElement).value);
  await form.findByLabelText('Amount for INV/26-27/3');
  expect(shares()).toEqual(['1,180.00', '590.00', '230.00']);

  await user.clear(form.getByLabelText('Amount for INV/26-27/2'));
  await user.type(form.getByLabelText('Amount for INV/26-27/2'), '90');
  await user.tab();
  expect(shares()).toEqual(['1,180.00', '90.00', '230.00']);
  expect(form.getByRole('status', { hidden: true })).toHaveTextContent('Allocated ₹ 1,500.00 · Left ₹ 500.00');
  await user.click(form.getByText('Oldest due first'));
  expect(shares()).toEqual(['1,180.00', '590.00', '230.00']);
});

test('opened of an invoice it has its customer and what is left of it, for this invoice before an older one of the sum', async () => {
  signInAs('Admin');
  const customer = { __typename: 'Customer', uniqueId: 'c4', id: 4, company: 'Cauvery Spices' };
  const invoice = { __typename: 'Invoice', uniqueId: 'i5', id: 5, outstanding: 1180, customer };
  const { user } = renderScreen(<PaymentModal open invoice="i5" onClose={() => undefined} />, {
    mocks: [
      { request: { query: InvoiceToPayDocument, variables: { uniqueId: 'i5' } }, result: { data: { invoice } } },
      {
        request: { query: OpenItemsDocument, variables: { input: { customerId: '4' } } },
        result: { data: { openItems: [item(1, 1180), item(5, 1180)] } },
      },
    ],
  });
  const form = within(await screen.findByRole('form', { name: 'Payment', hidden: true }));
  expect(form.getByLabelText('Amount')).toHaveValue('1,180.00');
  expect(form.getByTitle('Cauvery Spices')).toBeVisible();
  await form.findByLabelText('Amount for INV/26-27/5');
  const shares = (of: RegExp) => form.getAllByLabelText(of).map((input) => (input as HTMLInputElement).value);
  expect(shares(/^Amount for /)).toEqual(['', '1,180.00']);
  await user.clear(form.getByLabelText('Amount'));
  await user.type(form.getByLabelText('Amount'), '1160');
  await user.type(form.getByLabelText('TDS'), '20');
  await waitFor(() => expect(shares(/^Amount for /)).toEqual(['', '1,160.00']));
  expect(shares(/^TDS of /)).toEqual(['', '20.00']);
});

test('case 13: the documents of the sum are proposed, and a payment that is recorded already is asked about', async () => {
  signInAs('Admin');
  const text = 'UTR1 with this amount is recorded already: RCT/26-27/9 of 12-Nov-2026';
  const sent: { amount: number; confirmDuplicate: boolean; allocations: object[] }[] = [];
  const record = {
    request: {
      query: RecordPaymentDocument,
      variables: ({ input }: { input: (typeof sent)[number] }) => sent.push(input) > 0,
    },
  };
  const refusal = {
    message: text,
    extensions: { code: 'BAD_USER_INPUT', messages: [text], fields: { confirmDuplicate: [text] } },
  };
  const { user } = renderScreen(<PaymentModal open onClose={() => undefined} />, {
    mocks: [
      ...mocks.slice(0, 1),
      {
        request: { query: OpenItemsDocument, variables: { input: { customerId: '4' } } },
        result: { data: { openItems: [item(5, 1180), item(6, 5000), item(28, 6475.5)] } },
      },
      ...Array.from({ length: 2 }, () => ({ ...record, result: { errors: [refusal] } })),
    ],
  });
  const form = within(await screen.findByRole('form', { name: 'Payment', hidden: true }));
  await user.click(form.getByLabelText('Customer'));
  await user.click(await screen.findByTitle('Cauvery Spices'));
  await user.click(form.getByLabelText('Mode'));
  await user.click(await screen.findByTitle('Bank Transfer'));
  await user.type(form.getByLabelText('Amount'), '11475.50');
  await user.type(form.getByLabelText('Reference'), 'UTR1');
  await waitFor(() =>
    expect(form.getAllByLabelText(/^Amount for /).map((input) => (input as HTMLInputElement).value)).toEqual([
      '',
      '5,000.00',
      '6,475.50',
    ]),
  );
  expect(form.queryByText('It is another payment')).toBeNull();
  await user.click(form.getByText('Save'));
  await user.click(await form.findByText('It is another payment'));
  await user.click(form.getByText('Save'));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ confirmDuplicate }) => confirmDuplicate)).toEqual([false, true]);
  expect(sent[0]?.allocations).toEqual([
    { invoiceId: '6', cash: 5000, tds: null },
    { invoiceId: '28', cash: 6475.5, tds: null },
  ]);
});
