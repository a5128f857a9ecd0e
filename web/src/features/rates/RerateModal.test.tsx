import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { firstOfMonth } from '../../../../server/src/domain/values/dates';
import { companyToday } from '../../companyToday';
import { RerateConsignmentsDocument, type RerateLineFragment } from '../../graphql.generated';
import { renderScreen, signInAs } from '../../testing/renderScreen';
import { RerateModal } from './RerateModal';

const today = companyToday();
const search = { fromDate: firstOfMonth(today), toDate: today, includeOverridden: false };

const line = (given: Partial<RerateLineFragment> = {}) => ({
  __typename: 'RerateRow',
  uniqueId: 'c1',
  version: 4,
  awbNo: 'A1',
  bookingDate: today,
  sender: 'Mehta Traders',
  vendor: 'Trackon',
  oldCustomerAmount: 533.13,
  newCustomerAmount: 544.38,
  oldVendorAmount: 343.2,
  newVendorAmount: 340,
  outcome: 'Changed',
  ...given,
});
const approved = line({ uniqueId: 'c2', awbNo: 'A2', newCustomerAmount: 533.13, outcome: 'Skipped: approved' });

const answer = (input: object, rows: object[], page: { rowCount?: number | null; next?: string | null } = {}) => ({
  request: { query: RerateConsignmentsDocument, variables: { input } },
  result: {
    data: { rerateConsignments: { __typename: 'RerateResult', rows, rowCount: null, next: null, ...page } },
  },
});

beforeEach(() => signInAs('Admin'));

test('reads all pages, sums what would change, and applies only that, by its version', async () => {
  const { user } = renderScreen(<RerateModal open onClose={() => undefined} />, {
    mocks: [
      answer({ ...search, after: null }, [line()], { rowCount: 2, next: 'c1' }),
      answer({ ...search, after: 'c1' }, [approved]),
      answer({ apply: true, items: [{ uniqueId: 'c1', version: 4 }], includeOverridden: false }, [
        line({ version: 5, outcome: 'Skipped: changed since the preview' }),
      ]),
    ],
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Re-rate' }));
  await user.click(dialog.getByRole('button', { name: 'Preview' }));
  expect(
    await dialog.findByText('2 consignments, 1 would change: customers + ₹ 11.25, vendors − ₹ 3.20'),
  ).toBeVisible();
  expect(dialog.getByText('Skipped: approved')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
  await screen.findAllByText('Change the amounts of 1 consignment?');
  await user.click(screen.getAllByRole('button', { name: 'Apply' }).at(-1) as HTMLElement);
  expect(await screen.findByText('0 re-rated')).toBeVisible();
  expect(await dialog.findByText('Skipped: changed since the preview')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Apply' })).toBeDisabled();
});

test('asks for one service and one kind of parcel', async () => {
  const { user } = renderScreen(<RerateModal open onClose={() => undefined} />, {
    mocks: [
      answer({ ...search, serviceType: ['Surface'], parcelType: ['Box'], after: null }, [line()], { rowCount: 1 }),
    ],
  });
  await user.click(await screen.findByLabelText('Service'));
  await user.click(await screen.findByTitle('Surface'));
  await user.click(screen.getByLabelText('Parcel'));
  await user.click(await screen.findByTitle('Box'));
  await user.click(screen.getByText('Preview'));
  expect(await screen.findByText(/^1 consignment, 1 would change/)).toBeVisible();
});

test('says that there is nothing', async () => {
  const { user } = renderScreen(<RerateModal open onClose={() => undefined} />, {
    mocks: [answer({ ...search, after: null }, [], { rowCount: 0 })],
  });
  await user.click(await screen.findByRole('button', { name: 'Preview' }));
  expect(await screen.findByText('There are no consignments in this period')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Apply' })).toBeDisabled();
});

function Closable() {
  const [open, setOpen] = useState(true);
  return <RerateModal open={open} onClose={() => setOpen(false)} />;
}

test('stops when its window is closed', async () => {
  let [asked, answered] = [0, 0];
  const { user } = renderScreen(<Closable />, {
    mocks: [
      {
        request: { query: RerateConsignmentsDocument, variables: () => (asked += 1) > 0 },
        maxUsageCount: Number.POSITIVE_INFINITY,
        result: () => {
          answered += 1;
          const page = { rows: [line()], rowCount: 9000, next: `c${answered}` };
          return { data: { rerateConsignments: { __typename: 'RerateResult', ...page } } };
        },
        delay: 20,
      },
    ],
  });
  await user.click(await screen.findByText('Preview'));
  await waitFor(() => expect(answered).toBeGreaterThan(0));
  await user.click(screen.getByText('Close'));
  await waitFor(() => expect(screen.queryByText('Booked from')).toBeNull());
  const sent = asked;
  await waitFor(() => expect(answered).toBe(sent));
  await act(() => Promise.resolve());
  expect(asked).toBe(sent);
});
