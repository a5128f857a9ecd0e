/** Error of a refused or failed request, in one shape for fetch and Apollo. */
export interface Failure {
  /** The server's error code; `NETWORK` when no answer was received. */
  code: string;
  /** All messages, in display order. */
  messages: string[];
  fields: Record<string, string[]>;
}

export interface GraphqlError {
  message: string;
  extensions?: Record<string, unknown>;
}

export function failureOf(errors: readonly GraphqlError[]): Failure {
  const messages = errors.flatMap(({ message, extensions }) => {
    const all = textsOf(extensions?.messages);
    return all.length > 0 ? all : [message];
  });
  const fields = errors.flatMap(({ extensions }) => Object.entries((extensions?.fields ?? {}) as object));
  return {
    code: String(errors[0]?.extensions?.code ?? 'INTERNAL_SERVER_ERROR'),
    messages: [...new Set(messages)],
    fields: Object.fromEntries(fields.map(([name, texts]) => [name, textsOf(texts)])),
  };
}

/**
 * Failure for a broken connection or an answer that is not from this server. Browser error texts are not shown to
 * users.
 */
export function networkFailure(caught: unknown): Failure {
  const timedOut = caught instanceof DOMException && caught.name === 'TimeoutError';
  return { code: 'NETWORK', messages: [timedOut ? noAnswer : unreachable], fields: {} };
}

const noAnswer = 'The server did not answer. Nothing you typed is lost: please try again';
const unreachable = 'The server cannot be reached. Check the connection and try again';

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
