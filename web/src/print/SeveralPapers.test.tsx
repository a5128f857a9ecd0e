import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { CargoPrintDocument } from '../graphql.generated';
import { paths } from '../paths';
import { companyOfAnyDay } from '../testing/printCompany';
import { renderScreen, signInAs } from '../testing/renderScreen';
import CargoPrint from './CargoPrint';

const party = (name: string) => ({
  __typename: 'Customer',
  uniqueId: name,
  name: 'Lakshmi',
  company: name,
  contact: '90000 13736',
  address: '90 Chickpet',
  gst: null,
});
const cargo = (uniqueId: string, given: object = {}) => ({
  __typename: 'CargoConsignment',
  uniqueId,
  awbNo: `CG-${uniqueId}`,
  bookingDate: '2026-11-17',
  cargo: { __typename: 'Vendor', uniqueId: 'v38', name: 'Anjani' },
  sender: party('Konkan Pharma'),
  receiver: party('Cauvery Spices'),
  serviceType: 'Surface',
  packet: 4,
  actualWeight: 40,
  chargeableWeight: 42.5,
  paymentMode: 'ToPay',
  paymentStatus: 'Pending',
  toPayAmount: 850.5,
  deliveryCharge: null,
  remark: null,
  ...given,
});

const answer = (uniqueId: string, result: MockLink.MockedResponse['result']) => ({
  request: { query: CargoPrintDocument, variables: { uniqueId } },
  result,
});
const found = (uniqueId: string, given: object = {}) =>
  answer(uniqueId, { data: { cargoConsignment: cargo(uniqueId, given) } });

const printed = jest.fn();
beforeEach(() => {
  signInAs('Member');
  printed.mockClear();
  jest.spyOn(window, 'print').mockImplementation(printed);
  jest.spyOn(window, 'close').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const open = (ids: number[], mocks: MockLink.MockedResponse[]) =>
  renderScreen(
    <Routes>
      <Route path={paths.cargoPrint()} element={<CargoPrint />} />
    </Routes>,
    { mocks: [companyOfAnyDay(), ...mocks], at: paths.cargoPrint(ids) },
  );

test('the papers of all records are one document, in their order, printed once', async () => {
  const ids = [7, 3, 12, 1, 9, 5, 2];
  open(
    ids,
    ids.map((id) => found(String(id), id === 3 ? { paymentStatus: 'Paid', deliveryCharge: 20 } : {})),
  );
  await waitFor(() => expect(printed).toHaveBeenCalledTimes(1));
  const numbers = screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent);
  expect(numbers).toEqual(ids.map((id) => `Consignment No CG-${id}`));
  const copies = screen.getAllByRole('region', { name: 'Receiver Copy' }).map((copy) => within(copy));
  expect(copies).toHaveLength(7);
  expect(copies[0]?.getByText('Cauvery Spices')).toBeVisible();
  expect(copies[0]?.getByText(/^To collect from receiver/)).toHaveTextContent('₹ 850.50');
  expect(copies[1]?.getByRole('row', { name: 'Total ₹ 870.50' })).toBeVisible();
  expect(copies[1]?.queryByText(/^To collect from receiver/)).toBeNull();
});

test('nothing is printed if one of them is gone', async () => {
  open(
    [7, 3],
    [found('7'), answer('3', { errors: [{ message: 'Consignment not found', extensions: { code: 'NOT_FOUND' } }] })],
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Consignment not found');
  expect(printed).not.toHaveBeenCalled();
});
