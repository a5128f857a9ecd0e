/** From the text of a request to a document that may run: measured first, then validated, kept for whoever asks the same again. */
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
import { badInput, unauthenticated, type AppError } from '../../core/errors';
import { maxFailures } from '../../core/inputLimits';
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

/** The public pages ask for a few fields each. */
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

/** Characters of all documents that are kept, parsed; a parsed document takes some 100 bytes for each. */
const keptCharacters = 300_000;

export interface KnownDocument {
  document: DocumentNode;
  /** With all fragments in their places. */
  fields: number;
  introspection: boolean;
}

/** What is wrong with a document, in the order of its text. */
export class DocumentRefused extends Error {
  constructor(readonly errors: readonly (GraphQLError | AppError)[]) {
    super('The document was refused');
  }
}

export class Documents {
  private readonly kept = new LRUCache<string, KnownDocument>({ maxSize: keptCharacters });

  constructor(private readonly schema: GraphQLSchema) {}

  /** Throws DocumentRefused. What is asked without a session is small, and is not kept. */
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
    // Whoever asks for more than a stranger may has lost the session, or never had one.
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
    // Validation lets them pass, and execution has nothing to begin with.
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
