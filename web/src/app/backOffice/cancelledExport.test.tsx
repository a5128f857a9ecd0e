import { ApolloProvider } from '@apollo/client/react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { useCustomersQuery, type CustomerRowFragment } from '../../graphql.generated';
import type { Column } from '../../ui/table/columns';
import { ExportButton } from '../../ui/file/ExportButton';
import { UiProvider } from '../../ui/app/UiProvider';
import { exportPage, useListPage, wholeList } from '../../ui/table/useListPage';
import { createClient } from './apollo';

const columns: readonly Column<CustomerRowFragment>[] = [
  { key: 'company', title: 'Company', value: (row) => row.company },
];

function Companies() {
  const list = useListPage({
    query: useCustomersQuery,
    page: (data) => data.customers,
    take: 2,
    sort: { by: 'createdOn', order: 'ASC' },
    filters: {},
  });
  return (
    <>
      <p>{list.range}</p>
      <ExportButton list={list} columns={columns} name="Customers" />
    </>
  );
}

function answerWith(count: number): Response {
  const rows = Array.from({ length: count }, (_, at) => ({
    __typename: 'Customer',
    uniqueId: `c${at}`,
    id: at,
    version: 1,
    name: 'N',
    company: `Company ${at}`,
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
  const body = JSON.stringify({ data: { customers: { __typename: 'CustomerPage', rows, rowCount: 12_000 } } });
  return {
    status: 200,
    ok: true,
    headers: new Headers({ 'content-type': 'application/json' }),
    text: () => Promise.resolve(body),
  } as Response;
}

test('cancelling an export ends the requests that are under way at once, as no failure', async () => {
  const [realFetch, realWorker] = [globalThis.fetch, globalThis.Worker];
  const posted: object[] = [];
  const terminate = jest.fn();
  globalThis.Worker = class extends EventTarget {
    postMessage = (message: object) => void posted.push(message);
    terminate = terminate;
  } as unknown as typeof Worker;
  const exported: AbortSignal[] = [];
  const files = new Set<string | null>();
  globalThis.fetch = (_, init) => {
    const {
      operationName,
      variables: { search },
    } = JSON.parse(String(init?.body)) as { operationName: string; variables: { search: { take: number } } };
    // The columns that the user has chosen are not awaited.
    if (operationName !== 'Customers') return new Promise(() => undefined);
    if (search.take === 2) return Promise.resolve(answerWith(2));
    // Where the following pages begin.
    if (search.take === wholeList) return Promise.resolve(answerWith(wholeList));
    const signal = init?.signal;
    if (!signal) throw new Error('Nothing can end this request');
    exported.push(signal);
    files.add(new Headers(init.headers).get('export-id'));
    if (exported.length === 1) return Promise.resolve(answerWith(exportPage));
    // The following pages never arrive.
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
  };
  try {
    const user = userEvent.setup();
    render(
      <ApolloProvider client={createClient()}>
        <UiProvider>
          <MemoryRouter initialEntries={['/?sort=company']}>
            <Companies />
          </MemoryRouter>
        </UiProvider>
      </ApolloProvider>,
    );
    await screen.findByText('1-2 of 12000');
    await user.click(screen.getByRole('button', { name: 'Excel' }));
    expect(await screen.findByText('1000 of 12000 rows')).toBeInTheDocument();
    // The next pages are requested before the worker receives this one.
    expect(exported.map(({ aborted }) => aborted)).toEqual([false, false, false, false]);
    expect(posted).toHaveLength(2);
    // The security log counts the pages of one file as one export.
    expect([...files]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);

    await user.keyboard('{Escape}');
    await waitFor(() => expect(exported.map(({ aborted }) => aborted)).toEqual([false, true, true, true]));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Excel' })).toBeEnabled());
    expect(terminate).toHaveBeenCalledTimes(1);
    expect(exported).toHaveLength(4);
    expect(screen.queryByRole('alert')).toBeNull();
  } finally {
    globalThis.fetch = realFetch;
    globalThis.Worker = realWorker;
  }
});
