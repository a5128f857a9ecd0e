/**
 * Measures the size of a document with all fragments expanded. Each definition is measured once, however often it is
 * used.
 */
import {
  Kind,
  Lexer,
  Source,
  TokenKind,
  type DefinitionNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

export interface TextMeasure {
  tokens: number;
  /** Maximum nesting depth of brackets of any kind. */
  nesting: number;
}

/** Tokenizes a document without parsing it; stops after `maxTokens`. Throws a GraphQL syntax error. */
export function measureText(text: string, maxTokens: number): TextMeasure {
  const lexer = new Lexer(new Source(text));
  let [tokens, open, nesting] = [0, 0, 0];
  while (tokens <= maxTokens) {
    const { kind } = lexer.advance();
    if (kind === TokenKind.EOF) break;
    tokens += 1;
    if (opening.has(kind)) open += 1;
    if (closing.has(kind)) open -= 1;
    nesting = Math.max(nesting, open);
  }
  return { tokens, nesting };
}

const opening = new Set<TokenKind>([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
const closing = new Set<TokenKind>([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);

export interface DocumentMeasure {
  definitions: number;
  depth: number;
  aliases: number;
  fields: number;
  /** Root fields of one operation. */
  operations: number;
  /** Maximum number of selections of one response field: the overlap rule compares each pair of them. */
  repeats: number;
  introspection: boolean;
}

interface Size {
  depth: number;
  aliases: number;
  fields: number;
}

const nothing: Size = { depth: 0, aliases: 0, fields: 0 };
/** Size of two sibling selections: the maximum depth and the sum of the fields. */
const beside = (a: Size, b: Size): Size => ({
  depth: Math.max(a.depth, b.depth),
  aliases: a.aliases + b.aliases,
  fields: a.fields + b.fields,
});

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;
type WithSelections = Extract<DefinitionNode, { selectionSet: SelectionSetNode }>;

/**
 * Measures that take a step per field are computed only up to `maxFields`. A document with a fragment cycle counts as
 * infinite; validation refuses it.
 */
export function measureDocument(document: DocumentNode, maxFields: number): DocumentMeasure {
  const definitions = document.definitions.filter((node): node is WithSelections => 'selectionSet' in node);
  const fragments = new Map(
    definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION).map((node) => [node.name.value, node]),
  );
  const { sizeOf, isCyclic } = sizing(fragments);
  const sizes = definitions.map(({ selectionSet }) => sizeOf(selectionSet));
  const most = (of: readonly number[]) => Math.max(0, ...of);
  const fields = most(sizes.map((size) => size.fields));
  const countable = fields <= maxFields && !isCyclic() ? definitions : [];
  return {
    definitions: document.definitions.length,
    depth: most(sizes.map((size) => size.depth)),
    aliases: most(sizes.map((size) => size.aliases)),
    fields,
    operations: most(
      countable
        .filter((node) => node.kind === Kind.OPERATION_DEFINITION)
        .map(({ selectionSet }) => fieldsOf([selectionSet], fragments).length),
    ),
    repeats: most(countable.map(({ selectionSet }) => repeats([selectionSet], fragments))),
    introspection: countable.some(({ selectionSet }) =>
      fieldsOf([selectionSet], fragments).some(({ name }) => name.value === '__schema' || name.value === '__type'),
    ),
  };
}

function sizing(fragments: Fragments) {
  const known = new Map<string, Size>();
  const open = new Set<string>();
  let cyclic = false;
  const ofNode = (node: SelectionNode): Size => {
    if (node.kind === Kind.INLINE_FRAGMENT) return of(node.selectionSet);
    if (node.kind === Kind.FRAGMENT_SPREAD) return ofFragment(node.name.value);
    const inside = node.selectionSet ? of(node.selectionSet) : nothing;
    return { depth: inside.depth + 1, aliases: inside.aliases + (node.alias ? 1 : 0), fields: inside.fields + 1 };
  };
  const of = (set: SelectionSetNode): Size => set.selections.map(ofNode).reduce(beside, nothing);
  const ofFragment = (name: string): Size => {
    const measured = known.get(name);
    if (measured) return measured;
    if (open.has(name)) {
      cyclic = true;
      return nothing;
    }
    open.add(name);
    const fragment = fragments.get(name);
    const size = fragment ? of(fragment.selectionSet) : nothing;
    open.delete(name);
    known.set(name, size);
    return size;
  };
  return { sizeOf: of, isCyclic: () => cyclic };
}

/** Fields of sibling selections including their fragments; each fragment once. */
function fieldsOf(sets: readonly SelectionSetNode[], fragments: Fragments, seen = new Set<string>()): FieldNode[] {
  return sets.flatMap(({ selections }) =>
    selections.flatMap((node): FieldNode[] => {
      if (node.kind === Kind.FIELD) return [node];
      if (node.kind === Kind.INLINE_FRAGMENT) return fieldsOf([node.selectionSet], fragments, seen);
      const fragment = seen.has(node.name.value) ? undefined : fragments.get(node.name.value);
      seen.add(node.name.value);
      return fragment ? fieldsOf([fragment.selectionSet], fragments, seen) : [];
    }),
  );
}

function repeats(sets: readonly SelectionSetNode[], fragments: Fragments): number {
  const byName = new Map<string, FieldNode[]>();
  for (const field of fieldsOf(sets, fragments)) {
    const name = field.alias?.value ?? field.name.value;
    const same = byName.get(name) ?? [];
    byName.set(name, same);
    same.push(field);
  }
  let most = 0;
  for (const fields of byName.values()) {
    const inside = fields.flatMap(({ selectionSet }) => selectionSet ?? []);
    most = Math.max(most, fields.length, inside.length > 0 ? repeats(inside, fragments) : 0);
  }
  return most;
}
