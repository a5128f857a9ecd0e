/** A clerk who books in the window while his questions are answered late, in another order, not at all, or with a failure. */
import { screen } from '@testing-library/react';
import { ConsignmentFormModal } from '../features/consignments/ConsignmentFormModal';
import type { BookConsignmentInput } from '../graphql.generated';
import { field, noCreditLimit } from './bookingForm';
import type { LateDay, LateLine, LateResult } from './lateCounter';
import { LateServer, pass, passUntil } from './lateServer';
import { renderScreen, signInAs } from './renderScreen';

const quoteOf = (weight: number) => ({
  __typename: 'ConsignmentQuote',
  volumetricWeight: 0,
  chargeableWeight: weight,
  vendorWeight: weight,
  customerAmount: weight * 60,
  vendorAmount: weight * 40,
  vppCommission: null,
  insuranceCommission: null,
  customerCard: 'Standard',
  vendorCard: 'DTDC 2026',
  customerLines: [],
  vendorLines: [],
  notes: [],
});

const answersOf = (booked: BookConsignmentInput[]) => ({
  CustomerSuggestions: () => ({
    customerSuggestions: [{ __typename: 'Suggestion', id: 7, name: 'Gateway Print House' }],
  }),
  CitySuggestions: () => ({ citySuggestions: [{ __typename: 'Suggestion', id: 9, name: 'Kochi', pinCode: '682001' }] }),
  VendorSuggestions: () => ({
    vendorSuggestions: [{ __typename: 'VendorSuggestion', id: 35, name: 'DTDC', type: 'Courier' }],
  }),
  ReceiverSuggestions: () => ({ receiverSuggestions: [] }),
  BookingCredit: () => ({ customerCredit: noCreditLimit }),
  AwbHolder: () => ({ findAwb: [] }),
  EwayLimit: () => ({ ewayLimit: { __typename: 'EwayLimit', uniqueId: 'e1', amount: 50_000 } }),
  QuoteConsignment: ({ input }: Record<string, unknown>) => ({
    quoteConsignment: quoteOf((input as { actualWeight: number }).actualWeight),
  }),
  BookConsignment: ({ input }: Record<string, unknown>) => {
    booked.push(input as BookConsignmentInput);
    const { awbNo } = input as BookConsignmentInput;
    return {
      bookConsignment: { __typename: 'Consignment', uniqueId: `c${booked.length}`, awbNo, autofillAwb: false },
    };
  },
});

const isNames = (name: string) => /^(Customer|City|Vendor)Suggestions$/.test(name);

/** Books the lines one after the other. Needs fake timers. */
export async function bookLateInWindow({ lines, fates }: LateDay): Promise<LateResult> {
  signInAs('Member');
  localStorage.removeItem('lastBooking');
  const booked: BookConsignmentInput[] = [];
  let turn = 0;
  const server = new LateServer(answersOf(booked), (name) => {
    // A reference that cannot be looked up is refused as it is left; here what only helps is late.
    if (name === 'BookConsignment' || isNames(name)) return { afterMs: 0 };
    return fates[turn++ % fates.length] ?? { afterMs: 0 };
  });
  const { user, unmount } = renderScreen(
    <ConsignmentFormModal open mode="create" uniqueId={null} onClose={() => undefined} onSaved={() => undefined} />,
    { client: server.client },
  );
  const failures: string[] = [];
  let longestWaitMs = 0;
  for (const [at, line] of lines.entries()) {
    await passUntil(() => document.activeElement === screen.queryByLabelText('Awb No'), 2000);
    await fill(line, at, user);
    await user.keyboard('{Control>}{Enter}{/Control}');
    const sent = () => server.asked.filter((name) => name === 'BookConsignment').length;
    const waited = await passUntil(() => sent() > at, 3000);
    await passUntil(() => booked.length > at, 500);
    if (waited === null) failures.push(`line ${at}: not saved: ${said().join('; ')}`);
    longestWaitMs = Math.max(longestWaitMs, waited ?? Infinity);
    if (waited !== null) failures.push(...differences(line, at, booked[at]));
    await pass(0);
  }
  unmount();
  return { failures, longestWaitMs, asked: server.asked };
}

const said = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

type User = ReturnType<typeof renderScreen>['user'];

async function fill({ receiver, weight, amount, pauseMs }: LateLine, at: number, user: User): Promise<void> {
  const type = async (label: string, text: string) => {
    field(label).focus();
    await user.clear(field(label));
    await user.keyboard(text);
    await pass(pauseMs);
  };
  const choose = async (label: string, text: string) => {
    field(label).focus();
    await user.keyboard(text);
    await user.tab();
    await pass(50);
  };
  await type('Awb No', `D${100 + at}`);
  await choose('Vendor', 'DTDC');
  await user.click(field('Surface'));
  await user.click(field('Box'));
  await choose('Sender', 'Gateway');
  await type('Receiver', receiver);
  await choose('Delivery City', 'Kochi');
  await user.click(field('Credit'));
  await type('Packet', '1');
  // The rates are asked for by a weight, and at once by another one.
  await type('Actual Weight', '9');
  await pass(pauseMs * 20);
  await type('Actual Weight', String(weight));
  if (amount !== null) await type('Vendor Amount', String(amount));
}

function differences(line: LateLine, at: number, given: BookConsignmentInput | undefined): string[] {
  const { receiver, weight, amount } = line;
  const { vendorAmount, customerAmount } = quoteOf(weight);
  // Rated for this weight, or left to the server; never of another weight.
  const allowed: Partial<Record<keyof BookConsignmentInput, readonly unknown[]>> = {
    awbNo: [`D${100 + at}`],
    vendorId: [35],
    senderId: [7],
    receiver: [receiver],
    deliveryCityId: [9],
    actualWeight: [weight],
    packet: [1],
    autoRate: [true],
    chargeableWeight: [weight, null],
    customerAmount: [customerAmount, null],
    vendorAmount: amount === null ? [vendorAmount, null] : [amount],
  };
  return Object.entries(allowed).flatMap(([name, values]) => {
    const value = given?.[name as 'awbNo'];
    return values.includes(value) ? [] : [`line ${at}: ${name} is ${String(value)}, not ${values.join(' or ')}`];
  });
}
