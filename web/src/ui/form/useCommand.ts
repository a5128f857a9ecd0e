/**
 * Runs a mutation: loading state, success toast, refusals as toast and at the fields, and cache updates.
 *
 *   const [create, creating] = useCommand(useCreateCustomerMutation(), {
 *     done: productTexts.customerCreated, changes: ['customers'], form,
 *   });
 *   const data = await create({ input });   // null when it was refused
 */
import type { ApolloCache, ApolloClient } from '@apollo/client';
import { useRef, useState } from 'react';
import type { Failure } from '../../failure';
import type { QueryField } from '../../graphql.generated';
import { failureOfCaught } from '../app/failureOfCaught';
import { newRequestId } from './requestId';
import { toast } from '../overlay/toast';
import { undoOf } from './undo';

/** What `useMutation` returns, as far as commands need it. */
export type Mutation<Data, Variables> = readonly [
  mutate: (options: {
    variables: Variables;
    context: { requestId: string };
    update: (cache: ApolloCache) => void;
  }) => Promise<{ data?: Data | null }>,
  result: { client: ApolloClient },
];

export interface CommandOptions<Data> {
  /** Success toast, with Undo where the server undoes the mutation; none if omitted. */
  done?: string | ((data: Data) => string);
  /** Fields of `ROOT_QUERY` that the mutation outdates. They are evicted, so that visible ones refetch once. */
  changes?: readonly QueryField[];
  /** The form that receives field errors, and is told when its values were saved. */
  form?: { refuse(failure: Failure): void; saved(): void };
  /** Shows only the first of several errors, as specified for invoices (SPEC 8). */
  firstErrorOnly?: boolean;
}

/** Error codes that leave the outcome unknown. */
const unanswered: readonly string[] = ['NETWORK', 'TIMEOUT', 'UNAVAILABLE', 'INTERNAL_SERVER_ERROR'];

/** Error codes that mean that somebody else changed or deleted the record. */
const outdated: readonly string[] = ['CONFLICT', 'NOT_FOUND'];

/** Error codes after which the login page, or that of the second factor, is shown. */
const leaving: readonly string[] = ['UNAUTHENTICATED', 'SECOND_FACTOR_REQUIRED'];

export function useCommand<Data, Variables>(
  [mutate, { client }]: Mutation<Data, Variables>,
  options: CommandOptions<NoInfer<Data>> = {},
): [run: (variables: NoInfer<Variables>) => Promise<Data | null>, running: boolean] {
  const [running, setRunning] = useState(false);
  const lost = useRef<{ body: string; requestId: string } | null>(null);

  async function run(variables: Variables): Promise<Data | null> {
    const { done, changes = [], form, firstErrorOnly = false } = options;
    // If the answer to a creating call was lost, sending the same input again uses the same idempotency key, so nothing
    // is created twice.
    const body = JSON.stringify(variables);
    const requestId = lost.current?.body === body ? lost.current.requestId : newRequestId();
    lost.current = null;
    setRunning(true);
    try {
      const { data } = await mutate({
        variables,
        context: { requestId },
        update(cache) {
          changes.forEach((fieldName) => cache.evict({ id: 'ROOT_QUERY', fieldName }));
          cache.gc();
        },
      });
      if (!data) return null;
      form?.saved();
      const [operation] = Object.keys(data).filter((name) => name !== '__typename');
      const undo = undoOf(client, { operation, requestId });
      if (done) toast.success(typeof done === 'string' ? done : done(data), undo);
      return data;
    } catch (caught) {
      const failure = failureOfCaught(caught);
      if (unanswered.includes(failure.code)) lost.current = { body, requestId };
      form?.refuse(failure);
      // Displayed data is outdated.
      if (outdated.includes(failure.code)) void client.refetchQueries({ include: 'active' });
      // Another page is shown instead, so no toast is needed.
      if (!leaving.includes(failure.code))
        toast.error(firstErrorOnly ? failure.messages.slice(0, 1) : failure.messages);
      return null;
    } finally {
      setRunning(false);
    }
  }

  return [run, running];
}
