/** What one GraphQL request may ask for. */
import type { ApolloServerPlugin } from '@apollo/server';
import {
  type ASTVisitor, type FragmentDefinitionNode, GraphQLError, type GraphQLSchema, Kind, type SelectionNode, type SelectionSetNode,
  type ValidationContext, type ValidationRule,
} from 'graphql';
import { fieldExtensionsEstimator, getComplexity, simpleEstimator, type ComplexityEstimator } from 'graphql-query-complexity';
import type { RequestContext } from '../context';
import { Recent } from './recent';
import { variableFailure } from './variables';

export const maxDepth = 12;
export const maxAliases = 30;
export const maxFields = 1_000;
export const maxOperations = 15;
/** What the parser reads at most. */
export const maxTokens = 5_000;
export const maxCost = 400_000;

const refused = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } });

interface Measure {
  depth: number;
  aliases: number;
  fields: number;
}

const nothing: Measure = { depth: 0, aliases: 0, fields: 0 };
/** Side by side: the deeper one counts, and the fields of both. */
const beside = (a: Measure, b: Measure): Measure =>
  ({ depth: Math.max(a.depth, b.depth), aliases: a.aliases + b.aliases, fields: a.fields + b.fields });

/** Fragments are measured once, however often they are spread: a document of a few lines may stand for a billion fields. */
function measuring(fragmentOf: (name: string) => FragmentDefinitionNode | null | undefined) {
  const known = new Map<string, Measure>();
  const ofNode = (node: SelectionNode): Measure => {
    if (node.kind === Kind.INLINE_FRAGMENT) return of(node.selectionSet);
    if (node.kind === Kind.FRAGMENT_SPREAD) return ofFragment(node.name.value);
    // Introspection nests deeply by nature and reads no data.
    if (node.name.value.startsWith('__')) return nothing;
    const inside = node.selectionSet ? of(node.selectionSet) : nothing;
    return { depth: inside.depth + 1, aliases: inside.aliases + (node.alias ? 1 : 0), fields: inside.fields + 1 };
  };
  const of = (set: SelectionSetNode): Measure => set.selections.map(ofNode).reduce(beside, nothing);
  const ofFragment = (name: string): Measure => {
    const measured = known.get(name);
    if (measured) return measured;
    // Of a fragment within itself; another rule refuses the document.
    known.set(name, nothing);
    const fragment = fragmentOf(name);
    known.set(name, fragment ? of(fragment.selectionSet) : nothing);
    return known.get(name) ?? nothing;
  };
  return of;
}

/** Depth, aliases and fields with all fragments in their places; many operations in one document are a batch in disguise. */
const sizeLimit: ValidationRule = (context: ValidationContext): ASTVisitor => {
  const measure = measuring((name) => context.getFragment(name));
  const report = (message: string) => context.reportError(refused(message));
  return {
    OperationDefinition({ selectionSet }) {
      const { depth, aliases, fields } = measure(selectionSet);
      if (depth > maxDepth) report(`The query is nested deeper than ${maxDepth} levels`);
      if (aliases > maxAliases) report(`The query has more than ${maxAliases} aliases`);
      if (fields > maxFields) report(`The query has more than ${maxFields} fields`);
      if (operations(selectionSet, context, new Set()) > maxOperations) report(`The query has more than ${maxOperations} operations`);
      return false;
    },
    FragmentDefinition: () => false,
  };
};

function operations(set: SelectionSetNode, context: ValidationContext, seen: Set<string>): number {
  return set.selections.reduce((count, node) => {
    if (node.kind === Kind.FIELD) return count + 1;
    if (node.kind === Kind.INLINE_FRAGMENT) return count + operations(node.selectionSet, context, seen);
    const fragment = seen.has(node.name.value) ? null : context.getFragment(node.name.value);
    seen.add(node.name.value);
    return fragment ? count + operations(fragment.selectionSet, context, seen) : count;
  }, 0);
}

export const documentLimits: ValidationRule[] = [sizeLimit];

/** A page costs its rows: `take` times what one row costs. */
const pageEstimator: ComplexityEstimator = ({ args, childComplexity, field }) => {
  if (field.name === 'rows') return undefined;
  const take = (args.search as { take?: number } | undefined)?.take;
  const name = String(field.type);
  return name.endsWith('Page!') ? 1 + childComplexity * Math.max(1, take ?? 100) : undefined;
};

const keptCosts = 500;
/** Strangers ask too: what is kept of them stays small. */
const longestKept = 1_000;

/** Variables that fit their types, and a cost within the limit. */
export function requestLimits(schema: GraphQLSchema): ApolloServerPlugin<RequestContext> {
  const estimators = [pageEstimator, fieldExtensionsEstimator(), simpleEstimator({ defaultComplexity: 1 })];
  const costs = new Recent<number>(keptCosts);
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ request: { variables = {} }, queryHash, document, operation, operationName }) {
          const failure = operation && variableFailure(schema, operation, variables);
          if (failure) throw failure;
          const costOf = () => getComplexity({ schema, query: document, variables, operationName: operationName ?? undefined, estimators });
          const question = `${queryHash} ${operationName ?? ''} ${JSON.stringify(variables, withoutTexts)}`;
          const cost = question.length > longestKept ? costOf() : costs.get(question, costOf);
          if (cost > maxCost) throw refused(`The query costs ${Math.round(cost)}, more than ${maxCost}; ask for fewer rows or fields`);
        },
      };
    },
  };
}

/** No text changes what a query costs. */
const withoutTexts = (_: string, value: unknown) => (typeof value === 'string' ? '' : value);
