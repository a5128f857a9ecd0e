import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import {
  BookConsignmentDocument,
  ConsignmentDetailDocument,
  QuoteConsignmentDocument,
  UpdateConsignmentDocument,
  type BookConsignmentInput,
  type BookConsignmentMutationVariables,
  type ConsignmentDetailFragment,
  type QuoteConsignmentQuery,
  type QuoteConsignmentQueryVariables,
  type UpdateConsignmentMutationVariables,
} from '../../graphql.generated';
import { aConsignment } from '../../testing/aConsignment';
import { field, pick, suggestions } from '../../testing/bookingForm';
import { renderScreen, signInAs } from '../../testing/renderScreen';
import { ConsignmentFormModal } from './ConsignmentFormModal';

type Quote = QuoteConsignmentQuery['quoteConsignment'];

const rated: Quote = {
  volumetricWeight: 0,
  chargeableWeight: 6.316,
  vendorWeight: 6.316,
  customerAmount: 120.25,
  vendorAmount: 80,
  vppCommission: null,
  insuranceCommission: null,
  customerCard: 'Standard',
  vendorCard: 'DTDC 2026',
  customerLines: [
    { text: 'Zone C, Surface, 6.316 Kg', amount: 98 },
    { text: 'Fuel 12.5 %', amount: 12.25 },
    { text: 'Docket', amount: 10 },
  ],
  vendorLines: [{ text: 'Zone C, Surface, 6.316 Kg', amount: 80 }],
  notes: [],
};

/** Answers every question, by what it asks. */
function rates(answer: (input: QuoteConsignmentQueryVariables['input']) => Partial<Quote>, asked: object[] = []) {
  return {
    request: { query: QuoteConsignmentDocument, variables: () => true },
    maxUsageCount: Infinity,
    result: (variables) => {
      const { input } = variables as QuoteConsignmentQueryVariables;
      asked.push(input);
      return { data: { quoteConsignment: { __typename: 'ConsignmentQuote', ...rated, ...answer(input) } } };
    },
  } satisfies MockLink.MockedResponse;
}

const booking = (sent: BookConsignmentInput[]): MockLink.MockedResponse => ({
  request: {
    query: BookConsignmentDocument,
    variables: ({ input }: BookConsignmentMutationVariables) => sent.push(input) > 0,
  },
  result: {
    data: {
      bookConsignment: { __typename: 'Consignment', uniqueId: 'c9', awbNo: 'D123', autofillAwb: false },
    },
  },
});

function open(mode: 'create' | 'update', ...mocks: MockLink.MockedResponse[]) {
  return renderScreen(
    <ConsignmentFormModal
      open
      mode={mode}
      uniqueId={mode === 'update' ? 'c1' : null}
      onClose={() => undefined}
      onSaved={() => undefined}
    />,
    { mocks: [...suggestions, ...mocks] },
  );
}

/** All but weights, amounts and packet. */
async function fillDocket(user: UserEvent) {
  await waitFor(() => expect(field('Awb No')).toHaveFocus());
  await user.type(field('Awb No'), 'D123');
  await pick(user, 'Vendor', 'DTDC');
  await user.click(field('Surface'));
  await user.click(field('Box'));
  await pick(user, 'Sender', 'Gateway Print House');
  await user.type(field('Receiver'), 'Asha Rao');
  await pick(user, 'Delivery City', 'Kochi');
  await user.click(field('Credit'));
}

const ofUpdate = (record: object): MockLink.MockedResponse => ({
  request: { query: ConsignmentDetailDocument, variables: { uniqueId: 'c1' } },
  result: { data: { consignment: record } },
});

beforeEach(() => {
  signInAs('Member');
  localStorage.clear();
});

test('amounts and weight are filled from the rate cards, each with its reason, and sent', async () => {
  const sent: BookConsignmentInput[] = [];
  const { user } = open(
    'create',
    rates(() => ({})),
    booking(sent),
  );
  await fillDocket(user);
  expect(screen.queryByLabelText('Customer Amount')).toBeNull();
  await user.type(field('Actual Weight'), '3.2');
  await waitFor(() => expect(field('Customer Amount')).toHaveValue('120.25'));
  expect(field('Vendor Amount')).toHaveValue('80.00');
  expect(field('Chargeable Weight')).toHaveValue('6.316');
  expect(screen.getByText('Zone C, Surface, 6.316 Kg ₹ 98.00, Fuel 12.5 % ₹ 12.25, Docket ₹ 10.00')).toBeVisible();
  await user.type(field('Packet'), '1');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    autoRate: true,
    chargeableWeight: 6.316,
    vendorAmount: 80,
    customerAmount: 120.25,
    dimensions: null,
  });
});

test('case 12: an amount typed by hand is kept when the rates change, and the rated one is a click away', async () => {
  const { user } = open(
    'create',
    rates(({ actualWeight }) => ({ vendorAmount: actualWeight === 3.2 ? 80 : 90 })),
  );
  await fillDocket(user);
  await user.type(field('Actual Weight'), '3.2');
  await waitFor(() => expect(field('Customer Amount')).toHaveValue('120.25'));
  await user.clear(field('Customer Amount'));
  await user.type(field('Customer Amount'), '150');
  expect(screen.getByText('Rated ₹ 120.25,', { exact: false })).toBeVisible();

  await user.clear(field('Actual Weight'));
  await user.type(field('Actual Weight'), '4');
  await waitFor(() => expect(field('Vendor Amount')).toHaveValue('90.00'));
  expect(field('Customer Amount')).toHaveValue('150.00');
  await user.click(screen.getByRole('button', { name: 'Use ₹ 120.25' }));
  expect(field('Customer Amount')).toHaveValue('120.25');
  expect(screen.queryByText('Rated ₹ 120.25,', { exact: false })).toBeNull();
});

test('saving waits for the amounts that are on their way', async () => {
  const sent: BookConsignmentInput[] = [];
  const { user } = open(
    'create',
    rates(() => ({})),
    booking(sent),
  );
  await fillDocket(user);
  await user.type(field('Packet'), '1');
  await user.type(field('Actual Weight'), '3.2{Enter}');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ vendorAmount: 80, customerAmount: 120.25, chargeableWeight: 6.316 });
});

test('where no card has a rate the note says why, and the amounts are typed as ever', async () => {
  const { user } = open(
    'create',
    rates(() => ({
      customerAmount: null,
      vendorAmount: null,
      notes: ['Standard has no rate for zone C, Surface, 3.200 Kg'],
    })),
  );
  await fillDocket(user);
  await user.type(field('Actual Weight'), '3.2');
  expect(await screen.findByText('Standard has no rate for zone C, Surface, 3.200 Kg')).toBeVisible();
  expect(field('Vendor Amount')).toHaveValue('');
  expect(field('Chargeable Weight')).toHaveValue('');
  expect(screen.queryByLabelText('Customer Amount')).toBeNull();
});

test('case 5: dimensions are typed row by row; they give the packets and are asked for', async () => {
  const asked: object[] = [];
  const sent: BookConsignmentInput[] = [];
  const { user } = open(
    'create',
    rates(({ dimensions }) => ({ volumetricWeight: dimensions ? 24.6 : 0 }), asked),
    booking(sent),
  );
  await fillDocket(user);
  await user.type(field('Actual Weight'), '3.2');
  await user.keyboard('{F2}');
  await waitFor(() => expect(field('Length 1')).toHaveFocus());
  for (const [at, value] of ['30', '20', '20', '2'].entries()) {
    const label = ['Length 1', 'Width 1', 'Height 1', 'Count 1'][at] ?? '';
    await user.clear(field(label));
    await user.type(field(label), value);
  }
  await user.keyboard('{Enter}');
  await waitFor(() => expect(field('Length 2')).toHaveFocus());
  await user.type(field('Length 2'), '55');
  expect(screen.getByText('Dimensions are not complete')).toBeVisible();
  await user.type(field('Width 2'), '45');
  await user.type(field('Height 2'), '40');
  expect((await screen.findAllByText('Volumetric 24.600 Kg'))[0]).toBeVisible();
  expect(field('Packet')).toHaveValue('3');
  const measured = [
    { length: 30, width: 20, height: 20, count: 2 },
    { length: 55, width: 45, height: 40, count: 1 },
  ];
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ packet: 3, dimensions: measured }));

  await user.clear(field('Packet'));
  await user.type(field('Packet'), '2');
  expect(screen.getByText('Dimensions are given for 3 packets, Packet is 2')).toBeVisible();
  await user.clear(field('Packet'));
  await user.type(field('Packet'), '3');
  await user.click(field('Length 1'));
  await user.keyboard('{Escape}');
  expect(screen.queryByLabelText('Length 1')).toBeNull();
  expect(field('Actual Weight')).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ packet: 3, dimensions: measured });
});

test('opening a consignment changes nothing in it; what decides its price does', async () => {
  const updated: UpdateConsignmentMutationVariables[] = [];
  const { user } = open(
    'update',
    ofUpdate(aConsignment({ vendorAmount: 80, chargeableWeight: 13 } satisfies Partial<ConsignmentDetailFragment>)),
    rates(({ actualWeight }) => ({ vendorAmount: actualWeight === 12.5 ? 80 : 95 })),
    {
      request: {
        query: UpdateConsignmentDocument,
        variables: (variables: UpdateConsignmentMutationVariables) => updated.push(variables) > 0,
      },
      result: { data: { updateConsignment: aConsignment({ version: 4 }) } },
    },
  );
  expect(await screen.findByRole('button', { name: 'Use ₹ 120.25' })).toBeVisible();
  expect(field('Customer Amount')).toHaveValue('');
  await user.clear(field('Actual Weight'));
  await user.type(field('Actual Weight'), '5');
  await waitFor(() => expect(field('Vendor Amount')).toHaveValue('95.00'));
  expect(field('Customer Amount')).toHaveValue('120.25');
  expect(field('Chargeable Weight')).toHaveValue('13.000');
  await user.type(field('Remark'), 'Weighed again{Enter}');
  await waitFor(() => expect(updated).toHaveLength(1));
  expect(updated[0]?.input).toMatchObject({ autoRate: true, vendorAmount: 95, customerAmount: 120.25 });
});
