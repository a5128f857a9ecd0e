import { screen, waitFor } from '@testing-library/react';
import { SavedViewsDocument } from '../../graphql.generated';
import { consignmentFilters } from '../../features/consignments/consignmentFilters';
import { renderScreen, signInAs, signOut, viewsOf } from '../../testing/renderScreen';
import { readFilters } from '../search/urlCodecs';
import { useListAddress } from './useListAddress';
import { ViewMenu } from './ViewMenu';

const view = (uniqueId: string, name: string, address: string) => ({
  __typename: 'SavedView' as const,
  uniqueId,
  version: 1,
  name,
  isShared: true,
  address,
  columns: null,
  owner: { __typename: 'PersonName' as const, firstName: 'Asha', lastName: 'Nair' },
});
const views = [
  view('v5', 'ToPay open', 'paymentMode=ToPay'),
  view('v6', 'By Rohan', 'createdById=2~Rohan&gone=1&paymentMode=Cash'),
];
const answer = (defaultViewId: string | null) => ({
  request: { query: SavedViewsDocument, variables: { search: { screen: 'consignments' } } },
  maxUsageCount: Infinity,
  result: {
    data: { savedViews: { __typename: 'ScreenViews', ...viewsOf('consignments', { views, defaultViewId }) } },
  },
});

/** What a list would search for. */
function List({ byCreator }: { byCreator: boolean }) {
  const codecs = consignmentFilters(byCreator);
  const [params] = useListAddress(Object.keys(codecs));
  return (
    <>
      <ViewMenu />
      <output aria-label="Filters">{JSON.stringify(readFilters(codecs, params, {}))}</output>
    </>
  );
}

const filters = () => JSON.parse(screen.getByLabelText('Filters').textContent) as object;
const open = (at: string, defaultViewId: string | null = null) =>
  renderScreen(<List byCreator={false} />, { at, mocks: [answer(defaultViewId)] });

beforeEach(() => {
  localStorage.clear();
  signInAs('Member');
});
afterEach(signOut);

test('a view alone is written into the address and stays as its origin', async () => {
  const { address } = open('/consignments?view=v5');
  await waitFor(() => expect(address()).toBe('/consignments?view=v5&paymentMode=ToPay'));
  expect(filters()).toEqual({ paymentMode: 'ToPay' });
  expect(screen.queryByText('Changed')).toBeNull();
});

test('case 9: beside a view the parameters win, and Reset writes those of the view', async () => {
  const { user, address } = open('/consignments?view=v5&paymentMode=Cash');
  await screen.findByText('Changed');
  expect(filters()).toEqual({ paymentMode: 'Cash' });
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Reset the view' }));
  expect(filters()).toEqual({ paymentMode: 'ToPay' });
  expect(new URLSearchParams(address().split('?')[1]).get('view')).toBe('v5');
  expect(screen.queryByText('Changed')).toBeNull();
});

test('case 11: what a member may not filter by is left out of a shared view, with a note', async () => {
  open('/consignments?view=v6');
  await screen.findByText('Filter By creator is for admins');
  expect(filters()).toEqual({ paymentMode: 'Cash' });
});

test('case 12: the default view opens a bare address', async () => {
  const { address } = open('/consignments', 'v5');
  await waitFor(() => expect(address()).toBe('/consignments?view=v5&paymentMode=ToPay'));
});

test('case 12: the default view does not open a pasted link', async () => {
  const { address } = open('/consignments?sort=awbNo', 'v5');
  await screen.findByRole('button', { name: 'Views' });
  expect(address()).toBe('/consignments?sort=awbNo');
  expect(filters()).toEqual({});
});

test('a view that was deleted opens the list as it is', async () => {
  const { address } = open('/consignments?view=gone', 'gone');
  await screen.findByRole('button', { name: 'Views' });
  expect(filters()).toEqual({});
  expect(address()).toBe('/consignments?view=gone');
});
