import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { LabelPrintDocument, type LabelFragment } from '../graphql.generated';
import { rememberLabelSize } from '../labelPrinter';
import { paths } from '../paths';
import { renderScreen, signInAs } from '../testing/renderScreen';
import LabelPrint from './LabelPrint';

const label: LabelFragment = {
  __typename: 'Label',
  uniqueId: 'w1',
  awbNo: 'WC00000042',
  packet: 3,
  trackingUrl: 'https://office.waybill.test/?awb=WC00000042',
  destination: 'Pune',
  pinCode: '411001',
  receiver: 'Meera Traders',
  origin: 'Mumbai',
  sender: 'Konkan Pharma',
  company: 'Waybill',
  vendor: 'Waybill Cargo',
  bookingDate: '2026-11-17',
  serviceType: 'Surface',
  parcelType: 'Box',
  actualWeight: 12.4,
  payment: 'TO PAY ₹ 310.50',
} as LabelFragment;

const answer = (labels: LabelFragment[], size: string) => ({
  data: { labels: { __typename: 'LabelSet', size, labels } },
});

function open(at: string, ids: string[], size: string | null, result: object) {
  renderScreen(
    <Routes>
      <Route path={paths.labelPrint(':uniqueId')} element={<LabelPrint />} />
      <Route path={paths.labelsPrint()} element={<LabelPrint />} />
    </Routes>,
    { mocks: [{ request: { query: LabelPrintDocument, variables: { ids, size } }, result }], at },
  );
}

const printed = jest.fn();
beforeEach(() => {
  signInAs('Member');
  localStorage.removeItem('label-size');
  printed.mockClear();
  jest.spyOn(window, 'print').mockImplementation(printed);
  jest.spyOn(window, 'close').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const pageNames = () => screen.getAllByRole('region').map((page) => page.getAttribute('aria-label'));

test('case 1: three packets are three pages with their codes, and are printed', async () => {
  open(paths.labelPrint('w1'), ['w1'], null, answer([label], 'Thermal100x150'));
  expect(await screen.findAllByText('TO PAY ₹ 310.50')).toHaveLength(3);
  expect(pageNames()).toEqual(['WC00000042.1', 'WC00000042.2', 'WC00000042.3']);
  for (const code of pageNames()) expect(screen.getByText(code ?? '')).toBeVisible();
  expect(screen.getAllByText(/^\d\/3$/).map((piece) => piece.textContent)).toEqual(['1/3', '2/3', '3/3']);
  await waitFor(() => expect(printed).toHaveBeenCalledTimes(1));
});

test('case 1: one packet is one page with the AWB number alone', async () => {
  open(paths.labelPrint('w1'), ['w1'], null, answer([{ ...label, packet: 1 }], 'Thermal100x150'));
  expect(await screen.findByText('1/1')).toBeVisible();
  expect(pageNames()).toEqual(['WC00000042']);
});

test('the paper is that of the size chosen in this browser; on A4 four labels share a sheet', async () => {
  rememberLabelSize('A4x4');
  const second = { ...label, uniqueId: 'w2', awbNo: 'DT/12', packet: 2 };
  open(paths.labelsPrint([42, 12]), ['42', '12'], 'A4x4', answer([label, second], 'A4x4'));
  await screen.findByText('DT/12.2');
  expect(pageNames()).toEqual(['WC00000042.1, WC00000042.2, WC00000042.3, DT/12.1', 'DT/12.2']);
  expect(document.querySelector('main style')?.textContent).toBe('@page { size: 210mm 297mm; margin: 0 }');
});

test('nothing is printed if a consignment is gone', async () => {
  open(paths.labelPrint('w1'), ['w1'], null, {
    errors: [{ message: 'Consignment not found', extensions: { code: 'BAD_USER_INPUT' } }],
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('The labels could not be loaded: Consignment not found');
  expect(printed).not.toHaveBeenCalled();
});
