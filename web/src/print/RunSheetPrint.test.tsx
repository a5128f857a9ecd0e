import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { PaperBranchesDocument, RunSheetPrintDocument } from '../graphql.generated';
import { paths } from '../paths';
import { givenCompanySettings } from '../testing/companySettings';
import { companyOfAnyDay } from '../testing/printCompany';
import { renderScreen, signInAs } from '../testing/renderScreen';
import RunSheetPrint from './RunSheetPrint';

const line = (sequence: number, dueAmount: number, deletedOn: string | null = null) => ({
  __typename: 'RunSheetLine',
  uniqueId: `l${sequence}`,
  deletedOn,
  sequence,
  dueAmount,
  consignment: {
    __typename: 'Consignment',
    uniqueId: `w${sequence}`,
    awbNo: `WC0000004${sequence}`,
    receiver: 'Meera Traders',
    packet: 2,
    deliveryCity: { __typename: 'City', uniqueId: 'c1', name: 'Pune' },
  },
});

const runSheet = {
  __typename: 'RunSheet',
  uniqueId: 's1',
  branchId: 2,
  number: 'D261121-2',
  date: '2026-11-21',
  person: { __typename: 'DeliveryPerson', uniqueId: 'p1', name: 'Ravi Pawar', phone: '98200 41812' },
  counts: { __typename: 'RunCounts', parcels: 2, due: 145 },
  lines: [line(1, 145), line(2, 0), line(3, 0, '2026-11-21T05:00:00.000Z')],
};

const pune = {
  ...{ __typename: 'Branch', uniqueId: 'b2', id: 2, name: 'Pune', addressLines: '4 FC Road\nShivajinagar' },
  ...{ pinCode: '411005', phone: '020 4100 7100' },
  city: { __typename: 'City', uniqueId: 'c1', name: 'Pune' },
};
const branches = { __typename: 'BranchPage', rows: [pune] };

const open = (link: { url: string; pin: string } | null) => {
  const at = paths.runSheetPrint('s1', link);
  history.replaceState(null, '', at);
  return renderScreen(
    <Routes>
      <Route path={paths.runSheetPrint(':uniqueId')} element={<RunSheetPrint />} />
    </Routes>,
    {
      at,
      mocks: [
        { request: { query: RunSheetPrintDocument, variables: { uniqueId: 's1' } }, result: { data: { runSheet } } },
        companyOfAnyDay(),
        { request: { query: PaperBranchesDocument }, result: { data: { branches } } },
      ],
    },
  );
};

let print: jest.SpyInstance;
beforeEach(() => {
  signInAs('Member');
  print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  // jsdom draws nothing.
  HTMLImageElement.prototype.decode = () => Promise.resolve();
  jest.spyOn(window, 'close').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('the paper has the parcels by sequence with what is to be collected, the code of the link, and the PIN apart', async () => {
  open({ url: 'https://waybill.test/run/secret', pin: '0417' });
  expect(await screen.findByRole('heading', { name: 'Run sheet D261121-2' })).toBeInTheDocument();
  const rows = within(screen.getByRole('table', { name: 'Parcels' })).getAllByRole('row', { name: /WC0000004/ });
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^1WC00000041Meera TradersPune2₹ 145\.00$/),
    expect.stringMatching(/^2WC00000042Meera TradersPune2$/),
  ]);
  const code = await screen.findByRole('img', { name: 'Link of the run sheet' });
  const pin = screen.getByText('0417').parentElement;
  expect(pin).toHaveTextContent('PIN of D261121-2: 0417');
  const after = code.compareDocumentPosition(pin as HTMLElement) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect(after).not.toBe(0);
  expect(within(pin as HTMLElement).queryByRole('img')).toBeNull();
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
});

test('of a company with several branches it has name, address and telephone of its own', async () => {
  givenCompanySettings({
    branches: [
      { id: 1, name: 'Mumbai' },
      { id: 2, name: 'Pune' },
    ],
  });
  open(null);
  await screen.findByText('Branch Pune: 4 FC Road, Shivajinagar, Pune 411005 · 020 4100 7100');
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  givenCompanySettings();
});

test('printed later, it has neither code nor PIN', async () => {
  open(null);
  await screen.findByRole('heading', { name: 'Run sheet D261121-2' });
  expect(screen.queryByRole('img', { name: 'Link of the run sheet' })).toBeNull();
  expect(screen.queryByText(/^PIN of/)).toBeNull();
});
