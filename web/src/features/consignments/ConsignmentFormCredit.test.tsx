import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import {
  BookConsignmentDocument,
  BookingCreditDocument,
  type BookConsignmentInput,
  type BookConsignmentMutationVariables,
} from '../../graphql.generated';
import { field, noCreditLimit, pick, suggestions } from '../../testing/bookingForm';
import { renderScreen, signInAs } from '../../testing/renderScreen';
import type { SenderCredit } from '../../ui/credit/creditNote';
import { ConsignmentFormModal } from './ConsignmentFormModal';

/** Outstanding 30,000, generated 5,900, unbilled 8,000, advance 3,200; limit 50,000. */
const nearLimit: Partial<SenderCredit> = {
  creditLimit: 50_000,
  outstanding: 30_000,
  generated: 5900,
  unbilled: 8000,
  advances: 3200,
};
const overdue = 'Invoice INV/26-27/3 of Gateway Print House is overdue by 21 days';

const credit = (given: Partial<SenderCredit>, asked: unknown[] = []): MockLink.MockedResponse => ({
  request: { query: BookingCreditDocument, variables: (variables) => asked.push(variables.uniqueId) > 0 },
  maxUsageCount: Infinity,
  result: { data: { customerCredit: { ...noCreditLimit, ...given } } },
});

const request = (sent: BookConsignmentInput[]) => ({
  query: BookConsignmentDocument,
  variables: ({ input }: BookConsignmentMutationVariables) => sent.push(input) > 0,
});

async function open(...mocks: MockLink.MockedResponse[]): Promise<UserEvent> {
  const { user } = renderScreen(
    <ConsignmentFormModal open mode="create" uniqueId={null} onClose={() => undefined} onSaved={() => undefined} />,
    { mocks: [...mocks, ...suggestions] },
  );
  await waitFor(() => expect(field('Awb No')).toHaveFocus());
  return user;
}

async function fillRest(user: UserEvent): Promise<void> {
  await user.type(field('Awb No'), 'D123');
  await pick(user, 'Vendor', 'DTDC');
  await user.click(field('Surface'));
  await user.click(field('Box'));
  await user.type(field('Receiver'), 'Asha Rao');
  await pick(user, 'Delivery City', 'Kochi');
  await user.type(field('Actual Weight'), '2');
  await user.type(field('Chargeable Weight'), '2');
  await user.type(field('Vendor Amount'), '80');
  await user.type(field('Packet'), '1');
}

beforeEach(() => {
  signInAs('Member');
  localStorage.clear();
});

test('the credit of a sender with a limit is shown for what is billed later, and asked for once', async () => {
  const asked: unknown[] = [];
  const user = await open(credit(nearLimit, asked));
  await user.click(field('Credit'));
  await pick(user, 'Sender', 'Gateway Print House');
  expect(await screen.findByText('Credit ₹ 42,140 of ₹ 50,000')).toBeVisible();
  await user.click(field('Cash'));
  expect(screen.queryByText(/^Credit ₹/)).toBeNull();
  await user.click(field('Balance'));
  expect(screen.getByText('Credit ₹ 42,140 of ₹ 50,000')).toBeVisible();
  await user.type(field('Receiver'), 'Asha Rao');
  expect(new Set(asked)).toEqual(new Set(['7']));
});

test('a sender without a limit and without overdue invoices has no line', async () => {
  const asked: unknown[] = [];
  const user = await open(credit({}, asked));
  await user.click(field('Credit'));
  await pick(user, 'Sender', 'Gateway Print House');
  await waitFor(() => expect(asked).toEqual(['7']));
  expect(screen.queryByText(/Credit ₹|is overdue|is exceeded/)).toBeNull();
});

test('a blocked sender is named in red as soon as it is chosen; a member cannot override', async () => {
  const user = await open(credit({ refusal: overdue }));
  await pick(user, 'Sender', 'Gateway Print House');
  expect(await screen.findByText(overdue)).toHaveAttribute('role', 'alert');
  expect(screen.queryByRole('button', { name: 'Override' })).toBeNull();
  await user.click(field('Cash'));
  expect(screen.queryByText(overdue)).toBeNull();
});

test('an administrator overrides with a reason, which is sent with the booking', async () => {
  signInAs('Admin');
  const sent: BookConsignmentInput[] = [];
  const user = await open(credit({ refusal: overdue }), {
    request: request(sent),
    result: {
      data: { bookConsignment: { __typename: 'Consignment', uniqueId: 'c9', awbNo: 'D123', autofillAwb: false } },
    },
  });
  await user.click(field('Credit'));
  await pick(user, 'Sender', 'Gateway Print House');
  await user.click(await screen.findByRole('button', { name: 'Override' }));
  await waitFor(() => expect(field('Reason to Override')).toHaveFocus());
  await user.type(field('Reason to Override'), 'Cheque seen');
  await fillRest(user);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ creditOverrideReason: 'Cheque seen', senderId: 7 });
});

test('a booking that the server refuses for its credit opens the reason for an administrator', async () => {
  signInAs('Admin');
  const sent: BookConsignmentInput[] = [];
  const words = 'Credit limit of Gateway Print House is exceeded: ₹ 50,400.00 of ₹ 50,000.00 with this booking';
  const extensions = { code: 'CONFLICT', messages: [words], fields: { creditOverrideReason: [words] } };
  const user = await open(credit({ ...nearLimit, outstanding: 39_000 }), {
    request: request(sent),
    result: { errors: [new GraphQLError(words, { extensions })] },
  });
  await user.click(field('Credit'));
  await pick(user, 'Sender', 'Gateway Print House');
  await fillRest(user);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.creditOverrideReason).toBeNull();
  await waitFor(() => expect(field('Reason to Override')).toHaveFocus());
});
