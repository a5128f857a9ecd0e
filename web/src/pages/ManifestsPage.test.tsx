import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { productTexts } from '../../../server/src/domain/productTexts';
import { addDays, formatDate } from '../../../server/src/domain/values/dates';
import { companyToday } from '../companyToday';
import {
  DeleteManifestDocument,
  ManifestDetailDocument,
  ManifestsDocument,
  PayManifestDocument,
} from '../graphql.generated';
import { aManifest } from '../testing/aManifest';
import { openRowMenu } from '../testing/openRowMenu';
import { renderScreen, signInAs } from '../testing/renderScreen';
import ManifestsPage from './ManifestsPage';

const lastWeek = { fromDate: addDays(companyToday(), -6), toDate: companyToday() };

const list = (rows: readonly object[], filters: object = lastWeek): MockLink.MockedResponse => ({
  request: {
    query: ManifestsDocument,
    variables: { search: { ...filters, skip: 0, take: 100, sortBy: 'date', sortOrder: 'DESC' } },
  },
  result: { data: { manifests: { __typename: 'ManifestPage', rows, rowCount: rows.length } } },
});

const cell = (text: string) => within(screen.getByRole('table', { name: 'Manifests' })).getByText(text);

beforeEach(() => signInAs('Member'));

test('the last 7 days are searched unless something else is asked for', async () => {
  const { user, address } = renderScreen(<ManifestsPage />, {
    mocks: [list([]), list([aManifest()], { toDate: companyToday() })],
  });
  expect(await screen.findByText('Manifest not found')).toBeVisible();
  await user.click(screen.getByText('Search ▴'));
  await user.click(screen.getByLabelText(/^Remove filter From/));
  expect(address()).toBe('/?fromDate=');
  expect(await screen.findByText('1-1 of 1')).toBeVisible();
});

test('an incoming manifest says all that is missing, in order', async () => {
  const { user } = renderScreen(<ManifestsPage />, { mocks: [list([])], at: '/?new=1' });
  await screen.findByText('Create Incoming Manifest');
  await user.click(screen.getByText('Create', { selector: 'button *' }));
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Please Enter ToPay Amount',
    'Please Enter Manifest Number',
    'Please Enter Total Consignments',
    'Please Enter Weight',
    'Please Select Manifest Date',
    'Please Select Via Cargo',
    'Please Select Delivery City',
    'Please Select Booking Vendor',
    'Please Select Delivery Vendor',
    'Please Select Booking City',
  ]);
});

test('a minus before the amount, an emptied date and one that has not yet come are refused in the words of the product', async () => {
  const { user } = renderScreen(<ManifestsPage />, { mocks: [list([])], at: '/?new=1' });
  await screen.findByText('Create Incoming Manifest');
  const bullets = () => screen.getAllByRole('listitem').map((item) => item.textContent);
  const amount = screen.getByLabelText('ToPay Amount');
  await user.type(amount, '-5');
  await user.tab();
  expect(amount).toHaveValue('-5.00');
  const date = within(screen.getByRole('form', { name: 'Incoming manifest' })).getByLabelText('Manifest Date');
  await user.type(date, formatDate(companyToday()));
  await user.clear(date);
  await user.click(screen.getByText('Create', { selector: 'button *' }));
  expect(bullets()).toEqual(expect.arrayContaining(['Please Enter ToPay Amount', 'Please Select Manifest Date']));
  const tomorrow = formatDate(addDays(companyToday(), 1));
  await user.type(date, `${tomorrow}{Enter}`);
  expect(date).toHaveValue(tomorrow);
  expect(bullets()).toContain('Manifest Date cannot be in the future');
  expect(bullets()).not.toContain('Please Select Manifest Date');
});

test('a payment is offered where one is due, and shows with one request', async () => {
  const due = aManifest();
  const nothing = aManifest({ uniqueId: 'm2', manifestId: 'M261120-2', toPayAmount: 0 });
  const incoming = aManifest({ uniqueId: 'm3', manifestId: 'BLR/7', type: 'Incoming' });
  const paid = { payment: 'Paid', toPayReceivedDate: companyToday(), toPayReceivedAmount: 90, version: 2 } as const;
  const { user } = renderScreen(<ManifestsPage />, {
    mocks: [
      list([due, nothing, incoming]),
      {
        request: {
          query: PayManifestDocument,
          variables: {
            input: { uniqueId: 'm1', version: 1, toPayReceivedDate: companyToday(), toPayReceivedAmount: 90 },
          },
        },
        result: { data: { payManifest: { ...due, ...paid } } },
      },
    ],
  });
  await screen.findByText('1-3 of 3');
  for (const [name, pays] of [
    ['M261120-2', 0],
    ['BLR/7', 0],
    ['M261120-1', 1],
  ] as const) {
    await openRowMenu(user, name);
    expect(screen.queryAllByLabelText(`Payment of ${name}`)).toHaveLength(pays);
  }
  await user.click(screen.getByLabelText('Payment of M261120-1'));
  const amount = await screen.findByLabelText('ToPay Received Amount');
  await waitFor(() => expect(amount).toHaveValue('95.50'));
  await user.clear(amount);
  await user.click(screen.getByText('Update Payment'));
  expect(screen.getAllByText('Please Enter ToPay Received Amount')).not.toHaveLength(0);
  const date = screen.getByLabelText('ToPay Received Date');
  await user.clear(date);
  await user.type(amount, '90{Enter}');
  expect(await screen.findByRole('listitem')).toHaveTextContent('Please Select ToPay Received Date');
  await user.type(date, formatDate(companyToday()));
  await user.click(screen.getByText('Update Payment'));
  expect(await screen.findByText('Manifest payment updated successfully')).toBeVisible();
  expect(cell('Paid')).toBeVisible();
  await openRowMenu(user, 'M261120-1');
  expect(screen.getByLabelText('Print M261120-1')).toBeVisible();
  expect(screen.queryByLabelText('Delete M261120-1')).toBeNull();
});

test('deleting asks first, closes the manifest and lists anew', async () => {
  const { user, address } = renderScreen(<ManifestsPage />, {
    at: '/?open=m1',
    mocks: [
      list([aManifest()]),
      {
        request: { query: ManifestDetailDocument, variables: { uniqueId: 'm1' } },
        result: { data: { manifest: aManifest() } },
      },
      {
        request: { query: DeleteManifestDocument, variables: { input: { uniqueId: 'm1', version: 1 } } },
        result: { data: { deleteManifest: { __typename: 'Manifest', uniqueId: 'm1' } } },
      },
      list([]),
    ],
  });
  await screen.findByText('Manifest M261120-1');
  await user.click(within(screen.getByRole('toolbar')).getByText('Delete'));
  const questions = await screen.findAllByText(productTexts.areYouSureTo('delete Manifest M261120-1'));
  await user.click(within(questions.at(-1)!.closest<HTMLElement>('[role="dialog"]')!).getByText('Delete'));
  expect(await screen.findByText('Manifest deleted successfully')).toBeVisible();
  expect(await screen.findByText('Manifest not found')).toBeVisible();
  expect(address()).toBe('/');
});
