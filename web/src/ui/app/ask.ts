import type { ApolloClient, DocumentNode } from '@apollo/client';

/** No key and no save waits longer for an answer that only helps. */
export const maxWaitMs = 3000;

interface Options<Data> {
  fetchPolicy?: 'network-only' | 'cache-first';
  /** Told when the request ends, even after `maxWaitMs` (null: it failed). Without it the request is cancelled then. */
  onEnd?: (data: Data | null) => void;
}

/**
 * Asks the server for something that helps a clerk while he types: the only way to do so. It settles within `maxWaitMs` and
 * never rejects; null: there was no answer. A request that hangs is cancelled, since over HTTP/1.1 a browser has six
 * connections to a server, and bookings need them.
 */
export function ask<Data>(
  client: ApolloClient,
  query: DocumentNode,
  variables: object,
  { fetchPolicy = 'network-only', onEnd }: Options<Data> = {},
): Promise<Data | null> {
  const cancel = new AbortController();
  return new Promise((resolve) => {
    const timer = window.setTimeout(() => {
      resolve(null);
      if (!onEnd) cancel.abort();
    }, maxWaitMs);
    function end(data: Data | null): void {
      window.clearTimeout(timer);
      onEnd?.(data);
      resolve(data);
    }
    client
      .query<Data>({
        query,
        variables,
        fetchPolicy,
        // An equal question that hangs is not joined.
        context: { quiet: true, queryDeduplication: false, fetchOptions: { signal: cancel.signal } },
      })
      .then(
        ({ data }) => end(data ?? null),
        () => end(null),
      );
  });
}
