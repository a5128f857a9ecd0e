/** What a list shows while the view that it opens with is not known, in a browser that opens it for the first time. */
import { screen } from '@testing-library/react';
import { useCustomersQuery, type CustomerSearch } from '../../graphql.generated';
import { fakeTime, LateServer, pass } from '../../testing/lateServer';
import { renderScreen, viewsOf } from '../../testing/renderScreen';
import { urlCodecs } from '../search/urlCodecs';
import { useListPage } from './useListPage';

function Companies() {
  const { rows, loading } = useListPage({
    query: useCustomersQuery,
    page: (data) => data.customers,
    take: 2,
    sort: { by: 'createdOn', order: 'ASC' },
    filters: { searchText: urlCodecs.text },
  });
  return <output aria-busy={loading}>{rows.map(({ company }) => company).join(' ')}</output>;
}

const oaks = {
  __typename: 'SavedView' as const,
  uniqueId: 'v1',
  version: 1,
  name: 'Oaks',
  isShared: false,
  address: 'searchText=oak',
  columns: null,
  owner: { __typename: 'PersonName' as const, firstName: 'Asha', lastName: 'Nair' },
};

const customer = (company: string) => ({
  __typename: 'Customer',
  uniqueId: company,
  id: 1,
  version: 1,
  name: 'N',
  company,
  contact: 'C',
  address: null,
  gst: null,
  gstCategory: null,
  email: null,
  city: null,
  pinCode: null,
  lastActiveDate: null,
  createdOn: '2026-01-01T00:00:00.000Z',
});

let realTime: () => void;
beforeEach(() => {
  localStorage.clear();
  realTime = fakeTime();
});
afterEach(() => realTime());

function open(viewsAfterMs: number | null) {
  const answers = {
    SavedViews: () => ({
      savedViews: { __typename: 'ScreenViews', ...viewsOf('customers', { views: [oaks], defaultViewId: 'v1' }) },
    }),
    Customers: ({ search }: Record<string, unknown>) => {
      const rows = [customer((search as CustomerSearch).searchText ? 'Oak' : 'Ash')];
      return { customers: { __typename: 'CustomerPage', rows, rowCount: 1 } };
    },
  };
  const server = new LateServer(answers, (name) => ({ afterMs: name === 'SavedViews' ? viewsAfterMs : 100 }));
  return { server, ...renderScreen(<Companies />, { at: '/customers', client: server.client }) };
}

test('rows that come before it are not shown, nor when it is there', async () => {
  const { server, address } = open(500);
  await pass(400);
  expect(server.asked).toContain('Customers');
  expect(screen.getByRole('status')).toHaveTextContent(/^$/);
  expect(screen.getByRole('status')).toHaveAttribute('aria-busy', 'true');
  await pass(150);
  expect(address()).toBe('/customers?view=v1&searchText=oak');
  expect(screen.getByRole('status')).toHaveTextContent(/^$/);
  await pass(100);
  expect(screen.getByRole('status')).toHaveTextContent(/^Oak$/);
});

test('views that are not answered are waited for three seconds', async () => {
  open(null);
  await pass(2900);
  expect(screen.getByRole('status')).toHaveTextContent(/^$/);
  await pass(200);
  expect(screen.getByRole('status')).toHaveTextContent(/^Ash$/);
  expect(screen.getByRole('status')).toHaveAttribute('aria-busy', 'false');
});
