/** Parses, measures and validates GraphQL documents, in this order, and caches those of signed-in users. */
import {
  GraphQLError,
  Kind,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  type DefinitionNode,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { badInput, unauthenticated, type AppError } from '../../core/operation/errors';
import { maxFailures } from '../../core/operation/inputLimits';
import { isStandardIntrospection } from './introspection';
import { measureDocument, measureText } from './measure';

export interface DocumentLimits {
  characters: number;
  tokens: number;
  nesting: number;
  definitions: number;
  depth: number;
  aliases: number;
  fields: number;
  operations: number;
  repeats: number;
}

export const sessionLimits: DocumentLimits = {
  characters: 100_000,
  tokens: 5_000,
  nesting: 40,
  definitions: 60,
  depth: 12,
  aliases: 30,
  fields: 1_000,
  operations: 15,
  repeats: 20,
};

/** Limits for requests without a session; the public pages select only a few fields. */
const anonymousLimits: DocumentLimits = {
  characters: 5_000,
  tokens: 300,
  nesting: 12,
  definitions: 5,
  depth: 5,
  aliases: 5,
  fields: 60,
  operations: 3,
  repeats: 5,
};

/**
 * Maximum total length, in characters, of the documents cached in parsed form; each character takes about 100 bytes.
 */
const keptCharacters = 300_000;

export interface KnownDocument {
  document: DocumentNode;
  /** Number of fields with all fragments expanded. */
  fields: number;
  introspection: boolean;
}

/** The errors of a refused document, in the order of its text. */
export class DocumentRefused extends Error {
  constructor(readonly errors: readonly (GraphQLError | AppError)[]) {
    super('The document was refused');
  }
}

export class Documents {
  private readonly kept = new LRUCache<string, KnownDocument>({ maxSize: keptCharacters });

  constructor(private readonly schema: GraphQLSchema) {}

  /** Throws DocumentRefused. Documents of requests without a session have smaller limits and are not cached. */
  read(text: string, key: string, isSignedIn: boolean): KnownDocument {
    const known = isSignedIn ? this.kept.get(key) : undefined;
    if (known) return known;
    const read = this.parsed(text, isSignedIn);
    const errors = isStandardIntrospection(text)
      ? []
      : validate(this.schema, read.document, specifiedRules, { maxErrors: maxFailures, hideSuggestions: true });
    if (errors.length > 0) throw new DocumentRefused(errors.slice(0, maxFailures));
    if (isSignedIn) this.kept.set(key, read, { size: text.length });
    return read;
  }

  private parsed(text: string, isSignedIn: boolean): KnownDocument {
    const limits = isSignedIn ? sessionLimits : anonymousLimits;
    // Without a session, exceeding the limits answers 401, since the client probably lost its session.
    const refuse = (message: string) => new DocumentRefused([isSignedIn ? badInput(message) : unauthenticated()]);
    if (text.length > limits.characters) throw refuse(`The query has more than ${limits.characters} characters`);
    if (isStandardIntrospection(text)) {
      if (!isSignedIn) throw refuse('');
      return { document: parse(text), fields: 0, introspection: true };
    }
    const { tokens, nesting } = orSyntaxError(() => measureText(text, limits.tokens));
    if (tokens > limits.tokens) throw refuse(`The query has more than ${limits.tokens} tokens`);
    if (nesting > limits.nesting) throw refuse(`The query is nested deeper than ${limits.depth} levels`);
    const document = orSyntaxError(() => parse(text));
    // Subscriptions pass validation but cannot be executed.
    if (document.definitions.some(isSubscription)) throw new DocumentRefused([badInput('There are no subscriptions')]);
    const measured = measureDocument(document, limits.fields);
    if (measured.depth > limits.depth) throw refuse(`The query is nested deeper than ${limits.depth} levels`);
    for (const name of ['definitions', 'aliases', 'fields', 'operations', 'repeats'] as const) {
      if (measured[name] > limits[name]) throw refuse(tooMany[name](limits[name]));
    }
    if (measured.introspection && !isSignedIn) throw refuse('');
    return { document, fields: measured.fields, introspection: measured.introspection };
  }
}

const tooMany = {
  definitions: (limit: number) => `The query has more than ${limit} definitions`,
  aliases: (limit: number) => `The query has more than ${limit} aliases`,
  fields: (limit: number) => `The query has more than ${limit} fields`,
  operations: (limit: number) => `The query has more than ${limit} operations`,
  repeats: (limit: number) => `The query selects a field more than ${limit} times`,
};

const isSubscription = (node: DefinitionNode) =>
  node.kind === Kind.OPERATION_DEFINITION && node.operation === OperationTypeNode.SUBSCRIPTION;

function orSyntaxError<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof GraphQLError) throw new DocumentRefused([error]);
    throw error;
  }
}
