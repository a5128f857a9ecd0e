import { Kind, parse, type FragmentDefinitionNode, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';

/** What a client asked to see, as a tree of field names. */
export interface Selection {
  readonly [name: string]: Selection;
}

type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;
type Variables = Readonly<Record<string, unknown>>;

const none: Selection = Object.freeze({});

/** The fields that a GraphQL request selects below the current one; @skip and @include are honoured. */
export function requestedSelection(info: GraphQLResolveInfo): Selection {
  const tree: Record<string, Selection> = {};
  for (const node of info.fieldNodes) {
    if (node.selectionSet) collect(node.selectionSet, info.fragments, info.variableValues, tree);
  }
  return tree;
}

/** The fields that a REST row promises, written as a GraphQL selection: `{ uniqueId vendor { name } }`. */
export function selection(text: string): Selection {
  const [definition] = parse(text.trim() || '{ __typename }').definitions;
  const tree: Record<string, Selection> = {};
  if (definition?.kind === Kind.OPERATION_DEFINITION) collect(definition.selectionSet, {}, {}, tree);
  return tree;
}

function collect(
  set: SelectionSetNode,
  fragments: Fragments,
  variables: Variables,
  tree: Record<string, Selection>,
): void {
  for (const node of set.selections) {
    if (node.directives?.some((d) => isExcluded(d.name.value, d.arguments?.[0]?.value, variables))) continue;
    if (node.kind === Kind.FIELD) {
      const name = node.name.value;
      if (!node.selectionSet) {
        tree[name] ??= none;
        continue;
      }
      const selectionOf: Record<string, Selection> = { ...tree[name] };
      collect(node.selectionSet, fragments, variables, selectionOf);
      tree[name] = selectionOf;
    } else if (node.kind === Kind.INLINE_FRAGMENT) {
      collect(node.selectionSet, fragments, variables, tree);
    } else {
      const fragment = fragments[node.name.value];
      if (fragment) collect(fragment.selectionSet, fragments, variables, tree);
    }
  }
}

function isExcluded(directive: string, value: unknown, variables: Variables): boolean {
  if (directive !== 'skip' && directive !== 'include') return false;
  const node = value as { kind: Kind; value?: boolean; name?: { value: string } } | undefined;
  const holds = node?.kind === Kind.VARIABLE ? Boolean(variables[node.name?.value ?? '']) : Boolean(node?.value);
  return directive === 'skip' ? holds : !holds;
}

/** True when a relation or a column was asked for. */
export const isSelected = (fields: Selection, name: string): boolean => Object.hasOwn(fields, name);
export const selectionOf = (fields: Selection, name: string): Selection => fields[name] ?? none;
