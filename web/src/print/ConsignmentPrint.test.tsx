import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { consignmentFields, paperNotes } from '../../../server/src/domain/bookings/consignmentFields';
import { ConsignmentPrintDocument } from '../graphql.generated';
import { paths } from '../paths';
import { aConsignment } from '../testing/aConsignment';
import { companyOfAnyDay } from '../testing/printCompany';
import { renderScreen, signInAs } from '../testing/renderScreen';
import ConsignmentPrint from './ConsignmentPrint';

const booked = {
  ...aConsignment(),
  uniqueId: 'w1',
  awbNo: 'WE00013999',
  bookingDate: '2026-11-17',
  vendor: { __typename: 'Vendor', uniqueId: 'v4', name: 'Waybill Express', type: 'OwnCourier' },
  sender: {
    __typename: 'Customer',
    uniqueId: 'c1',
    name: 'Sneha Kulkarni',
    company: 'Konkan Pharma',
    contact: '90000 10120',
    address: 'Lalbaug, Mumbai',
    gst: null,
  },
  receiver: 'Chetan Kapoor',
  bookingCity: { __typename: 'City', uniqueId: 't1', name: 'Mumbai' },
  deliveryCity: { __typename: 'City', uniqueId: 't2', name: 'Gurugram', pinCode: '122001' },
  deliveryCourier: null,
  serviceType: 'Surface',
  parcelType: 'Box',
  packet: 2,
  actualWeight: 0.68,
  chargeableWeight: 1,
  paymentMode: 'Credit',
  customerAmount: 90.1,
  isVpp: true,
  vppAmount: 14100.2,
  vppCommission: 282.3,
  isInsurance: true,
  insuranceAmount: 163000,
  insuranceCommission: 1630,
  clientInvoiceNo: null,
  remark: 'Handle with care',
};

const request = { query: ConsignmentPrintDocument, variables: { uniqueId: 'w1' } };

function open(mock: MockLink.MockedResponse) {
  renderScreen(
    <Routes>
      <Route path={paths.consignmentPrint(':uniqueId')} element={<ConsignmentPrint />} />
    </Routes>,
    { mocks: [companyOfAnyDay(), mock], at: paths.consignmentPrint('w1') },
  );
}

let calls: { name: 'print' | 'close'; at: number }[] = [];

beforeEach(() => {
  signInAs('Member');
  calls = [];
  for (const name of ['print', 'close'] as const) {
    jest.spyOn(window, name).mockImplementation(() => void calls.push({ name, at: performance.now() }));
  }
});

afterEach(() => jest.restoreAllMocks());

test('three copies are printed, and the window closes 100 ms later', async () => {
  open({ request, result: { data: { consignment: booked } } });
  for (const name of ['Sender Copy', 'Receiver Copy', 'P.O.D. Copy']) {
    const copy = within(await screen.findByRole('region', { name }));
    expect(copy.getByRole('img', { name: 'Barcode WE00013999' })).toBeVisible();
    expect(copy.getByText('Konkan Pharma')).toBeVisible();
    expect(copy.getByText('Gurugram 122001')).toBeVisible();
    expect(copy.getByRole('row', { name: 'Total ₹ 16,102.60' })).toBeVisible();
    expect(copy.getByText('₹ 16,012.50')).toBeVisible();
  }
  await waitFor(() => expect(calls.map(({ name }) => name)).toEqual(['print', 'close']));
  const [printed, closed] = calls;
  // Timers may fire a fraction of a millisecond early.
  expect(closed!.at - printed!.at).toBeGreaterThan(99);
});

test('every field that is declared as a note stands on the copies', async () => {
  const values = Object.fromEntries(paperNotes.map((name) => [name, `value of ${name}`]));
  open({ request, result: { data: { consignment: { ...booked, ...values } } } });
  const copy = within(await screen.findByRole('region', { name: 'Sender Copy' }));
  for (const name of paperNotes)
    expect(copy.getByText(`${consignmentFields[name].paper.note}value of ${name}`)).toBeVisible();
});

test('nothing is printed of a consignment that is not there', async () => {
  open({
    request,
    result: { errors: [{ message: 'Consignment not found', extensions: { code: 'NOT_FOUND' } }] },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('The consignment could not be loaded');
  expect(calls).toEqual([]);
});
