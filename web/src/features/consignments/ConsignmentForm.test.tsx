import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { companyToday } from '../../companyToday';
import {
  BookConsignmentDocument,
  ConsignmentDetailDocument,
  EwayLimitDocument,
  NextReceiptDocument,
  type BookConsignmentInput,
  type BookConsignmentMutationVariables,
} from '../../graphql.generated';
import { aConsignment } from '../../testing/aConsignment';
import { field, pick, suggestions } from '../../testing/bookingForm';
import { fieldsWithoutControl } from '../../testing/fieldsWithoutControl';
import { renderScreen, signInAs } from '../../testing/renderScreen';
import { ConsignmentFormModal } from './ConsignmentFormModal';

/** The booking is sent with these values, and blank in every other field. */
const booked = (awbNo: string, filled: Partial<BookConsignmentInput>): MockLink.MockedResponse => ({
  request: {
    query: BookConsignmentDocument,
    variables: ({ input }: BookConsignmentMutationVariables) => {
      const blank = ([, value]: [string, unknown]) => value === '' || value === null || value === false;
      expect(Object.fromEntries(Object.entries(input).filter((field) => !blank(field)))).toEqual(filled);
      return true;
    },
  },
  result: {
    data: {
      bookConsignment: {
        __typename: 'Consignment',
        uniqueId: `c-${awbNo}`,
        awbNo,
        autofillAwb: awbNo.startsWith('WC'),
      },
    },
  },
});

const whole: Partial<BookConsignmentInput> = {
  autoRate: true,
  awbNo: 'D123',
  vendorId: 35,
  bookingDate: companyToday(),
  serviceType: 'Surface',
  senderId: 7,
  receiver: 'Asha Rao',
  deliveryCityId: 9,
  parcelType: 'Box',
  paymentMode: 'Credit',
  packet: 2,
  actualWeight: 12.5,
  chargeableWeight: 13,
  vendorAmount: 250.57,
};

async function openBooking(...mocks: MockLink.MockedResponse[]) {
  const onSaved = jest.fn();
  const { user, unmount } = renderScreen(
    <ConsignmentFormModal open mode="create" uniqueId={null} onClose={() => undefined} onSaved={onSaved} />,
    { mocks: [...suggestions, ...mocks] },
  );
  await waitFor(() => expect(field('Awb No')).toHaveFocus());
  return { user, unmount, onSaved };
}

const flag = (label: string) => screen.getByLabelText(label, { selector: 'button' });
const bullets = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

/** Fills the fields after AWB number, vendor and date. */
async function fillRest(user: UserEvent) {
  await user.click(field('Surface'));
  await user.click(field('Box'));
  await pick(user, 'Sender', 'Gateway Print House');
  await user.type(field('Receiver'), 'Asha Rao');
  await pick(user, 'Delivery City', 'Kochi');
  await user.click(field('Credit'));
  await user.type(field('Actual Weight'), '12.5');
  await user.type(field('Chargeable Weight'), '13');
  await user.type(field('Vendor Amount'), '250.57');
  await user.type(field('Packet'), '2');
}

beforeEach(() => signInAs('Member'));

test('every field of a booking has a labelled control', async () => {
  const lastBooking = { vendorId: { id: 32, name: 'Waybill Cargo', type: 'OwnCargo' }, parcelType: 'Box' };
  localStorage.setItem('lastBooking', JSON.stringify(lastBooking));
  const { user, unmount } = await openBooking();
  await user.click(flag('VPP'));
  await user.click(flag('Insurance'));
  const inBooking = fieldsWithoutControl('BookConsignmentInput');
  unmount();
  const detail: MockLink.MockedResponse = {
    request: { query: ConsignmentDetailDocument, variables: { uniqueId: 'c1' } },
    result: { data: { consignment: aConsignment({ isVpp: true, isInsurance: true }) } },
  };
  renderScreen(
    <ConsignmentFormModal open mode="update" uniqueId="c1" onClose={() => undefined} onSaved={() => undefined} />,
    { mocks: [...suggestions, detail] },
  );
  expect(await screen.findByLabelText('VPP Amount')).toBeEnabled();
  // The server books from the home city, and the amount for the customer is set once booked. Rates are asked for with
  // every booking, dimensions have a panel of their own, credit is overridden only where it is refused, the date of the e-way
  // bill is in a window of its own, and the exemption appears above the limit.
  const byApi = ['autoRate', 'creditOverrideReason', 'dimensions', 'ewayBillDate', 'ewayExemptReason'];
  expect(inBooking.filter((name) => !byApi.includes(name))).toEqual(['bookingCityId', 'customerAmount']);
  expect(fieldsWithoutControl('BookConsignmentInput').filter((name) => !byApi.includes(name))).toEqual([
    'autofillAwb',
    'bookingCityId',
  ]);
});

test('a blank booking says what is missing, in order', async () => {
  const { user } = await openBooking();
  await user.keyboard('{Enter}');
  expect(bullets()).toEqual([
    'AwbNo is required',
    'Vendor is required',
    'Service Type is required',
    'Sender is required',
    'Receiver is required',
    'Parcel Type is required',
    'Payment Mode is required',
    'Delivery City is required',
    'Actual Weight is required',
    'Chargeable Weight is required',
    'Vendor Amount is required',
    'Packet is required',
  ]);
  await user.click(flag('VPP'));
  await user.click(flag('Insurance'));
  expect(bullets().slice(-4)).toEqual([
    'VPP Amount is required',
    'VPP Commission is required',
    'Ins Amount is required',
    'Ins Commission is required',
  ]);
  expect(screen.queryByLabelText('Customer Amount')).toBeNull();
});

test('a booking date that is emptied is missed, and one that cannot be read is named', async () => {
  const { user } = await openBooking();
  const date = field('Booking Date');
  await user.clear(date);
  await user.keyboard('{Enter}');
  expect(bullets().slice(0, 4)).toEqual([
    'AwbNo is required',
    'Vendor is required',
    'Booking is required',
    'Service Type is required',
  ]);
  await user.type(date, '32-Nov-2026{Enter}');
  expect(date).toHaveValue('32-Nov-2026');
  expect(bullets()).toContain('Booking date is not a date, as 05-Mar-2026');
  expect(bullets()).not.toContain('Booking is required');
});

test('Enter saves, and the form is ready for the next booking of the same kind', async () => {
  const { user, onSaved } = await openBooking(booked('D123', whole));
  await user.type(field('Awb No'), 'D123');
  await pick(user, 'Vendor', 'DTDC');
  await fillRest(user);
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Consignment created successfully')).toBeVisible();
  expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ uniqueId: 'c-D123', awbNo: 'D123' }));
  await waitFor(() => expect(field('Awb No')).toHaveFocus());
  expect(field('Awb No')).toHaveValue('');
  expect(field('Packet')).toHaveValue('');
  expect(field('Surface')).toBeChecked();
  expect(field('Credit')).toBeChecked();
  expect(screen.getByText('DTDC')).toBeInTheDocument();
  expect(screen.queryByText('Gateway Print House')).toBeNull();
  expect(screen.getByText('D123')).toBeInTheDocument();
});

test('own cargo takes its number from the receipt book, and the toast names the one really given', async () => {
  const receipt: MockLink.MockedResponse = {
    request: { query: NextReceiptDocument },
    maxUsageCount: Infinity,
    result: { data: { nextReceipt: { __typename: 'Receipt', id: 'WC00000007' } } },
  };
  const { awbNo: _, ...numbered } = whole;
  const { user } = await openBooking(receipt, booked('WC00000009', { ...numbered, vendorId: 32, autofillAwb: true }));
  await pick(user, 'Vendor', 'DTDC');
  expect(screen.queryByLabelText('Autofill AWB')).toBeNull();
  await pick(user, 'Vendor', 'Waybill Cargo');
  await user.click(await screen.findByLabelText('Autofill AWB'));
  await waitFor(() => expect(field('Awb No')).toHaveValue('WC00000007'));
  expect(field('Awb No')).toBeDisabled();
  await fillRest(user);
  await user.keyboard('{Enter}');
  expect(await screen.findByText('WC00000009 Consignment created successfully')).toBeVisible();
  expect(field('Autofill AWB')).toBeChecked();
});

test('a chargeable weight below the actual one is cleared, and so is a commission above its amount', async () => {
  const { user } = await openBooking();
  await user.type(field('Chargeable Weight'), '10');
  await user.type(field('Actual Weight'), '10.5');
  expect(field('Chargeable Weight')).toHaveValue('10.000');
  await user.tab();
  expect(field('Chargeable Weight')).toHaveValue('');
  await user.type(field('Chargeable Weight'), '11');
  await user.tab();
  expect(field('Chargeable Weight')).toHaveValue('11.000');

  for (const [name, amount, commission] of [
    ['VPP', 'VPP Amount', 'VPP Commission'],
    ['Insurance', 'Ins Amount', 'Ins Commission'],
  ] as const) {
    await user.click(flag(name));
    await user.type(await screen.findByLabelText(amount), '100');
    await user.type(field(commission), '100.01');
    await user.tab();
    expect(field(commission)).toHaveValue('');
    await user.type(field(commission), '100');
    await user.tab();
    expect(field(commission)).toHaveValue('100.00');
  }
});

test('a half-filled booking survives a reload, with the names of what was chosen', async () => {
  const { user, unmount } = await openBooking();
  await user.type(field('Awb No'), 'D77');
  await pick(user, 'Sender', 'Gateway Print House');
  window.dispatchEvent(new Event('pagehide'));
  unmount();
  for (const key of Object.keys(localStorage).filter((name) => name.startsWith('recent:')))
    localStorage.removeItem(key);
  await openBooking();
  expect(field('Awb No')).toHaveValue('D77');
  expect(screen.getByText('Gateway Print House')).toBeInTheDocument();
});

test('above the limit of the e-way bill a box warns until it has a number; docs ask for nothing', async () => {
  localStorage.setItem('lastBooking', JSON.stringify({ parcelType: 'Box' }));
  const limit: MockLink.MockedResponse = {
    request: { query: EwayLimitDocument, variables: () => true },
    maxUsageCount: Number.POSITIVE_INFINITY,
    result: { data: { ewayLimit: { __typename: 'EwayLimit', uniqueId: 'e1', amount: 50_000 } } },
  };
  const { user } = await openBooking(limit);
  await pick(user, 'Delivery City', 'Kochi');
  await user.type(field('Goods Value'), '50000.01');
  const warning = 'Above ₹ 50,000.00: the number is required before dispatch';
  expect(await screen.findByText(warning)).toBeVisible();
  await user.type(field('E-way Bill No'), '271012345678');
  expect(screen.queryByText(warning)).toBeNull();
  await user.click(screen.getByText('Docs'));
  expect(screen.queryByLabelText('Goods Value')).toBeNull();
});
