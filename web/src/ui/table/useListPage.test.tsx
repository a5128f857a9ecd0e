import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  CustomersDocument,
  useCustomersQuery,
  type CustomerRowFragment,
  type CustomerSearch,
} from '../../graphql.generated';
import { pressKeys } from '../../testing/pressKeys';
import { renderScreen } from '../../testing/renderScreen';
import type { AnyColumn } from './columns';
import { urlCodecs } from '../search/urlCodecs';
import { ListTable } from './ListTable';
import { SearchBox } from '../search/SearchBox';
import { exportPage, useListPage } from './useListPage';

const columns: readonly AnyColumn<CustomerRowFragment>[] = [
  { key: 'company', title: 'Company', value: (row) => row.company, sortBy: 'company' },
  { key: 'contact', title: 'Contact', value: (row) => row.contact },
];

function Companies() {
  const list = useListPage({
    query: useCustomersQuery,
    page: (data) => data.customers,
    take: 2,
    sort: { by: 'createdOn', order: 'ASC' },
    filters: { searchText: urlCodecs.text },
  });
  return (
    <>
      <SearchBox
        label="Search"
        value={list.filters.searchText}
        onSearch={(searchText) => list.search({ searchText })}
      />
      <ListTable
        list={list}
        label="Companies"
        columns={columns}
        emptyText="There is nothing"
        loadingText="Loading it"
      />
    </>
  );
}

function page(search: CustomerSearch, companies: string[], rowCount: number): MockLink.MockedResponse {
  const rows = companies.map((company, id) => ({
    __typename: 'Customer',
    uniqueId: company,
    id,
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
  }));
  return {
    request: {
      query: CustomersDocument,
      variables: { search: { skip: 0, take: 2, sortBy: 'createdOn', sortOrder: 'ASC', ...search } },
    },
    result: { data: { customers: { __typename: 'CustomerPage', rows, rowCount } } },
  };
}

const first = () => within(screen.getAllByRole('row')[1]!).getAllByRole('cell')[1]?.textContent;

test('pages from newest to oldest, disabled at the ends', async () => {
  const { user, address } = renderScreen(<Companies />, {
    mocks: [page({}, ['Ash', 'Elm'], 3), page({ skip: 2, after: 'Elm' }, ['Oak'], 3), page({}, ['Ash', 'Elm'], 3)],
  });
  expect(screen.getByText('Loading it')).toBeVisible();
  expect(await screen.findByText('1-2 of 3')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Newer' })).toBeDisabled();

  await user.click(screen.getByRole('button', { name: 'Older' }));
  expect(await screen.findByText('3-3 of 3')).toBeVisible();
  expect(address()).toBe('/?skip=2&after=Elm');
  expect(screen.getByRole('button', { name: 'Older' })).toBeDisabled();
  expect(within(screen.getAllByRole('row')[1]!).getAllByRole('cell')[0]).toHaveTextContent('3');

  await user.click(screen.getByRole('button', { name: 'Newer' }));
  await screen.findByText('1-2 of 3');
  expect(address()).toBe('/');
});

test('a new column sorts ascending, the same one toggles, both from the first page', async () => {
  const { user, address } = renderScreen(<Companies />, {
    at: '/?skip=2',
    mocks: [
      page({ skip: 2 }, ['Oak'], 3),
      page({ sortBy: 'company' }, ['Ash', 'Elm'], 3),
      page({ sortBy: 'company', sortOrder: 'DESC' }, ['Oak', 'Elm'], 3),
    ],
  });
  await screen.findByText('3-3 of 3');
  await user.click(screen.getByRole('button', { name: 'Company' }));
  await waitFor(() => expect(first()).toBe('Ash'));
  expect(address()).toBe('/?sort=company&order=ASC');
  expect(screen.getByRole('columnheader', { name: 'Company' })).toHaveAttribute('aria-sort', 'ascending');

  await user.click(screen.getByRole('button', { name: 'Company' }));
  await waitFor(() => expect(first()).toBe('Oak'));
  expect(address()).toBe('/?sort=company&order=DESC');
  expect(screen.queryByRole('button', { name: 'Contact' })).toBeNull();
});

test('a search starts at the first page, and an empty result says so twice', async () => {
  const { user, address } = renderScreen(<Companies />, {
    at: '/?skip=2',
    mocks: [page({ skip: 2 }, ['Oak'], 3), page({ searchText: 'zzz' }, [], 0)],
  });
  await screen.findByText('3-3 of 3');
  await pressKeys(user, '/');
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
  await user.keyboard('zzz{Enter}');
  expect(await screen.findByText('There is nothing')).toBeVisible();
  expect(await screen.findByText('Currently there is no data')).toBeVisible();
  expect(address()).toBe('/?searchText=zzz');
});

test('a search that failed shows neither the rows before it nor that there are none; another try finds them', async () => {
  const { request } = page({ searchText: 'oak' }, [], 0);
  const { user } = renderScreen(<Companies />, {
    mocks: [
      page({}, ['Ash', 'Elm'], 3),
      {
        request,
        result: { errors: [{ message: 'Something went wrong', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] },
      },
      page({ searchText: 'oak' }, ['Oak'], 1),
    ],
  });
  await screen.findByText('1-2 of 3');
  await pressKeys(user, '/');
  await user.keyboard('oak{Enter}');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('The list could not be loaded')).toBeVisible();
  for (const wrong of ['There is nothing', '0 of 0', '1-2 of 3', 'Ash']) expect(screen.queryByText(wrong)).toBeNull();
  await user.click(again);
  expect(await screen.findByText('1-1 of 1')).toBeVisible();
  expect(screen.queryByText('The list could not be loaded')).toBeNull();
});

test('an address beyond the last page, or with nonsense in it, finds the nearest page', async () => {
  const { address } = renderScreen(<Companies />, {
    at: '/?skip=40&sort=a.b;--',
    mocks: [page({ skip: 40 }, [], 3), page({ skip: 2 }, ['Oak'], 3)],
  });
  await screen.findByText('3-3 of 3');
  expect(address()).toContain('skip=2');
});

test('goes from row to row: back before the first one in sight', async () => {
  const { user, address } = renderScreen(<Companies />, {
    at: '/?skip=4&after=Elm',
    mocks: [page({ skip: 4, after: 'Elm' }, ['Oak', 'Yew'], 9), page({ skip: 2, before: 'Oak' }, ['Fir', 'Elm'], 9)],
  });
  await screen.findByText('5-6 of 9');
  await user.click(screen.getByRole('button', { name: 'Newer' }));
  await waitFor(() => expect(first()).toBe('Fir'));
  expect(address()).toBe('/?skip=2&before=Oak');
});

test.each([
  ['nothing stands behind the row any more', '/?skip=2&after=Elm', page({ skip: 2, after: 'Elm' }, [], 4)],
  ['too few stand before the row', '/?skip=2&before=Yew', page({ skip: 2, before: 'Yew' }, ['Elm'], 4)],
])('shows the page by its number where %s', async (_, at, gone) => {
  const { address } = renderScreen(<Companies />, { at, mocks: [gone, page({ skip: 2 }, ['Oak', 'Yew'], 4)] });
  await waitFor(() => expect(first()).toBe('Oak'));
  expect(address()).toBe('/?skip=2');
});

test('a file holds every row once: each step begins behind the last row of the one before', async () => {
  const names = Array.from({ length: 2 * exportPage + 2 }, (_, at) => `Company ${at}`);
  const step = (after: string | undefined, from: number): MockLink.MockedResponse => {
    const { request, ...mock } = page({}, names.slice(from, from + exportPage), names.length);
    const search = { take: exportPage, sortBy: 'createdOn', sortOrder: 'ASC', ...(after && { after }) };
    return { ...mock, request: { ...request, variables: { search } } };
  };
  const exported: string[] = [];
  function Export() {
    const list = useListPage({
      query: useCustomersQuery,
      page: (data) => data.customers,
      take: 2,
      sort: { by: 'createdOn', order: 'ASC' },
      filters: {},
    });
    const run = async () => {
      for await (const rows of list.allRows({ signal: new AbortController().signal }))
        exported.push(...rows.map((row) => row.company));
    };
    return (
      <button type="button" onClick={() => void run()}>
        Export
      </button>
    );
  }
  const { user } = renderScreen(<Export />, {
    mocks: [
      page({}, ['Ash'], 1),
      step(undefined, 0),
      step(names[exportPage - 1], exportPage),
      step(names[2 * exportPage - 1], 2 * exportPage),
    ],
  });
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(exported).toHaveLength(names.length));
  expect(exported).toEqual(names);
});

test('rows and their numbers belong together while a page, a sort or a search loads', async () => {
  const slow = (mock: MockLink.MockedResponse): MockLink.MockedResponse => ({ ...mock, delay: Infinity });
  const { user } = renderScreen(<Companies />, {
    mocks: [
      page({}, ['Ash', 'Elm'], 6),
      page({ skip: 2, after: 'Elm' }, ['Fir', 'Oak'], 6),
      slow(page({ skip: 4, after: 'Oak' }, ['Sal', 'Yew'], 6)),
      slow(page({ sortBy: 'company' }, ['Ash', 'Elm'], 6)),
    ],
  });
  const numbered = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .slice(0, 2)
          .map((cell) => cell.textContent),
      );
  const second = [
    ['3', 'Fir'],
    ['4', 'Oak'],
  ];
  await screen.findByText('1-2 of 6');
  await user.click(screen.getByRole('button', { name: 'Older' }));
  await screen.findByText('3-4 of 6');
  expect(numbered()).toEqual(second);
  await user.click(screen.getByRole('button', { name: 'Older' }));
  expect(screen.getByRole('region', { name: 'Companies' })).toHaveAttribute('aria-busy', 'true');
  expect(numbered()).toEqual(second);
  expect(screen.getByText('3-4 of 6')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Company' }));
  expect(numbered()).toEqual(second);
});
