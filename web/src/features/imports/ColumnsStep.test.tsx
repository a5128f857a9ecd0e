import type { MockLink } from '@apollo/client/testing';
import { screen } from '@testing-library/react';
import {
  CustomerSuggestionsDocument,
  ImportProfilesDocument,
  ImportRowsDocument,
  VendorSuggestionsDocument,
} from '../../graphql.generated';
import { renderScreen, signInAs } from '../../testing/renderScreen';
import { maxWaitMs } from '../../ui/app/ask';
import { ColumnsStep } from './ColumnsStep';
import type { OpenJob } from './ImportWindow';

const job = {
  __typename: 'ImportJob',
  ...{ id: 1, uniqueId: 'j1', version: 1, kind: 'Bookings', fileName: 'evening.csv', sheetName: 'Rows' },
  ...{ status: 'Draft', mode: null, rowCount: 1, good: 0, bad: 0, already: 0, done: 0, refused: 0 },
  createdOn: '2026-11-20T06:00:00Z',
  createdBy: null,
  headers: ['Consignment No', 'Booking Date', 'Receiver', 'Delivery City', 'Actual Weight', 'Packet'],
  profile: null,
} as unknown as OpenJob;

const saved = {
  __typename: 'ImportProfile',
  ...{ id: 3, uniqueId: 'f3', version: 1, kind: 'Bookings', name: 'Default', dateOrder: 'DMY' },
  ...{ customerId: 7, vendorId: null, vendor: null },
  customer: { __typename: 'Customer', id: 7, uniqueId: 'c7', company: 'Mehta Traders' },
  columns: [{ __typename: 'ImportColumn', header: 'Consignment No', field: 'awbNo' }],
  constants: [
    { __typename: 'ImportConstant', field: 'vendorId', value: '35' },
    { __typename: 'ImportConstant', field: 'parcelType', value: 'Box' },
  ],
};

const always = (query: MockLink.MockedRequest['query'], data: object): MockLink.MockedResponse => ({
  request: { query, variables: () => true },
  maxUsageCount: Number.POSITIVE_INFINITY,
  result: { data },
});

const others = { ...saved, ...{ id: 4, uniqueId: 'f4', constants: [] } };

/** The newest mapping of a user, or of anybody. */
const newest = (isOwn: boolean, rows: readonly object[]): MockLink.MockedResponse => ({
  request: {
    query: ImportProfilesDocument,
    variables: ({ search }) => 'createdById' in (search as object) === isOwn,
  },
  maxUsageCount: Number.POSITIVE_INFINITY,
  result: { data: { importProfiles: { __typename: 'ImportProfilePage', rows } } },
});

test.each([
  ["another person's if there is no own", [], [saved]],
  ["the own one though another person's is newer", [saved], [others]],
])('the mapping saved for a customer brings its columns and what it says of every row: %s', async (_, own, all) => {
  signInAs('Member');
  const { user } = renderScreen(<ColumnsStep job={job} onChecked={() => undefined} />, {
    mocks: [
      always(ImportRowsDocument, { importRows: { __typename: 'ImportRowPage', rows: [], rowCount: 0 } }),
      newest(true, own),
      newest(false, all),
      always(VendorSuggestionsDocument, { vendorSuggestions: [] }),
      always(CustomerSuggestionsDocument, {
        customerSuggestions: [{ __typename: 'Suggestion', id: 7, name: 'Mehta Traders' }],
      }),
    ],
  });
  const missing = 'No column yet for Vendor, Service Type, Sender, Parcel Type, Payment Mode';
  expect(await screen.findByText(missing)).toBeVisible();
  await user.click(screen.getByLabelText('Columns as in files of'));
  await user.click(await screen.findByTitle('Mehta Traders'));
  expect(await screen.findByText('No column yet for Service Type, Payment Mode')).toBeVisible();
  expect(screen.getByLabelText('Field of Consignment No').closest('.ant-select')).toHaveTextContent('Awb No');
});

test('a header means what it meant in the last file that had it', async () => {
  signInAs('Member');
  const headers = ['Docket', 'Receiver'];
  const columns = [{ __typename: 'ImportColumn', header: 'docket', field: 'awbNo' }];
  renderScreen(<ColumnsStep job={{ ...job, headers }} onChecked={() => undefined} />, {
    mocks: [
      always(ImportRowsDocument, { importRows: { __typename: 'ImportRowPage', rows: [], rowCount: 0 } }),
      newest(true, [{ ...saved, columns }]),
      always(VendorSuggestionsDocument, { vendorSuggestions: [] }),
    ],
  });
  expect((await screen.findByLabelText('Field of Docket')).closest('.ant-select')).toHaveTextContent('Awb No');
});

test('columns are mapped by the template when the earlier mappings do not come', async () => {
  signInAs('Member');
  renderScreen(<ColumnsStep job={{ ...job, headers: ['AWB No.'] }} onChecked={() => undefined} />, {
    mocks: [
      always(ImportRowsDocument, { importRows: { __typename: 'ImportRowPage', rows: [], rowCount: 0 } }),
      { ...newest(true, [saved]), delay: Number.POSITIVE_INFINITY },
      always(VendorSuggestionsDocument, { vendorSuggestions: [] }),
    ],
  });
  const field = await screen.findByLabelText('Field of AWB No.', {}, { timeout: maxWaitMs + 3000 });
  expect(field.closest('.ant-select')).toHaveTextContent('Awb No');
});
