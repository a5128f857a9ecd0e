import { screen, waitFor, within } from '@testing-library/react';
import { productTexts } from '../../../server/src/domain/productTexts';
import { addDays, formatDate } from '../../../server/src/domain/values/dates';
import { companyToday } from '../companyToday';
import { BookCargoDocument, UpdateCargoDocument } from '../graphql.generated';
import { aCargo } from '../testing/aCargo';
import { cargoDetail, cargoList, carriersAndCustomers, noServices } from '../testing/cargoPage';
import { renderScreen, signInAs } from '../testing/renderScreen';
import CargoPage from './CargoPage';

const field = (label: string) => within(screen.getByRole('dialog')).getByLabelText(label);

test('what is missing is said in order, carriers only are offered, and a weight too small is cleared', async () => {
  signInAs('Member');
  const { user } = renderScreen(<CargoPage />, {
    at: '/?new=1',
    mocks: [noServices, ...carriersAndCustomers, cargoList([])],
  });
  await screen.findByText('Create Consignment');
  await user.click(screen.getByText('Create', { selector: 'button *' }));
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'AwbNo is required',
    'Cargo name is required',
    'Service Type is required',
    'Sender is required',
    'Receiver is required',
    'Payment Mode is required',
    'Actual Weight is required',
    'Chargeable Weight is required',
    'Packet is required',
  ]);
  await user.type(field('Cargo Name'), 'blue');
  expect(await screen.findByTitle('Bluewing Air Cargo')).toBeVisible();
  expect(screen.queryByTitle('Blue Courier')).toBeNull();
  await user.type(field('Actual Weight'), '12.5');
  await user.type(field('Chargeable Weight'), '10');
  await user.click(field('Packet'));
  expect(field('Chargeable Weight')).toHaveValue('');
});

test.each(['/', '/?sort=createdOn&order=DESC'])('after a booking at %s the newest are listed first', async (at) => {
  signInAs('Member');
  const sameHere = {
    awbNo: 'cg-1001',
    bookingDate: companyToday(),
    serviceType: 'Surface',
    paymentMode: 'ToPay',
    packet: 3,
    actualWeight: 12.5,
    chargeableWeight: 14,
    toPayAmount: 1450.5,
    deliveryCharge: null,
    service: null,
    remark: '',
  };
  const company = { id: 7, name: 'Gateway Print House' };
  localStorage.setItem(
    'draft:Member-1:cargo',
    JSON.stringify({
      savedAt: '2026-03-05T08:33:09.000Z',
      version: null,
      values: { ...sameHere, cargoId: { id: 61, name: 'Bluewing Air Cargo' }, senderId: company, receiverId: company },
    }),
  );
  const { user, address } = renderScreen(<CargoPage />, {
    at,
    mocks: [
      noServices,
      cargoList([], at === '/' ? 'bookingDate' : 'createdOn'),
      {
        request: {
          query: BookCargoDocument,
          variables: { input: { ...sameHere, cargoId: 61, senderId: 7, receiverId: 7 } },
        },
        result: { data: { bookCargo: { __typename: 'CargoConsignment', uniqueId: 'k1', awbNo: 'CG-1001' } } },
      },
      cargoList([aCargo(), aCargo({ uniqueId: 'k2', awbNo: 'CG-1000' })], 'createdOn'),
    ],
  });
  await screen.findByText(productTexts.noConsignments);
  await user.click(screen.getByLabelText('Create Consignment'));
  expect(await screen.findByText(/^Draft of 05 Mar 26 14:03:09 restored/)).toBeInTheDocument();
  await user.click(screen.getByText('Create', { selector: 'button *' }));
  expect(await screen.findByText('Consignment created successfully')).toBeVisible();
  expect((await screen.findByText('CG-1001')).closest('tr')).toHaveAttribute('data-tone', 'current');
  expect(screen.getByText('CG-1000').closest('tr')).not.toHaveAttribute('data-tone');
  expect(address()).toBe('/?sort=createdOn&order=DESC');
  expect(localStorage.getItem('draft:Member-1:cargo')).toBeNull();
});

test('AWB number and cargo stay as they were booked', async () => {
  signInAs('Member');
  const input = {
    uniqueId: 'k1',
    version: 1,
    awbNo: 'CG-1001',
    cargoId: 61,
    bookingDate: '2026-11-19',
    serviceType: 'Surface',
    senderId: 7,
    receiverId: 8,
    paymentMode: 'ToPay',
    packet: 4,
    actualWeight: 12.5,
    chargeableWeight: 14,
    toPayAmount: 1450.5,
    deliveryCharge: 80,
    service: null,
    remark: '',
  };
  const { user } = renderScreen(<CargoPage />, {
    at: '/?edit=k1',
    mocks: [
      noServices,
      cargoList([aCargo()]),
      cargoDetail(aCargo()),
      {
        request: { query: UpdateCargoDocument, variables: { input } },
        result: { data: { updateCargo: aCargo({ packet: 4, version: 2 }) } },
      },
    ],
  });
  await screen.findByText('Update Consignment CG-1001');
  await waitFor(() => expect(field('Packet')).toHaveValue('3'));
  expect(field('Awb No')).toBeDisabled();
  expect(field('Cargo Name')).toBeDisabled();
  await user.clear(field('Packet'));
  await user.type(field('Packet'), '4{Enter}');
  expect(await screen.findByText('Consignment updated successfully')).toBeVisible();
});

test('the amounts of a paid consignment are locked', async () => {
  signInAs('Member');
  const paid = aCargo({ paymentStatus: 'Paid', paymentDate: '2026-11-20' });
  renderScreen(<CargoPage />, { at: '/?edit=k1', mocks: [noServices, cargoList([paid]), cargoDetail(paid)] });
  await waitFor(() => expect(field('Packet')).toHaveValue('3'));
  for (const label of ['Amount', 'Delivery Charge']) expect(field(label)).toBeDisabled();
  expect(field('Remark')).toBeEnabled();
});

describe('the heading of an update', () => {
  const open = (delay = 0) => {
    signInAs('Member');
    renderScreen(<CargoPage />, {
      at: '/?edit=k1',
      mocks: [noServices, cargoList([aCargo()]), { ...cargoDetail(aCargo()), delay }],
    });
  };

  test('says what is being done before the record has come', async () => {
    open(Infinity);
    expect(await screen.findByText(/^(Create|Update) Consignment/, { selector: '.ant-modal-title' })).toHaveTextContent(
      /^Update Consignment$/,
    );
  });

  test('names the record when it has come', async () => {
    open();
    expect(await screen.findByText('Update Consignment CG-1001')).toBeInTheDocument();
  });
});

test('an edit from the detail window asks for the record when it is opened and for its edit, and not again after saving', async () => {
  signInAs('Member');
  const asked = jest.fn();
  const answers = {
    ...cargoDetail(aCargo()),
    result: () => (asked(), { data: { cargoConsignment: aCargo() } }),
    maxUsageCount: Infinity,
  };
  const { user } = renderScreen(<CargoPage />, {
    at: '/?open=k1',
    mocks: [
      noServices,
      cargoList([aCargo()]),
      answers,
      {
        request: { query: UpdateCargoDocument, variables: ({ input }) => input.packet === 4 },
        result: { data: { updateCargo: aCargo({ packet: 4, version: 2 }) } },
      },
    ],
  });
  await screen.findByText('Consignment No CG-1001');
  await user.click(within(screen.getByRole('toolbar', { name: 'Actions' })).getByText('Edit'));
  await screen.findByText('Update Consignment CG-1001');
  const packet = await screen.findByLabelText('Packet');
  await waitFor(() => expect(packet).toHaveValue('3'));
  const before = asked.mock.calls.length;
  await user.clear(packet);
  await user.type(packet, '4{Enter}');
  expect(await screen.findByText('Consignment updated successfully')).toBeVisible();
  const again = (await screen.findByText('Consignment No CG-1001')).closest<HTMLElement>('[role="dialog"]');
  await waitFor(() => expect(within(again ?? document.body).getByText('4')).toBeInTheDocument());
  expect(asked).toHaveBeenCalledTimes(before);
});

test('a booking date that is emptied or not yet come is refused, and stays as it was typed', async () => {
  signInAs('Member');
  const { user } = renderScreen(<CargoPage />, {
    at: '/?new=1',
    mocks: [noServices, ...carriersAndCustomers, cargoList([])],
  });
  await screen.findByText('Create Consignment');
  await user.clear(field('Booking Date'));
  await user.click(screen.getByText('Create', { selector: 'button *' }));
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toContain('Booking is required');
  const tomorrow = formatDate(addDays(companyToday(), 1));
  await user.type(field('Booking Date'), `${tomorrow}{Enter}`);
  expect(field('Booking Date')).toHaveValue(tomorrow);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toContain(
    'Booking date cannot be in the future',
  );
});
