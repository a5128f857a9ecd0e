/**
 * State of a list screen: search, sort and page are in the URL, so that back, reload and sharing work.
 *
 *   const list = useListPage({
 *     query: useCustomersQuery, page: (data) => data.customers, take: 50,
 *     sort: { by: 'createdOn', order: 'ASC' }, filters: { searchText: urlCodecs.text },
 *   });
 *   <ListTable list={list} columns={customerColumns} emptyText={productTexts.noCustomers} ... />
 */
import type { ApolloClient, DocumentNode } from '@apollo/client';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { SortOrder } from '../../../../server/src/domain/enums';
import type { Sort } from './DataTable';
import { onlyIds, pagesAhead } from './pagesAhead';
import { useAddressFilters } from '../search/ownBranch';
import type { UrlCodecs } from '../search/urlCodecs';
import { toast } from '../overlay/toast';
import { useListAddress } from '../views/useListAddress';

export interface Page<Row> {
  rows: readonly Row[];
  /** Null if the answer came without a count, which takes longer than the rows. */
  rowCount: number | null;
}

interface Paging {
  skip: number;
  take: number;
  after?: string;
  before?: string;
  sortBy: string;
  sortOrder: SortOrder;
}

/** The parts of a generated query hook's result that are used. */
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
  /** A generated query hook whose only variable is `search`. */
  query: (options: {
    variables: { search: Paging & Partial<NoInfer<Search>> };
    fetchPolicy: 'cache-and-network';
    nextFetchPolicy: 'cache-first';
  }) => ListAnswer<Data>;
  page: (data: Data) => Page<Row>;
  /** A hook that counts the rows of a search, called with null when there is nothing to count. */
  useCount?: (search: Partial<NoInfer<Search>> | null) => number | null;
  take: number;
  sort: Sort;
  filters: UrlCodecs<Filters>;
  /** Converts filters to API input where the URL holds more, e.g. a reference's name beside its id. */
  toSearch?: (filters: Partial<Filters>) => Partial<Search>;
  /** Filters that apply unless others are set, besides the own branch. */
  defaults?: Partial<Filters>;
}

export interface ListPage<Row, Filters = unknown> extends Page<Row> {
  loading: boolean;
  failed: boolean;
  retry(): void;
  /** Number of rows before those of `rows`, which may be those of the previous page while the next one loads. */
  skip: number;
  take: number;
  sort: Sort;
  /** A new column sorts ascending, the same one toggles. Returns to the first page. */
  sortOn(by: string): void;
  filters: Partial<Filters>;
  /** The filters that apply by themselves. */
  defaults: Partial<Filters>;
  /** Starts a new search at the first page. */
  search(filters: Partial<Filters>): void;
  /** Back to the filters that apply by themselves; null: they do. */
  unfilter: (() => void) | null;
  /** '1-50 of 1234', '1-50 of counting…'; empty if unknown because loading failed. */
  range: string;
  /** Identifies the rows, for `useScrollPlace`. */
  place: { name: string | null; isBack: boolean };
  newer: (() => void) | null;
  older: (() => void) | null;
  /** All rows of the search, page by page, bypassing the cache. For Excel. */
  allRows(options: {
    sort?: Sort;
    signal: AbortSignal;
    headers?: Readonly<Record<string, string>>;
  }): AsyncGenerator<readonly Row[], void>;
}

/** Maximum `take` of the API: used by screens without paging. */
export const wholeList = 5000;

/** Rows of each step of an export. The server answers nobody else while it encodes them: 20 ms for 1,000, 45 for 2,500. */
export const exportPage = 1000;

const withoutCount = () => null;

export function useListPage<
  Data,
  Row extends { uniqueId: string },
  Filters extends object,
  Search extends object = Filters,
>(options: ListPageOptions<Data, Row, Filters, Search>): ListPage<Row, Filters> {
  const { query, page, take, filters: codecs } = options;
  const names = Object.keys(codecs);
  const [params, setParams, isOpening] = useListAddress(names);
  const place = readPlace(params, options.sort);
  const { skip: askedSkip, sort, border } = place;
  const { defaults, read, write } = useAddressFilters(codecs, options.defaults);
  const filters = read(params);
  // Without `toSearch` the filters are the API input.
  const wanted = (options.toSearch?.(filters) ?? filters) as Partial<Search>;

  const { pathname } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const variables = { search: { ...wanted, skip: askedSkip, take, ...border, sortBy: sort.by, sortOrder: sort.order } };
  const answer = query({
    variables,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const failed = Boolean(answer.error) && !answer.loading;
  // Not yet what the list may turn out to open with.
  const answered = isOpening ? undefined : answer.data;
  // Where the rows stand: of the previous page until the next one is there.
  const [shownSkip, setShownSkip] = useState<number | null>(null);
  if (answered !== undefined && shownSkip !== askedSkip) setShownSkip(askedSkip);
  // The previous page stays visible until the next one has loaded, to avoid a layout jump, unless loading failed.
  const data = (answered ?? (failed || shownSkip === null ? undefined : answer.previousData)) as Data | undefined;
  const skip = (answered === undefined && data ? shownSkip : null) ?? askedSkip;
  const shown: Page<Row> = data ? page(data) : { rows: [], rowCount: 0 };
  const useCount = options.useCount ?? withoutCount;
  const followingCount = useCount(shown.rowCount === null ? wanted : null);
  const { rows } = shown;
  const rowCount = shown.rowCount ?? followingCount;
  const loading = isOpening || answer.loading;
  const settled = !loading && !answer.error && answered !== undefined;

  const go = useCallback(
    (change: (next: URLSearchParams) => void, replace = false) => {
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          change(next);
          return next;
        },
        { replace },
      );
    },
    [setParams],
  );
  // Pages by cursor, so that rows inserted meanwhile do not shift them. The page number is for display only.
  const goTo = (to: number, side: 'after' | 'before', row: Row | undefined) =>
    go((next) => {
      toPage(next, to);
      if (to > 0 && row) next.set(side, row.uniqueId);
    });

  const nothing = settled && rowCount === 0;
  const searched = JSON.stringify(wanted);
  useEffect(() => {
    if (nothing) toast.info('Currently there is no data');
  }, [nothing, searched]);

  const lastSkip = rowCount === null ? Infinity : Math.max(0, Math.ceil(rowCount / take) - 1) * take;
  const short = border !== undefined && (rows.length === 0 || ('before' in border && rows.length < take));
  const beyond = settled && rowCount !== null && (askedSkip > lastSkip || (short && rowCount > 0));
  useEffect(() => {
    // The last page's rows were deleted, or a link refers to a page that no longer exists: shows the last existing
    // page.
    if (beyond) go((next) => toPage(next, Math.min(askedSkip, lastSkip)), true);
  }, [beyond, go, lastSkip, askedSkip]);

  const search = (chosen: Partial<Filters>) =>
    go((next) => {
      toPage(next, 0);
      write(next, chosen);
    });
  const isFiltered = names.some((name) => params.has(name));

  return {
    rows,
    rowCount,
    skip,
    take,
    sort,
    filters,
    loading,
    failed,
    retry: () => void answer.refetch().catch(() => undefined),
    sortOn: (by) =>
      go((next) => {
        const order = by === sort.by && sort.order === 'ASC' ? 'DESC' : 'ASC';
        toPage(next, 0);
        next.set('sort', by);
        next.set('order', order);
      }),
    defaults,
    search,
    unfilter: isFiltered ? () => search(defaults) : null,
    place: { name: answered === undefined ? null : `${pathname} ${JSON.stringify(variables.search)}`, isBack },
    range: data ? rangeOf(skip, rows.length, take, rowCount) : '',
    newer: skip > 0 ? () => goTo(skip - take, 'before', rows[0]) : null,
    older: (rowCount === null ? rows.length === take : skip + take < rowCount)
      ? () => goTo(skip + take, 'after', rows.at(-1))
      : null,
    async *allRows({ sort: order = sort, signal, headers }) {
      const left = new AbortController();
      const fetchOptions = { signal: AbortSignal.any([signal, left.signal]) };
      const read = async (document: DocumentNode, count: number, after: string | undefined) => {
        const search = { ...wanted, take: count, sortBy: order.by, sortOrder: order.order, ...(after && { after }) };
        const { data: part } = await answer.client.query<unknown>({
          query: document,
          variables: { search },
          fetchPolicy: 'no-cache',
          context: { fetchOptions, headers },
        });
        return page(part as Data).rows;
      };
      const { query: document } = answer.observable;
      try {
        yield* pagesAhead({
          size: exportPage,
          isLong: rowCount === null || rowCount > exportPage,
          page: (after) => {
            signal.throwIfAborted();
            return read(document, exportPage, after);
          },
          ends: async (after) => {
            const ids = await read(onlyIds(document), wholeList, after);
            return ids.flatMap(({ uniqueId }, at) => ((at + 1) % exportPage === 0 ? [uniqueId] : []));
          },
        });
      } finally {
        // Cancels the pages being fetched if the caller stops early.
        left.abort();
      }
    },
  };
}

function rangeOf(skip: number, shown: number, take: number, rowCount: number | null): string {
  if (rowCount === 0) return '0 of 0';
  if (rowCount === null) return `${skip + 1}-${skip + shown} of counting…`;
  return `${skip + 1}-${Math.min(skip + take, rowCount)} of ${rowCount}`;
}

/** Goes to the page that starts after `skip` rows. */
export function toPage(params: URLSearchParams, skip: number): void {
  if (skip > 0) params.set('skip', String(skip));
  else params.delete('skip');
  params.delete('after');
  params.delete('before');
}

interface Place {
  skip: number;
  sort: Sort;
  /** Cursor: the row after which the page starts or before which it ends. */
  border: { after: string } | { before: string } | undefined;
}

/** Page and sort order from the URL; invalid values are ignored. */
function readPlace(params: URLSearchParams, defaultSort: Sort): Place {
  const [after, before] = [params.get('after'), params.get('before')].map((row) =>
    /^[\w-]{1,40}$/.test(row ?? '') ? row : null,
  );
  const skip = Number(params.get('skip') ?? 0);
  const by = params.get('sort');
  const order = params.get('order') === 'DESC' ? 'DESC' : 'ASC';
  return {
    skip: Number.isSafeInteger(skip) && skip > 0 ? skip : 0,
    sort: by && /^\w{1,40}$/.test(by) ? { by, order } : defaultSort,
    border: after ? { after } : before ? { before } : undefined,
  };
}
