import { parse, print } from 'graphql';
import { onlyIds, pagesAhead } from './pagesAhead';

interface Row {
  uniqueId: string;
}

/** A list of which pages of `size` rows are read; `before` changes it before the page after that row is answered. */
function listOf(count: number, size: number, before: Record<string, (all: Row[]) => void> = {}) {
  const all: Row[] = Array.from({ length: count }, (_, at) => ({ uniqueId: `r${at}` }));
  const gone: Row[] = [];
  const asked: string[] = [];
  let underWay = 0;
  let most = 0;
  const after = (start: string | undefined, take: number) => {
    const at = start === undefined ? 0 : all.findIndex(({ uniqueId }) => uniqueId === start) + 1;
    return all.slice(at, at + take);
  };
  return {
    all,
    gone,
    asked,
    most: () => most,
    list: {
      size,
      isLong: count > size,
      page: async (start: string | undefined) => {
        asked.push(start ?? 'start');
        most = Math.max(most, (underWay += 1));
        await new Promise((resolve) => setTimeout(resolve, 2));
        before[start ?? 'start']?.(all);
        delete before[start ?? 'start'];
        underWay -= 1;
        return after(start, size);
      },
      ends: async (start: string | undefined) =>
        after(start, 2 * size).flatMap(({ uniqueId }, at) => ((at + 1) % size === 0 ? [uniqueId] : [])),
    },
  };
}

async function read(pages: AsyncIterable<readonly Row[]>): Promise<string[]> {
  const ids: string[] = [];
  for await (const rows of pages) ids.push(...rows.map(({ uniqueId }) => uniqueId));
  return ids;
}

const ids = (rows: readonly Row[]) => rows.map(({ uniqueId }) => uniqueId);

test.each([0, 1, 9, 10, 11, 20, 55, 100])('all of %i rows in order, each page asked once', async (count) => {
  const { list, all, asked } = listOf(count, 10);
  expect(await read(pagesAhead(list))).toEqual(ids(all));
  expect(new Set(asked).size).toBe(asked.length);
});

test('three pages are under way at most, and more than one', async () => {
  const { list, most } = listOf(100, 10);
  await read(pagesAhead(list));
  expect(most()).toBe(3);
});

test('a row that comes in the middle pushes none out', async () => {
  const insert = (all: Row[]) => void all.splice(25, 0, { uniqueId: 'new' });
  const { list, all } = listOf(60, 10, { r19: insert });
  expect(await read(pagesAhead(list))).toEqual(ids(all));
});

test('a row that goes takes none with it and repeats none', async () => {
  const remove = (all: Row[]) => void all.splice(25, 1);
  const { list, all } = listOf(60, 10, { r19: remove });
  expect(await read(pagesAhead(list))).toEqual(ids(all));
});

test('without an answer about the following pages they are read one behind the other', async () => {
  const { list, all, most } = listOf(35, 10);
  const ends = () => Promise.reject(new Error('not now'));
  expect(await read(pagesAhead({ ...list, ends }))).toEqual(ids(all));
  expect(most()).toBe(1);
});

test('an answer that repeats itself about the following pages starts none twice', async () => {
  const { list, all, asked } = listOf(60, 10);
  expect(await read(pagesAhead({ ...list, ends: () => list.ends(undefined) }))).toEqual(ids(all));
  expect(asked.slice(0, 3)).toEqual(['start', 'r9', 'r19']);
});

test('a page that fails ends the list with its error', async () => {
  const { list } = listOf(60, 10);
  const page = (start: string | undefined) =>
    start === 'r29' ? Promise.reject(new Error('The server is away')) : list.page(start);
  await expect(read(pagesAhead({ ...list, page }))).rejects.toThrow('The server is away');
});

test('the query of the ends has the list, its search and the uniqueId alone', () => {
  const document = parse(`
    query Customers($search: CustomerSearch!) { customers(search: $search) { rows { ...CustomerRow } rowCount } }
    fragment CustomerRow on Customer { uniqueId company }
  `);
  expect(print(onlyIds(document)).replace(/\s+/g, ' ').trim()).toBe(
    'query Customers($search: CustomerSearch!) { customers(search: $search) { rows { uniqueId } } }',
  );
  expect(onlyIds(document)).toBe(onlyIds(document));
});
