import { readDrafts, writeDrafts, type Draft, type StoredDrafts } from './counterDrafts';

const [owner, tab] = ['user-asha', 'tab-1'];
const blank: Draft = { requestKey: 'r1', entries: {}, hasMore: false, isRefused: false };
const typed: Draft = { ...blank, entries: { sender: { text: 'gat' } } };
const nothing: StoredDrafts = { draft: blank, parked: null, submitted: [] };
const saved = { draft: typed, variables: {}, shown: { entries: typed.entries, values: {}, hasMore: false } };

test.each([
  ['a line that is being typed', { ...nothing, draft: typed }],
  ['a line that waits while a refused one is mended', { ...nothing, parked: typed }],
  ['a saved line that may not have been stored yet', { ...nothing, submitted: [saved] }],
])('%s is there again after a reload', async (_, drafts) => {
  writeDrafts(owner, tab, drafts as StoredDrafts);
  expect(await readDrafts(owner, tab)).toEqual(drafts);
});

test('of a line in which nothing is typed nothing stays in the browser', async () => {
  const before = Object.keys(localStorage);
  writeDrafts(owner, tab, { ...nothing, draft: typed });
  writeDrafts(owner, tab, nothing);
  expect(await readDrafts(owner, tab)).toBeNull();
  expect(Object.keys(localStorage)).toEqual(before);
});
