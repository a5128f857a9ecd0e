import type { DocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { ask } from '../app/ask';

interface Options {
  /** What is known from before is shown until the answer is there. */
  showsKnown?: boolean;
}

/** The answer to a question of a form; null: there is none yet, or nothing to ask (`variables` null). */
export function useAnswer<Data>(
  query: DocumentNode,
  variables: object | null,
  { showsKnown = false }: Options = {},
): Data | null {
  const client = useApolloClient();
  const [answer, setAnswer] = useState<{ key: string; data: Data | null } | null>(null);
  const key = variables && JSON.stringify(variables);
  useEffect(() => {
    if (key === null) return undefined;
    let isOutdated = false;
    void ask<Data>(client, query, JSON.parse(key) as object).then((data) => {
      if (!isOutdated) setAnswer({ key, data });
    });
    return () => {
      isOutdated = true;
    };
  }, [client, query, key]);
  if (key === null) return null;
  const given = answer?.key === key ? answer.data : null;
  return given ?? (showsKnown ? client.readQuery<Data>({ query, variables: variables ?? {} }) : null);
}
