import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen } from '@testing-library/react';
import { useCreateCustomerMutation, useUpdateCustomerMutation } from '../../graphql.generated';
import { UiProvider } from '../../ui/app/UiProvider';
import { useCommand } from '../../ui/form/useCommand';
import { requestKeyLink } from './apollo';
import { createCache } from './cache';
import { slowAfterMs, slowAnswerLink } from './slowAnswer';

function Creator() {
  const [create] = useCommand(useCreateCustomerMutation(), { done: 'Created' });
  return (
    <button type="button" onClick={() => void create({ input: { company: 'Elm' } })}>
      Create
    </button>
  );
}

function Updater() {
  const [update] = useCommand(useUpdateCustomerMutation(), { done: 'Updated' });
  return (
    <button type="button" onClick={() => void update({ input: { uniqueId: 'c1', version: 1, company: 'Elm' } })}>
      Update
    </button>
  );
}

test.each([
  ['booking', <Creator key="create" />, 'Create', 'createCustomer'],
  ['update', <Updater key="update" />, 'Update', 'updateCustomer'],
])('after ten seconds it says so, and Try again of a %s is the same request', async (_, form, button, field) => {
  jest.useFakeTimers();
  try {
    const keys: unknown[] = [];
    const server = new ApolloLink((operation) => {
      const { headers = {} } = operation.getContext() as { headers?: Record<string, string> };
      keys.push(operation.variables.clientRequestId ?? headers['idempotency-key']);
      return new Observable((observer) => {
        // The first request is never answered.
        if (keys.length === 1) return;
        observer.next({ data: { [field]: { __typename: 'Customer', uniqueId: 'c1' } } });
        observer.complete();
      });
    });
    const client = new ApolloClient({
      link: ApolloLink.from([requestKeyLink, slowAnswerLink, server]),
      cache: createCache(),
    });
    render(
      <ApolloProvider client={client}>
        <UiProvider>{form}</UiProvider>
      </ApolloProvider>,
    );
    await act(async () => screen.getByText(button).click());
    await act(async () => jest.advanceTimersByTime(slowAfterMs - 1));
    expect(screen.queryByText('Try again')).toBeNull();
    await act(async () => jest.advanceTimersByTime(1));
    expect(screen.getByText(/^The server has not answered for 10 seconds/)).toBeInTheDocument();
    await act(async () => screen.getByText('Try again').click());
    await act(async () => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByText(`${button}d`)).toBeInTheDocument();
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(screen.queryByText(/^The server has not answered/)).toBeNull();
  } finally {
    jest.useRealTimers();
  }
});
