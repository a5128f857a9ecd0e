import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor } from '@testing-library/react';
import {
  CitySuggestionsDocument,
  CreateVendorDocument,
  UpdateVendorDocument,
  VendorsDocument,
} from '../graphql.generated';
import { productTexts } from '../../../server/src/domain/productTexts';
import { openRowMenu } from '../testing/openRowMenu';
import { renderScreen, signInAs } from '../testing/renderScreen';
import VendorsPage from './VendorsPage';

const own = {
  __typename: 'Vendor',
  uniqueId: 'v4',
  id: 4,
  version: 1,
  name: 'Waybill Express',
  type: 'OwnCourier',
  contactPerson: 'Asha',
  contactNumber: '022 1',
  city: { __typename: 'City', uniqueId: 'c64', id: 64, name: 'Mumbai' },
  gst: null,
  panNo: null,
  url: null,
  selfDelivery: true,
  lastActiveDate: null,
  createdOn: '2026-05-01T04:30:00.000Z',
};
const dtdc = { ...own, uniqueId: 'v35', id: 35, name: 'DTDC', type: 'Courier', version: 7 };

const list = (...rows: object[]): MockLink.MockedResponse => ({
  request: {
    query: VendorsDocument,
    variables: { search: { skip: 0, take: 5000, sortBy: 'name', sortOrder: 'ASC' } },
  },
  result: { data: { vendors: { __typename: 'VendorPage', rows, rowCount: rows.length } } },
});
const cities = (searchText: string | null): MockLink.MockedResponse => ({
  request: { query: CitySuggestionsDocument, variables: { search: { searchText, take: 30 } } },
  result: { data: { citySuggestions: [{ __typename: 'Suggestion', id: 64, name: 'Mumbai', pinCode: '400001' }] } },
});

const bullets = () => screen.getAllByRole('listitem', { hidden: true }).map((item) => item.textContent);
const field = (label: string) => screen.getByLabelText(label);

beforeEach(() => signInAs('Admin'));

test('a vendor is created in its city', async () => {
  const input = {
    name: 'Spoton',
    contactPerson: 'Ravi',
    contactNumber: '022 9',
    cityId: 64,
    gst: '',
    panNo: '',
    url: '',
    selfDelivery: false,
    type: 'Courier',
  };
  const { user } = renderScreen(<VendorsPage />, {
    mocks: [
      list(own),
      cities(null),
      {
        request: { query: CreateVendorDocument, variables: { input } },
        result: { data: { createVendor: { ...dtdc, uniqueId: 'v53', id: 53, name: 'Spoton' } } },
      },
      list(own, { ...dtdc, uniqueId: 'v53', id: 53, name: 'Spoton' }),
    ],
  });
  await screen.findByText('1-1 of 1');
  await user.click(screen.getByText('Create'));
  expect(bullets()).toEqual([
    'Please select city',
    productTexts.contactNumberRequired,
    productTexts.contactPersonRequired,
    'Please enter name',
  ]);
  await user.type(field('Name'), 'Spoton');
  await user.type(field('Contact Person'), 'Ravi');
  await user.click(field('City'));
  await user.click(await screen.findByTitle('Mumbai'));
  await user.type(field('Contact Number'), '022 9{Enter}');
  expect(await screen.findByText(productTexts.vendorCreated)).toBeVisible();
  expect(await screen.findByText('1-2 of 2')).toBeVisible();
});

test("an update leaves the type alone; the company's own vendors are not to be deleted", async () => {
  const input = {
    uniqueId: 'v35',
    version: 7,
    name: 'DTDC Express',
    contactPerson: 'Asha',
    contactNumber: '022 1',
    cityId: 64,
    gst: '',
    panNo: '',
    url: '',
    selfDelivery: true,
  };
  const { user } = renderScreen(<VendorsPage />, {
    mocks: [
      list(dtdc, own),
      {
        request: { query: UpdateVendorDocument, variables: { input } },
        result: { data: { updateVendor: { ...dtdc, name: 'DTDC Express', version: 8 } } },
      },
    ],
  });
  await user.click(await screen.findByLabelText('Edit DTDC'));
  await openRowMenu(user, 'DTDC');
  expect(screen.getByLabelText('Delete DTDC')).toBeVisible();
  expect(screen.queryByLabelText('More for Waybill Express')).toBeNull();
  await waitFor(() => expect(field('Name')).toHaveValue('DTDC'));
  expect(field('Type')).toBeDisabled();
  await user.type(field('Name'), ' Express{Enter}');
  expect(await screen.findByText('Vendor updated successfully')).toBeVisible();
});
