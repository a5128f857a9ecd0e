/**
 * A list screen in one hook: search, sort and page stand in the URL, so that back, reload and sharing work.
 *
 *   const list = useListPage({
 *     query: useCustomersQuery, page: (data) => data.customers, take: 50,
 *     sort: { by: 'createdOn', order: 'ASC' }, filters: { searchText: inUrl.text },
 *   });
 *   <ListTable list={list} columns={customerColumns} emptyText="There is not customers" ... />
 */
import type { ApolloClient, DocumentNode } from '@apollo/client';
import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SortOrder } from '../../../server/src/domain/enums';
import type { Sort } from './DataTable';
import { readFilters, writeFilters, type UrlCodecs } from './inUrl';
import { toast } from './toast';

export interface Page<Row> {
  rows: readonly Row[];
  rowCount: number;
}

interface Paging {
  skip: number;
  take: number;
  sortBy: string;
  sortOrder: SortOrder;
}

/** What is used of a generated query hook's answer. */
interface ListAnswer<Data> {
  data?: unknown;
  previousData?: Data | undefined;
  loading: boolean;
  error?: unknown;
  client: ApolloClient;
  observable: { query: DocumentNode };
  refetch: () => Promise<unknown>;
}

interface ListPageOptions<Data, Row, Filters, Search> {
  /** A generated hook of a query whose one variable is `search`. */
  query: (options: {
    variables: { search: Paging & Partial<NoInfer<Search>> };
    fetchPolicy: 'cache-and-network';
    nextFetchPolicy: 'cache-first';
  }) => ListAnswer<Data>;
  page: (data: Data) => Page<Row>;
  take: number;
  sort: Sort;
  filters: UrlCodecs<Filters>;
  /** The filters as the API takes them, where the address holds more: a reference's name beside its id. */
  toSearch?: (filters: Partial<Filters>) => Partial<Search>;
  /** What is searched for as long as nothing else was chosen. */
  defaults?: Partial<Filters>;
}

export interface ListPage<Row, Filters = unknown> extends Page<Row> {
  loading: boolean;
  failed: boolean;
  retry(): void;
  skip: number;
  take: number;
  sort: Sort;
  /** A new column sorts ascending, the same one toggles; either way from the first page. */
  sortOn(by: string): void;
  filters: Partial<Filters>;
  /** Searches anew, from the first page. */
  search(filters: Partial<Filters>): void;
  /** '1-50 of 1234'. */
  range: string;
  newer: (() => void) | null;
  older: (() => void) | null;
  /** All rows of the search, page by page, past the cache: for Excel. */
  allRows(options: { sort?: Sort; signal: AbortSignal }): AsyncGenerator<readonly Row[], void>;
}

/** So much the API gives at once: `take` of a screen without pages, and of each step of an export. */
export const wholeList = 5000;

const noDefaults = {};

export function useListPage<Data, Row, Filters extends object, Search extends object = Filters>(
  options: ListPageOptions<Data, Row, Filters, Search>,
): ListPage<Row, Filters> {
  const { query, page, take, filters: codecs, defaults = noDefaults as Partial<Filters> } = options;
  const [params, setParams] = useSearchParams();
  const place = readPlace(params, options.sort);
  const { skip, sort } = place;
  const filters = readFilters(codecs, params, defaults);
  // Without `toSearch` the filters are the search.
  const wanted = (options.toSearch?.(filters) ?? filters) as Partial<Search>;

  const answer = query({
    variables: { search: { ...wanted, skip, take, sortBy: sort.by, sortOrder: sort.order } },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  // The last page stays in sight until the next one is there, so that nothing jumps.
  const data = (answer.data ?? answer.previousData) as Data | undefined;
  const { rows, rowCount } = data ? page(data) : { rows: [], rowCount: 0 };
  const settled = !answer.loading && !answer.error && answer.data !== undefined;

  const go = useCallback((change: (next: URLSearchParams) => void, replace = false) => {
    setParams((current) => {
      const next = new URLSearchParams(current);
      change(next);
      return next;
    }, { replace });
  }, [setParams]);
  const goTo = (to: number) => go((next) => (to > 0 ? next.set('skip', String(to)) : next.delete('skip')));

  const nothing = settled && rowCount === 0;
  const searched = JSON.stringify(wanted);
  useEffect(() => {
    if (nothing) toast.info('Currently there is no data');
  }, [nothing, searched]);

  const lastSkip = Math.max(0, Math.ceil(rowCount / take) - 1) * take;
  const beyond = settled && skip > lastSkip;
  useEffect(() => {
    // The rows of the last page were deleted, or an old link names a page that is no more.
    if (beyond) go((next) => (lastSkip > 0 ? next.set('skip', String(lastSkip)) : next.delete('skip')), true);
  }, [beyond, go, lastSkip]);

  return {
    rows, rowCount, skip, take, sort, filters,
    loading: answer.loading,
    failed: Boolean(answer.error) && !answer.loading,
    retry: () => void answer.refetch().catch(() => undefined),
    sortOn: (by) => go((next) => {
      const order = by === sort.by && sort.order === 'ASC' ? 'DESC' : 'ASC';
      next.delete('skip');
      next.set('sort', by);
      next.set('order', order);
    }),
    search: (chosen) => go((next) => {
      next.delete('skip');
      writeFilters(codecs, next, defaults, chosen);
    }),
    range: rowCount === 0 ? '0 of 0' : `${skip + 1}-${Math.min(skip + take, rowCount)} of ${rowCount}`,
    newer: skip > 0 ? () => goTo(skip - take) : null,
    older: skip + take < rowCount ? () => goTo(skip + take) : null,
    async *allRows({ sort: order = sort, signal }) {
      for (let from = 0; ; from += wholeList) {
        signal.throwIfAborted();
        const search = { ...wanted, skip: from, take: wholeList, sortBy: order.by, sortOrder: order.order };
        const { data: part } = await answer.client.query<unknown>({
          query: answer.observable.query, variables: { search }, fetchPolicy: 'no-cache',
        });
        const { rows: more } = page(part as Data);
        if (more.length > 0) yield more;
        if (more.length < wholeList) return;
      }
    },
  };
}

/** Page and order from the address; what makes no sense there counts as not given. */
function readPlace(params: URLSearchParams, usual: Sort): { skip: number; sort: Sort } {
  const skip = Number(params.get('skip') ?? 0);
  const by = params.get('sort');
  const order = params.get('order') === 'DESC' ? 'DESC' : 'ASC';
  return {
    skip: Number.isSafeInteger(skip) && skip > 0 ? skip : 0,
    sort: by && /^\w{1,40}$/.test(by) ? { by, order } : usual,
  };
}
