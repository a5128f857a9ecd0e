import { Kind, type FragmentDefinitionNode, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';

/** Fields selected by a client, as a tree of names. */
export interface Selection {
  readonly [name: string]: Selection;
}

type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;
type Variables = Readonly<Record<string, unknown>>;

const none: Selection = Object.freeze({});

/** Fields selected below the current GraphQL field, with @skip and @include applied. */
export function requestedSelection(info: GraphQLResolveInfo): Selection {
  const tree: Record<string, Selection> = {};
  for (const node of info.fieldNodes) {
    if (node.selectionSet) collect(node.selectionSet, info.fragments, info.variableValues, tree);
  }
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

/** True if a relation or column was selected. */
export const isSelected = (fields: Selection, name: string): boolean => Object.hasOwn(fields, name);
export const selectionOf = (fields: Selection, name: string): Selection => fields[name] ?? none;
