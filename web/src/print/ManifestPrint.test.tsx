import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { ManifestPrintDocument, PaperBranchesDocument } from '../graphql.generated';
import { paths } from '../paths';
import { aManifest } from '../testing/aManifest';
import { givenCompanySettings } from '../testing/companySettings';
import { companyOfAnyDay } from '../testing/printCompany';
import { renderScreen, signInAs } from '../testing/renderScreen';
import ManifestPrint from './ManifestPrint';

const pune = {
  ...{ __typename: 'Branch', uniqueId: 'b2', id: 2, name: 'Pune', addressLines: '4 FC Road', pinCode: '411005' },
  phone: null,
  city: { __typename: 'City', uniqueId: 'c1', name: 'Pune' },
};
const branches = { __typename: 'BranchPage', rows: [pune] };

let print: jest.SpyInstance;
beforeEach(() => {
  signInAs('Member');
  print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  jest.spyOn(window, 'close').mockImplementation(() => undefined);
});
afterEach(() => {
  givenCompanySettings();
  jest.restoreAllMocks();
});

const open = (type: 'Incoming' | 'Outgoing') =>
  renderScreen(
    <Routes>
      <Route path={paths.manifestPrint(':uniqueId')} element={<ManifestPrint />} />
    </Routes>,
    {
      at: paths.manifestPrint('m1'),
      mocks: [
        {
          request: { query: ManifestPrintDocument, variables: { uniqueId: 'm1' } },
          result: { data: { manifest: aManifest({ type, branchId: 2 }) } },
        },
        { request: { query: PaperBranchesDocument }, result: { data: { branches } } },
        companyOfAnyDay(),
      ],
    },
  );

test.each(['Incoming', 'Outgoing'] as const)(
  'an %s manifest of one branch of several has its address',
  async (type) => {
    givenCompanySettings({ branches: ['Mumbai', 'Pune'].map((name, at) => ({ id: at + 1, name })) });
    open(type);
    expect(await screen.findByText('Branch Pune: 4 FC Road, Pune 411005')).toBeInTheDocument();
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  },
);

test('with one branch it has the address of the company alone', async () => {
  open('Outgoing');
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(screen.queryByText(/^Branch/)).toBeNull();
});
