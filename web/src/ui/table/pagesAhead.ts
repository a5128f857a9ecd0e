/**
 * Reads a whole list page by page with the next pages under way. A page starts after the last row of the one before, which is known
 * only when that has arrived; therefore the last rows of the following pages are asked for first, which is quick.
 */
import type { DocumentNode, FieldNode, SelectionSetNode } from 'graphql';

export interface PagedList<Row> {
  size: number;
  /** False if there is probably one page, so that no forecast is needed. */
  isLong: boolean;
  /** The rows of the page after the row with this uniqueId; of the first page if undefined. */
  page(after: string | undefined): Promise<readonly Row[]>;
  /** The uniqueIds of the rows that end the following full pages, as of now. Empty if there is no full page. */
  ends(after: string | undefined): Promise<readonly string[]>;
}

/** Pages under way besides the one that is awaited: bounds the memory, and what one user asks of the server at once. */
const ahead = 2;

/** All pages in order. A row that keeps its place is in exactly one of them, whatever is booked or deleted meanwhile. */
export async function* pagesAhead<Row extends { uniqueId: string }>(
  list: PagedList<Row>,
): AsyncGenerator<readonly Row[], void> {
  const forecast = new Forecast(list);
  for (let after: string | undefined; ;) {
    const rows = await forecast.pageAfter(after);
    const last = rows.at(-1);
    const isWhole = rows.length >= list.size;
    if (isWhole && last) forecast.startAfter(last.uniqueId);
    if (rows.length > 0) yield rows;
    if (!isWhole || !last) return;
    after = last.uniqueId;
  }
}

/** The pages that will be wanted if no row comes or goes; others are dropped when their turn comes. */
class Forecast<Row extends { uniqueId: string }> {
  private readonly started = new Map<string | undefined, Promise<readonly Row[]>>();
  /** Where the pages that are not started yet begin. */
  private waiting: string[] = [];
  /** No page is foreseen twice, even if a changed row is moved on while its list is read. */
  private foreseen = new Set<string>();
  private run = 0;

  constructor(private readonly list: PagedList<Row>) {
    this.restartAt(undefined);
  }

  /** The page after a row, which is started now unless it was foreseen. */
  pageAfter(after: string | undefined): Promise<readonly Row[]> {
    if (!this.started.has(after)) this.restartAt(after);
    const page = this.started.get(after) ?? this.list.page(after);
    return page.finally(() => this.started.delete(after));
  }

  /** Called when a page has arrived: the one after this row is wanted next. */
  startAfter(last: string): void {
    if (!this.started.has(last) && this.waiting[0] !== last) return this.restartAt(last);
    this.fill();
  }

  /** The forecast was wrong, or there is none yet. */
  private restartAt(after: string | undefined): void {
    this.run += 1;
    this.started.clear();
    this.waiting = [];
    this.foreseen.clear();
    this.start(after);
    this.ask(after);
  }

  private start(after: string | undefined): void {
    const page = this.list.page(after);
    // A rejection is handled when the page is awaited.
    page.catch(() => undefined);
    this.started.set(after, page);
  }

  private fill(): void {
    while (this.started.size <= ahead) {
      const after = this.waiting.shift();
      if (after === undefined) return;
      if (this.waiting.length === 0) this.ask(after);
      this.start(after);
    }
  }

  private ask(after: string | undefined): void {
    if (!this.list.isLong) return;
    const { run } = this;
    this.list.ends(after).then(
      (ends) => {
        if (run !== this.run) return;
        const fresh = ends.filter((end) => !this.foreseen.has(end));
        for (const end of fresh) this.foreseen.add(end);
        this.waiting.push(...fresh);
        this.fill();
      },
      // Without a forecast the pages follow one another; a failure of the server is told by the next page.
      () => undefined,
    );
  }
}

const idDocuments = new WeakMap<DocumentNode, DocumentNode>();

/** The query of a list with nothing of its rows but the uniqueId. */
export function onlyIds(document: DocumentNode): DocumentNode {
  const made = idDocuments.get(document) ?? withIdsAlone(document);
  idDocuments.set(document, made);
  return made;
}

/** A query of one list, which is `{ list { rows { … } rowCount } }`. */
function withIdsAlone(document: DocumentNode): DocumentNode {
  const uniqueId = { kind: 'Field', name: { kind: 'Name', value: 'uniqueId' } } as FieldNode;
  const below = (field: FieldNode, selections: FieldNode[]): FieldNode => ({
    ...field,
    selectionSet: { kind: 'SelectionSet', selections } as unknown as SelectionSetNode,
  });
  const fieldsOf = ({ selectionSet }: { readonly selectionSet?: SelectionSetNode }) =>
    (selectionSet?.selections ?? []).filter((node): node is FieldNode => node.kind === 'Field');
  const rowsAlone = (list: FieldNode) =>
    below(
      list,
      fieldsOf(list)
        .filter(({ name }) => name.value === 'rows')
        .map((rows) => below(rows, [uniqueId])),
    );
  return {
    ...document,
    definitions: document.definitions.flatMap((node) =>
      node.kind === 'OperationDefinition'
        ? { ...node, selectionSet: { ...node.selectionSet, selections: fieldsOf(node).map(rowsAlone) } }
        : [],
    ),
  };
}
