import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { MockLink } from '@apollo/client/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  ConsignmentRowFragmentDoc,
  ConsignmentCountDocument,
  ConsignmentsDocument,
  ReceiverSuggestionsDocument,
  type ConsignmentSearch,
} from '../graphql.generated';
import { productTexts } from '../../../server/src/domain/productTexts';
import { aConsignment } from '../testing/aConsignment';
import { pressKeys } from '../testing/pressKeys';
import { renderScreen, signInAs } from '../testing/renderScreen';
import ConsignmentsPage from './ConsignmentsPage';

jest.mock('../features/consignments/ConsignmentDetailPanel', () => ({
  ConsignmentDetailPanel: ({ uniqueId, onClose }: { uniqueId: string | null; onClose: () => void }) =>
    uniqueId && (
      <div role="dialog" aria-label={`Detail of ${uniqueId}`}>
        <button onClick={onClose}>Close</button>
      </div>
    ),
}));
jest.mock('../features/consignments/ConsignmentFormModal', () => ({
  ConsignmentFormModal: ({ open, mode, uniqueId }: { open: boolean; mode: string; uniqueId: string | null }) =>
    open && <div role="dialog" aria-label={`${mode} ${uniqueId ?? ''}`.trim()} />,
}));

const booked = aConsignment({
  uniqueId: 'w1',
  version: 1,
  awbNo: 'WE1',
  vendor: vendor('OwnCourier'),
  chargeableWeight: 0.5,
  customerAmount: 85.1,
});

function vendor(type: 'OwnCourier' | 'OwnCargo' | 'Courier') {
  return { ...aConsignment().vendor, uniqueId: type, name: `Vendor ${type}`, type, gst: null, panNo: null };
}

const rows = [
  booked,
  {
    ...booked,
    uniqueId: 'w2',
    id: 2,
    awbNo: 'WC2',
    vendor: vendor('OwnCargo'),
    chargeableWeight: 1.25,
    customerAmount: 0.2,
  },
  { ...booked, uniqueId: 'w3', id: 3, awbNo: 'D3', vendor: vendor('Courier'), isApproved: true },
  { ...booked, uniqueId: 'w4', id: 4, awbNo: 'WE4', deliveryStatus: 'Delivered' as const, invoiceId: 9 },
  { ...booked, uniqueId: 'w5', id: 5, awbNo: 'WE5', manifestId: 3, customerAmount: null, senderId: 8 },
];

const defaultSearch = { skip: 0, take: 100, sortBy: 'bookingDate', sortOrder: 'DESC' } as const;

const list = (search: ConsignmentSearch = {}, found: object[] = rows): MockLink.MockedResponse => ({
  request: { query: ConsignmentsDocument, variables: { search: { ...search, ...defaultSearch, ...search } } },
  result: { data: { consignments: { __typename: 'ConsignmentPage', rows: found, rowCountIfQuick: found.length } } },
});

const ticked = () =>
  screen.getAllByRole('checkbox', { name: /Select row/ }).map((box) => box.getAttribute('aria-label'));
const row = (awbNo: string) => screen.getByRole('button', { name: awbNo }).closest('tr')!;
const shown = () => screen.findByText(/^1-\d of \d$/);

/** Waits until lazy components have loaded. */
const settled = () =>
  act(async () => {
    await Promise.resolve();
  });

beforeEach(() => signInAs('Admin'));

test('only what may go on a manifest can be ticked, and the sums follow', async () => {
  const { user } = renderScreen(<ConsignmentsPage />, { mocks: [list()] });
  expect(screen.getByText(productTexts.consignmentsLoading)).toBeVisible();
  await shown();
  expect(ticked()).toEqual(['Select row 1', 'Select row 2']);
  expect(within(row('WE4')).getByText('Delivered')).toHaveStyle({ '--tag': 'green' });

  await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
  const sums = screen.getByText('2 selected').parentElement!;
  expect(sums).toHaveTextContent('2 selected · 1.750 Kg · ₹ 85.30');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByText('Select consignments for a manifest')).toBeVisible();
});

/** Rows without their count, which is asked for after them. */
const uncounted = (delay?: number) => [
  {
    ...list(),
    result: { data: { consignments: { __typename: 'ConsignmentPage', rows, rowCountIfQuick: null } } },
  },
  {
    request: { query: ConsignmentCountDocument, variables: { search: {} } },
    result: { data: { consignments: { __typename: 'ConsignmentPage', rowCount: 1234 } } },
    ...(delay && { delay }),
  },
];

test('rows do not wait for a count that takes longer', async () => {
  renderScreen(<ConsignmentsPage />, { mocks: uncounted(Infinity) });
  expect(await screen.findByText('1-5 of counting…', {}, { timeout: 5000 })).toBeVisible();
  expect(screen.getByRole('button', { name: 'WE4' })).toBeVisible();
});

test('the count follows the rows', async () => {
  renderScreen(<ConsignmentsPage />, { mocks: uncounted() });
  expect(await screen.findByText('1-100 of 1234', {}, { timeout: 5000 })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Older' })).toBeEnabled();
});

test('in invoice mode five thousand rows come at once, and what has no invoice can be ticked', async () => {
  const { user, address } = renderScreen(<ConsignmentsPage />, {
    mocks: [list(), list({ take: 5000 })],
    at: '/?skip=0',
  });
  await shown();
  await user.click(screen.getByRole('checkbox', { name: 'Select row 1' }));
  await user.click(screen.getByRole('button', { name: 'Create Invoices' }));
  await waitFor(() => expect(ticked()).toHaveLength(4));
  expect(address()).toBe('/?mode=invoices');
  expect(screen.getByText('Select consignments for an invoice')).toBeVisible();

  await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
  expect(screen.getByText('4 selected').parentElement).toHaveTextContent('2 senders · 1 without an amount');
  expect(screen.queryByRole('checkbox', { name: 'Select row 4' })).not.toBeInTheDocument();
});

test('in invoice mode an opened row follows its changes, and a change of the list asks again', async () => {
  let client: ApolloClient | undefined;
  function Client() {
    client = useApolloClient();
    return null;
  }
  const { user } = renderScreen(
    <>
      <ConsignmentsPage />
      <Client />
    </>,
    {
      mocks: [list({ take: 5000 }), list({ take: 5000 }, rows.slice(1))],
      at: '/?mode=invoices',
    },
  );
  await shown();
  await user.click(screen.getByRole('button', { name: 'WE1' }));
  const fragment = { fragment: ConsignmentRowFragmentDoc, fragmentName: 'ConsignmentRow' };
  act(() => void client?.cache.writeFragment({ ...fragment, data: { ...booked, version: 2, customerAmount: 99.5 } }));
  expect(await screen.findByText('₹ 99.50')).toBeVisible();

  act(() => void client?.cache.evict({ id: 'ROOT_QUERY', fieldName: 'consignments' }));
  expect(await screen.findByText('1-4 of 4')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'WE1' })).not.toBeInTheDocument();
});

test('a member has no invoice mode, and is not refused for a link by creator', async () => {
  signInAs('Member');
  renderScreen(<ConsignmentsPage />, { mocks: [list()], at: '/?mode=invoices&createdById=3~Asha' });
  await shown();
  expect(screen.queryByRole('button', { name: 'Create Invoices' })).not.toBeInTheDocument();
  expect(ticked()).toHaveLength(2);
});

test('what is searched for stands in the address, is told when folded, and goes one by one', async () => {
  const filters = { deliveryStatus: ['Booked' as const, 'Intransit' as const], isVpp: false };
  const { user, address } = renderScreen(<ConsignmentsPage />, {
    mocks: [
      list({ senderId: [7], ...filters }),
      list({ senderId: [7], ...filters, awbNo: 'WE' }, [booked]),
      list({ ...filters, awbNo: 'WE' }, [booked]),
      list({ isVpp: false, awbNo: 'WE' }),
      list(),
    ],
    at: '/?senderId=7~Shreeji+Diamonds&deliveryStatus=Booked,Intransit&isVpp=false',
  });
  await shown();
  await pressKeys(user, '/');
  await user.keyboard('WE{Enter}');
  expect(await screen.findByText('1-1 of 1')).toBeVisible();
  expect(address()).toContain('awbNo=WE');

  await user.click(screen.getByRole('button', { name: 'Remove filter Sender: Shreeji Diamonds' }));
  await user.click(screen.getByRole('button', { name: 'Remove filter Booked, In Transit' }));
  expect(await screen.findByText('1-5 of 5')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(address()).toBe('/'));
});

test('filters are chosen in the unfolded panel', async () => {
  const { user } = renderScreen(<ConsignmentsPage />, {
    mocks: [
      list(),
      list({ receiver: 'Dinanath Exports', paymentMode: ['ToPay'], paymentStatus: ['Paid'] }, [booked]),
      {
        request: { query: ReceiverSuggestionsDocument, variables: { search: { searchText: 'Din', take: 30 } } },
        result: { data: { receiverSuggestions: [{ __typename: 'Suggestion', id: 1, name: 'Dinanath Exports' }] } },
      },
    ],
  });
  await shown();
  await pressKeys(user, 'f');
  await user.type(await screen.findByRole('combobox', { name: 'Receiver' }), 'Din');
  await user.click(await screen.findByTitle('Dinanath Exports'));
  for (const [name, choice] of [
    ['Payment Mode', 'ToPay'],
    ['Payment Status', 'Paid'],
  ] as const) {
    await user.click(screen.getByRole('combobox', { name }));
    await user.click(await screen.findByTitle(choice));
  }
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByText('1-1 of 1')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Filters/ }));
  expect(screen.getByRole('button', { name: 'Remove filter Payment Paid' })).toBeVisible();
});

test('keys walk the rows, tick and open them; a click opens too', async () => {
  const { user, address } = renderScreen(<ConsignmentsPage />, { mocks: [list()] });
  await shown();
  await pressKeys(user, 'jjx');
  expect(screen.getByRole('checkbox', { name: 'Select row 2' })).toBeChecked();
  await user.keyboard('{ArrowUp}{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Detail of w1' })).toBeVisible();
  expect(address()).toBe('/?open=w1');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(address()).toBe('/'));

  await user.click(within(row('D3')).getByText('Asha Rao'));
  expect(address()).toBe('/?open=w3');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(within(row('D3')).queryByRole('button', { name: 'Edit D3' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Edit WE1' }));
  expect(await screen.findByRole('dialog', { name: 'update w1' })).toBeVisible();
});

test('a shared link opens its consignment, n a new one', async () => {
  const { user, address } = renderScreen(<ConsignmentsPage />, { mocks: [list()], at: '/?open=w2' });
  expect(await screen.findByRole('dialog', { name: 'Detail of w2' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await pressKeys(user, 'n');
  expect(await screen.findByRole('dialog', { name: 'create' })).toBeVisible();
  expect(address()).toBe('/?new=1');
});

test('nothing found and a failure say so', async () => {
  const { user } = renderScreen(<ConsignmentsPage />, {
    mocks: [
      list({}, []),
      {
        request: { query: ConsignmentsDocument, variables: { search: { ...defaultSearch, awbNo: 'X' } } },
        result: { errors: [{ message: 'The database is away', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] },
      },
    ],
  });
  expect(await screen.findByText(productTexts.noConsignments)).toBeVisible();
  expect(await screen.findByText('Currently there is no data')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Excel' }));
  expect(await screen.findByText('There is no data for download')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Awb No' }), 'X{Enter}');
  expect(await screen.findByText(productTexts.consignmentSearchFailed)).toBeVisible();
  await settled();
});
