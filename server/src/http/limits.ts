/** What one GraphQL request may ask for. */
import type { ApolloServerPlugin } from '@apollo/server';
import { type ASTVisitor, GraphQLError, type GraphQLSchema, Kind, type ValidationContext, type ValidationRule } from 'graphql';
import { fieldExtensionsEstimator, getComplexity, simpleEstimator, type ComplexityEstimator } from 'graphql-query-complexity';
import type { RequestContext } from '../context';

export const maxDepth = 12;
export const maxAliases = 30;
export const maxCost = 400_000;

const refused = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } });

/** Introspection documents nest deeply by nature and read no data. */
const depthLimit: ValidationRule = (context: ValidationContext): ASTVisitor => {
  let depth = 0;
  return {
    Field: {
      enter(node) {
        if (node.name.value.startsWith('__')) return false;
        depth += 1;
        if (depth === maxDepth + 1) context.reportError(refused(`The query is nested deeper than ${maxDepth} levels`));
        return undefined;
      },
      leave(node) {
        if (!node.name.value.startsWith('__')) depth -= 1;
      },
    },
  };
};

const aliasLimit: ValidationRule = (context: ValidationContext): ASTVisitor => {
  let aliases = 0;
  return {
    Field(node) {
      if (!node.alias) return;
      aliases += 1;
      if (aliases === maxAliases + 1) context.reportError(refused(`The query has more than ${maxAliases} aliases`));
    },
  };
};

/** The same operation field many times over is a batch in disguise. */
const rootFieldLimit: ValidationRule = (context: ValidationContext): ASTVisitor => ({
  OperationDefinition(node) {
    const fields = node.selectionSet.selections.filter((s) => s.kind === Kind.FIELD);
    if (fields.length > 15) context.reportError(refused('The query has more than 15 operations'));
  },
});

export const documentLimits: ValidationRule[] = [depthLimit, aliasLimit, rootFieldLimit];

/** A page costs its rows: `take` times what one row costs. */
const pageEstimator: ComplexityEstimator = ({ args, childComplexity, field }) => {
  if (field.name === 'rows') return undefined;
  const take = (args.search as { take?: number } | undefined)?.take;
  const name = String(field.type);
  return name.endsWith('Page!') ? 1 + childComplexity * Math.max(1, take ?? 100) : undefined;
};

export function costLimit(schema: GraphQLSchema): ApolloServerPlugin<RequestContext> {
  const estimators = [pageEstimator, fieldExtensionsEstimator(), simpleEstimator({ defaultComplexity: 1 })];
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ request, document, operationName }) {
          const cost = getComplexity({
            schema, query: document, variables: request.variables ?? {}, operationName: operationName ?? undefined, estimators,
          });
          if (cost > maxCost) throw refused(`The query costs ${Math.round(cost)}, more than ${maxCost}; ask for fewer rows or fields`);
        },
      };
    },
  };
}
