import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { PodPrintDocument } from '../graphql.generated';
import { paths } from '../paths';
import { companyOfAnyDay } from '../testing/printCompany';
import { renderScreen, signInAs } from '../testing/renderScreen';
import PodPrint from './PodPrint';

const image = 'data:image/jpeg;base64,/9j/4AAQ';
const city = (name: string) => ({ __typename: 'City', uniqueId: name, name });
const consignment = {
  __typename: 'Consignment',
  uniqueId: 'w1',
  awbNo: 'WC00000042',
  bookingDate: '2026-11-20',
  receiver: 'Meera Traders',
  packet: 2,
  sender: {
    __typename: 'Customer',
    uniqueId: 'c4',
    company: 'Cauvery Spices',
    name: 'Lakshmi',
    address: '90 Chickpet',
    contact: '90000 13736',
    gst: null,
  },
  bookingCity: city('Mumbai'),
  deliveryCity: city('Pune'),
};
const event = {
  __typename: 'DeliveryEvent',
  clientEventId: 'e1',
  outcome: 'Delivered',
  reason: null,
  nextDate: null,
  receiverName: 'A. Sharma',
  relation: 'Reception',
  collected: 0,
  collectedBy: null,
  happenedAt: '2026-11-21T05:35:00.000Z',
  receivedOn: '2026-11-21T05:36:00.000Z',
  answer: 'Applied',
  applied: true,
  remark: null,
};
const pod = (given: object = {}) => ({
  __typename: 'Pod',
  runSheet: 'D261121-1',
  person: 'Ravi Pawar',
  photo: image,
  signature: null,
  event: { ...event, ...given },
});

const open = (podOf: readonly object[]) =>
  renderScreen(
    <Routes>
      <Route path={paths.podPrint(':uniqueId')} element={<PodPrint />} />
    </Routes>,
    {
      at: paths.podPrint('w1'),
      mocks: [
        {
          request: { query: PodPrintDocument, variables: { uniqueId: 'w1', consignmentId: 'w1' } },
          result: { data: { consignment, podOf } },
        },
        companyOfAnyDay(),
      ],
    },
  );

let print: jest.SpyInstance;
beforeEach(() => {
  signInAs('Member');
  print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  // jsdom draws nothing.
  HTMLImageElement.prototype.decode = () => Promise.resolve();
  jest.spyOn(window, 'close').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('the proof says who took the parcel and when, with the picture', async () => {
  open([pod({ outcome: 'Attempted', clientEventId: 'e0', reason: 'DoorLocked' }), pod()]);
  expect(await screen.findByRole('heading', { name: 'Proof of delivery of WC00000042' })).toBeInTheDocument();
  expect(screen.getByText('A. Sharma').parentElement).toHaveTextContent(
    'Delivered to A. Sharma (Reception) on 21 Nov 26 11:05',
  );
  expect(screen.getByRole('img', { name: 'Photo at the door' })).toHaveAttribute('src', image);
  expect(screen.queryByRole('img', { name: 'Signature of the receiver' })).toBeNull();
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
});

test('without a delivery nothing is printed', async () => {
  open([pod({ outcome: 'Attempted', reason: 'DoorLocked' })]);
  expect(await screen.findByText('No delivery of WC00000042 was recorded at the door')).toBeVisible();
  expect(print).not.toHaveBeenCalled();
});
