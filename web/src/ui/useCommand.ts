/**
 * A mutation as the clerk sees it: loading, success toast, refusals as toast and at the fields, and what the cache
 * has to forget.
 *
 *   const [create, creating] = useCommand(useCreateCustomerMutation(), {
 *     done: 'Customer created succssfully', changes: ['customers'], form,
 *   });
 *   const data = await create({ input });   // null when it was refused
 */
import type { OperationVariables } from '@apollo/client';
import type { useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';
import type { Failure } from '../failure';
import { failureOfCaught } from './failureOfCaught';
import { newRequestId } from './requestId';
import { toast } from './toast';

interface CommandOptions<Data> {
  /** The success toast; none when left out. */
  done?: string | ((data: Data) => string);
  /** Lists and figures of `ROOT_QUERY` that are now another count: the visible ones are asked for again, once. */
  changes?: readonly string[];
  /** Where field messages go, and which is told that what it holds is saved. */
  form?: { refuse(failure: Failure): void; saved(): void };
  /** Of several errors only the first is told: so it is with invoices (SPEC 8). */
  firstErrorOnly?: boolean;
}

/** After these the outcome is not known. */
const unanswered: readonly string[] = ['NETWORK', 'TIMEOUT', 'UNAVAILABLE', 'INTERNAL_SERVER_ERROR'];

/** Somebody else was faster. */
const outdated: readonly string[] = ['CONFLICT', 'NOT_FOUND'];

export function useCommand<Data, Variables extends OperationVariables>(
  [mutate, { client }]: useMutation.ResultTuple<Data, Variables>,
  options: CommandOptions<NoInfer<Data>> = {},
): [run: (variables: NoInfer<Variables>) => Promise<Data | null>, running: boolean] {
  const [running, setRunning] = useState(false);
  const lost = useRef<{ body: string; requestId: string } | null>(null);

  async function run(variables: Variables): Promise<Data | null> {
    const { done, changes = [], form, firstErrorOnly = false } = options;
    // When the answer to a creating call got lost, the same input again is the same request, not a second booking.
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
      if (done) toast.success(typeof done === 'string' ? done : done(data));
      return data;
    } catch (caught) {
      const failure = failureOfCaught(caught);
      if (unanswered.includes(failure.code)) lost.current = { body, requestId };
      form?.refuse(failure);
      // What is on the screen is out of date.
      if (outdated.includes(failure.code)) void client.refetchQueries({ include: 'active' });
      // Without a session the login page says it all.
      if (failure.code !== 'UNAUTHENTICATED')
        toast.error(firstErrorOnly ? failure.messages.slice(0, 1) : failure.messages);
      return null;
    } finally {
      setRunning(false);
    }
  }

  return [run, running];
}
