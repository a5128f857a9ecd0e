import { screen, within } from '@testing-library/react';
import {
  BranchesDocument,
  NumberSeriesDocument,
  RegistrationsDocument,
  SaveBranchDocument,
  SaveNumberSeriesDocument,
} from '../graphql.generated';
import { renderScreen, signInAs } from '../testing/renderScreen';
import BranchesPage from './BranchesPage';

const registration = {
  __typename: 'Registration',
  uniqueId: 'r1',
  id: 1,
  version: 1,
  gstin: '27AAPFU0939F1ZV',
  legalName: 'Waybill Couriers',
  addressLines: '18 Ballard Estate',
  address: ['18 Ballard Estate', 'Mumbai 400001, Maharashtra'],
  city: 'Mumbai',
  pinCode: '400001',
  state: { __typename: 'State', uniqueId: 's1', id: 27, name: 'Maharashtra' },
  validFrom: '2023-01-01',
  closedOn: null,
  isDefault: true,
};
const mumbai = {
  __typename: 'Branch',
  uniqueId: 'b1',
  id: 1,
  version: 1,
  name: 'Mumbai',
  code: 'MUM',
  city: { __typename: 'City', uniqueId: 'c64', id: 64, name: 'Mumbai' },
  addressLines: '18 Ballard Estate',
  pinCode: '400001',
  phone: null,
  registration: { __typename: 'Registration', uniqueId: 'r1', id: 1, gstin: '27AAPFU0939F1ZV' },
  isActive: true,
  createdOn: '2026-05-01T04:30:00.000Z',
};
const branches = (...rows: object[]) => ({
  request: { query: BranchesDocument },
  result: { data: { branches: { __typename: 'BranchPage', rows, rowCount: rows.length } } },
});
const registrations = {
  request: { query: RegistrationsDocument },
  result: { data: { registrations: { __typename: 'RegistrationPage', rows: [registration], rowCount: 1 } } },
};

beforeEach(() => signInAs('Admin'));

test('a branch is changed in a window', async () => {
  const input = {
    uniqueId: 'b1',
    version: 1,
    name: 'Fort',
    code: 'MUM',
    cityId: 64,
    addressLines: '18 Ballard Estate',
    pinCode: '400001',
    phone: '',
    registrationId: 1,
    isActive: true,
  };
  const renamed = { ...mumbai, name: 'Fort', version: 2 };
  const { user } = renderScreen(<BranchesPage />, {
    mocks: [
      branches(mumbai),
      registrations,
      { request: { query: SaveBranchDocument, variables: { input } }, result: { data: { saveBranch: renamed } } },
      branches(renamed),
    ],
  });
  await user.click(await screen.findByLabelText('Edit Mumbai'));
  const dialog = await screen.findByRole('dialog');
  const name = within(dialog).getByLabelText('Name');
  await user.clear(name);
  await user.type(name, 'Fort{Enter}');
  expect(await screen.findByText('Branch Fort saved')).toBeVisible();
  expect(await screen.findByText('Fort')).toBeVisible();
});

test('the default registration has no buttons, since the profile of the company changes it', async () => {
  const { user } = renderScreen(<BranchesPage />, { mocks: [branches(mumbai), registrations, registrations] });
  await user.click(screen.getByRole('tab', { name: 'Registrations' }));
  expect(await screen.findByText('18 Ballard Estate, Mumbai 400001, Maharashtra')).toBeVisible();
  expect(screen.queryByLabelText('Edit 27AAPFU0939F1ZV')).toBeNull();
});

describe('number series', () => {
  const invoices = {
    ...{ __typename: 'SeriesInForce', uniqueId: null, version: null, kind: 'Invoice', registrationId: null },
    ...{ branchId: null, owner: '', pattern: 'INV/{FY}/{n}', width: 1, validFrom: null, year: '2026-04-01' },
    ...{ nextNumber: 1, next: ['INV/26-27/1'], isUsed: false },
  };
  const list = (...rows: object[]) => ({
    request: { query: NumberSeriesDocument },
    result: { data: { numberSeries: { __typename: 'SeriesInForcePage', rows, rowCount: rows.length } } },
  });
  const show = (...mocks: object[]) =>
    renderScreen(<BranchesPage />, {
      at: '/branches?tab=series',
      mocks: [list(invoices), branches(mumbai), registrations, ...mocks] as never,
    });

  test('the form says the next number in words, and why there is none', async () => {
    const { user } = show();
    await user.click(await screen.findByLabelText('Edit Invoice'));
    const dialog = await screen.findByRole('dialog');
    const words = within(dialog).getByRole('status');
    expect(words).toHaveTextContent('The next invoice of 2026-27 will be INV/26-27/1');
    await user.clear(within(dialog).getByLabelText(/^Next Number/));
    await user.type(within(dialog).getByLabelText(/^Next Number/), '501');
    expect(words).toHaveTextContent('The next invoice of 2026-27 will be INV/26-27/501');
    const pattern = within(dialog).getByLabelText(/^Pattern/);
    await user.clear(pattern);
    await user.type(pattern, '{{BR}/{{n}');
    expect(words).toHaveTextContent('Pattern names the year by {FY}, or by {YY} and {MM}');
    await user.clear(pattern);
    await user.type(pattern, 'OFFICE{{BR}/{{FY}/{{n}');
    expect(words).toHaveTextContent('The number OFFICEMUM/26-27/501 is longer than 16 characters');
  });

  test('the series of the start becomes one of the registration', async () => {
    const input = {
      ...{ uniqueId: null, version: null, kind: 'Invoice', registrationId: '1', branchId: null },
      ...{ pattern: 'INV/{FY}/{n}', width: 1, nextNumber: 501, validFrom: '2026-04-01' },
    };
    const saved = { ...invoices, uniqueId: 's1', version: 1, registrationId: 1, owner: registration.gstin };
    const stored = { ...saved, validFrom: '2026-04-01', nextNumber: 501, next: ['INV/26-27/501'] };
    const { user } = show(
      {
        request: { query: SaveNumberSeriesDocument, variables: { input } },
        result: { data: { saveNumberSeries: stored } },
      },
      list(stored),
    );
    await user.click(await screen.findByLabelText('Edit Invoice'));
    const dialog = await screen.findByRole('dialog');
    await user.clear(within(dialog).getByLabelText(/^Next Number/));
    await user.type(within(dialog).getByLabelText(/^Next Number/), '501{Enter}');
    expect(await screen.findByText('Invoice: the next number is INV/26-27/501')).toBeVisible();
    expect(await screen.findByLabelText(`Edit Invoice of ${registration.gstin}`)).toBeVisible();
  });
});
